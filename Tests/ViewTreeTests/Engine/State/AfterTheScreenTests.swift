import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Values that a user's code holds may be used after their screen, or their view, is gone.
///
/// To be run under the address sanitizer too.
@MainActor @Suite struct AfterTheScreenTests {
  @MainActor private final class Kept {
    var read: [String: () -> String] = [:]
    var write: () -> Void = {}
    var subviews: LayoutSubviews?
    var empty: LayoutSubviews?
    var dimensions: [ViewDimensions] = []
    var geometry: GeometryProxy?
    var scroll: ScrollViewProxy?
    var isOn: Binding<Bool>?
    var configuration: ToggleStyleConfiguration?

    func all() -> [String] { read.keys.sorted().map { "\($0): \(read[$0]!())" } }
  }

  private final class Model: ObservableObject {
    @Published var name = "model"
  }

  private struct KeepingStyle: ToggleStyle {
    let kept: Kept
    func makeBody(configuration: Configuration) -> some View {
      let _ = kept.configuration = configuration
      configuration.label
    }
  }

  /// A screenful that hands out everything that a view can hold.
  private struct Handing: View {
    let kept: Kept
    @State private var isOn = false
    @State private var flags = [false, true]
    @Environment(\.locale) private var locale
    @Environment(\.self) private var values
    @EnvironmentObject private var model: Model

    var body: some View {
      let _ = hand()
      Toggle("\(isOn) \(flags[1])", isOn: $isOn).toggleStyle(KeepingStyle(kept: kept))
      GeometryReader { proxy in
        let _ = kept.geometry = proxy
        Text("\(proxy.size.width)")
      }
      ScrollViewReader { proxy in
        let _ = kept.scroll = proxy
        Text("row").id("row")
      }
    }

    private func hand() {
      kept.isOn = $isOn
      kept.write = {
        isOn.toggle()
        $flags[1].wrappedValue.toggle()
        model.name += "!"
      }
      kept.read["state"] = { "\(isOn)" }
      kept.read["element"] = { "\($flags[1].wrappedValue)" }
      kept.read["locale"] = { locale.identifier }
      kept.read["values"] = { values.locale.identifier }
      kept.read["object"] = { model.name }
    }
  }

  private func screen(_ kept: Kept) -> Screen {
    Screen(width: 30) {
      Handing(kept: kept).environment(\.locale, Locale(identifier: "de_DE")).environmentObject(Model())
    }
  }

  @Test(arguments: [false, true]) func `objects of a view's properties can be read and written`(closing: Bool) {
    let kept = Kept()
    do {
      let screen = screen(kept)
      expectText(screen.text, contains: "row")
      if closing { screen.close() }
    }
    let before = ["element: true", "locale: de_DE", "object: model", "state: false", "values: de_DE"]
    expectEqual(kept.all(), before)
    kept.write()
    kept.isOn?.wrappedValue = true
    kept.configuration?.isOn = true
    expectEqual(kept.read["locale"]?(), "de_DE")
    expectEqual(kept.read["object"]?(), "model!")
    kept.scroll?.scrollTo("row")
    expectEqual(kept.geometry?.size, .zero)
    expectEqual(kept.geometry?.frame(in: .global), .zero)
  }

  @Test func `only a screen whose elements were passed to user code is walked when it is released`() {
    func handsOut(_ screen: Screen) -> Bool {
      _ = screen.text
      return screen.frames.tree.exposesNodes
    }
    let plain = Screen {
      ScrollView {
        Form { HStack { Text("a") } }
        AnyLayout(ZStackLayout()) { Text("b") }
      }
    }
    #expect(!handsOut(plain))
    #expect(handsOut(Screen { KeepingLayout(kept: Kept()) { Text("a") }.environmentObject(Model()) }))
    #expect(handsOut(Screen { AnyLayout(KeepingLayout(kept: Kept())) { Text("a") } }))
    #expect(handsOut(Screen { VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { $0.width } } }))
  }

