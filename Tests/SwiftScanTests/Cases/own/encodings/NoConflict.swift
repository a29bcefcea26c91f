let text = """
<<<<<<< HEAD
======= UIViewRepresentable
>>>>>>> x
"""
struct InString: UIViewRepresentable {}
