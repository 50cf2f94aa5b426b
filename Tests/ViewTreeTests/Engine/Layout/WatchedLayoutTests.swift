import Observation
import Testing

@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// A state or a property of an observable object that only a closure reads takes effect when it changes: a closure that
/// the engine calls during layout, evaluation or afterwards.
@MainActor @Suite struct WatchedLayoutTests {
  @Observable final class Model {
    var number = 0
    var other = 0
  }

  /// A view that hands its state and its model to what is tested, and reads neither.
  private struct Host<Content: View>: View {
    let probe: Probe
    let usesModel: Bool
    let content: (@escaping () -> Int) -> Content
    @State private var number = 0
    @State private var model = Model()

    var body: some View {
      let _ = probe.ran("host")
      let (number, model) = ($number, model)
      content(usesModel ? { model.number } : { number.wrappedValue })
        .offers("more", to: probe) {
          if usesModel { model.number += 2 } else { number.wrappedValue += 2 }
        }
        .offers("other", to: probe) { model.other += 1 }
    }
  }

  /// The picture with 0, and after each write of two that of a screen that begins with it; the host is never evaluated.
  private func expectFollows<V: View>(
    width: Int = 12, height: Int? = nil, _ name: String, @ViewBuilder _ content: @escaping (@escaping () -> Int) -> V
  ) {
    for usesModel in [false, true] {
      let probe = Probe()
      let screen = Screen(Host(probe: probe, usesModel: usesModel, content: content), width: width, height: height)
      var pictures = [screen.text]
      for number in [2, 4] {
        screen.perform("more", probe)
        let fixed = Screen(width: width, height: height) { content { number } }
        expectText(screen.text, equals: fixed.text)
        expectEqual(screen.faults, [], "\(name)")
        pictures.append(screen.text)
      }
      expectEqual(Set(pictures).count, 3, "\(name): \(pictures)")
      expectEqual(probe.runs("host"), 1, "\(name)")
      let frames = screen.frameCount
      screen.perform("other", probe)
      expectEqual(screen.frameCount, frames, "\(name)")
      expectEqual(screen.issues, [])
    }
  }

  @Test func `a guide in a stack`() {
    expectFollows("guide") { read in
      VStack(alignment: .leading, spacing: 0) {
        Text("a").alignmentGuide(.leading) { _ in CGFloat(-read()) }
        Text("b")
      }
    }
  }

  @Test func `a guide of a group, around a guide inside of it`() {
    expectFollows("group") { read in
      VStack(alignment: .leading, spacing: 0) {
        Group {
          Text("a").alignmentGuide(.leading) { _ in CGFloat(-read()) }
          Text("b")
        }
        .padding(.trailing, 1)
        .alignmentGuide(.leading) { $0[explicit: .leading] ?? 0 }
        Text("c")
      }
    }
  }

  @Test func `a guide in an overlay, a frame and a grid`() {
    expectFollows("overlay") { read in
      Text("some words").overlay(alignment: .leading) { Text("|").alignmentGuide(.leading) { _ in CGFloat(-read()) } }
    }
    expectFollows("frame") { read in
      Text("a").alignmentGuide(.leading) { _ in CGFloat(-read()) }.frame(width: 9, alignment: .leading)
    }
    expectFollows("grid") { read in
      Grid(alignment: .leading) {
        GridRow { Text("wide cell") }
        GridRow { Text("a").alignmentGuide(.leading) { _ in CGFloat(-read()) } }
      }
    }
  }

