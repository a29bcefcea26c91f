struct A {}
<<<<<<< HEAD
=======
>>>>>>> x
