// Turns a goal into a statement of its deposits: a pure function from values to a PDF document.

import PDFKit
import UIKit

struct StatementRenderer {
  /// A4 in points.
  private let page = CGRect(x: 0, y: 0, width: 595, height: 842)
  private let margin: CGFloat = 56
  private let lineHeight: CGFloat = 20

  func render(_ goal: Goal) -> PDFDocument? {
    let renderer = UIGraphicsPDFRenderer(bounds: page)
    let data = renderer.pdfData { context in
      var y = beginPage(in: context, title: goal.name)
      for deposit in goal.deposits {
        if y + lineHeight > page.maxY - margin { y = beginPage(in: context, title: goal.name) }
        draw(line(for: deposit), at: y)
        y += lineHeight
      }
      draw("Total  \(goal.saved.formatted())", at: y + lineHeight)
    }
    return PDFDocument(data: data)
  }

  /// Starts a page with its title and returns where the first line goes.
  private func beginPage(in context: UIGraphicsPDFRendererContext, title: String) -> CGFloat {
    context.beginPage()
    draw(title, at: margin, font: .boldSystemFont(ofSize: 18))
    return margin + 3 * lineHeight
  }

  private func line(for deposit: Deposit) -> String {
    "\(deposit.date.formatted(date: .numeric, time: .omitted))  \(deposit.amount.formatted())"
  }

  private func draw(_ text: String, at y: CGFloat, font: UIFont = .systemFont(ofSize: 12)) {
    (text as NSString).draw(at: CGPoint(x: margin, y: y), withAttributes: [.font: font])
  }
}
