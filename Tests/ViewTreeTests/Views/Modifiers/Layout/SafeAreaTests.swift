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
      AnyView(Numbers().id(1).safeAreaPadding(.horizontal, 4)),
      AnyView(Group { if true { Numbers() } else { Numbers().id(2) } }.safeAreaPadding(.horizontal, 4)),
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
  }

  @Test func `padding of the safe area is a margin in a list and in a form`() {
    let rows = ForEach(0..<9) { Text("row \($0)") }
    for view in [AnyView(List { rows }.listStyle(.plain)), AnyView(Form { rows }.formStyle(.columns))] {
      let screen = Screen(width: 12, height: 4) { view.scrollIndicators(.hidden) }
      #expect(screen.text.hasPrefix("row 0"))
    }
    let list = Screen(width: 12, height: 4) {
      List { rows }.listStyle(.plain).scrollIndicators(.hidden).safeAreaPadding(2)
    }
    expectText(list.text, equals: "\n\n  row 0\n  row 1")
    let form = Screen(width: 12, height: 4) { Form { rows }.scrollIndicators(.hidden).safeAreaPadding(.top, 2) }
    expectText(form.text, startsWith: "\n\n")
    for screen in [list, form] {
      screen.press(.tab)
      screen.press(.down)
      screen.press(.down)
      // The rows are seen in the padding, too.
      expectText(String(screen.text.prefix { $0 != "\n" }), contains: "row 0")
    }
  }

  @Test func `a scroll view that takes the place of another has its padding and its position`() throws {
    struct Places: View {
      @State private var isOther = false
      @State private var id: Int?

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Group {
            if isOther {
              ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<9) { Text("b\($0) ").id($0) } } }
            } else {
              ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<9) { Text("a\($0) ").id($0) } } }
            }
          }
          .scrollPosition(id: $id).safeAreaPadding(.leading, 2)
          Button("Other") { isOther.toggle() }
          Button("Five") { id = 5 }
        }
      }
    }
    let screen = Screen(width: 12, height: 3) { Places() }
    expectText(screen.text, startsWith: "  a0 a1 a2 a")
    try screen.find(.button, "Other").tap()
    expectText(screen.text, startsWith: "  b0 b1 b2 b")
    try screen.find(.button, "Five").tap()
    expectText(screen.text, startsWith: "4 b5 b6 b7 b")
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

  @Test func `padding of the safe area remains padding where nothing scrolls`() throws {
    struct Page: View {
      @State private var scrolls = false

      var body: some View {
        Form { Toggle("Scrolls", isOn: $scrolls) }
          .formStyle(scrolls ? AnyFormStyle(.grouped) : AnyFormStyle(.columns)).safeAreaPadding(2)
      }
    }
    let screen = Screen(width: 24, height: 8) { Page() }
    expectText(screen.text, startsWith: "\n\n  ")
    let columns = screen.text
    try screen.find(.toggle, "Scrolls").tap()
    #expect(screen.text != columns && screen.text.hasPrefix("\n\n  "))
    try screen.find(.toggle, "Scrolls").tap()
    #expect(screen.text.replacing("[x]", with: "[ ]") == columns)
  }

  private struct AnyFormStyle: FormStyle {
    private let make: (Configuration) -> AnyView

    init<S: FormStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }

    func makeBody(configuration: Configuration) -> some View { make(configuration) }
  }
}
