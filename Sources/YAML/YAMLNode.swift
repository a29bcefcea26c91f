// YAML text as plain values with their places.

import CYAML

/// A YAML value.
public struct YAMLNode: Sendable {}
