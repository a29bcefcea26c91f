class RootCanvas<Value>: PlatformMap {}
