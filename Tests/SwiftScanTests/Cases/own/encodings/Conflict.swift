struct A {}
<<<<<<< HEAD
struct B: UIViewRepresentable {}
=======
>>>>>>> x
