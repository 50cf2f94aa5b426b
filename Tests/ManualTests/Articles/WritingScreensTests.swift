import Testing
import ViewTreeTesting

// The examples of the article `WritingScreens`, as they stand there.

struct Badge: View {
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "wifi").frame(width: 22, height: 22)
      VStack(alignment: .leading) {
        Text("Wi-Fi").font(.headline)
        Text("12 devices").foregroundStyle(.secondary)
      }
    }
    .padding(16)
    .border(.gray)
  }
}

struct TitleRow: View {
  let title: String
  var body: some View { Text(title) }
}

struct AllTitles: View {
  let titles: [String]
  var body: some View {
    ScrollView { VStack(alignment: .leading) { ForEach(titles, id: \.self) { TitleRow(title: $0) } } }
  }
}

struct VisibleTitles: View {
  let titles: [String]
  var body: some View {
    ScrollView { LazyVStack(alignment: .leading) { ForEach(titles, id: \.self) { TitleRow(title: $0) } } }
  }
}

struct BoxedToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration)
      .padding()
      .border(configuration.isOn ? .green : .gray)
  }
}

struct Staircase: Layout {
  var step: CGFloat = 2

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.enumerated().map { CGFloat($0.offset) * step + $0.element.width }.max() ?? 0
    return CGSize(width: width, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var origin = bounds.origin
    for subview in subviews {
      subview.place(at: origin, proposal: .unspecified)
      origin.x += step
      origin.y += subview.sizeThatFits(.unspecified).height
    }
  }
}

/// Shows a view when its button is tapped.
struct Opening<Content: View>: View {
  let content: Content
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("Open") { isOpen = true }
      if isOpen { content }
    }
  }
}

@MainActor struct WritingScreensTests {
  @Test func `lengths in points`() {
    expectSnapshot(of: Badge(), width: 20, options: ScreenOptions(unit: .points))
  }

  @Test func `the other glyphs`() {
    expectSnapshot(of: Badge(), width: 20, options: ScreenOptions(glyphs: .unicode, unit: .points))
  }

  @Test func `rows that are built`() throws {
    let titles = (1...1_000).map { "Title \($0)" }
    let all = Screen(width: 20, height: 11) { Opening(content: AllTitles(titles: titles)) }
    let opening = try all.trace { try all.find(.button, "Open").tap() }
    expectInvalidations(opening, of: TitleRow.self, .exactly(1_000))

    let visible = Screen(width: 20, height: 11) { Opening(content: VisibleTitles(titles: titles)) }
    let lazyOpening = try visible.trace { try visible.find(.button, "Open").tap() }
    expectInvalidations(lazyOpening, of: TitleRow.self, .atMost(12))
    expectText(visible.text, equals: all.text)
  }

  @Test func `a style around the next one`() {
    let screen = Screen(width: 30) {
      Toggle("Airplane mode", isOn: .constant(true))
        .toggleStyle(BoxedToggleStyle())
        .toggleStyle(.switch)
    }
    expectSnapshot(of: screen)
  }

  @Test func `a layout of your own`() {
    let screen = Screen(width: 30) {
      Staircase {
        Text("first")
        Text("second")
        Text("third")
      }
    }
    expectSnapshot(of: screen)
  }
}
