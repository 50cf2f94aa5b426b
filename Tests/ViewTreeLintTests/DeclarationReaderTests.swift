import Testing
import ViewTreeLint
import ViewTreeTesting

/// The declarations in which findings are made.
struct DeclarationReaderTests {
  private func isView(_ head: String) -> Bool {
    let body = "{\nlet isOn: Binding<Bool>\nvar body: some View { Text(isOn.wrappedValue) }\n}"
    return findings("\(head) \(body)", .plainBinding).count == 1
  }

  @Test(arguments: [
    "struct A: View", "struct A<T: P>: View", "struct A<T>: View where T: Q", "struct A: SwiftUI.View",
    "public struct `A`: P, View", "struct A: Wrapper<Int>, View", "@available(*, unavailable) struct A: View",
    "extension A: View", "extension Outer.A: View", "struct A: P, View, Q", "struct A: @retroactive View",
    "struct A: ViewModifier", "struct A<T>: (P), View", "struct A<T: Array<Array<Int>>>: View",
  ])
  func `a view is known by the types after the colon`(head: String) { #expect(isView(head)) }

  @Test(arguments: [
    "struct A", "struct A<T: View>", "struct A: Wrapper<View>", "struct A: P where View: Q", "struct A: View.Inner",
    "struct A: [View]", "struct A: (View)", "struct A: P<Int>.View.Q",
  ])
  func `a name elsewhere in the head makes no view`(head: String) { #expect(!isView(head)) }

  private static let slow = "Binding(get: { isOn }, set: { isOn = $0 })"

  @Test func `each member with a body or a value is read`() {
    let found = findings(
      """
      struct A: View {
        @State var isOn = false
        init() { use(\(Self.slow)) }
        subscript(index: Int) -> Binding<Bool> { \(Self.slow) }
        func f<T>(x: [Int] = [1], y: Int = { 2 }()) async throws -> Binding<Bool> where T: P { \(Self.slow) }
        var b: Binding<Bool> { get { \(Self.slow) } set {} }
        lazy var value = \(Self.slow)
        static func + (a: A, b: A)
          -> A
          where T: P { \(Self.slow) }
      }
      class B {
        @AppStorage("a") var isOn = false
        deinit { use(\(Self.slow)) }
        class func f() { use(\(Self.slow)) }
      }
      actor C { @AppStorage("a") var isOn = false; func f() { use(\(Self.slow)) } }
      enum D { @AppStorage("a") static var isOn = false; func f() { use(\(Self.slow)) } }
      """, .closureBinding)
    expectEqual(found.map { $0.prefix { $0 != ":" } }, ["3", "4", "5", "6", "7", "10", "14", "15", "17"])
  }

  @Test func `a function without a body takes nothing with it`() {
    let view = "struct A: View {\n@State var isOn = false\nvar body: some View { Toggle(\"a\", isOn: \(Self.slow)) }\n}"
    for requirement in [
      "func f(_ a: Int) -> Int", "init(a: Int)", "subscript(i: Int) -> Int { get }", "func f()\n@objc func g()",
      "func f(\na: Int\n)\nfunc g() -> Int\nvar a: Int { get set }", "static func f() async throws(E)\nlet a: Int",
    ] {
      expectEqual(
        findings("protocol P {\n\(requirement)\n}\n\(view)", .closureBinding).count, 1, requirement)
      expectEqual(
        findings("class C {\n\(requirement)\n\(view)\n}", .closureBinding).count, 1, requirement)
    }
  }

  @Test func `code that is no declaration is left out, and the rest is read`() {
    let view = "struct A: View {\n@State var isOn = false\nvar body: some View { Toggle(\"a\", isOn: \(Self.slow)) }\n}"
    for code in [
      "struct", "struct 1", "extension", "let = 1", "let (a, b",
      "import struct Foundation.URL",
      "let a = b as! struct", "if true { let a = 1 }", "[1, 2].forEach { print($0) }", "enum E { case a, struct }",
    ] {
      let close = code.filter { $0 == "(" }.count > code.filter { $0 == ")" }.count ? ")" : ""
      expectEqual(findings("\(code)\(close)\n\(view)", .closureBinding).count, 1, code)
    }
  }

  @Test func `an extension belongs to the last name before the colon`() {
    let text = "extension Outer.Inner.A: P { var b: Binding<Bool> { \(Self.slow) } }"
    expectEqual(findings(text, besides: "struct A: View { @State var isOn = false }").count, 1)
    for name in ["Outer", "Inner", "P"] {
      expectEqual(findings(text, besides: "struct \(name): View { @State var isOn = false }"), [], name)
    }
  }

  @Test func `a variable in a block is no property`() {
    let block =
      "struct A: View {\n#make { let isOn: Binding<Bool> }\nvar body: some View { Text(isOn.wrappedValue) }\n}"
    expectEqual(findings(block), [])
    expectEqual(
      findings(block.replacing("#make { let isOn: Binding<Bool> }", with: "let isOn: Binding<Bool>")).count, 1)
  }

  @Test func `a column is counted in bytes from 1, also behind wide characters`() {
    let text = "/* é東 */ struct A: Identifiable { var id: UUID { UUID() } }"
    expectEqual(findings(text).map { $0.prefix { $0 != " " } }, ["1:38"])
  }
}
