import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct SafeAreaTests {
  @Test func `an inset keeps its place, the view gets the rest`() {
    let screen = Screen(width: 12, height: 4) {
      ScrollView { ForEach(0..<9) { Text("Line \($0)") } }
        .safeAreaInset(edge: .bottom, alignment: .leading) { Text("Below") }
        .safeAreaInset(edge: .trailing) { Text("|") }
    }
    expectText(
      screen.text,
      equals: """
        Line 0
        Line 1
        Line 2 |
        Below
        """)
  }

  @Test func `an inset takes its length, the view is offered the rest (U04)`() {
    let screen = Screen(width: 10, height: 8) {
      Color.red.accessibilityIdentifier("c")
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 2).accessibilityIdentifier("i") }
    }
    expectEqual(screen.frame(id: "c"), CGRect(x: 0, y: 0, width: 10, height: 6))
    expectEqual(screen.frame(id: "i"), CGRect(x: 0, y: 6, width: 10, height: 2))
  }

  @Test func `padding of the safe area takes its lengths off the content (U10)`() {
    let screen = Screen(width: 100, height: 100) {
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("content")
        .safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    }
    expectEqual(screen.frame(id: "content"), CGRect(x: 20, y: 10, width: 40, height: 60))
  }

  @Test func `an inset stands at the edge that it names`() {
    func picture<V: View>(_ view: V) -> String { Screen(width: 9, height: 2) { view }.text }
    let view = Color.clear
    expectText(picture(view.safeAreaInset(edge: .top, alignment: .leading) { Text("i") }), equals: "i\n")
    expectText(picture(view.safeAreaInset(edge: .bottom, alignment: .leading) { Text("i") }), equals: "\ni")
    expectText(picture(view.safeAreaInset(edge: .leading, alignment: .top) { Text("i") }), equals: "i\n")
    expectText(picture(view.safeAreaInset(edge: .trailing, alignment: .top) { Text("i") }), equals: "        i\n")
  }

  @Test func `regions are apart, and in all of them`() {
    #expect(SafeAreaRegions.container.isDisjoint(with: .keyboard))
    #expect(SafeAreaRegions.all.isSuperset(of: [.container, .keyboard]))
  }

  @Test func `an inset has its length before the view`() {
    func text(_ view: some View, width: Int, height: Int) -> String {
      Screen(width: width, height: height) { view }.text
    }
    let beside = Text("abcdef").safeAreaInset(edge: .trailing, spacing: 0) { Text("wxyz") }
    expectText(text(beside, width: 6, height: 1), endsWith: "wxyz")
    let below = Text("a\nb\nc\nd").safeAreaInset(edge: .bottom, spacing: 0) { Text("1\n2") }
    expectText(text(below, width: 6, height: 3), equals: "a...\n  1\n  2")
  }
}
