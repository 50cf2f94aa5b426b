import Foundation
import Testing
import ViewTreeLint
import ViewTreeTesting

@Suite struct LinterTests {
  private static let slow = """
    struct Rows: View {
      @State private var isOn = false
      var body: some View { Toggle("x", isOn: Binding(get: { isOn }, set: { isOn = $0 })) }
    }
    """

  @Test func `a finding has the place, the fault, the measured cost and the replacement`() throws {
    let finding = try #require(Linter().check([(path: "Sources/Rows.swift", text: Self.slow)]).findings.first)
    expectText(
      finding.description,
      equals: """
        Sources/Rows.swift:3:43: warning: a key path can make this binding of two closures over isOn [closure-binding]
            \(LintRule.closureBinding.cost)
            Write instead:
              $isOn
        """)
  }

  @Test func `types of all files are known in each of them`() {
    let view = """
      struct Rows: View {
        let model: Model
        var body: some View { Toggle("x", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 })) }
      }
      """
    expectEqual(findings(view), [])
    expectEqual(
      findings(view, besides: "@Observable final class Model { var isOn = false }"),
      ["3:43 closure-binding: @Bindable var model: Model   // in place of let model / $model.isOn"])
    // The properties of an extension, and the types of values, are known by the file that declares them.
    expectEqual(
      findings(
        "extension Rows { var b: Binding<Bool> { Binding(get: { model.isOn }, set: { model.isOn = $0 }) } }",
        besides: "\n\n\n@Observable class Model {}\nstruct Rows: View { @Environment(Model.self) var model }"),
      ["1:41 closure-binding: @Bindable var model = model   // at the start of the body / $model.isOn"])
    expectEqual(
      findings(
        "struct A: View { let model: Model\nvar body: some View { ForEach(model.items.indices) { i in Row(model.items[i]) } } }",
        besides: "\n\n\nclass Model { var items = (1...3).map { Item(id: $0) } }\nstruct Item: Identifiable {}"),
      ["2:23 index-id: ForEach(model.items) { item in … }"])
    // Two types of one name are unknown.
    expectEqual(findings(view, besides: "@Observable class Model {}", "struct Model {}"), [])
  }

  @Test(arguments: [
    "// viewtree-lint-ignore", "// viewtree-lint-ignore: closure-binding",
    "// why. viewtree-lint-ignore: closure-binding",
    "// viewtree-lint-ignore: index-id, closure-binding",
  ])
  func `a comment exempts its line or the next one`(comment: String) {
    let lines = Self.slow.components(separatedBy: "\n")
    expectEqual(findings((lines[..<2] + ["  \(comment)"] + lines[2...]).joined(separator: "\n")), [])
    expectEqual(findings([lines[0], lines[1], "\(lines[2]) \(comment)", lines[3]].joined(separator: "\n")), [])
    expectEqual(findings(([comment] + lines).joined(separator: "\n")).count, 1, "far from the line")
    let other = comment.replacing("closure-binding", with: "new-id")
    if other != comment {
      expectEqual(findings((lines[..<2] + ["  \(other)"] + lines[2...]).joined(separator: "\n")).count, 1)
    }
  }

  @Test func `a comment exempts a whole file`() {
    expectEqual(findings("// viewtree-lint-ignore-file: closure-binding\n" + Self.slow), [])
    expectEqual(findings("// viewtree-lint-ignore-file\n" + Self.slow), [])
    expectEqual(findings("// viewtree-lint-ignore-file: new-id\n" + Self.slow).count, 1)
    expectEqual(findings("// viewtree-lint-ignore-files: closure-binding\n" + Self.slow).count, 1)
  }

  @Test func `lines that end in CR and LF are exempted like others`() {
    let text = Self.slow.replacing("}))", with: "})) // viewtree-lint-ignore").replacing("\n", with: "\r\n")
    expectEqual(findings(text), [])
    expectEqual(findings(text.replacing("// viewtree-lint-ignore", with: "")).map { $0.prefix(4) }, ["3:43"])
    expectEqual(findings("\r\n\r\n\n" + text), [])
    let above = Self.slow.replacing("  var body", with: "// viewtree-lint-ignore\n  var body")
    expectEqual(findings(above.replacing("\n", with: "\r\n")), [])
  }

  @Test func `what is no Swift source is left alone and named`() {
    let result = Linter().check([
      (path: "a.swift", text: "struct A { func f( }"), (path: "b.swift", text: "let a = 1\n"),
    ])
    expectEqual(result.unreadable, ["a.swift"])
    expectEqual([result.findings.count, result.files, result.lines], [0, 2, 1])
  }

  @Test func `local types and types in types are checked once`() {
    let nested = Self.slow.replacing("struct Rows", with: "struct Outer {\n enum Inner {\n struct Rows") + "}}"
    expectEqual(findings(nested).count, 1)
    expectEqual(findings("func test() {\n let a = 1\n\(Self.slow)\n}\n").count, 1)
    expectEqual(
      findings("extension Rows {\n var row: some View {\(Self.slow.replacing("Rows", with: "Local")) }\n}").count, 1)
    expectEqual(
      findings("extension Rows {\n func row() -> some View {\(Self.slow.replacing("Rows", with: "Local")) }\n}").count,
      1)
  }

  // MARK: The sources of this package

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  @Test func `the sources of this package have no findings, and take seconds`() throws {
    let start = ContinuousClock.now
    let result = try Linter().check(paths: [Self.root + "/Sources"])
    expectEqual(result.findings.map(\.description), [])
    expectEqual(result.unreadable, [])
    #expect(result.lines > 50_000 && ContinuousClock.now - start < .seconds(60))
  }

  @Test func `the tests' own demonstrations are found`() throws {
    let path = Self.root + "/Tests/ManualTests/Articles/MeasuringInvalidationsTests.swift"
    let rules = try Linter().check(paths: [path]).findings.map(\.rule)
    expectEqual(Set(rules), [.indexID, .closureBinding])
  }
}
