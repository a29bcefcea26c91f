// Use cases.
