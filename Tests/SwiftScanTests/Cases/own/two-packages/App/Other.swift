struct Far: Hidden {}
