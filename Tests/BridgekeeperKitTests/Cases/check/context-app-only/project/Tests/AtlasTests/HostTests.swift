import SwiftUI
import XCTest

struct HostProbe: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

final class HostTests: XCTestCase {}
