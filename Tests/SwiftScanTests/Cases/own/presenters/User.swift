struct Screen { let presenter = SharePresenter() }
