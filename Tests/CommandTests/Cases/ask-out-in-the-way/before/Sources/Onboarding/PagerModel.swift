struct PagerModel {}
