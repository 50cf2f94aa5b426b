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

  @Test func `padding of the safe area is a margin in a scroll view, whose window keeps its size`() {
    struct Numbers: View {
      var body: some View {
        ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<9) { Text("\($0)").frame(width: 3) } } }
      }
    }
    let padded: [AnyView] = [
      AnyView(Numbers().safeAreaPadding(.horizontal, 4)),
      AnyView(Numbers().scrollIndicators(.hidden).frame(height: 1).safeAreaPadding(.horizontal, 4)),
      AnyView(Numbers().safeAreaPadding(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4))),
      AnyView(Numbers().safeAreaPadding(.horizontal, 3).safeAreaPadding(.horizontal, 1)),
      AnyView(Numbers().contentMargins(.horizontal, 1).safeAreaPadding(.horizontal, 3)),
      AnyView(Numbers().safeAreaPadding(.horizontal, 3).contentMargins(.horizontal, 1)),
    ]
    for (index, view) in padded.enumerated() {
      let screen = Screen(width: 12, height: 1) { view.scrollIndicators(.hidden) }
      expectEqual(screen.text, "     0  1  2", "\(index)")
      screen.press(.tab)
      screen.press(.end)
      expectEqual(screen.text, "6  7  8", "\(index)")
    }
    // A view of another kind is smaller by the padding.
    let stack = Screen(width: 12, height: 1) { HStack { Numbers() }.safeAreaPadding(.horizontal, 4) }
    expectText(stack.text, equals: "     0")
  }

  @Test func `padding of the safe area is a margin of the outermost scroll view only`() {
    let inner = ScrollView(.horizontal) { Text("inner") }
    let screen = Screen(width: 12, height: 4) { ScrollView { inner }.safeAreaPadding(2) }
    expectText(screen.text, equals: "\n\n  inner\n")
    let list = Screen(width: 12, height: 2) { List { Text("row") }.safeAreaPadding(.horizontal) }
    expectText(list.text, equals: " row\n")
    let form = Screen(width: 12, height: 2) { Form { Text("row") }.safeAreaPadding(.leading, 3) }
    expectText(form.text, startsWith: "   ")
  }

  @Test func `padding of the safe area follows its length`() throws {
    struct Growing: View {
      @State private var length: CGFloat = 1

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView(.horizontal) { Text("text") }.safeAreaPadding(.leading, length)
          Button("More") { length += 2 }
        }
      }
    }
    let screen = Screen(width: 9) { Growing() }
    expectText(screen.text, startsWith: " text\n")
    try screen.find(.button, "More").tap()
    expectText(screen.text, startsWith: "   text\n")
  }
}
