import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct ProgressViewTests {
  private func text(_ view: some View, width: Int = 24, glyphs: GlyphSet = .ascii) -> String {
    Screen(view, width: width, options: ScreenOptions(glyphs: glyphs)).text
  }

  @Test func `progress is a bar if the fraction is known, otherwise a sign`() {
    expectText(text(ProgressView(value: 0.42)), equals: "[#########.............]")
    expectText(text(ProgressView(value: 0.42), width: 10, glyphs: .unicode), equals: "████▎░░░░░")
    expectText(text(ProgressView("Loading", value: 3, total: 6)), equals: "Loading [#######.......]")
    expectText(text(ProgressView("Loading" + "…", value: 0.5), width: 20), equals: "Loading… [#####....]")
    expectText(text(ProgressView()), equals: "(...)")
    expectText(text(ProgressView("Loading"), glyphs: .unicode), equals: "◌ Loading")
    expectText(text(ProgressView("Loading", value: Double?.none)), equals: "(...) Loading")
    expectText(
      text(
        ProgressView(value: 0.5) {
          Text("Copy")
        } currentValueLabel: {
          Text("1 of 2")
        }), equals: "Copy [#####.....] 1 of 2")
    expectText(text(ProgressView("Copy", value: 0.5).labelsHidden(), width: 12), equals: "[#####.....]")
  }

  @Test func styles() {
    expectText(text(ProgressView("Copy", value: 0.5).progressViewStyle(.circular)), equals: "(50%) Copy")
    for (value, disc) in [(0.1, "○ 10%"), (0.3, "◔ 30%"), (0.5, "◑ 50%"), (0.8, "◕ 80%"), (1, "● 100%")] {
      expectText(text(ProgressView(value: value).progressViewStyle(.circular), glyphs: .unicode), equals: disc)
    }
    expectText(text(ProgressView("Copy").progressViewStyle(.linear), width: 16), equals: "Copy [...###...]")
    expectText(
      text(ProgressView("Copy").progressViewStyle(LinearProgressViewStyle()), width: 16), equals: "Copy [...###...]")
    let tinted = Screen(ProgressView(value: 1.0).progressViewStyle(LinearProgressViewStyle(tint: .green)), width: 10)
    expectText(tinted.render(.cells), contains: "green")
  }

  @Test func `an own style, around the default one`() throws {
    struct Framed: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("<\(Int((configuration.fractionCompleted ?? 0) * 100))>")
          ProgressView(configuration)
        }
      }
    }
    let screen = Screen(ProgressView("Copy", value: 0.5).progressViewStyle(Framed()), width: 22)
    expectText(screen.text, equals: "<50> Copy [#####.....]")
    expectEqual(screen.findAll(.progress).count, 1)
    try expectEqual(screen.find(.progress, "Copy").value, "50%")
  }

  @Test func `a progress view publishes its value`() throws {
    let screen = Screen(width: 20) {
      ProgressView("Copy", value: 1, total: 3).labelsHidden()
      ProgressView("Wait")
    }
    try expectEqual(screen.find(.progress, "Copy").value, "33%")
    #expect(try screen.find(.progress, "Wait").value == nil)
  }

  @Test func `a value beyond the total is shown at the end, and is an issue`() {
    let screen = Screen(ProgressView(value: 3, total: 2), width: 12)
    expectText(screen.text, equals: "[##########]")
    expectEqual(
      screen.issues.first?.contains(
        "ProgressView: the value 3.0 is not between 0 and the total 2.0; it is shown as 2.0"), true, "\(screen.issues)"
    )
    let below = Screen(ProgressView(value: -1.0), width: 12)
    expectText(below.text, equals: "[..........]")
    expectIssue(of: below, contains: "the value -1.0 is not between 0 and the total 1.0; it is shown as 0.0")
    let none = Screen(ProgressView(value: 1, total: 0), width: 12)
    expectText(none.text, equals: "[..........]")
    expectIssue(of: none, contains: "the value 1.0 is not between 0 and the total 0.0; it is shown as 0.0")
  }

  @Test func `time by the screen's clock`() {
    let start = ScreenOptions().now
    let screen = Screen(width: 24) {
      ProgressView(timerInterval: start...start + 100) { Text("Egg") }
      ProgressView(timerInterval: start...start + 100, countsDown: false)
    }
    expectText(screen.text, equals: "Egg [#############] 1:40\n[.................] 0:00")
    screen.advance(by: .seconds(25))
    expectText(screen.text, equals: "Egg [##########...] 1:15\n[####.............] 0:25")
  }

  @Test func `only the time between two dates is evaluated as time passes`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let screen = Screen(width: 30) {
      ProgressView(value: 0.3)
      ProgressView("Known", value: 3, total: 4)
      ProgressView("Unknown")
      ProgressView()
      Gauge(value: 0.5) { Text("Gauge") }
      Group { ProgressView(timerInterval: start...start + 100) }
    }
    let trace = screen.trace { screen.advance(by: .seconds(1)) }
    expectEqual(trace.evaluations(of: ProgressView<EmptyView, DefaultDateProgressLabel>.self), 1)
    expectEqual(trace.entries.filter { $0.typeName == "ProgressView" }.map(\.evaluations).reduce(0, +), 1, "\(trace)")
    expectEqual(trace.totalUnneeded, 0, "\(trace)")
  }

  @Test func `hours, and all of time`() {
    let start = ScreenOptions().now
    let screen = Screen(ProgressView(timerInterval: start...start + 5400) { Text("Roast") }, width: 24)
    expectText(screen.text, equals: "Roast [########] 1:30:00")
    let ends = [-Double.infinity, -1e300, 1e300, .infinity].map(Date.init(timeIntervalSinceReferenceDate:))
    for (from, to) in zip(ends, ends.dropFirst()) {
      let screen = Screen(ProgressView(timerInterval: from...to), width: 40)
      expectText(screen.text, contains: "[")
    }
  }

  @Test func `a progress view follows a Progress`() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 3
    expectText(Screen(ProgressView(progress), width: 12).text, equals: "[########..]")
    let unknown = Progress(totalUnitCount: -1)
    expectEqual(Screen(ProgressView(unknown), width: 12).text, Screen(ProgressView(), width: 12).text)
  }

  @Test func `a disabled progress sign is marked`() {
    func picture(_ glyphs: GlyphSet, _ view: some View) -> String {
      Screen(view.progressViewStyle(.circular).disabled(true), width: 20, options: ScreenOptions(glyphs: glyphs)).text
    }
    expectText(picture(.ascii, ProgressView(value: 0.4)), equals: "~40%~")
    expectText(picture(.ascii, ProgressView("Load")), equals: "~...~ Load")
    expectText(picture(.unicode, ProgressView("Load", value: 0.4)), equals: "◔╌40% Load")
    expectText(picture(.unicode, ProgressView("Load")), equals: "◌╌Load")
    expectText(picture(.unicode, ProgressView()), equals: "⊝")
  }

  @Test func `a disabled progress bar is marked at its ends`() {
    func picture(_ value: Double?, _ glyphs: GlyphSet) -> String {
      Screen(
        ProgressView(value: value).progressViewStyle(.linear).disabled(true), width: 10,
        options: ScreenOptions(glyphs: glyphs)
      )
      .text
    }
    expectText(picture(0.5, .ascii), equals: "~####....~")
    expectText(picture(0, .unicode), equals: "╌░░░░░░░░╌")
    expectText(picture(0.5, .unicode), equals: "╌▒▒▒▒░░░░╌")
    expectText(picture(1, .unicode), equals: "╌▒▒▒▒▒▒▒▒╌")
    expectText(picture(nil, .unicode), equals: "╌░░▒▒▒░░░╌")
  }

  @Test(arguments: 10...12) func `a disc has its percentage where both fit beside the label`(width: Int) {
    let view = ProgressView("Load", value: 0.4).progressViewStyle(.circular)
    expectText(Screen(view, width: width, options: ScreenOptions(glyphs: .unicode)).text, equals: "◔ 40% Load")
  }

  @Test func `a progress sign and bar begin at the right from right to left`() {
    func picture(_ view: some View, isEnabled: Bool = true) -> String {
      let options = ScreenOptions(glyphs: .unicode, layoutDirection: .rightToLeft)
      return Screen(view.disabled(!isEnabled), width: 12, options: options).text
    }
    expectText(picture(ProgressView("Load").fixedSize()), equals: "      Load ◌")
    expectText(picture(ProgressView("Load").fixedSize(), isEnabled: false), equals: "      Load╌◌")
    expectText(picture(ProgressView("Load", value: 0.4).progressViewStyle(.circular)), equals: "  Load 40% ◔")
    expectText(picture(ProgressView(value: 0.5)), equals: "░░░░░░██████")
    // Blocks that lie at the right of a cell: of an eighth, a half, or all of it.
    expectText(picture(ProgressView(value: 0.55)), equals: "░░░░░▐██████")
    expectText(picture(ProgressView(value: 0.52)), equals: "░░░░░▕██████")
    expectText(picture(ProgressView(value: 0.57)), equals: "░░░░░███████")
  }

  @Test func `the shown part is between none and all, and anything else is a problem`() {
    func part(_ value: Double?, _ total: Double = 4) -> [String] {
      let extent = ProgressExtent(value, of: total)
      return [
        extent.fraction(now: .now).map { "\($0)" } ?? "nil", String((extent.problem ?? "none").prefix { $0 != "." }),
      ]
    }
    expectEqual(
      [part(nil), part(0), part(1), part(4)], [["nil", "none"], ["0.0", "none"], ["0.25", "none"], ["1.0", "none"]])
    func problem(_ value: Double?, _ total: Double = 4) -> String { ProgressExtent(value, of: total).problem ?? "none" }
    expectText(problem(5), startsWith: "the value 5.0 is not between 0 and the total 4.0; it is shown as 4.0.")
    expectText(problem(-1), startsWith: "the value -1.0 is not between 0 and the total 4.0; it is shown as 0.0.")
    expectText(problem(.nan), startsWith: "the value nan is not between 0 and the total 4.0; it is shown as 0.0.")
    expectText(problem(0, 0), startsWith: "the value 0.0 is not between 0 and the total 0.0; it is shown as 0.0.")
    expectText(problem(1, -4), startsWith: "the value 1.0 is not between 0 and the total -4.0; it is shown as 0.0.")
    expectEqual(
      [part(5)[0], part(-1)[0], part(.nan)[0], part(3, 0)[0], part(1, -4)[0]], ["1.0", "0.0", "0.0", "0.0", "0.0"])
  }

  @Test func `the part of a time is that which has passed, or remains`() {
    let start = Date(timeIntervalSinceReferenceDate: 100)
    func parts(_ length: Double, countsDown: Bool) -> [Double?] {
      let extent = ProgressExtent.time(start...start.addingTimeInterval(length), countsDown: countsDown)
      return [-5, 0, 10, 40, 50].map { extent.fraction(now: start.addingTimeInterval($0)) }
    }
    expectEqual(parts(40, countsDown: false), [0, 0, 0.25, 1, 1])
    expectEqual(parts(40, countsDown: true), [1, 1, 0.75, 0, 0])
    expectEqual(parts(0, countsDown: false), [1, 1, 1, 1, 1])
    #expect(ProgressExtent.time(start...start, countsDown: true).problem == nil)
  }

  @Test func `the sign of a disabled task is dimmed with its label, stays in one row, and is not read`() {
    func screen(_ width: Int, isEnabled: Bool) -> Screen {
      Screen(width: width, options: ScreenOptions(glyphs: .unicode)) {
        ProgressView("Load", value: 0.4).progressViewStyle(.circular).disabled(!isEnabled)
      }
    }
    expectText(screen(12, isEnabled: true).render(.cells), equals: "\"◔ 40% Load  \"")
    expectText(screen(12, isEnabled: false).render(.cells), equals: "\"◔╌40% Load  \"\n  0..9 dim")
    expectEqual(screen(6, isEnabled: true).text.split(separator: "\n").count, 1)
    expectEqual(screen(10, isEnabled: true).descendants.map(\.label), ["Load"])
  }

  @Test func `a time with an own label counts down, a short one passes, and all of time never does`() {
    let start = ScreenOptions().now
    let egg = ProgressView(timerInterval: start...start + 10) {
      Text("Egg")
    } currentValueLabel: {
      Text("now")
    }
    expectText(text(egg, width: 20), equals: "Egg [##########] now")
    let short = ProgressExtent.time(start...start + 0.5, countsDown: false)
    expectEqual([0, 0.125, 0.5].map { short.fraction(now: start + $0) }, [0, 0.25, 1])
    let ends = [-Double.infinity, .infinity].map(Date.init(timeIntervalSinceReferenceDate:))
    let all = [false, true].map { ProgressExtent.time(ends[0]...ends[1], countsDown: $0).fraction(now: start) }
    expectEqual(all, [0, 1])
  }

  @Test func `the label is cut before the sign of a task`() {
    let view = ProgressView("Load", value: 0.4).progressViewStyle(.circular)
    expectText(text(view, width: 8, glyphs: .unicode), equals: "◔ 40% L…")
  }

  @Test func `the sign of a task stands before its label and its value, or what is shown of them, in its tint`() {
    func sign(_ view: some View) -> String { text(view.progressViewStyle(.circular), width: 20) }
    let copy = ProgressView(value: 0.5) {
      Text("Copy")
    } currentValueLabel: {
      Text("1 of 2")
    }
    expectEqual([sign(copy), sign(copy.labelsHidden())], ["(50%) Copy 1 of 2", "(50%) 1 of 2"])
    expectEqual([sign(ProgressView("Wait").labelsHidden())], ["(...)"])
    let green = ProgressView("Copy", value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .green))
    expectText(Screen(green, width: 12).render(.cells), contains: "fg=green")
  }
}
