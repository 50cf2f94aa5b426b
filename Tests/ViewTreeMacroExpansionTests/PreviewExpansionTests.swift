import Testing

@testable import ViewTreeMacroExpansion

struct PreviewExpansionTests {
  /// The lines that make the preview.
  private func made(_ source: String, type: String = "Preview") -> [String] {
    let lines = MacroUses.lines(MacroUses.expansion(MacroUses.freestanding(source, type: type)).source)
    return Array(lines.drop { !$0.hasPrefix("@MainActor static func makePreview()") }.dropFirst().dropLast(2))
  }

  @Test func `a preview is a type that says where it is`() {
    let lines = MacroUses.lines(MacroUses.expansion(MacroUses.freestanding("\n#Preview { A() }")).source)
    #expect(
      lines == [
        "nonisolated struct $s3App_7PreviewfMu_: ViewTree.PreviewRegistry {",
        #"static let fileID: Swift.String = "App/Views.swift""#, "static let line: Swift.Int = 3",
        "static let column: Swift.Int = 7", "@MainActor static func makePreview() throws -> ViewTree.Preview {",
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
    #expect(made("#Preview // why\n{ A() }", type: "SwiftUIPreview") == ["SwiftUI.Preview() { A() }"])
  }

  @Test func `what is previewable becomes a property`() {
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

  @Test func `a preview without a closure is an error`() {
    let problem = MacroUses.expansion(MacroUses.freestanding(#"#Preview("a")"#)).problem
    #expect(problem == "#Preview has no closure that makes the view: #Preview { MyView() }")
  }
}
