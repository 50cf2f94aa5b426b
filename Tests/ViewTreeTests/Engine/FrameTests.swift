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
}
