import Testing
import ViewTreeTesting

/// Lengths that are none: what they give is defined, finite, and no trap.
@MainActor struct BadLengthTests {
  nonisolated private static let lengths: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    1e20,
  ]

  @Test(arguments: lengths) func `no length breaks the layout`(length: CGFloat) {
    let views: [(String, AnyView)] = [
      ("frame", AnyView(Text("a").frame(width: length, height: length))),
      ("minimum", AnyView(Text("a").frame(minWidth: length, minHeight: length))),
      ("ideal", AnyView(Text("a").frame(idealWidth: length, idealHeight: length).fixedSize())),
      ("maximum", AnyView(Text("a").frame(maxWidth: length, maxHeight: length))),
      ("padding", AnyView(Text("a").padding(length))),
      ("offset", AnyView(Text("a").offset(x: length, y: length))),
      ("position", AnyView(Text("a").position(x: length, y: length))),
      (
        "spacer",
        AnyView(
          HStack {
            Text("a"); Spacer(minLength: length); Text("b")
          })
      ),
      (
        "spacing",
        AnyView(
          VStack(spacing: length) {
            Text("a"); Text("b")
          })
      ),
      (
        "grid",
        AnyView(
          Grid(horizontalSpacing: length, verticalSpacing: length) {
            GridRow {
              Text("a"); Text("b")
            }
          })
      ),
      ("ratio", AnyView(Color.red.aspectRatio(length, contentMode: .fill))),
      (
        "priority",
        AnyView(
          HStack {
            Text("a").layoutPriority(Double(length)); Text("b")
          })
      ),
      (
        "guide",
        AnyView(
          VStack(alignment: .leading) {
            Text("a").alignmentGuide(.leading) { _ in length }; Text("b")
          })
      ),
      ("line", AnyView(Rectangle().stroke(.red, lineWidth: length).border(.red, width: length))),
      ("radius", AnyView(RoundedRectangle(cornerRadius: length).stroke().cornerRadius(length))),
      ("scroll", AnyView(ScrollView { Text("a").frame(width: length, height: length) })),
      ("reader", AnyView(GeometryReader { Text("\($0.frame(in: .global).width)").frame(width: length) })),
      (
        "lazy",
        AnyView(
          LazyVStack(spacing: length) {
            Text("a"); Text("b")
          })
      ),
    ]
    for (name, view) in views {
      let screen = Screen(width: 8, height: 4) {
        HStack {
          view; Text("end")
        }
      }
      #expect(screen.text.split(separator: "\n", omittingEmptySubsequences: false).count == 4, "\(name) of \(length)")
      screen.resize(width: 3, height: 2)
      screen.press(.tab)
      screen.press(.end)
      #expect(screen.issues.isEmpty, "\(name) of \(length)")
      _ = screen.render(.tree)
    }
  }

  @Test func `1,000 levels of stacks are no problem`() {
    var view = AnyView(Text("core"))
    for _ in 0..<1000 { view = AnyView(VStack { view }) }
    let screen = Screen(width: 6) { view }
    expectText(screen.text, equals: "core")
    screen.resize(width: 2)
    expectText(screen.text, equals: "co\nre")
  }
}
