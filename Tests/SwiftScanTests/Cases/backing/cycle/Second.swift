class Second: Third { let keeps = MapCanvas() }