  @Test func `a task that continues reads the environment, and is cancelled`() async throws {
    struct Waiting: View {
      let probe: Probe
      @Environment(\.locale) private var locale
      @State private var count = 0
      var body: some View {
        Text("\(count)").task {
          while !Task.isCancelled { await Task.yield() }
          count += 1
          probe.note("\(locale.identifier) \(count)")
        }
      }
    }
    let probe = Probe()
    do {
      let screen = Screen { Waiting(probe: probe).environment(\.locale, Locale(identifier: "fr_FR")) }
      for _ in 0..<5 { await Task.yield() }
      expectEqual(screen.text, "0")
      expectEqual(probe.log, [])
    }
    for _ in 0..<1000 where probe.log.isEmpty { await Task.yield() }
    expectEqual(probe.log, ["fr_FR 1"])
  }

  @Test func `a screen that is released on another thread cancels its tasks as well`() async {
    let probe = Probe()
    func make() -> Screen {
      Screen {
        Text("a").task {
          while !Task.isCancelled { await Task.yield() }
          probe.note("cancelled")
        }.overlay { Text("b").background { Text("c") } }
      }
    }
    nonisolated final class Box: @unchecked Sendable {
      var screen: Screen?
    }
    let box = Box()
    box.screen = make()
    for _ in 0..<5 { await Task.yield() }
    await Task.detached { box.screen = nil }.value
    for _ in 0..<1000 where probe.log.isEmpty { await Task.yield() }
    expectEqual(probe.log, ["cancelled"])
  }

