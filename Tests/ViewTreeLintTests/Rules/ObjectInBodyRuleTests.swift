import Testing
import ViewTreeLint
import ViewTreeTesting

@Suite struct ObjectInBodyRuleTests {
  private func made(_ content: String, in type: String = "struct A: View") -> [String] {
    findings("\(type) {\n@State var n = 0\nvar body: some View {\n\(content)\n}\n}\n\(Self.types)", .objectInBody)
  }

  private static let types = """
    @Observable class Model { init(id: Int = 0) {} }
    class Old: ObservableObject {}
    class Plain {}
    struct Value {}
    struct Keeper: View { @State var model: Model }
    struct Owner: View { @StateObject var old: Old; @Binding var other: Model; let plain: Model }
    """

  @Test(arguments: [
    (
      "Child(model: Model(size: Size(width: 1)))", "4:14",
      "@State private var model = Model(size: Size(width: 1)) / model   // in the body"
    ),
    (
      "let f = DateFormatter()\nText(f.string(from: date))", "4:9",
      "private static let dateFormatter = DateFormatter()   // with its settings in a closure / Self.dateFormatter   // in the body"
    ),
    ("Child(model: Model(id: 1))", "4:14", "@State private var model = Model(id: 1) / model   // in the body"),
    (
      "VStack { if n > 0 { Child(old: Old()) } }", "4:32", "@StateObject private var old = Old() / old   // in the body"
    ),
    (
      "List(items) { item in\nChild(model: Model(id: item.id)) }", "5:14",
      "@State private var model: Model   // in the view that uses the object / _model = State(initialValue: Model(id: item.id))   // in its initializer, which takes the values"
    ),
    (
      "Child(old: Old(n, isOn: true, place: .here, size: Size.large))", "4:12",
      "@StateObject private var old: Old   // in the view that uses the object / _old = StateObject(wrappedValue: Old(n, isOn: true, place: .here, size: Size.large))   // in its initializer, which takes the values"
    ),
    (
      "Child(old: Old(isOn: true, place: .here, size: Size.large))", "4:12",
      "@StateObject private var old = Old(isOn: true, place: .here, size: Size.large) / old   // in the body"
    ),
    (
      "if n > 0 { Text(\"a\") } else { Child(old: Old()) }", "4:42",
      "@StateObject private var old = Old() / old   // in the body"
    ),
    ("Text(\"a\").environment(Model())", "4:23", "@State private var model = Model() / model   // in the body"),
    (
      "if check(n, [1]) { Child(old: Old()) }", "4:31", "@StateObject private var old = Old() / old   // in the body"
    ),
    (
      "if n > 0,\nn < 9 { Child(old: Old()) }", "5:20", "@StateObject private var old = Old() / old   // in the body"
    ),
    (
      "if n > 0\n&& n < 9 { Child(old: Old()) }", "5:23", "@StateObject private var old = Old() / old   // in the body"
    ),
    ("Owner(other: Model())", "4:14", "@State private var model = Model() / model   // in the body"),
    ("Owner(plain: Model())", "4:14", "@State private var model = Model() / model   // in the body"),
    ("Keeper(other: Model())", "4:15", "@State private var model = Model() / model   // in the body"),
    (
      "switch n {\ncase 0: Child(model: Model())\ndefault: Text(\"b\") }", "5:22",
      "@State private var model = Model() / model   // in the body"
    ),
    (
      "Section { Text(\"a\") } header: { Child(model: Model()) }", "4:46",
      "@State private var model = Model() / model   // in the body"
    ),
  ])
  func `an object made in the body is found`(content: String, place: String, replacement: String) {
    expectEqual(made(content), ["\(place) object-in-body: \(replacement)"])
  }

  @Test(arguments: [
    "Button(\"Add\") { list.append(Model()) }", "Text(\"a\").onAppear { model = Model() }", "Child(value: Value())",
    "Text(\"a\").task { await load(JSONDecoder()) }", "Child(model: model ?? Model())", "Child(make: { Model() })",
    "Child(plain: Plain())", "Text(\"a\").sheet(isPresented: $on) { Child(model: Model()) }", "Other.Model()",
    "NavigationLink { Child(model: Model()) } label: { Text(\"a\") }", "Keeper(model: Model())",
    "Owner(old: Old())", "{ Child(model: Model()) }()", "factory.Group { Child(model: Model()) }",
    "if n > 0 { Text(\"a\") }; row { Child(model: Model()) }",
    "if check(n, { Child(model: Model()) }) { Text(\"a\") }",
    "#if DEBUG\nrow { Child(model: Model()) }\n#endif", "#if DEBUG\nrow(n) { Child(model: Model()) }\n#endif",
  ])
  func `an object that an action makes, or a view keeps, is left alone`(content: String) {
    expectEqual(made(content), [])
  }

  @Test func `only bodies of views are read`() {
    for type in ["struct A: App", "class A", "struct A: PreviewProvider"] {
      expectEqual(made("Child(model: Model())", in: type), [])
    }
    expectEqual(findings("struct A: View { let f = DateFormatter()\nfunc load() { let d = JSONDecoder() } }"), [])
    for member in ["static var body: some View", "var other: some View", "func other() -> some View"] {
      expectEqual(findings("struct A: View { \(member) { Child(DateFormatter()) } }"), [], member)
    }
    let modifier = "struct A: ViewModifier { func body(content: Content) -> some View { Child(DateFormatter()) } }"
    expectEqual(findings(modifier).count, 1)
  }
}
