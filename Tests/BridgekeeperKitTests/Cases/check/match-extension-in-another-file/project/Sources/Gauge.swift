struct Gauge { var level = 0.0 }
