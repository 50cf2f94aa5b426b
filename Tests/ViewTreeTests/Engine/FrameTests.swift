import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor @Suite struct FrameTests {
  @Observable fileprivate final class Model {
    var number = 0
  }

  private struct Line: View {
    let model: Model
    var body: some View { Text("\(model.number)") }
  }

  /// Counts the calls of a driver.
  private final class Calls: Sendable {
    private let count = Locked(0)

    func add() { count.withLock { $0 += 1 } }
    func take() -> Int { count.withLock { exchange(&$0, with: 0) } }
  }

  @Test func `a write of another thread requests a frame, and none once that is being made`() async {
    struct Keeper: View {
      let keep: (Binding<Int>) -> Void
      @State private var number = 0
      var body: some View {
        Text("\(number)").onAppear { keep($number) }.onChange(of: number) { if number < 5 { number += 1 } }
      }
    }
    var kept: Binding<Int>?
    let (screen, calls) = (Screen(Keeper { kept = $0 }, width: 9), Calls())
    expectText(screen.text, equals: "0")
    screen.onRequest { calls.add() }
    let binding = Unchecked(kept!)
    await onAnotherThread { binding.value.wrappedValue = 4 }
    expectEqual(calls.take(), 1)
    expectText(screen.text, equals: "5")
    expectEqual(calls.take(), 0)
  }

  @Test func `events that are drawn once are drawn after the last, without a look at the screen`() {
    let model = Model()
    let screen = Screen(Line(model: model), width: 9)
    expectText(screen.text, equals: "0")
    let show = screen.frames.show
    var shows = 0
    screen.frames.show = {
      shows += 1
      show($0)
    }
    screen.drawingOnce {
      for number in 1...3 {
        screen.frames.handle { model.number = number }
        expectEqual(screen.text, "0", "nothing is drawn yet")
      }
      expectEqual(shows, 0)
    }
    expectEqual(shows, 1)
    expectText(screen.text, equals: "3")
    screen.frames.handle { model.number = 4 }
    expectEqual(shows, 2)
    expectText(screen.text, equals: "4")
  }

  @Test func `each frame is counted, and one that is not needed is not made`() {
    let model = Model()
    let screen = Screen(Line(model: model), width: 9)
    _ = screen.text
    let first = screen.frames.frameCount
    _ = screen.text
    expectEqual(screen.frames.frameCount, first)
    model.number = 1
    model.number = 2
    _ = screen.text
    expectEqual(screen.frames.frameCount, first + 1)
  }

  @Test func `a screen without a size measures as 80 columns and 24 rows`() {
    func size(_ width: Int, _ height: Int?, _ unit: ScreenOptions.Unit) -> CGSize {
      let screen = Screen(width: width, height: height, options: ScreenOptions(unit: unit)) { Text("a") }
      return screen.frames.tree.host.screenSize
    }
    expectEqual(size(30, 7, .cells), CGSize(width: 30, height: 7))
    expectEqual(size(30, nil, .cells), CGSize(width: 30, height: 24))
    expectEqual(size(30, 7, .points), CGSize(width: 240, height: 112))
    expectEqual(size(30, nil, .points), CGSize(width: 240, height: 384))
  }

  @Test func `a fitting screen is as high as the lowest of its layers`() {
    struct Layers: View {
      let rows: Int
      var body: some View {
        Color.clear.frame(width: 20, height: 2)
          .sheet(isPresented: .constant(true)) {
            VStack { ForEach(0..<rows, id: \.self) { Text("\($0)") } }
          }
      }
    }
    for rows in [1, 6, 12] {
      let screen = Screen(Layers(rows: rows), width: 20)
      let bottom = screen.frames.tree.presentations.map { $0.origin.y + $0.size.height }.max() ?? 0
      expectEqual(screen.frames.pictureSize, CGSize(width: 20, height: max(bottom, 2)))
      #expect(bottom >= CGFloat(rows))
    }
  }

  @Test(arguments: [Alignment.topLeading, .center, .bottomTrailing])
  func `the frame of a view counts from the content, wherever that stands on the screen`(alignment: Alignment) {
    let screen = Screen(width: 20, height: 9, options: ScreenOptions(alignment: alignment)) {
      Text("ab").accessibilityIdentifier("ab").padding(.leading, 3).padding(.top, 1)
    }
    expectEqual(screen.frame(id: "ab"), CGRect(x: 3, y: 1, width: 2, height: 1))
    expectEqual(screen.frame(id: "cd"), nil)
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["VIEWTREE_LEDGER"] == nil, "A ledger counts the events of each screen."))
  func `all screens that have events are traced, each once, in the order of their first`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let (a, b, c) = (Screen(Counter(), width: 9), Screen(Counter(), width: 9), Screen(Counter(), width: 9))
    func tap(_ screen: Screen) throws { try screen.find(.button).tap() }
    func counts(_ traces: [InvalidationTrace]) -> [Int] { traces.map(\.writes.count) }
    expectEqual(counts(Screen.traceAll {}), [])
    var inner: [InvalidationTrace] = []
    let outer = try Screen.traceAll {
      try tap(b)
      inner = try Screen.traceAll {
        try tap(a)
        try tap(a)
      }
      try tap(b)
      try tap(c)
      try tap(b)
    }
    expectEqual(counts(inner), [2])
    expectEqual(counts(outer), [3, 1])
    try tap(a)
    #expect(outer.allSatisfy { $0.evaluations(of: Counter.self) > 0 })
    for screen in [a, b, c] { #expect(screen.frames.tree.hub?.recorders.isEmpty != false) }
  }

  @Test func `a change that waits is made before the view is removed`() {
    struct Noting: View {
      let model: Model
      let note: (Int) -> Void
      var body: some View { Text("\(model.number)").onChange(of: model.number) { _, new in note(new) } }
    }
    let model = Model()
    var noted: [Int] = []
    let screen = Screen(Noting(model: model) { noted.append($0) }, width: 9)
    expectText(screen.text, equals: "0")
    model.number = 1
    #expect(screen.frames.unmount())
    expectEqual(noted, [1])
  }

  @Test func `a closed screen stays as it is, however often it is closed`() throws {
    let model = Model()
    let screen = Screen(Line(model: model), width: 9)
    expectText(screen.text, equals: "0")
    screen.close()
    screen.close()
    model.number = 1
    expectText(screen.text, equals: "0")
    #expect(screen.elements.isEmpty && screen.issues.count == 1)
    expectIssue(of: screen, contains: "the screen was used after close()")
  }

  @Test func `a loop without a size measures as 80 columns and 24 rows, and is as large as its content`() {
    let cell = CGSize(width: 8, height: 16)
    let loop = FrameLoop(
      Color.red.frame(width: 24, height: 48), proposal: .unspecified, metrics: .text.scaled(by: cell),
      text: TextMetrics(cellSize: cell), alignment: .topLeading, constants: EnvironmentValues())
    loop.run()
    expectEqual(loop.tree.host.screenSize, CGSize(width: 640, height: 384))
    expectEqual(loop.pictureSize, CGSize(width: 24, height: 48))
    #expect(loop.resize(ProposedViewSize(width: nil, height: 32)))
    expectEqual(loop.tree.host.screenSize, CGSize(width: 640, height: 32))
    expectEqual(loop.pictureSize, CGSize(width: 24, height: 32))
  }

  @Test func `a changed colour is one frame`() {
    struct Red: View {
      let model: Model
      var body: some View { Color(white: Double(model.number) / 4) }
    }
    let model = Model()
    let screen = Screen(Red(model: model), width: 3, height: 1)
    let first = screen.frameCount
    model.number = 1
    _ = screen.text
    expectEqual(screen.frameCount, first + 1)
  }

  @Test func `a change with an equal size of a picture that was cut before it shows all of its rows`() {
    struct Tall: View {
      let model: Model
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("a")
          Color.clear.frame(height: model.number == 0 ? 1e300 : 4)
        }
      }
    }
    let model = Model()
    let screen = Screen(Tall(model: model), width: 16_384)
    expectEqual(screen.text.utf8.count { $0 == 0x0A }, 1_023)
    model.number = 1
    expectText(screen.text, equals: "a\n\n\n\n")
    expectEqual(screen.issues.count, 1)
  }

  @Test func `only the rows that change are drawn in a picture higher than wide`() {
    struct Rows: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          Text("\(model.number)")
          Color.clear.frame(width: 1, height: 9)
        }
        .overlay(alignment: .topLeading) { if model.number > 0 { Text("x").offset(y: 6) } }
      }
    }
    let model = Model()
    let screen = Screen(Rows(model: model), width: 3)
    let trace = screen.trace { model.number = 1 }
    expectEqual(trace.cells, 2)
  }

  @Test func `an onChange may correct an object once in each event`() {
    struct Clamped: View {
      @Bindable var model: Model
      let probe: Probe
      var body: some View {
        Text("\(model.number)").onChange(of: model.number) {
          probe.note("\(model.number)")
          if model.number > 5 { model.number = 5 }
        }
      }
    }
    let (model, probe) = (Model(), Probe())
    let screen = Screen(Clamped(model: model, probe: probe), width: 9)
    for number in [9, 8, 7] { screen.frames.handle { model.number = number } }
    expectEqual(probe.text, "9 5 8 5 7 5")
    expectEqual(screen.issues, [])
  }

  @Test func `the views made in earlier events do not count for the limit`() {
    struct Shown: View {
      let model: Model
      var body: some View { if model.number.isMultiple(of: 2) { Text("even") } else { Color.red } }
    }
    let model = Model()
    let screen = Screen(Shown(model: model), width: 9)
    _ = screen.text
    screen.frames.tree.newNodesLimit = 10
    for number in 1...20 {
      model.number = number
      _ = screen.text
    }
    expectEqual(screen.text, "even")
    expectEqual(screen.issues, [])
  }

  @Test func `the rest of an endless event is dropped`() {
    struct Endless: View {
      @Namespace private var name
      @Environment(\.resetFocus) private var resetFocus
      @State private var n = 0
      @State private var m = 0
      var body: some View {
        Button("\(n) \(m)") {}.buttonStyle(.plain).focusScope(name).onAppear {
          withAnimation { m += 1 }
          n += 1
          resetFocus(in: name)
        }
        .id(n)
      }
    }
    let screen = Screen(Endless(), width: 20)
    expectText(screen.text, equals: "99 100<")
    let count = screen.frameCount
    expectText(screen.text, equals: "99 100<")
    expectEqual(screen.frameCount, count)
    expectEqual(screen.issues.count, 1)
  }

  @Test func `an animation starts at the time of a shared clock`() {
    struct Moving: View {
      @State private var x: CGFloat = 0
      var body: some View {
        Text("a").offset(x: x).onTapGesture { withAnimation(.linear(duration: 10)) { x = 10 } }
      }
    }
    let options = ScreenOptions(clock: VirtualClock())
    let first = Screen(Text("b"), width: 20, options: options)
    first.advance(by: .seconds(5))
    let second = Screen(Moving(), width: 20, options: options)
    expectEqual(second.frames.tree.time, .seconds(5))
    second.click(column: 0, row: 0)
    second.advance(by: .seconds(1))
    expectText(second.text, equals: " a")
  }

  @Test func `lines run from right to left if the options say so`() {
    var options = ScreenOptions()
    options.layoutDirection = .rightToLeft
    expectText(
      Screen(width: 6, options: options) {
        HStack {
          Text("a"); Text("b")
        }
      }.text, equals: "   b a")
  }

  @Test func `an event may take two hundred frames, and its states are not noted any longer`() {
    struct Counting: View {
      let limit: Int
      @State private var n = 1
      var body: some View { Text("\(n)").onAppear { if n < limit { n += 1 } }.id(n) }
    }
    for limit in [188, 195, 199] {
      let screen = Screen(Counting(limit: limit), width: 9)
      expectText(screen.text, equals: "\(limit)")
      #expect(screen.issues == [] && screen.frames.tree.host.unsettledStates == nil, "\(limit)")
    }
  }

  @Test func `a screen without content has no rows`() {
    expectEqual(Screen(EmptyView(), width: 9).frames.pictureSize, CGSize(width: 9, height: 0))
  }

  @Test(arguments: [(false, false), (true, false), (false, true)])
  func `a screen that is gone closes what others may still hold`(isExposed: Bool, isCyclic: Bool) {
    var screen: Screen? = Screen(Button("a") {}, width: 9)
    screen?.press(.tab)
    guard let (tree, root) = screen.map({ ($0.frames.tree, $0.frames.root) }) else { return }
    #expect(tree.focused != nil && !tree.host.isClosed && tree.graph.vertexCount > 0)
    (tree.exposesNodes, tree.hasReferenceCycles) = (isExposed, isCyclic)
    screen = nil
    #expect(tree.focused == nil && tree.host.isClosed)
    expectEqual(root.isUnmounted, isExposed || isCyclic)
    tree.host.inbox.add {}
    #expect(tree.host.inbox.isIdle)
  }

  @Test func `a fitting screen is as high as the highest of several layers`() {
    let screen = Screen(width: 24) {
      Text("under").sheet(isPresented: .constant(true)) {
        VStack { ForEach(0..<12, id: \.self) { Text("\($0)") } }
          .alert("Sure?", isPresented: .constant(true)) { Button("OK") {} }
      }
    }
    _ = screen.text
    expectEqual(screen.frames.tree.presentations.map(\.size.height), [14, 5])
    expectEqual(screen.frames.pictureSize, CGSize(width: 24, height: 14))
  }
}
