struct Atlas {}
