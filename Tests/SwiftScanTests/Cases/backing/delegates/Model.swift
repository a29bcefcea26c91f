final class PageModel {}
