extension MapCanvas { func b() {} }
