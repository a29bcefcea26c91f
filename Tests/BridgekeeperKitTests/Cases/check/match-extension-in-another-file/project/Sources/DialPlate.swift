struct DialPlate {}
