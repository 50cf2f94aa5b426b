import Testing

@testable import TextBackend
@testable import ViewTree
@testable import ViewTreeTesting

/// Random events on a lazy stack and on an eager one of the same rows: what is seen is always the same.
@MainActor struct LazyOracleTests {
  @Observable final class Model {
    var items = Array(0..<30)
    var marked: Set<Int> = []
    var hasHeader = true
    var hasSecondLine = false
  }

  struct Row: View {
    let number: Int
    let model: Model

    var body: some View {
      Text("\(model.marked.contains(number) ? "x" : "-") \(number)")
      if model.hasSecondLine { Text("  second") }
    }
  }

  struct Rows: View {
    let model: Model

    var body: some View {
      if model.hasHeader { Text("Header") }
      ForEach(model.items, id: \.self) { Row(number: $0, model: model) }
      Text("Between")
      ForEach(model.items.filter { $0 % 3 == 0 }, id: \.self) { Text("again \($0)") }
    }
  }

  struct Content: View {
    let model: Model
    let isLazy: Bool

    var body: some View {
      if isLazy {
        ScrollView { LazyVStack(alignment: .leading) { Rows(model: model) } }
      } else {
        ScrollView {
          VStack(alignment: .leading) { Rows(model: model) }.frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  /// In a process of its own: the other tests have the main actor meanwhile.
  @Test nonisolated static func `a lazy stack shows the same as an eager one`() async {
    await #expect(processExitsWith: .success) {
      for seed in 1...20 as ClosedRange<UInt64> { await LazyOracleTests.play(seed) }
    }
  }

  private static func play(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let model = Model()
    model.hasSecondLine = seed.isMultiple(of: 2)
    let screens = [true, false].map { isLazy in
      Screen(Content(model: model, isLazy: isLazy), width: 16, height: 7)
    }
    for screen in screens { screen.press(.tab) }
    var history: [String] = []
    for _ in 0..<40 {
      let event = Int.random(in: 0..<14, using: &random)
      let place = Int.random(in: 0...model.items.count, using: &random)
      let number = Int.random(in: 1...12, using: &random)
      history.append("\(event) at \(place), \(number)")
      switch event {
      case 0:
        model.items.insert(
          contentsOf: (0..<number).map { 1000 + model.items.count + $0 + history.count * 100 }, at: place)
      case 1: model.items.removeSubrange(place..<min(place + number, model.items.count))
      case 2: model.items.shuffle(using: &random)
      case 3: model.items.reverse()
      case 4: model.marked.formSymmetricDifference(model.items.dropFirst(place).prefix(number))
      case 5: model.hasHeader.toggle()
      case 6: for screen in screens { screen.resize(width: 16, height: 3 + number) }
      default:
        let keys: [Key] = [.up, .down, .up, .down, .pageUp, .pageDown, .end, .home]
        let key = keys[place % keys.count]
        for screen in screens { for _ in 0..<(number % 4 + 1) { screen.press(key) } }
      }
      guard screens[0].text != screens[1].text else { continue }
      expectText(screens[0].text, equals: screens[1].text)
      Issue.record("seed \(seed), after \(history.joined(separator: "; "))")
      return
    }
    expectEqual(screens[0].issues, [])
  }

  @Test func `a fresh screen is scrolled to where lazy rows are, in both directions of lines`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let view = ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<9) { Text($0 < 4 ? "row \($0)" : "\($0)") } }
      }
      .environment(\.layoutDirection, direction)
      let live = Screen(view, width: 12, height: 1)
      let keys = [
        Key.right, .left, .right, .left, .end, .right, .left, .home, .pageDown, .pageDown, .pageDown, .pageUp,
      ]
      for key in keys {
        for element in live.scrollElements { live.frames.handle { _ = element.keyTarget?.handleKey(key) } }
        let fresh = Screen(view, width: 12, height: 1)
        fresh.frames.scroll(like: live.frames)
        expectText(fresh.text, equals: live.text)
      }
    }
  }

  @Test func `a fresh screen is scrolled past a last row that is longer than those before it`() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<4) { Text("\($0)") }
        ForEach(4..<7) { Text("\($0)").frame(height: $0 == 6 ? 3 : 1) }
      }
    }
    .frame(height: 5)
    let screen = Screen(view, width: 12)
    for key in [Key.tab, .down, .down, .up] {
      screen.press(key)
      expectEqual(screen.fault(PlayRules(copiesStates: false))?.words, nil)
    }
  }

  /// After eight rows one that is a text, or two views.
  private struct LateRows: View {
    let model: Model
    let isGrid: Bool

    var body: some View {
      ScrollView {
        if isGrid { LazyVGrid(columns: [GridItem()], spacing: 0) { rows } } else { LazyVStack(spacing: 0) { rows } }
      }
      .frame(height: 3)
    }

    @ViewBuilder private var rows: some View {
      ForEach(0..<8, id: \.self) { Text("\($0)") }
      ForEach(model.items.prefix(1), id: \.self) { _ in
        if model.hasSecondLine {
          Toggle("t", isOn: .constant(true))
          Text("second")
        } else {
          Text("t").frame(height: 2)
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a row that is not built does not keep a fresh screen from giving the focus to the window`(isGrid: Bool) {
    let model = Model()
    let screen = Screen(LateRows(model: model, isGrid: isGrid), width: 12)
    _ = screen.text
    model.hasSecondLine = true
    for key in [Key.backTab, .down, .end, .tab, .home] {
      screen.press(key)
      expectEqual(screen.fault(PlayRules())?.words, nil)
    }
  }
}
