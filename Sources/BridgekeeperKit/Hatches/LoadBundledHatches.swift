// The hatches that the program carries, unpacked once, when somebody asks for them and not before.

import BundledHatches
public import Knowledge

/// The hatches that the program carries, sorted by id.
public func bundledHatches() throws(Failure) -> [Hatch] {
  guard let hatches = unpacked else {
    throw Failure("the bundled hatches cannot be unpacked", fix: "build the program anew", exit: .bug)
  }
  return hatches
}

private let unpacked = HatchArchive.unpack(BundledHatches.packed)
