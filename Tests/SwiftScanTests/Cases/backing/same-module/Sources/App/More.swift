extension MapCanvas { func a() {} }
