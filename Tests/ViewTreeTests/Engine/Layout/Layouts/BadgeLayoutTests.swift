import Testing
import ViewTreeTesting

/// The views in front of a row that are badges, and their exact places; the pictures are in `OverlayTests`.
@MainActor struct BadgeLayoutTests {
  private func text<V: View>(_ view: V, width: Int = 20, unit: ScreenOptions.Unit = .cells) -> String {
    Screen(view, width: width, options: ScreenOptions(unit: unit)).text
  }

  private func over<V: View>(_ badge: V) -> [String] {
    let stack = ZStack(alignment: .topTrailing) {
      Text("abc")
      badge
    }
    return [text(Text("abc").overlay(alignment: .topTrailing) { badge }), text(stack)]
  }

  @Test func `a view with a guide of its own on one axis is no badge in a stack`() {
    let badge = Text("3")
    expectEqual(over(badge), ["abc3", "abc3"])
    expectEqual(over(badge.alignmentGuide(.trailing) { $0.width })[1], "ab3")
    expectEqual(over(badge.alignmentGuide(.top) { _ in 0 }), ["ab3", "ab3"])
  }

  @Test func `a badge in points is at most three columns away`() {
    func moved(_ x: CGFloat) -> String {
      text(Text("abcdefgh").overlay(alignment: .topTrailing) { Text("3").offset(x: -x) }, unit: .points)
    }
    expectEqual([moved(24), moved(32), moved(40)], ["abcdefgh3", "abc3efgh", "ab3defgh"])
  }

  @Test func `a row is less than one and a half cells high`() {
    func over(_ height: CGFloat) -> String {
      text(Text("abc").frame(height: height).overlay(alignment: .topTrailing) { Text("3") })
    }
    expectEqual([over(1.25), over(1.5), over(1.75)], ["abc3", "ab3\n", "ab3\n"])
  }

  @Test func `a row that gives room to its badge stays one row`() {
    let row = Text("too long for a row").overlay(alignment: .topTrailing) { Text("3") }
    expectText(Screen(row, width: 8, height: 1).text, equals: "too ...3")
  }

  @Test func `a badge stands exactly beside its row`() {
    let row = Text("abc").accessibilityIdentifier("row").overlay(alignment: .topTrailing) {
      Text("12").accessibilityIdentifier("badge")
    }
    let screen = Screen(row, width: 20)
    expectEqual(screen.frame(id: "row"), CGRect(x: 0, y: 0, width: 3, height: 1))
    expectEqual(screen.frame(id: "badge"), CGRect(x: 3, y: 0, width: 2, height: 1))
  }

  @MainActor private final class Offers { var all: [String] = [] }

  /// A layout of one view that notes the widths with which it is measured, marked by `?`, and placed.
  private struct Noting: Layout {
    let name: String
    let offers: Offers

    private func note(_ mark: String, _ width: CGFloat?) {
      let width = width.map { $0 == .infinity ? "∞" : "\(Int($0))" } ?? "nil"
      MainActor.assumeIsolated { offers.all.append(name + mark + width) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      note("?", proposal.width)
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      note("=", proposal.width)
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test func `the row is placed with the offer less the badge, and the badge with the size of the row`() {
    let offers = Offers()
    let row = Noting(name: "row", offers: offers) { Text("abcdef") }.overlay(alignment: .topTrailing) {
      Noting(name: "badge", offers: offers) { Text("3") }
    }
    expectText(text(row), equals: "abcdef3")
    expectEqual(offers.all.filter { $0.contains("=") }, ["row=20", "row=19", "badge=6"])
  }

  @Test func `a stack of one view looks for no badge`() {
    let offers = Offers()
    let stack = ZStack(alignment: .topTrailing) { Noting(name: "row", offers: offers) { Text("abcdef") } }
    expectText(text(stack), equals: "abcdef")
    expectEqual(offers.all, ["row?20", "row?20", "row=20"])
    expectText(text(ZStack(alignment: .topTrailing) {}), equals: "")
  }

  @Test func `a view without a height is no badge that takes room`() {
    let row = HStack(spacing: 0) {
      Text("abc").overlay(alignment: .topTrailing) { Color.clear.frame(width: 2, height: 0) }
      Text("|")
    }
    expectText(text(row), equals: "abc|")
  }
}
