import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

/// The lines of the format `.tree`.
@MainActor struct RenderNodeDumpTests {
  private struct Odd: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 4.256, height: 2)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: CGPoint(x: bounds.minX + 0.333, y: bounds.minY), proposal: .unspecified)
    }
  }

  @Test func `each view has its kind, its frame on the screen, its role, its text and its identifiers`() throws {
    let screen = Screen(width: 20, height: 4) {
      VStack(alignment: .leading) {
        Text("a\u{1B}b").accessibilityIdentifier("one").accessibilityIdentifier("two")
        Toggle("Wi-Fi", isOn: .constant(true))
        Odd() {
          Text("x")
          Text("y")
        }
        Color.red.padding(1)
      }
    }
    let toggle = """
      HStack (0 1 9 1) toggle "Wi-Fi" = on
        Image (0 1 3 1) image "checkmark.square"
        Text (4 1 5 1) "Wi-Fi"
      """
    expectText(
      screen.render(.tree),
      equals: """
        Root (0 0 20 6)
          VStack (0 0 20 6)
            Text (0 0 4 1) "a\\u{1B}b" #one #two
        \(toggle.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
            Odd (0 2 4.26 2)
              Text (0.33 2 1 1) "x"
              Text (1.63 2.5 1 1) "y"
            Padding (0 4 20 2)
              Color (1 5 18 0)
        """)
    try expectText(screen.find(.toggle).render(.tree), equals: toggle)
  }

  @Test func `a view without a place is listed without its views`() {
    let screen = Screen(width: 4) {
      ViewThatFits {
        HStack { Text("too long") }
        Text("fits")
      }
    }
    expectText(screen.render(.tree), contains: "\n    HStack (not placed)\n    Text (0 0 4 1) \"fits\"")
  }

  @Test(arguments: [118, 119, 121]) func `views below 120 levels are counted`(_ count: Int) {
    func nested(_ view: AnyView, _ count: Int) -> AnyView {
      count == 0 ? view : AnyView(nested(view, count - 1).padding(0))
    }
    let lines = Screen(nested(AnyView(Text("in")), count), width: 4).render(.tree).split(separator: "\n")
    // The root and the paddings are above the text.
    expectEqual(lines.count, min(count + 2, 121))
    let last = count < 119 ? "Text (0 0 2 1) \"in\"" : "… \(count - 118) more level\(count == 119 ? "" : "s")"
    expectEqual(lines.last.map { String($0.drop { $0 == " " }) }, last)
  }

  @Test func `a length has at most two decimals`() {
    let lengths: [(CGFloat, String)] = [
      (0, "0"), (-1.5, "-1.5"), (0.256, "0.26"), (99.999, "100"), (1e14, "100000000000000"),
      (1e15, "1000000000000000.0"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ]
    for (length, words) in lengths {
      expectEqual(CGRect(x: length, y: 1, width: 2, height: 3).shortDescription, "(\(words) 1 2 3)")
    }
  }

  @Test func `of several branches the deepest counts`() {
    func nested(_ view: AnyView, _ count: Int) -> AnyView {
      count == 0 ? view : AnyView(nested(view, count - 1).padding(0))
    }
    let branches = HStack {
      Text("a")
      nested(AnyView(Text("b")), 3)
      Text("c").padding(0)
    }
    let lines = Screen(nested(AnyView(branches), 119), width: 40).render(.tree).split(separator: "\n")
    expectEqual(lines.last.map { String($0.drop { $0 == " " }) }, "… 5 more levels")
  }

  @Test func `a modifier and a layout have the names of their kinds, whatever is in them`() {
    let screen = Screen(width: 20) {
      Text("a").background { Text("b").padding(1).environment(\.locale, Locale(identifier: "de")) }.offset(x: 1)
      TextField("Name", text: .constant(""))
    }
    let kinds = screen.render(.tree).split(separator: "\n").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
    for kind in ["Background", "Padding", "Offset", "FieldSides"] { #expect(kinds.contains { $0 == kind }, "\(kinds)") }
  }
}
