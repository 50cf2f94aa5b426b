import Testing
import ViewTreeTesting

/// Marks on a slider's bar, where it is filled from, and what can be set.
@MainActor struct SliderTickTests {
  private struct Marked: View {
    @State var value = 5.0

    var body: some View {
      Slider(value: $value, in: 0...10) {
        Text("Speed")
      } currentValueLabel: {
        Text("\(Int(value)) km/h")
      } ticks: {
        SliderTick(0) { Text("0") }
        SliderTick("mid", 5)
        SliderTickContentForEach([7.5, 10], id: \.self) { SliderTick($0) }
      }
    }
  }

  @Test func `marks are on the bar, and their labels below it`() throws {
    let screen = Screen(width: 36) { Marked() }
    expectText(
      screen.text,
      equals: """
        Speed [#=========O----+----+] 5 km/h
               0        mid
        """)
    expectEqual(try screen.find(.slider, "Speed").value, "5 km/h")
    for _ in 0..<8 { try screen.find(.slider, "Speed").increment() }
    expectText(screen.text, startsWith: "Speed [#=========#====#==O-+] 9 km/h\n")
  }

  @Test func `a bar is filled from its neutral value, and disabled parts are dotted`() throws {
    func text(_ value: Double, _ glyphs: GlyphSet = .ascii) -> String {
      var options = ScreenOptions()
      options.glyphs = glyphs
      return Screen(width: 28, options: options) {
        Slider(value: .constant(value), in: -5...5, neutralValue: 0, enabledBounds: -4...3) { Text("Tilt") }
      }.text
    }
    expectEqual(text(-4), "Tilt [..O========------....]")
    expectEqual(text(0), "Tilt [..--------O------....]")
    expectEqual(text(2.5), "Tilt [..--------=====O-....]")
    expectEqual(text(-4, .unicode), "Tilt [┄┄█████████──────┄┄┄┄]")
  }

  @Test func `disabled values cannot be set by keys, clicks and tests`() throws {
    struct Bounded: View {
      @State var value = 0.0

      var body: some View {
        Slider(value: $value, in: -5...5, step: 1, enabledBounds: -4...3) {
          Text("Tilt \(Int(value))")
        } tick: {
          $0 == 0 ? SliderTick($0) : nil
        }
      }
    }
    let screen = Screen(width: 32) { Bounded() }
    screen.click(column: 30, row: 0)
    expectText(screen.text, startsWith: "Tilt 3")
    screen.press(.tab)
    screen.press(.end)
    expectText(screen.text, startsWith: "Tilt 3")
    screen.press(.home)
    expectText(screen.text, startsWith: "Tilt -4")
    for _ in 0..<4 { screen.press(.right) }
    #expect(screen.text.hasPrefix("Tilt 0") && screen.issues.isEmpty)
  }

  @Test func `marks without a step are those of whole numbers, and the value has steps`() throws {
    struct Rated: View {
      @State var value = 0.4

      var body: some View {
        Slider(value: $value, in: 0...4) {
          Text("Stars")
        } tick: {
          SliderTick($0)
        }
      }
    }
    let screen = Screen(width: 24) { Rated() }
    screen.press(.tab)
    screen.press(.right)
    expectEqual(try screen.find(.slider, "Stars").value, "1")
  }

  @Test func `a slider without a thumb is filled up to its value`() {
    let screen = Screen(width: 24) {
      Slider(value: .constant(0.5)) { Text("Level") }
      Slider(value: .constant(0.5)) { Text("Level") }.sliderThumbVisibility(.hidden)
    }
    expectText(screen.text, equals: "Level [========O-------]\nLevel [========--------]")
  }

  @Test func `labels of marks stand in the order of their values`() {
    let screen = Screen(width: 24) {
      Slider(value: .constant(0)) {
        Text("n")
      } ticks: {
        SliderTick(1.0) { Text("hi") }
        SliderTick(0.0) { Text("lo") }
      }
    }
    expectText(screen.text, endsWith: "lo                 hi")
  }

  @Test(arguments: [0.97, 0.99, 1]) func `a bar without a thumb has as many cells near its neutral value`(level: Double)
  {
    var options = ScreenOptions()
    options.glyphs = .unicode
    let screen = Screen(width: 12, options: options) {
      Slider(value: .constant(level), neutralValue: 0.97) {}.sliderThumbVisibility(.hidden)
    }
    expectEqual(screen.text.count, 12)
    expectText(screen.text, endsWith: "]")
  }

