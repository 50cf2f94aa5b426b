import Testing

@testable import ViewTreeMacroExpansion

struct PreviewExpansionTests {
  /// The lines that make the preview.
  private func made(_ source: String, type: String = "Preview") -> [String] {
    let lines = MacroUses.lines(MacroUses.expansion(MacroUses.freestanding(source, type: type)).source)
    return Array(lines.drop { !$0.hasPrefix("@MainActor static func makePreview()") }.dropFirst().dropLast(2))
  }

  @Test func `a preview is a type that holds its location`() {
    let lines = MacroUses.lines(MacroUses.expansion(MacroUses.freestanding("\n#Preview { A() }")).source)
    #expect(
      lines == [
        "nonisolated struct $s3App_7PreviewfMu_: ViewTree.PreviewRegistry {",
        #"static let fileID: Swift.String = "App/Views.swift""#, "static let line: Swift.Int = 4",
        "static let column: Swift.Int = 1", "@MainActor static func makePreview() throws -> ViewTree.Preview {",
        "ViewTree.Preview() { A() }", "}", "}",
      ])
  }

  @Test func `names, traits, and a closure in any place`() {
    #expect(made(#"#Preview("a, (b") { A() }"#) == [#"ViewTree.Preview("a, (b") { A() }"#])
    #expect(
      made(#"#Preview("b", traits: .portrait, .fixed(1, 2)) { A() }"#) == [
        #"ViewTree.Preview("b", traits: .portrait, .fixed(1, 2)) { A() }"#
      ])
    #expect(made(#"#Preview("c", body: { A() })"#) == [#"ViewTree.Preview("c") { A() }"#])
    #expect(made("#Preview(body: make)") == ["ViewTree.Preview() {make()}"])
    #expect(
      made(#"#Preview(/* a */ "b" /* c */, // d, e"# + "\n traits: .x) { A() }") == [
        #"ViewTree.Preview("b", traits: .x) { A() }"#
      ])
    #expect(made("#Preview(traits: Size<A, B>.x) { A() }") == ["ViewTree.Preview(traits: Size<A, B>.x) { A() }"])
    #expect(made("#SwiftUI.Preview { A() }") == ["ViewTree.Preview() { A() }"])
    #expect(made("#Preview // why\n{ A() }", type: "SwiftUIPreview") == ["SwiftUI.Preview() { A() }"])
  }

  @Test func `a previewable variable becomes a property`() {
    let source = """
      #Preview("s") {
        @Previewable @State var isOn = true
        let x = "@Previewable"
        @Previewable @State
        var names = [
          "a",
        ]
        Toggle(x, isOn: $isOn)
      }
      """
    #expect(
      made(source) == [
        "struct __Preview: ViewTree.View {", "@State var isOn = true", "@State", "var names = [", #""a","#, "]",
        "var body: some ViewTree.View {", #"let x = "@Previewable""#, "Toggle(x, isOn: $isOn)", "}", "}",
        #"return ViewTree.Preview("s") { __Preview() }"#,
      ])
    #expect(made("#Preview { @PreviewableThing var a = 1; A() }").count == 1)
  }

  @Test(arguments: [
    "@available(iOS 17.0, *)\n", "@MainActor ", "/// Doc {\n@available(macOS 14, *) @MainActor\n// c\n",
  ])
  func `attributes stand before a preview`(attributes: String) {
    let source = attributes + "#Preview { A() }"
    #expect(made(source) == ["ViewTree.Preview() { A() }"])
    let lines = MacroUses.lines(MacroUses.expansion(MacroUses.freestanding(source)).source)
    #expect(lines.contains("static let line: Swift.Int = \(3 + attributes.count { $0 == "\n" })"))
  }

  @Test(
    arguments: [
      ("@State var a = Theme<Int>(b: 1)", "A(a)"), ("@State var a: Theme<Int>", "A(a)"),
      ("@State var a = 1...", "A(a)"),
      ("@State var a = [1] as Set<Int>", "A(a)"), ("@State var a = [1]\nas Set<Int>", "A(a)"),
      ("@State var a = if b { 1 }\nelse { 2 }", "A(a)"), ("@State var a = b\n.c", "A(a)"),
      ("@State var a = /[(]/", "A(a)"),
      ("@State private var a: Int?", ".a.b"), ("@State var a = 1, b = 2", "[a]"), ("@State var a = f { 1 }", "(a)"),
    ])
  func `a previewable variable ends at the end of its declaration`(declaration: String, view: String) {
    for (start, end) in [("", "\n"), ("", "; "), ("// c\n", " // d\n"), ("/* e */ ", "\n\n")]
    where view != ".a.b" || end == "; " {
      let lines = made("#Preview {\(start)@Previewable \(declaration)\(end)\(view)\n}")
      let body = lines.joined(separator: " ")
      #expect(lines.first == "struct __Preview: ViewTree.View {")
      #expect(body.contains("View { \(declaration.replacing("\n", with: " ")) var body: some ViewTree.View {"))
      #expect(!body.contains(";"))
      #expect(body.contains("\(view) } } return ViewTree.Preview() { __Preview() }"))
    }
  }

  @Test func `a previewable variable may have its attributes in any order`() {
    #expect(made("#Preview { @State @Previewable private var a = 1; A() }")[1] == "@State private var a = 1")
    #expect(made("#Preview { @SwiftUI.Previewable @State var a = 1; A() }")[1] == "@State var a = 1")
    #expect(made("#Preview { @(1); A() }") == ["ViewTree.Preview() { @(1); A() }"])
    #expect(made("#Preview { let f: @MainActor () -> Void = g; A(f) }").count == 1)
  }

  @Test(
    arguments: [
      (##"#Preview("a")"##, "#Preview needs a closure that creates the view: write #Preview { MyView() }", 0),
      ("#Preview { A() } b: { B() }", "#Preview ends after the closure that creates the view: remove the rest", 17),
      ("#Preview(1 b) { A() }", "#Preview cannot read this argument: remove it or write it as a literal", 11),
      (
        "#Preview { V { @Previewable @State var a = 1 } }",
        "@Previewable must be directly in the closure of #Preview, not in a nested closure", 15
      ),
      (
        "#Preview {\n#if A\n@Previewable @State var a = 1\n#endif\nA() }",
        "@Previewable cannot be within #if: move the variable out of it", 17
      ),
      (
        "#Preview { @Previewable func f() {}; A() }",
        "@Previewable applies to variables: write @Previewable @State var",
        24
      ),
      ("#Preview { @Previewable @State var a = ; A() }", "the value of a cannot be read", 39),
      ("#Preview { \"a }", "a string is never closed", 11),
    ])
  func `an invalid preview is an error at its place`(source: String, message: String, offset: Int) {
    #expect(MacroUses.expansion(MacroUses.freestanding(source)).problem == message)
    #expect(MacroUses.offset(MacroUses.freestanding("\n" + source)) == 41 + offset)
  }
}
