import Testing
import ViewTree
import ViewTreeTesting

@testable import TextBackend

/// The nearest colours that terminals have.
struct PaletteTests {
  private func components(_ hex: String) -> Color.Components {
    let value = UInt32(hex.dropFirst(), radix: 16) ?? 0
    return (UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255))
  }

  @Test func `each of the 240 fixed colours is the nearest to itself`() {
    for index in 16...255 {
      let hex = Color.TerminalColor.hex(ofIndex: index)
      expectEqual(Color.TerminalColor.nearestIndex(to: components(hex)), index, hex)
    }
    expectEqual(Set((16...255).map(Color.TerminalColor.hex)).count, 240)
    expectEqual(
      [16, 17, 22, 52, 59, 145, 231, 232, 255].map(Color.TerminalColor.hex),
      [
        "#000000", "#00005f", "#005f00", "#5f0000", "#5f5f5f", "#afafaf", "#ffffff", "#080808", "#eeeeee",
      ])
  }

  @Test(arguments: [
    ("#000001", 16), ("#030303", 16), ("#040404", 16), ("#050505", 232), ("#0c0c0c", 232), ("#0e0e0e", 233),
    ("#f3f3f3", 255), ("#fefefe", 231), ("#7b7b7b", 244), ("#ff0010", 196), ("#5a6068", 241),
  ])
  func `a colour between two is the nearer one`(_ hex: String, _ index: Int) {
    expectEqual(Color.TerminalColor.nearestIndex(to: components(hex)), index)
  }

  @Test func `each of the 16 colours is the nearest to itself`() {
    let colors = [
      (30, "#000000"), (31, "#cd0000"), (32, "#00cd00"), (33, "#cdcd00"), (34, "#0000ee"), (35, "#cd00cd"),
      (36, "#00cdcd"), (37, "#e5e5e5"), (90, "#7f7f7f"), (91, "#ff0000"), (92, "#00ff00"), (93, "#ffff00"),
      (94, "#5c5cff"), (95, "#ff00ff"), (96, "#00ffff"), (97, "#ffffff"),
    ]
    for (code, hex) in colors { expectEqual(Color.TerminalColor.nearestBasicCode(to: components(hex)), code) }
  }

  /// Each of these is nearly as near to another one.
  @Test(arguments: [
    ("#67e81d", 33), ("#e86704", 33), ("#420974", 90), ("#48922b", 90), ("#215d41", 90), ("#2d2efe", 94),
    ("#e7394a", 91), ("#d1f970", 37), ("#70e8e2", 37), ("#e770e4", 37), ("#0f6740", 32), ("#1fe760", 92),
  ])
  func `a colour between two of the 16 is the nearer one`(_ hex: String, _ code: Int) {
    expectEqual(Color.TerminalColor.nearestBasicCode(to: components(hex)), code)
  }

  @Test func `each named colour has a code of 256 and one of 16`() {
    func codes(_ colors: ScreenOptions.ColorDepth) -> [Color.Name: String] {
      Dictionary(
        uniqueKeysWithValues: Color.Name.allCases.map { name in
          let grid = draw(1, 1, [text("x", GlyphStyle(foreground: Color.Resolved(.named(name))))])
          let code = ANSIEncoder.encode(grid, colors: colors).dropFirst(2).prefix { $0 != "m" }
          return (name, String(code))
        })
    }
    let simple: [Color.Name: String] = [
      .black: "30", .red: "31", .green: "32", .yellow: "33", .blue: "34", .cyan: "36", .gray: "90", .white: "97",
    ]
    let exact: [Color.Name: String] = [
      .orange: "38;5;208", .mint: "38;5;79", .teal: "38;5;30", .indigo: "38;5;62", .purple: "38;5;134",
      .pink: "38;5;204", .brown: "38;5;137",
    ]
    let basic: [Color.Name: String] = [
      .orange: "33", .brown: "33", .mint: "36", .teal: "36", .indigo: "34", .purple: "35", .pink: "95",
    ]
    expectEqual(codes(.indexed), simple.merging(exact) { $1 })
    expectEqual(codes(.trueColor), simple.merging(exact) { $1 })
    expectEqual(codes(.basic), simple.merging(basic) { $1 })
  }
}
