struct Far: PlatformView {}