  private struct KeepingLayout: Layout {
    let kept: Kept
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      MainActor.assumeIsolated { kept.subviews = subviews }
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      MainActor.assumeIsolated {
        kept.empty = subviews[0..<0]
        kept.dimensions = subviews.map { $0.dimensions(in: proposal) }
      }
    }
  }

  /// Asks everything that a layout can ask; what is new, so that no answer is kept.
  private func use(_ kept: Kept) throws {
    let subviews = try #require(kept.subviews)
    expectEqual(subviews.count, 1)
    let subview = subviews[0]
    expectEqual(subview.sizeThatFits(ProposedViewSize(width: 3, height: 7)), .zero)
    _ = subview.dimensions(in: .infinity)[.firstTextBaseline]
    expectEqual(subview.priority, 0)
    expectEqual(subview.spacing, ViewSpacing())
    subview.place(at: .zero, anchor: .center, proposal: .unspecified)
    for subviews in [subviews, try #require(kept.empty)] {
      let stack = VStackLayout(spacing: nil)
      var cache = stack.makeCache(subviews: subviews)
      _ = stack.sizeThatFits(proposal: ProposedViewSize(width: 5, height: 9), subviews: subviews, cache: &cache)
      _ = stack.spacing(subviews: subviews, cache: &cache)
      stack.placeSubviews(in: .zero, proposal: .zero, subviews: subviews, cache: &cache)
      let grid = GridLayout()
      var tracks = grid.makeCache(subviews: subviews)
      _ = grid.sizeThatFits(proposal: ProposedViewSize(width: 6, height: 9), subviews: subviews, cache: &tracks)
    }
    for dimensions in kept.dimensions { expectEqual(dimensions[.lastTextBaseline], dimensions.height) }
  }

  private struct Content: View {
    let kept: Kept
    @State private var count = 0
    @EnvironmentObject private var model: Model
    var body: some View {
      VStack {
        Text("\(count) \(model.name)").layoutPriority(1)
        HStack {
          Spacer();
          Text("x").alignmentGuide(.leading) {
            kept.dimensions.append($0); return 1
          }
        }
        ScrollViewReader { proxy in
          let _ = kept.scroll = proxy
          GeometryReader {
            let _ = kept.geometry = $0; Text("g").id("g")
          }
        }
      }
      .offers("count", to: Probe()) { count += 1 }
    }
  }

  @Test func `a layout's subviews are empty when the screen is gone`() throws {
    let kept = Kept()
    let model = Model()
    do {
      let screen = Screen(width: 20) { KeepingLayout(kept: kept) { Content(kept: kept) }.environmentObject(model) }
      expectText(screen.text, contains: "model")
      try expectEqual(#require(kept.subviews)[0].priority, 0)
    }
    try use(kept)
    // The subview holds everything inside of it.
    model.name = "new"
    kept.scroll?.scrollTo("g")
    expectEqual(kept.geometry?.frame(in: .local), .zero)
  }

  @Test func `a layout's subviews are empty when the layout left the tree`() throws {
    struct Branch: View {
      let kept: Kept
      let probe: Probe
      @State private var isShown = true
      var body: some View {
        VStack { if isShown { KeepingLayout(kept: kept) { Content(kept: kept) } } }
          .offers("hide", to: probe) { isShown = false }
      }
    }
    let (kept, probe) = (Kept(), Probe())
    let screen = Screen(width: 20) { Branch(kept: kept, probe: probe).environmentObject(Model()) }
    screen.perform("hide", probe)
    expectEqual(screen.text, "")
    try use(kept)
  }

  @Test func `dimensions of a guide, the only thing that is kept`() {
    let kept = Kept()
    do {
      let screen = Screen {
        HStack(alignment: .top) {
          Text("a").alignmentGuide(.top) {
            kept.dimensions.append($0)
            return 0
          }
        }
      }
      _ = screen.text
    }
    #expect(!kept.dimensions.isEmpty)
    for dimensions in kept.dimensions {
      expectEqual(dimensions[.firstTextBaseline], dimensions.height)
      #expect(dimensions[explicit: .top] == nil)
    }
  }

  @Test func `an element whose view is gone keeps its description, and cannot be used`() throws {
    struct Branch: View {
      let probe: Probe
      @State private var isShown = true
      @State private var isOn = true
      var body: some View {
        VStack {
          Text("top")
          if isShown {
            VStack {
              HStack {
                Section("s") {
                  HStack {
                    Text("x"); Toggle("t", isOn: $isOn)
                  }
                }
              }
            }
          }
          Menu("other") { Button("t") {} }
        }
        .offers("hide", to: probe) { isShown = false }
      }
    }
    let probe = Probe()
    let screen = Screen(width: 20) { Branch(probe: probe) }
    let toggle = try screen.find(.toggle, "t")
    let frame = toggle.frame
    try toggle.tap()
    #expect(toggle.isFocused)
    screen.perform("hide", probe)
    expectEqual(toggle.frame, frame)
    #expect(frame.minY > 0)
    #expect(!toggle.isFocused)
    expectEqual(toggle.label, "t")
    expectEqual(toggle.toggleState, .off)
    #expect(toggle.children.isEmpty)
    let uses: [(TextBackend.Element) throws -> Void] = [
      { try $0.tap() }, { try $0.select("t") }, { try $0.type("t") }, { try $0.increment() },
    ]
    for use in uses {
      let error = #expect(throws: ElementError.self) { try use(toggle) }
      #expect("\(error!)".contains("it is no longer on the screen"))
    }
    screen.press(.tab)
    expectEqual(screen.faults, [])
  }

  @Test func `an element of a closed screen cannot be used`() throws {
    let screen = Screen { Toggle("t", isOn: .constant(true)) }
    let toggle = try screen.find(.toggle, "t")
    screen.close()
    let error = #expect(throws: ElementError.self) { try toggle.tap() }
    #expect("\(error!)".contains("it is no longer on the screen"))
    expectEqual(toggle.label, "t")
  }

  @Test func `a write of another thread after the screen is gone is dropped`() async {
    struct Writing: View {
      let probe: Probe
      @State private var value = 0
      var body: some View {
        let _ = probe.write = { value = $0 }
        Text("\(value)")
      }
    }
    weak var host: StateHost?
    func writeFromAnotherThread() async {
      let probe = Probe()
      do {
        let screen = Screen { Writing(probe: probe) }
        expectEqual(screen.text, "0")
        host = screen.frames.tree.host
      }
      nonisolated(unsafe) let write = probe.write
      await Task.detached { unsafe write?(1) }.value
      // The view holds the probe in turn.
      probe.write = nil
    }
    await writeFromAnotherThread()
    // The thread lets go of its task a little later.
    for _ in 0..<1000 where host != nil { await Task.yield() }
    let isReleased = host == nil
    #expect(isReleased)
  }
}
