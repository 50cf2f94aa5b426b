import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct EventCounterTests {
  private struct Page: View {
    @State private var number = 0
    @State private var isOn = false

    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn)
      Button("Add") { number += 1 }
      Deaf(number: number)
      TextField("Name", text: .constant(""))
    }
  }

  private struct Deaf: View {
    let number: Int
    var body: some View { Text("deaf") }
  }

  private func counts(_ trace: InvalidationTrace) -> EventCounts {
    var counts = EventCounts()
    (counts.evaluated, counts.unneeded) = (trace.totalEvaluations, trace.totalUnneeded)
    (counts.measured, counts.placed, counts.cells) = (trace.measured, trace.placed, trace.cells)
    counts.wrote = trace.writes.count + trace.moreWrites
    return counts
  }

  @Test func `each event has the counts of its own trace`() throws {
    let screen = Screen(width: 20) { Page() }
    let counter = EventCounter(screen)
    var sum = 0
    for _ in 0..<3 {
      for event in [
        { try screen.find(.toggle, "Wi-Fi").tap() }, { try screen.find(.button, "Add").tap() },
        { screen.press(.tab) }, { screen.resize(width: 20) }, { screen.resize(width: 25) },
        { screen.resize(width: 20) },
      ] {
        let expected = counts(try screen.trace(event))
        expectEqual(counter.take().counts, expected)
        sum += expected.unneeded
      }
    }
    #expect(sum > 0)
    #expect(counter.take().counts.isZero)
  }

  @Test func `the types of unneeded evaluations are those of the event, with their advice`() throws {
    let screen = Screen(width: 20) { Page() }
    let counter = EventCounter(screen)
    try screen.find(.toggle, "Wi-Fi").tap()
    expectEqual(counter.take().waste, [])
    for _ in 0..<2 {
      try screen.find(.button, "Add").tap()
      let (counts, waste) = counter.take()
      expectEqual(counts.unneeded, waste.reduce(0) { $0 + $1.unneeded })
      #expect(
        waste.contains(.init(type: "Deaf", unneeded: 1, advice: "pass only the value that the body shows")),
        "\(waste)")
    }
  }

  /// A trace keeps 1,000 events and 1,000 writes; the counter keeps counting.
  @Test func `counts are right beyond the limits of a trace`() throws {
    let screen = Screen(width: 20) { Page() }
    let counter = EventCounter(screen)
    let button = try screen.find(.toggle, "Wi-Fi")
    // The first tap also moves the focus.
    for _ in 0..<2 { try button.tap() }
    _ = counter.take()
    try button.tap()
    let one = counter.take().counts
    for _ in 0..<1_234 { try button.tap() }
    let many = counter.take().counts
    expectEqual(many.evaluated, 1_234 * one.evaluated)
    expectEqual(many.wrote, 1_234)
    try button.tap()
    expectEqual(counter.take().counts, one)
    for _ in 0..<700 {
      try button.tap()
      expectEqual(counter.take().counts, one)
    }
  }

  private final class Kept {}

  private func countEvents(of kept: Kept) -> Int {
    let screen = Screen(width: 20) { Button("Add") { _ = kept } }
    let counter = EventCounter(screen)
    screen.press(.tab)
    screen.press(.return)
    return counter.take().counts.cells
  }

  @Test func `a counted screen is released`() {
    weak var kept: Kept?
    do {
      let value = Kept()
      kept = value
      #expect(countEvents(of: value) > 0)
    }
    #expect(kept == nil)
  }

  @Test func `a single unneeded evaluation has its type`() throws {
    struct Row: View {
      let value: Int
      let read: () -> Int
      var body: some View { Text("\(value)") }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Row(value: 0 * count) { count }
      }
    }
    let screen = Screen(Counter(), width: 20)
    let counter = EventCounter(screen)
    for _ in 0..<2 {
      try screen.find(.button).tap()
      let (counts, waste) = counter.take()
      #expect(counts.unneeded == 1 && waste.map(\.type) == ["Row"] && waste.map(\.unneeded) == [1], "\(waste)")
    }
  }

  @Test(
    arguments: [
      (false, "pass only the value that the body shows"),
      (true, "pass the captured values instead, or make the view Equatable without comparing the closure"),
    ])
  func `the advice is the first one for a cause without need`(hasThird: Bool, advice: String) throws {
    struct Row: View {
      let number: Int
      var read: (() -> Int)?
      var body: some View { Text(read.map { "\($0())" } ?? "-") }
    }
    struct Rows: View {
      let hasThird: Bool
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }
        Row(number: 0, read: { count })
        Row(number: count)
        if hasThird { Row(number: 0, read: { 0 * count }) }
      }
    }
    let screen = Screen(width: 20) { Rows(hasThird: hasThird) }
    let counter = EventCounter(screen)
    try screen.find(.button).tap()
    expectEqual(counter.take().waste, [.init(type: "Row", unneeded: hasThird ? 2 : 1, advice: advice)])
  }
}