  @Test func `a guide in rows of a lazy stack`() {
    expectFollows(height: 4, "lazy") { read in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<9) { number in Text("\(number)").alignmentGuide(.leading) { _ in CGFloat(-read()) } }
        }
      }
    }
  }

  private struct Reading: Layout {
    nonisolated(unsafe) let offset: () -> Int
    var readsCache = false

    func makeCache(subviews: Subviews) -> Int { unsafe readsCache ? offset() : 0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      unsafe CGSize(width: CGFloat(3 + (readsCache ? cache : offset())), height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  private struct Placing: Layout {
    nonisolated(unsafe) let offset: () -> Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 9, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews {
        unsafe subview.place(at: CGPoint(x: bounds.minX + CGFloat(offset()), y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  private struct Spacing: Layout {
    nonisolated(unsafe) let offset: () -> Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 1, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
      var spacing = ViewSpacing()
      spacing[.trailing] = unsafe CGFloat(offset())
      return spacing
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? { nil }
  }

  private struct Guiding: Layout {
    nonisolated(unsafe) let offset: () -> Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 1, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? { unsafe CGFloat(-offset()) }
  }

  @Test func `the methods of a layout`() {
    for wraps in [false, true] {
      func layout<L: Layout, V: View>(_ layout: L, @ViewBuilder _ content: @escaping () -> V) -> AnyView {
        let any = AnyLayout(layout)
        return wraps ? AnyView(any { content() }) : AnyView(layout { content() })
      }
      expectFollows("size") { read in
        HStack(spacing: 0) {
          layout(Reading(offset: read)) { Text("a") }
          Text("b")
        }
      }
      expectFollows("cache") { read in
        HStack(spacing: 0) {
          layout(Reading(offset: read, readsCache: true)) { Text("a") }
          Text("b")
        }
      }
      expectFollows("place") { read in layout(Placing(offset: read)) { Text("a") } }
      expectFollows("spacing") { read in
        HStack {
          layout(Spacing(offset: read)) { Text("a") }
          Text("b")
        }
      }
    }
    expectFollows("explicit guide") { read in
      VStack(alignment: .leading, spacing: 0) {
        Guiding(offset: read) { Text("a").alignmentGuide(.leading) { _ in 0 } }
        Text("b")
      }
    }
  }

  @Test func `a layout that reads the guide of a subview that reads state`() {
    expectFollows("nested") { read in
      Placing(offset: { 0 }) {
        VStack(alignment: .leading, spacing: 0) {
          Reading(offset: { 0 }) { Text("a").alignmentGuide(.leading) { _ in CGFloat(-read()) } }
          Text("b")
        }
      }
    }
  }

  @Test func `the content of a geometry reader, and a guide in it`() {
    expectFollows(height: 2, "content") { read in GeometryReader { _ in Text("\(read())") } }
    expectFollows(height: 2, "guide inside") { read in
      GeometryReader { proxy in
        VStack(alignment: .leading, spacing: 0) {
          Text("a").alignmentGuide(.leading) { _ in CGFloat(-read()) - proxy.size.width / 6 }
          Text("b")
        }
      }
    }
  }

  @Test func `closures of content`() {
    expectFollows("rows") { read in ForEach(0..<2) { row in Text("\(row) \(read())") } }
    expectFollows(height: 4, "list") { read in List(0..<9) { row in Text("\(row) \(read())") } }
    expectFollows("group") { read in DisclosureGroup("G", isExpanded: .constant(true)) { Text("\(read())") } }
    expectFollows("reader") { read in ScrollViewReader { _ in Text("\(read())") } }
  }

  @Test func `transforms of the environment and of a preference`() {
    struct Key: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Shown: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(limit ?? 0)") }
    }
    struct Receiving<Content: View>: View {
      @State private var value = 0
      let content: Content
      var body: some View {
        Text("\(value)").overlay { content.onPreferenceChange(Key.self) { value = $0 } }
      }
    }
    expectFollows("environment") { read in Shown().transformEnvironment(\.lineLimit) { $0 = read() } }
    expectFollows("preference") { read in
      Receiving(content: Color.clear.preference(key: Key.self, value: 1).transformPreference(Key.self) { $0 += read() })
    }
  }

  @Test func `a transform without readers depends on nothing`() {
    struct Key: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let screen = Screen(width: 4) { Text("a").transformPreference(Key.self) { $0 += 1 } }
    expectEqual(screen.faults, [])
    expectEqual(screen.countInputs(), 0)
  }

  @Test func `a removed view is not evaluated`() {
    struct Leaving: View {
      let probe: Probe
      @State private var isShown = true
      @State private var number = 0
      var body: some View {
        VStack(alignment: .leading) {
          if isShown {
            Text("a").alignmentGuide(.leading) { [number = $number] _ in
              probe.ran("guide")
              return CGFloat(-number.wrappedValue)
            }
          }
          Text("b")
        }
        .offers("leave", to: probe) { isShown = false }
        .offers("more", to: probe) { number += 1 }
      }
    }
    let probe = Probe()
    let screen = Screen(Leaving(probe: probe), width: 9)
    screen.perform("leave", probe)
    probe.clear()
    screen.perform("more", probe)
    expectEqual(probe.runs("guide"), 0)
    expectEqual(screen.text, "b")
    expectEqual(screen.faults, [])
  }

  @Test func `a rule of answers depends once on each of what any of them read`() {
    let probe = Probe()
    let screen = Screen(
      Host(probe: probe, usesModel: false) { read in
        VStack(alignment: .leading) {
          Text("a").alignmentGuide(.leading) { _ in CGFloat(-read() - read()) }
          Text("b").alignmentGuide(.leading) { _ in CGFloat(-read()) }
        }
      }, width: 20)
    let rules = screen.countInputs()
    for width in 1...30 { screen.resize(width: width) }
    expectEqual(screen.countInputs(), rules)
  }
}

extension Screen {
  fileprivate func countInputs() -> Int {
    var count = 0
    frames.tree.graph.root.forEachRule { count += $0.inputs.count }
    return count
  }
}
