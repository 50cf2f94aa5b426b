import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct GaugeTests {
  private var full: some View {
    Gauge(value: 4, in: 0...10) {
      Text("Fuel")
    } currentValueLabel: {
      Text("4 l")
    } minimumValueLabel: {
      Text("E")
    } maximumValueLabel: {
      Text("F")
    }
  }

  private func text(_ view: some View, width: Int = 26, glyphs: GlyphSet = .ascii) -> String {
    Screen(view, width: width, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test func `a disabled gauge is marked`() {
    let bar = Gauge(value: 0.5) { Text("A") }.disabled(true)
    expectText(text(bar, width: 12), equals: "A ~####....~")
    expectText(text(bar, width: 12, glyphs: .unicode), equals: "A ╌▒▒▒▒░░░░╌")
    let line = Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryLinear).disabled(true)
    expectText(text(line, width: 9), equals: "~~~~O~~~~")
    expectText(text(line, width: 9, glyphs: .unicode), equals: "╌╌╌╌●╌╌╌╌")
  }

  @Test func `labels of all kinds`() {
    expectText(text(full), equals: "Fuel E [####.......] F 4 l")
    expectText(text(full, glyphs: .unicode), equals: "Fuel E █████▎░░░░░░░ F 4 l")
    expectText(text(Gauge(value: 0.5) { Text("Half") }, width: 15), equals: "Half [####....]")
    expectText(
      text(Gauge(value: 0.5, label: { Text("Half") }, currentValueLabel: { Text("50") }), width: 18),
      equals: "Half [####....] 50")
    let marked = Gauge(
      value: 0.5, label: { Text("Half") }, currentValueLabel: { Text("50") },
      markedValueLabels: { Text("25").tag(0.25) })
    expectText(text(marked, width: 18), equals: "Half [####....] 50")
    let all = Gauge(
      value: 0.5, label: { Text("Half") }, currentValueLabel: { Text("50") }, minimumValueLabel: { Text("0") },
      maximumValueLabel: { Text("1") }, markedValueLabels: { Text("25") })
    expectText(text(all, width: 22), equals: "Half 0 [####....] 1 50")
    expectText(text(all.labelsHidden(), width: 17), equals: "0 [####....] 1 50")
  }

  @Test func styles() {
    expectText(text(full.gaugeStyle(.automatic)), equals: "Fuel E [####.......] F 4 l")
    expectText(text(full.gaugeStyle(.linearCapacity)), equals: "Fuel E [####.......] F 4 l")
    expectText(text(full.gaugeStyle(.accessoryLinearCapacity)), equals: "Fuel [######.........] 4 l")
    expectText(text(full.gaugeStyle(.accessoryLinear), width: 15), equals: "E ----O------ F")
    expectText(text(full.gaugeStyle(.accessoryLinear), width: 15, glyphs: .unicode), equals: "E ────●────── F")
    for style in [AccessoryCircularGaugeStyle()] {
      expectText(text(full.gaugeStyle(style)), equals: "(40%) 4 l")
      expectText(text(full.gaugeStyle(style), glyphs: .unicode), equals: "◔ 4 l")
    }
    expectText(text(full.gaugeStyle(.accessoryCircularCapacity)), equals: "(40%) 4 l")
    expectText(
      text(Gauge(value: 1.0) { Text("Full") }.gaugeStyle(.accessoryCircular), glyphs: .unicode), equals: "● Full")
  }

  @Test func `an own style`() {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(configuration.value < 0.5 ? "low" : "high")
          configuration.currentValueLabel
        }
      }
    }
    expectText(text(full.gaugeStyle(Words())), equals: "Fuel low 4 l")
  }

  @Test func `a gauge publishes its value, also out of its bounds`() throws {
    let screen = Screen(width: 30) {
      full
      Gauge(value: 12, in: 0...10) { Text("Over") }
    }
    try expectEqual(screen.find(.gauge, "Fuel").value, "40%")
    try expectEqual(screen.find(.gauge, "Over").value, "100%")
    expectEqual(screen.issues.count, 1)
    expectText(screen.issues[0], contains: "Gauge: the value 12.0 is not in 0.0...10.0")
    expectText(screen.issues[0], lacks: "Gauge: Gauge")
  }

  @Test func `a disabled disc is marked`() {
    let gauge = Gauge(value: 0.4) { Text("Fuel") }.gaugeStyle(.accessoryCircular).disabled(true)
    expectText(Screen(gauge, width: 20).text, equals: "~40%~ Fuel")
    expectText(Screen(gauge, width: 20, options: ScreenOptions(glyphs: .unicode)).text, equals: "◔╌Fuel")
  }

  @Observable fileprivate final class Settings { var locale = Locale(identifier: "en_US") }

  private struct Levels: View {
    let settings: Settings
    var body: some View {
      VStack {
        Gauge(value: 0.4) { Text("Fuel") }
        ProgressView("Books", value: 0.25)
      }
      .environment(\.locale, settings.locale)
    }
  }

  @Test func `the published values of levels are in a locale that is set later`() throws {
    let settings = Settings()
    let screen = Screen(width: 30) { Levels(settings: settings) }
    expectEqual(try screen.find(.gauge, "Fuel").value, "40%")
    settings.locale = Locale(identifier: "de")
    expectEqual(try screen.find(.gauge, "Fuel").value, "40\u{A0}%")
    expectEqual(try screen.find(.progress, "Books").value, "25\u{A0}%")
  }

  @Test func `a level is a part of the bounds`() {
    let half = text(Gauge(value: 0.5) { Text("Half") }, width: 15)
    expectText(text(Gauge(value: 15, in: 10...20) { Text("Half") }, width: 15), equals: half)
    expectText(text(Gauge(value: -5, in: -10...0) { Text("Half") }, width: 15), equals: half)
  }

  @Test func `bounds that are equal or infinite are an issue, and the gauge is empty`() {
    for bounds in [3...3, 0...(.infinity), -Double.infinity...Double.infinity] as [ClosedRange<Double>] {
      let screen = Screen(width: 10) { Gauge(value: 3, in: bounds) {} }
      expectText(screen.text, equals: "[........]")
      expectIssue(of: screen, contains: "are equal or infinite, so the gauge is empty")
    }
    let low = Screen(width: 10) { Gauge(value: -3, in: 0...10) {} }
    expectText(low.text, equals: "[........]")
    expectIssue(of: low, contains: "the value -3.0 is not in 0.0...10.0")
    let ends = Screen(width: 10) {
      Gauge(value: 0, in: 0...10) {}
      Gauge(value: 10, in: 0...10) {}
    }
    expectText(ends.text, equals: "[........]\n[########]")
    expectEqual(ends.issues, [])
  }

  @Test func `bounds of length one are as good as others, and the sign of a disabled gauge is dimmed`() {
    let gauge = Screen(Gauge(value: 2, in: 0...1) { Text("A") }, width: 12)
    expectIssue(of: gauge, contains: "the value 2.0 is not in 0.0...1.0")
    expectEqual(Screen(Gauge(value: 0.25, in: 0...0.5) { Text("A") }, width: 12).issues, [])
    expectEqual(Screen(Gauge(value: 0.5, in: 0...1) { Text("A") }, width: 12).issues, [])
    func cells(_ glyphs: GlyphSet) -> String {
      let disc = Gauge(value: 0.4) { Text("A") }.gaugeStyle(.accessoryCircular).disabled(true)
      return Screen(disc, width: 8, options: ScreenOptions(glyphs: glyphs)).render(.cells)
    }
    expectText(cells(.ascii), equals: "\"~40%~ A \"\n  0..6 dim")
    expectText(cells(.unicode), equals: "\"◔╌A     \"\n  0..2 dim")
  }

  @Test func `a gauge of equal bounds is empty for any value`() {
    let screen = Screen(width: 10) { Gauge(value: 5, in: 3...3) {} }
    expectText(screen.text, equals: "[........]")
    expectIssue(of: screen, contains: "the value 5.0 is not in 3.0...3.0")
  }
}
