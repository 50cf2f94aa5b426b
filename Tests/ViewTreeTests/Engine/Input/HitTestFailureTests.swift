import Testing
import ViewTreeTesting

/// The reasons why a click does not reach a control, and the visible parts of elements.
@MainActor struct HitTestFailureTests {
  /// Rows in a scroll view of four rows that is rotated in the middle of the screen.
  private func rotated(_ degrees: Double) -> Screen {
    Screen(width: 30, height: 20) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<30) { row in Button("b\(row)") {} } }
      }
      .frame(width: 16, height: 4).rotationEffect(.degrees(degrees)).frame(width: 30, height: 20)
    }
  }

  private func refusal(of name: String, in screen: Screen) throws -> String {
    let button = try screen.find(.button, name)
    do { try button.tap() } catch { return "\(error)" }
    return ""
  }

  @Test func `the distance to the visible part is that of the rotated scroll view`() throws {
    try expectText(refusal(of: "b5", in: rotated(0)), contains: "it is 2 rows below the visible part")
    try expectText(refusal(of: "b5", in: rotated(90)), contains: "it is 6 columns before the visible part")
    try expectText(refusal(of: "b5", in: rotated(180)), contains: "it is 2 rows above the visible part")
    try expectText(refusal(of: "b5", in: rotated(270)), contains: "columns after the visible part")
    for degrees in [0.0, 90, 180, 270] { try expectEqual(refusal(of: "b3", in: rotated(degrees)), "", "\(degrees)") }
  }

  @Test func `an element has the picture that a rotated clip shows`() throws {
    func words(_ degrees: Double) -> Screen {
      Screen(width: 20, height: 10) {
        HStack(spacing: 0) { ForEach(0..<8) { Text("\($0) ") } }
          .frame(width: 16, height: 2).clipped().rotationEffect(.degrees(degrees)).frame(width: 20, height: 10)
      }
    }
    for degrees in [0.0, 90, 180, 270] {
      let screen = words(degrees)
      for number in 0..<8 {
        let text = try screen.find(.staticText, "\(number) ").text
        expectText(text, contains: "\(number)")
      }
    }
  }

  @Test func `a rotated list has the picture of its rows`() throws {
    for degrees in [0.0, 90, 180, 270] {
      let screen = Screen(width: 30, height: 20) {
        List { ForEach(0..<3) { Text("\($0)") } }
          .listStyle(.plain).frame(width: 16, height: 4).rotationEffect(.degrees(degrees)).frame(width: 30, height: 20)
      }
      let text = try screen.find(.list).text
      for row in 0..<3 { #expect(text.contains("\(row)"), "\(degrees): \(text)") }
    }
  }
}
