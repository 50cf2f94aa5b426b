import Testing

@testable import ViewTreeTesting

@MainActor struct ElementPatternTests {
  private func fits(_ pattern: String, _ role: String, _ label: String, _ words: Substring...) -> Bool? {
    try? ElementPattern.all(in: pattern).map { $0.fits(ElementLine(role: role, label: label, words: words)) }.first
  }

  private func error(_ pattern: String) -> String? {
    do { _ = try ElementPattern.all(in: pattern) } catch { return error.message }
    return nil
  }

  /// The lines with their numbers, indented by their depth.
  private func lines(_ patterns: [ElementPattern], depth: Int = 0) -> [String] {
    patterns.flatMap {
      [String(repeating: "-", count: depth) + "\($0.line) \($0.text)"] + lines($0.children, depth: depth + 1)
    }
  }

  @Test func `each word needs a word of its own, in the order of the pattern`() {
    expectEqual(fits("button on disabled", "button", "a", "on", "disabled"), true)
    expectEqual(fits("button disabled", "button", "a", "on", "disabled"), true)
    expectEqual(fits("button disabled on", "button", "a", "on", "disabled"), false)
    expectEqual(fits("button on on", "button", "a", "on"), false)
    expectEqual(fits("button on on", "button", "a", "on", "x", "on"), true)
  }

  @Test func `an expression needs a slash at both ends, and something between them`() {
    expectEqual(fits("slider x /./", "slider", "a", "x", "5"), true)
    expectEqual(fits("slider x /./", "slider", "a", "x", "55"), false)
    expectEqual(fits("slider x //", "slider", "a", "x", "//"), true)
    expectEqual(fits("slider x /km", "slider", "a", "x", "/km"), true)
    expectEqual(fits("slider x km/", "slider", "a", "x", "km/"), true)
    expectEqual(fits("slider x /k.*/", "slider", "a", "x", "km/"), true)
  }

  @Test func `a label ends at its first mark before a blank or the end`() {
    expectEqual(fits("text \"a\" \"b\"", "text", "a", "\"b\""), true)
    expectEqual(fits("text \"a\"b\" on", "text", "a\"b", "on"), true)
    expectEqual(fits("text \"a\\\" b\" on", "text", "a\" b", "on"), true)
    expectEqual(fits("text /a.c/ on", "text", "abc", "on"), true)
    expectEqual(fits("text /a/c/", "text", "a/c"), true)
    expectEqual(fits("text /a/", "text", "abc"), false)
    expectEqual(fits("text \"\"", "text", "a"), false)
    expectEqual(fits("text on", "text", "a", "on"), true)
  }

  @Test func `a role has letters, digits, hyphens and underscores, or is any`() {
    for role in ["button", "h1", "a-b", "a_b"] {
      expectEqual(fits(role, role, ""), true)
      expectEqual(fits(role, "other", ""), false)
    }
    expectEqual(fits("*", "other", "", "on"), true)
    expectEqual(fits("* on", "other", "", "off"), false)
    expectEqual(
      error("a.b"),
      "Line 1 of the pattern cannot be read, \"a.b\": the role a.b is no name; write a role, such as button, or * for any."
    )
  }

  @Test func `a line is inside the nearest one above that is less indented, by blanks or tabs`() throws {
    expectEqual(
      lines(try ElementPattern.all(in: "a\n    b  \n    c\n\n  d\n\te\n\t\tf\n  g\nh \"x\" ")),
      ["1 a", "-2 b", "-3 c", "-5 d", "-6 e", "--7 f", "--8 g", "9 h \"x\""])
    expectEqual(lines(try ElementPattern.all(in: "  a\n b\nc\n d")), ["1 a", "2 b", "3 c", "-4 d"])
  }

  @Test func `an empty line counts in the number of a line`() {
    expectEqual(
      error("toggle\n\n \nbutton \"Save"),
      "Line 4 of the pattern cannot be read, \"button \\\"Save\": the label has no closing quotation mark.")
  }

  @Test func `an element of another role, or with other words, is near if its label is the one of the pattern`() throws
  {
    func nearness(_ pattern: String, _ role: String, _ label: String) throws -> Int {
      try ElementPattern.all(in: pattern)[0].nearness(to: ElementLine(role: role, label: label, words: []))
    }
    try expectEqual(nearness("toggle \"a\" on", "toggle", "a"), 2)
    try expectEqual(nearness("toggle \"a\"", "button", "a"), 1)
    try expectEqual(nearness("toggle \"a\"", "toggle", "b"), 0)
    try expectEqual(nearness("toggle on", "toggle", "b"), 2)
    try expectEqual(nearness("toggle on", "button", "b"), 0)
  }
}
