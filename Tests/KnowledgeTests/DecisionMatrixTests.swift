// The matrix against a table of all answers with all costs, and its laws.

import Knowledge
import Testing

struct DecisionMatrixTests {
  private static let subsets: [Set<MatrixQuestion>] = (0..<16).map { bits in
    Set(MatrixQuestion.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
  }

  /// Both costs in minutes, wrapper first.
  private static let costs: [(Int?, Int?)] = [(nil, nil), (60, nil), (nil, 20), (60, 60), (60, 20), (20, 60)]

  /// The verdicts of all 16 answers, the bits in the order of the questions from the lowest, by costs. N
  /// stays native, b is a bridge, B a bridge now.
  private static let table: [(wrapper: Int?, workaround: Int?, verdicts: String)] = [
    (nil, nil, "NbbBbBBBbBBBBBBB"), (60, nil, "NbbBbBBBbBBBBBBB"), (nil, 20, "NbbBbBBBbBBBBBBB"),
    (60, 60, "NbbBbBBBbBBBBBBB"), (60, 20, "NNNBbBBBNBBBBBBB"), (20, 60, "NbbBbBBBbBBBBBBB"),
  ]

  @Test func everyAnswerWithEveryCostHasItsVerdict() {
    for row in Self.table {
      let verdicts = Self.subsets.map { yes -> Character in
        switch DecisionMatrix(yes: yes, wrapperMinutes: row.wrapper, workaroundMinutes: row.workaround)
          .verdict
        {
        case .stayNative: "N"
        case .bridge: "b"
        case .bridgeNow: "B"
        }
      }
      #expect(
        String(verdicts) == row.verdicts,
        "\(String(describing: row.wrapper)) \(String(describing: row.workaround))")
    }
  }

  @Test func oneMoreYesNeverWeakensTheVerdict() {
    for cost in Self.costs {
      for yes in Self.subsets {
        let own = DecisionMatrix(yes: yes, wrapperMinutes: cost.0, workaroundMinutes: cost.1)
        for question in MatrixQuestion.allCases where !yes.contains(question) {
          var more = own
          more.yes.insert(question)
          #expect(more.verdict >= own.verdict)
        }
      }
    }
  }

  @Test func everyVerdictHasReasonsAndSaysWhatWouldFlipIt() {
    for cost in Self.costs {
      for yes in Self.subsets {
        let matrix = DecisionMatrix(yes: yes, wrapperMinutes: cost.0, workaroundMinutes: cost.1)
        #expect(!matrix.because.isEmpty && !matrix.flips.isEmpty)
        for question in yes { #expect(matrix.because.joined().contains(question.name)) }
      }
    }
  }

  @Test func aHatchMakesItAMatterOfAnHour() {
    #expect(DecisionMatrix(yes: [.apiGap], hasHatch: true).estimateMinutes == 30...60)
    #expect(DecisionMatrix(yes: [.apiGap]).estimateMinutes == 120...240)
  }

  @Test(arguments: [
    ("20m", 20), ("4h", 240), ("2d", 960), ("1h30m", 90), ("0m", 0), ("", nil), ("4", nil), ("h", nil),
    ("4w", nil),
    ("-4h", nil), ("4 h", nil), ("99999999999999999999h", nil), ("1.5h", nil),
  ])
  func timesAreRead(text: String, minutes: Int?) {
    #expect(WorkTime.minutes(text) == minutes)
    if let minutes { #expect(WorkTime.minutes(WorkTime.words(minutes)) == minutes) }
  }

  @Test func anEntrysMatrixFieldIsRead() {
    #expect(MatrixQuestion.answered(in: "API gap, system component") == [.apiGap, .systemComponent])
    #expect(
      MatrixQuestion.answered(in: "Performance; gesture-complexity") == [.performance, .gestureComplexity])
    #expect(MatrixQuestion.answered(in: "none") == [])
  }
}
