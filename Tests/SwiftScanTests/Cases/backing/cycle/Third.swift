class Third: MapCanvas {}