  @Test func `an invalid neutral value is ignored`() {
    let screen = Screen(width: 12) { Slider(value: .constant(0.5), neutralValue: .nan) {} }
    let plain = Screen(width: 12) { Slider(value: .constant(0.5)) {} }
    expectText(screen.text, equals: plain.text)
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `labels stand in the middle below their marks, and one without room is left out`(unit: ScreenOptions.Unit) {
    func text(_ width: Int, _ direction: LayoutDirection = .leftToRight) -> String {
      Screen(width: width, options: ScreenOptions(unit: unit, layoutDirection: direction)) {
        Slider(value: .constant(0.5)) {
          Text("n")
        } ticks: {
          SliderTick(-1.0) { Text("no") }
          SliderTick(0.0) { Text("low") }
          SliderTick(0.2) { Text("a") }
          SliderTick(0.45) { Text("mid") }
          SliderTick(0.75) { Text("b") }
          SliderTick(1.0) { Text("high") }
          SliderTick(2.0) { Text("no") }
        }.labelsHidden()
      }.text
    }
    expectText(text(20), equals: "[#==#====#O---+---+]\nlow a   mid   b high")
    expectText(text(9), equals: "[##=O-++]\nlow   b")
    expectText(text(3), endsWith: "\nlow")
    expectText(text(20, .rightToLeft), equals: "[+---+---O#====#==#]\nhigh b   mid   a low")
  }

  @Test func `each form without bounds has marks from zero to one, or at its steps`() {
    let value = Binding.constant(0.5)
    let screen = Screen(width: 24) {
      VStack(alignment: .leading, spacing: 0) {
        Slider(value: value) {
          Text("a")
        } minimumValueLabel: {
          Text("b")
        } maximumValueLabel: {
          Text("c")
        } ticks: {
          SliderTick(0.25)
        }
        Slider(value: value) {
          Text("a")
        } ticks: {
          SliderTick(0.25)
        }
        Slider(value: value, step: 0.25) {
          Text("a")
        } tick: {
          $0 == 0.25 ? SliderTick($0) : nil
        }
        Slider(value: value, in: 0...4, step: 0.5) {
          Text("a")
        } tick: {
          SliderTick($0)
        }
        Slider(value: value, in: 0...4) {
          Text("a")
        } tick: {
          SliderTick($0)
        }
      }
    }
    expectText(
      screen.text,
      equals: """
        a b [====#===O-------] c
        a [=====#====O---------]
        a [=====#====O---------]
        a [#=O--+-+--+-+-+--+-+]
        a [#=O--+----+---+----+]
        """)
    let still = Screen(width: 24, options: ScreenOptions(allowsIssues: true)) {
      Slider(value: value, in: 0...4, step: 0) {
        Text("a")
      } tick: {
        SliderTick($0)
      }
    }
    expectText(still.text, equals: "a [==O-----------------]")
  }

  private func picture(
    _ width: Int, @SliderTickBuilder<Double> _ ticks: () -> some SliderTickContent<Double>
  ) -> String {
    Screen(width: width) {
      VStack(alignment: .leading, spacing: 0) {
        Slider(value: .constant(0)) {
          Text("n")
        } ticks: {
          ticks()
        }.labelsHidden()
        Text("end")
      }
    }.text
  }

  @Test func `labels have one line each, and are as high as the highest`() {
    expectText(picture(20) { SliderTick(0.5) { ShownLineLimit() } }, equals: "[O--------+--------]\n          1\nend")
    expectText(picture(20) { SliderTick(0.5) { Text("four") } }, equals: "[O--------+--------]\n        four\nend")
    expectText(picture(3) { SliderTick(1.0) { Text("x") } }, equals: "[O-\n x\nend")
    expectText(picture(20) { SliderTick(2.0) { Text("no") } }, equals: "[O-----------------]\nend")
    let tall = picture(20) {
      SliderTick(0.2) {
        VStack(spacing: 0) {
          Text("a")
          Text("b")
        }
      }
      SliderTick(0.8) { Text("c") }
    }
    expectText(tall, equals: "[O--+----------+---]\n    a          c\n    b\nend")
  }

  @Test func `ticks are ordered by their values`() {
    let (one, two) = (SliderTick(1.0), SliderTick(2.0))
    #expect(one == SliderTick(1.0) && one != two && one < two && !(one < SliderTick(1.0)))
  }

  @Test func `a long label stays within the bar at both of its ends`() {
    let text = picture(20) {
      SliderTick("lowest", 0.0)
      SliderTick("highest", 1.0)
    }
    expectText(text, equals: "[O----------------+]\nlowest       highest\nend")
  }

  @Test func `a slider of its own size is as wide as its bar, or as the labels of its marks together`() {
    func width(_ low: Int, _ high: Int) -> CGFloat? {
      let screen = Screen(width: 60) {
        Slider(value: .constant(0)) {
          Text("n")
        } ticks: {
          SliderTick(String(repeating: "a", count: low), 0.0)
          SliderTick(String(repeating: "b", count: high), 1.0)
        }
        .labelsHidden().fixedSize(horizontal: true, vertical: false).accessibilityIdentifier("slider")
      }
      return screen.frame(id: "slider")?.width
    }
    expectEqual([width(3, 4), width(14, 16)], [20, 30])
  }

  private struct Middle: SliderTickContent {
    var body: some SliderTickContent<Double> {
      SliderTick(0.4)
      SliderTick(0.6)
    }
  }

  @Test(arguments: [(true, "[O-+-++-+--]\nend"), (false, "[O--+++----]\nend")])
  func `marks depend on conditions, and are composed of others`(isWide: Bool, text: String) {
    let shown = picture(12) {
      if isWide { SliderTick(0.2) } else { SliderTick(0.3) }
      if isWide { SliderTick(0.8) }
      Middle()
    }
    expectText(shown, equals: text)
  }
}
