class Base: UIView {}
