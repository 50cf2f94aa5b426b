import Foundation
import Testing

@testable import ViewTreeMacroExpansion

/// Sources that are cut, garbled and nested: each has an answer, and the plug-in goes on.
struct HostileSourceTests {
  private static let sources = [
    "#Preview(\"a\\(b(\"c\"))\", traits: .x<A, B>) { @Previewable @State var a = /[(]/ ?? [1] as Set<Int>; A { $0 } }",
    "@Entry public var /* c */ a: Set<Int>? = if b { #\"\"\"# } else { \"\"\"\n d \"\"\" } // e",
    "@Animatable struct A<T>: View { var x = 1e3, y: Double; #if A\n var z = -0x1p3 { didSet {} }\n#endif\nfunc f() {} }",
  ]

  /// Answers to all questions that there are about a source.
  private func answers(_ source: String) -> Int {
    var messages = [MacroUses.freestanding(source)]
    for (type, role) in [
      ("Entry", "peer"), ("Entry", "accessor"), ("Animatable", "member"), ("Animatable", "extension"),
    ] {
      messages.append(MacroUses.attached(source, role: role, in: source, type: type))
    }
    return messages.count { if case .expansion = Answer(to: $0) { true } else { false } }
  }

  @Test(arguments: sources) func `a source that is cut anywhere has an answer`(source: String) {
    for end in source.indices {
      #expect(answers(String(source[..<end])) == 5)
      #expect(answers(String(source[end...])) == 5)
    }
  }

  @Test func `a source that is garbled has an answer`() {
    var state: UInt64 = 35
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let characters = Array("(){}[]<>\"#/\\.,:;=?!@`-& \n'0aé")
    for _ in 0..<300 {
      var source = Array(Self.sources[random(Self.sources.count)])
      for _ in 0...random(6) { source[random(source.count)] = characters[random(characters.count)] }
      #expect(answers(String(source)) == 5)
    }
  }

  @Test func `depth is no danger`() {
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("A<", ">"), ("\"\\(", ")\""), ("/* ", "*/"), ("-", "")] {
      let source = String(repeating: open, count: 500) + "1" + String(repeating: close, count: 500)
      #expect(answers("#Preview { @Previewable @State var a = \(source); A() }") == 5)
      #expect(answers("@Entry var a: \(source) = \(source)") == 5)
    }
  }
}
