print("bridgekeeper")
