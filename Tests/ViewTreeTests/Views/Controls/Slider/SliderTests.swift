import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct SliderTests {
  private struct Volume: View {
    @State var volume = 0.0

    var body: some View {
      Slider(value: $volume) { Text("Volume") }
      Text(verbatim: "\(volume)")
    }
  }

  private func screen(_ volume: Double, width: Int = 19, glyphs: GlyphSet = .ascii) -> Screen {
    Screen(width: width, options: ScreenOptions(glyphs: glyphs)) {
      VStack(alignment: .leading) { Volume(volume: volume) }
    }
  }

  @Test(arguments: [
    (0, "[O---------]", "[──────────]"), (1, "[=========O]", "[██████████]"), (0.5, "[=====O----]", "[█████─────]"),
    (0.44, "[====O-----]", "[████▍─────]"), (0.0125, "[O---------]", "[▏─────────]"),
  ])
  func `the bar shows the value, in eighths where there are some`(volume: Double, ascii: String, unicode: String) {
    expectText(screen(volume).text, equals: "Volume \(ascii)\n\(volume)")
    expectText(screen(volume, glyphs: .unicode).text, equals: "Volume \(unicode)\n\(volume)")
  }

  @Test func `keys move a slider by a twentieth, by five twentieths, and to its ends`() throws {
    let screen = screen(0.5)
    screen.press(.tab)
    expectText(screen.text, equals: "Volume <=====O---->\n0.5")
    for (key, value) in [
      (Key.right, "0.55"), (.left, "0.5"), (.up, "0.55"), (.down, "0.5"), (.pageUp, "0.75"), (.pageDown, "0.5"),
      (.end, "1.0"), (.right, "1.0"), (.home, "0.0"), (.left, "0.0"),
    ] {
      screen.press(key)
      #expect(screen.text.hasSuffix(value), "\(key): \(screen.text)")
    }
    let unicode = self.screen(0.5, glyphs: .unicode)
    unicode.press(.tab)
    expectText(unicode.text, startsWith: "Volume ‹█████─────›")
  }

  @Test func `a click and a drag on the bar set the slider`() {
    let screen = screen(0)
    screen.click(column: 17, row: 0)
    expectText(screen.text, endsWith: "\n1.0")
    screen.click(column: 8, row: 0)
    expectText(screen.text, endsWith: "\n0.0")
    screen.press(column: 11, row: 0)
    expectText(screen.text, equals: "Volume [===O------]\n0.3333333333333333")
    screen.drag(toColumn: 14, row: 0)
    expectText(screen.text, endsWith: "\n0.6666666666666666")
    screen.drag(toColumn: 40, row: 0)
    expectText(screen.text, endsWith: "\n1.0")
    screen.release(column: 0, row: 0)
    expectText(screen.text, endsWith: "\n0.0")
    screen.click(column: 2, row: 0)
    expectText(screen.text, endsWith: "\n0.0")
    expectEqual(screen.frames.check(), [])
  }

  private struct Degrees: View {
    @State var degrees: Float = 18
    var log: (Bool) -> Void = { _ in }

    var body: some View {
      Slider(value: $degrees, in: 10...30, step: 4) {
        Text("Heat")
      } minimumValueLabel: {
        Text("10")
      } maximumValueLabel: {
        Text("30")
      } onEditingChanged: {
        log($0)
      }
    }
  }

  @Test func `steps, labels at the ends, and editing changes`() throws {
    var log: [Bool] = []
    let screen = Screen(Degrees(log: { log.append($0) }), width: 24)
    expectText(screen.text, equals: "Heat 10 [====O------] 30")
    let slider = try screen.find(.slider, "Heat")
    expectEqual(slider.value, "18")
    try slider.increment()
    expectEqual(slider.value, "22")
    expectEqual(log, [true, false])
    try slider.decrement()
    try slider.decrement()
    try slider.decrement()
    expectEqual(slider.value, "10")
    // The last step below the upper bound.
    screen.press(.tab)
    screen.press(.end)
    expectEqual(slider.value, "30")
    log = []
    screen.press(column: 9, row: 0)
    screen.drag(toColumn: 12, row: 0)
    expectEqual(slider.value, "18")
    expectEqual(log, [true])
    screen.release(column: 12, row: 0)
    expectEqual(log, [true, false])
  }

  @Test func `a step that does not reach the bound stays below it, and one between two steps goes to the next`() throws
  {
    @MainActor struct Odd: View {
      @State var value = 2.5

      var body: some View { Slider(value: $value, in: 0...10, step: 4) { Text("Odd") } }
    }
    let slider = try Screen(Odd(), width: 30).find(.slider, "Odd")
    expectEqual(slider.value, "2.5")
    try slider.increment()
    expectEqual(slider.value, "4")
    try slider.increment()
    try slider.increment()
    expectEqual(slider.value, "8")
    let down = try Screen(Odd(), width: 30).find(.slider, "Odd")
    try down.decrement()
    expectEqual(down.value, "0")
  }

  @Test func `a value out of range is shown at the bound, is an issue, and stays until it is moved`() throws {
    let screen = screen(1.5)
    expectText(screen.text, equals: "Volume [=========O]\n1.5")
    expectEqual(screen.issues.count, 1)
    #expect(
      screen.issues[0].hasSuffix(
        "Slider: the value 1.5 is not in 0...1; it is shown as 1, and kept until the slider is moved. "
          + "Set it to a value in the range."),
      "\(screen.issues)")
    try screen.find(.slider, "Volume").decrement()
    expectText(screen.text, endsWith: "0.95")
    let none = self.screen(.nan)
    expectText(none.text, startsWith: "Volume [O---")
    expectIssue(of: none, contains: "the value nan is not in 0...1; it is shown as 0")
    let step = Screen(width: 20) { Slider(value: .constant(1), in: 0...2, step: 0) }
    expectEqual(step.issues.first?.contains("the step 0.0 is not positive and finite"), true)
    let point = Screen(width: 8) { Slider(value: .constant(1), in: 1...1) }
    expectText(point.text, equals: "[O-----]")
    expectIssue(of: point, contains: "the range 1.0...1.0 has a single value")
  }

  @Test func `labels may be hidden, values, or none; the bar fills the row of a form`() {
    let value = Binding.constant(0.5)
    let screen = Screen(width: 32) {
      Form {
        Slider(value: value) { Text("Hidden") }.labelsHidden()
        Slider(value: value, in: 0...1)
        Slider(value: value, in: 0...1, minimumValueLabel: Text("a"), maximumValueLabel: Text("b")) { Text("Old") }
        Slider(value: value, in: 0...1, onEditingChanged: { _ in }) { Text("Last") }
        Slider(value: value) { Text("Light") }
      }
    }
    expectText(
      screen.text,
      equals: """
        [===============O--------------]
        [===============O--------------]
        Old a [===========O----------] b
        Last [============O------------]
        Light [============O-----------]
        """)
  }

  @Test func `a change evaluates the slider, and not the view that only owns the value`() throws {
    struct Owner: View {
      @State private var value = 0.5

      var body: some View { Slider(value: $value) { Text("Value") } }
    }
    let screen = Screen(Owner(), width: 20)
    let trace = try screen.trace { try screen.find(.slider, "Value").increment() }
    expectEqual(trace.evaluations(of: Owner.self), 0)
    expectEqual(trace.unneeded(of: Slider<Text, EmptyView>.self), 0)
    screen.press(.tab)
    screen.press(.end)
    let none = screen.trace { screen.press(.end) }
    expectEqual(none.totalEvaluations, 0)
  }

  @Test func `a disabled slider stays`() {
    let screen = Screen(Volume(volume: 0.5).disabled(true), width: 19)
    screen.press(.tab)
    screen.press(.end)
    screen.click(column: 17, row: 0)
    expectText(screen.text, endsWith: "0.5")
    let bar = Slider(value: .constant(0.5)).disabled(true)
    expectText(Screen(bar, width: 10).text, equals: "~====O---~")
    expectText(Screen(bar, width: 10, options: ScreenOptions(glyphs: .unicode)).text, equals: "╌▒▒▒▒────╌")
  }

  @Test func `a range without an end is an issue, and its value a number`() throws {
    let scales = [-Double.infinity...Double.infinity, 0...Double.infinity, -Double.infinity...0]
    for bounds in scales {
      var value = 0.0
      let screen = Screen(Slider(value: Binding(get: { value }, set: { value = $0 }), in: bounds), width: 10)
      #expect(screen.issues.contains { $0.contains("is infinite, so no value can be set") }, "\(screen.issues)")
      screen.press(.tab)
      for key in [Key.right, .end, .pageDown, .home, .left] {
        screen.press(key)
        #expect(value.isFinite)
      }
      #expect(screen.issues.allSatisfy { $0.contains("is infinite, so no value can be set") }, "\(screen.issues)")
    }
  }

  @Test func `a frame that is no length of a screen is drawn as far as a picture goes`() {
    let screen = Screen(Slider(value: .constant(0)).frame(width: 1e300), width: 6, height: 1)
    expectText(screen.text, startsWith: "[O---")
  }

  @Test func `from right to left a slider grows to the left`() {
    let screen = Screen(width: 12) {
      VStack { Volume(volume: 0.25).labelsHidden() }.environment(\.layoutDirection, .rightToLeft)
    }
    func value() -> String { screen.text.split(separator: "\n")[1].trimmingCharacters(in: .whitespaces) }
    expectText(screen.text, startsWith: "[-------O==]\n")
    screen.press(.tab)
    for (key, expected) in [(Key.left, "0.3"), (.right, "0.25"), (.up, "0.3"), (.down, "0.25")] {
      screen.press(key)
      expectEqual(value(), expected)
    }
    for (column, expected) in [(1, "1.0"), (10, "0.0"), (7, "0.3333333333"), (0, "1.0"), (11, "0.0")] {
      screen.click(column: column, row: 0)
      expectEqual(value(), expected)
    }
  }

  @Test func `a range is from zero to one in each form without bounds`() {
    let half = Binding.constant(0.5)
    let screen = Screen(width: 20) {
      VStack(alignment: .leading, spacing: 0) {
        Slider(value: half) {
          Text("a")
        } minimumValueLabel: {
          Text("b")
        } maximumValueLabel: {
          Text("c")
        }
        Slider(value: half, minimumValueLabel: Text("b"), maximumValueLabel: Text("c")) { Text("a") }
        Slider(value: half, label: { Text("a") }, onEditingChanged: { _ in })
        Slider(value: half, onEditingChanged: { _ in }) { Text("a") }
        Slider(value: half, onEditingChanged: { _ in })
        Slider(value: half, neutralValue: 0.25) {
          Text("a")
        } minimumValueLabel: {
          Text("b")
        } maximumValueLabel: {
          Text("c")
        }
        Slider(value: half, neutralValue: 0.25) { Text("a") }
      }
    }
    expectText(
      screen.text,
      equals: """
        a b [======O-----] c
        a b [======O-----] c
        a [========O-------]
        a [========O-------]
        [=========O--------]
        a b [---===O-----] c
        a [----====O-------]
        """)
  }

  @Test func `a drag that is interrupted ends the editing`() throws {
    struct Interrupted: View {
      let log: (Bool) -> Void
      @State private var value = 0.0
      @State private var isShown = true

      var body: some View {
        VStack(alignment: .leading) {
          if isShown { Slider(value: $value, onEditingChanged: log).disabled(value > 0.5) }
          Button("Hide") { isShown = false }
        }
      }
    }
    var log: [Bool] = []
    let hidden = Screen(width: 20) { Interrupted { log.append($0) } }
    hidden.press(column: 5, row: 0)
    try hidden.find(.button, "Hide").tap()
    expectEqual(log, [true, false])
    log = []
    let disabled = Screen(width: 20) { Interrupted { log.append($0) } }
    disabled.press(column: 5, row: 0)
    disabled.drag(toColumn: 15, row: 0)
    disabled.drag(toColumn: 3, row: 0)
    disabled.release(column: 3, row: 0)
    expectEqual(log, [true, false])
  }
}
