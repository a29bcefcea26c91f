class Unrelated: BaseCanvas {}
