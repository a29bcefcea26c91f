struct Tiles {}
