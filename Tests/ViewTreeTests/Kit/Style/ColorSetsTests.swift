import Foundation
import Testing
import ViewTreeTesting

/// Colours of an asset catalogue that lies in a bundle as Xcode wrote it.
@MainActor struct ColorSetsTests {
  private func bundle(_ sets: [String: String]) throws -> Bundle {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    for (path, colors) in sets {
      let folder = root.appendingPathComponent("Assets.xcassets/\(path).colorset")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let text = #"{ "colors" : [\#(colors)], "info" : { "author" : "xcode", "version" : 1 } }"#
      try Data(text.utf8).write(to: folder.appendingPathComponent("Contents.json"))
    }
    return try #require(Bundle(path: root.path))
  }

  private func components(_ values: String, _ rest: String = "") -> String {
    let parts = zip(["red", "green", "blue", "alpha"], values.split(separator: " ")).map { "\"\($0)\" : \"\($1)\"" }
    return #"""
      { \#(rest) "color" : { "color-space" : "srgb", "components" : { \#(parts.joined(separator: ", ")) } },
        "idiom" : "universal" }
      """#
  }

  private func code(_ name: String, _ bundle: Bundle, _ scheme: ColorScheme = .light) -> String {
    Screen(width: 1) { Text("x").foregroundStyle(Color(name, bundle: bundle)).environment(\.colorScheme, scheme) }
      .render(.ansi)
  }

  @Test func `components are parts, bytes and hexadecimal bytes`() throws {
    let bundle = try bundle([
      "Parts": components("1.000 0.502 0.000 1.000"), "Colors/Bytes": components("255 128 0 1.000"),
      "Colors/Deep/Hex": components("0xFF 0x80 0x00 1.000"), "Odd": components("nan 0x 900 1.000"),
      "Words": components("abc 0 1.000 1.000"),
      "System": #"{ "color" : { "platform" : "ios", "reference" : "systemGreenColor" }, "idiom" : "universal" }"#,
    ])
    let orange = "\u{1B}[38;2;255;128;0mx\u{1B}[0m"
    for name in ["Parts", "Bytes", "Hex"] { expectEqual(code(name, bundle), orange) }
    expectEqual(code("System", bundle), "\u{1B}[32mx\u{1B}[0m")
    for name in ["Odd", "Words"] { expectEqual(code(name, bundle), "\u{1B}[38;2;0;0;255mx\u{1B}[0m") }
    expectEqual("\(Color("Parts", bundle: bundle))", "Parts")
  }

  @Test func `a colour set has a colour for a dark screen`() throws {
    let dark = components("1.0 1.0 1.0 1.0", #""appearances" : [{ "appearance" : "luminosity", "value" : "dark" }],"#)
    let bundle = try bundle(["Paper": "\(components("0.0 0.0 1.0 1.0")), \(dark)"])
    #expect(
      code("Paper", bundle).contains("38;2;0;0;255m") && code("Paper", bundle, .dark).contains("38;2;255;255;255m"))
  }

  @Test func `a missing colour fills visibly, and text on it is readable`() throws {
    let badge = Text("Brand").padding(.horizontal, 1).background(Color("Unknown"))
    expectText(Screen(badge, width: 8).text, equals: ".Brand.")
    expectText(Screen(badge, width: 8, options: ScreenOptions(glyphs: .unicode)).text, equals: "░Brand░")
    expectEqual(code("Unknown", try bundle(["Other": components("1 1 1 1")])), "x")
  }

  @Test func `the first appearance of a colour counts`() throws {
    let (dark, high) = (
      #"{ "appearance" : "luminosity", "value" : "dark" }"#, #"{ "appearance" : "contrast", "value" : "high" }"#
    )
    func white(_ appearances: String) -> String {
      components("1.0 1.0 1.0 1.0", "\"appearances\" : [\(appearances)],")
    }
    let blue = components("0.0 0.0 1.0 1.0")
    let bundle = try bundle([
      "Dark": "\(blue), \(white("\(dark), \(high)"))", "High": "\(blue), \(white("\(high), \(dark)"))",
    ])
    #expect(code("Dark", bundle).contains("38;2;0;0;255m"))
    #expect(code("Dark", bundle, .dark).contains("38;2;255;255;255m"))
    #expect(code("High", bundle, .dark).contains("38;2;0;0;255m"))
  }
}
