import SwiftUI

struct CardPager<Card: View>: UIViewControllerRepresentable {
  let cards: [Card]
  func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
  func updateUIViewController(_ pager: UIPageViewController, context: Context) {}
}
