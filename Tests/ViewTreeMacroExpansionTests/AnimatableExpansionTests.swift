import Testing

@testable import ViewTreeMacroExpansion

struct AnimatableExpansionTests {
  private func member(_ declaration: String) -> [String] {
    let message = MacroUses.attached(declaration, role: "member", in: "", type: "Animatable")
    let (source, problem) = MacroUses.expansion(message)
    return problem.map { [$0] } ?? MacroUses.lines(source)
  }

  @Test func `all stored variables are animated together`() {
    let lines = member(
      """
      @Animatable struct Wave: Shape {
        var phase: Double // in turns
        private(set) var width = CGFloat(3) { didSet { print("{") } }
        public var scale = -0.5
        @AnimatableIgnored
        var isClosed: Bool
        @State private var name = ""
        let count: Int
        static var shared: Double = 1
        var half: Double { phase / 2 }
        @ViewBuilder func content() -> some View { Text("var x: Double") }
        func path(in rect: CGRect) -> Path { var y: Double = 0; return Path() }
        var point: CGPoint
      }
      """)
    #expect(
      lines == [
        "public nonisolated var animatableData: ViewTree.AnimatableValues<Double.AnimatableData, CGFloat.AnimatableData, "
          + "Double.AnimatableData, CGPoint.AnimatableData> {",
        "get { ViewTree.AnimatableValues(self.`phase`.animatableData, self.`width`.animatableData, "
          + "self.`scale`.animatableData, self.`point`.animatableData) }",
        "set { (self.`phase`.animatableData, self.`width`.animatableData, self.`scale`.animatableData, "
          + "self.`point`.animatableData) = newValue.value }", "}",
      ])
  }

  @Test func `the data of one variable is its own, and of none is empty`() {
    #expect(
      member("@Animatable struct A { var x: Double; func f() {} }") == [
        "public nonisolated var animatableData: Double.AnimatableData {", "get { self.`x`.animatableData }",
        "set { self.`x`.animatableData = newValue }", "}",
      ])
    #expect(member("@Animatable struct A { let x: Double }") == [])
  }

  /// The names and types of what is animated in a type with some members.
  private func animated(_ members: String) -> [String] {
    member("@Animatable public struct A: View {\n\(members)\n}").compactMap { line in
      guard line.hasPrefix("public") else { return line.hasPrefix("#") || line.hasPrefix("@") ? line : nil }
      return line.replacing("public nonisolated var animatableData: ", with: "").replacing(".AnimatableData", with: "")
        .replacing("ViewTree.AnimatableValues", with: "").replacing(" {", with: "")
    }
  }

  @Test(
    arguments: [
      ("var x = 0.0, y = 0.0", "<Double, Double>"), ("var x, y: Double", "<Double, Double>"),
      ("var x: Double, y: CGFloat", "<Double, CGFloat>"), ("var x = 1e3", "Double"), ("var x = -1.5 // note", "Double"),
      ("var /* c */ a: Double", "Double"), ("let m: Array<Int>\nvar x: Double", "Double"),
      ("typealias P = Array<Int>\nvar x: Double", "Double"), ("static let r = 1...\nvar x: Double", "Double"),
      ("@available(macOS 14, *) var x: Double", "Double"), ("@MainActor @objc var x: Double", "Double"),
      ("@Clamped(0...1) var x: Double = 0", "Double"), ("nonisolated(unsafe) var x: Double", "Double"),
      ("let re = /a(b)[(]/\nvar x: Double", "Double"), ("let s = #\"\"\"#\nvar x: Double", "Double"),
      ("var x = CGSize.zero", "CGSize"), ("var x = Angle.degrees(3)", "Angle"),
      ("var x = SwiftUI.Angle(degrees: 3)", "SwiftUI.Angle"),
      ("var x = Pair<Int, Int>(1, 2)", "Pair<Int, Int>"), ("var x = CGFloat.pi * 2", "CGFloat"),
      ("var x = 2 / 3.0", "Double"),
      ("var x = .pi as CGFloat", nil), ("var x = 3 as CGFloat", "CGFloat"), ("var x: (Double)", "((Double))"),
      ("enum E { case a = 1, b }\nindirect enum F { case a(F) }\nvar x: Double", "Double"),
      (
        "func f<T>(_ a: T) -> Set<T> where T: P { }\ninit?() {}\nsubscript(a: Int) -> Int { 1 }\nvar x: Double",
        "Double"
      ),
      ("@ViewBuilder var body: some View { x }\nvar x: Double", "Double"), ("#warning(\"a\")\nvar x: Double", "Double"),
      ("class var y: Double { 1 }\nvar x: Double { didSet { } }; var y: CGFloat", "<Double, CGFloat>"),
    ] as [(String, String?)])
  func `members are distinguished in every spelling`(members: String, types: String?) {
    let expected =
      types ?? "@Animatable cannot infer the type of x: write var x: Double = …, or @AnimatableIgnored before it"
    #expect(animated(members) == [expected])
  }

  @Test(
    arguments: [
      "@State var x = 0.0", "@SwiftUI.Environment(\\.a) private var x", "@Binding var x: Double", "let x = 1.0",
      "@AnimatableIgnored var x = true", "static var x = 0.0", "var x: Double { 1 }", "// var x: Double",
      "func f() { var x = 0.0 }",
    ])
  func `variables of wrappers and constants are left out`(members: String) { #expect(animated(members) == []) }

  @Test func `conditions of the compiler are kept`() {
    #expect(
      animated("var x: Double\n#if DEBUG\nvar y: CGFloat\n#elseif os(Linux) && A\nfunc f() {}\n#endif\nvar z: Angle")
        == [
          "#if DEBUG", "<Double, CGFloat, Angle>", "#elseif os(Linux) && A", "<Double, Angle>", "#else",
          "<Double, Angle>",
          "#endif",
        ])
    #expect(animated("#if DEBUG\nfunc f() {}\n#else\nlet a = 1\n#endif\nvar z: Angle") == ["Angle"])
  }

  @Test(
    arguments: [
      (
        "var x = f()",
        "@Animatable cannot infer the type of x: write var x: Double = …, or @AnimatableIgnored before it"
      ),
      (
        "var x = 0...5",
        "@Animatable cannot infer the type of x: write var x: Double = …, or @AnimatableIgnored before it"
      ),
      ("var x = 1", "@Animatable cannot infer the type of x: write var x: Double = …, or @AnimatableIgnored before it"),
      (
        "var x = Foo(3).bar",
        "@Animatable cannot infer the type of x: write var x: Double = …, or @AnimatableIgnored before it"
      ),
      ("var x: Bool", "@Animatable cannot animate x, a Bool: write @AnimatableIgnored before it"),
      ("var x = String(3)", "@Animatable cannot animate x, a String: write @AnimatableIgnored before it"),
      ("var x: () -> Void", "@Animatable cannot animate x, a () -> Void: write @AnimatableIgnored before it"),
      ("lazy var x = 1.0", "@Animatable cannot animate x, which is lazy: write @AnimatableIgnored before it"),
      ("weak var x: A?", "@Animatable cannot animate x, which is weak: write @AnimatableIgnored before it"),
      ("var (x, y) = (0.0, 1.0)", "patterns are not supported here: declare each variable separately"),
      ("strange thing", "@Animatable cannot read this member: move it into an extension of the type"),
      ("#if DEBUG\nvar x: Double", "@Animatable cannot read an #if without #endif: add #endif"),
      ("#endif\nvar x: Double", "@Animatable cannot read this member: move it into an extension of the type"),
    ])
  func `an unsupported member is an error`(members: String, message: String) {
    #expect(member("@Animatable struct A {\n\(members)\n}") == [message])
  }

  @Test func `an error is at the line of the variable`() {
    let message = MacroUses.attached(
      "\n\n@Animatable\nstruct A {\n  var x = f() }", role: "member", in: "", type: "Animatable")
    #expect(MacroUses.offset(message) == 40 + 31)
  }

  @Test func `a type that conforms already is not made to conform`() {
    func conformance(_ list: Bool, type: String) -> String {
      var use: [String: Any] = [
        "macro": ["moduleName": "ViewTreeMacroPlugin", "name": "Animatable", "typeName": type],
        "macroRole": "extension", "extendedTypeSyntax": ["source": "Outer.A"],
      ]
      if list { use["conformanceListSyntax"] = ["source": "Animatable"] }
      return MacroUses.expansion(MacroUses.json(["expandAttachedMacro": use])).source
    }
    #expect(conformance(true, type: "Animatable") == "extension Outer.A: ViewTree.Animatable {}")
    #expect(conformance(true, type: "SwiftUIAnimatable") == "extension Outer.A: SwiftUI.Animatable {}")
    #expect(conformance(false, type: "Animatable").isEmpty)
  }
}
