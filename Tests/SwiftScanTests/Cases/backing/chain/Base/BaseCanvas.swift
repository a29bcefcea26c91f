class BaseCanvas: RootCanvas<Int> {}
