import Testing

@testable import ViewTreeMacroExpansion

struct AnimatableExpansionTests {
  private func member(_ declaration: String) -> [String] {
    let message = MacroUses.attached(declaration, role: "member", in: "", type: "Animatable")
    let (source, problem) = MacroUses.expansion(message)
    return problem.map { [$0] } ?? MacroUses.lines(source)
  }

  @Test func `what is stored and varies is animated together`() {
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
        "nonisolated var animatableData: ViewTree.AnimatableValues<Double.AnimatableData, CGFloat.AnimatableData, "
          + "Double.AnimatableData, CGPoint.AnimatableData> {",
        "get { ViewTree.AnimatableValues(phase.animatableData, width.animatableData, scale.animatableData, "
          + "point.animatableData) }",
        "set { (phase.animatableData, width.animatableData, scale.animatableData, point.animatableData) = "
          + "newValue.value }", "}",
      ])
  }

  @Test func `one variable is the data, none are nothing`() {
    #expect(
      member("@Animatable struct A { var x: Double; func f() {} }") == [
        "nonisolated var animatableData: Double.AnimatableData {", "get { x.animatableData }",
        "set { x.animatableData = newValue }", "}",
      ])
    #expect(member("@Animatable struct A { let x: Double }") == [])
  }

  @Test func `a type that cannot be told is asked for`() {
    #expect(
      member("@Animatable struct A { var x = f() }") == [
        "@Animatable has to know of which type x is: var x: Double = …"
      ])
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
