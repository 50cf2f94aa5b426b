import Testing
import ViewTreeLint
import ViewTreeTesting

@Suite struct ClosureBindingRuleTests {
  private func binding(
    _ expression: String, of properties: String, in member: String = "var body: some View { # }"
  ) -> [String] {
    let text = "struct A: View {\n\(properties)\n\(member.replacing("#", with: "\n\(expression)\n"))\n}\n\(Self.model)"
    return findings(text, .closureBinding).map { String($0.split(separator: ": ", maxSplits: 1)[1]) }
  }

  private static let model = """
    @Observable final class Model { var isOn = false; var items: [Item] = []
      func binding() -> Binding<Bool> { # } }
    final class Old: ObservableObject { @Published var isOn = false }
    """

  @Test(arguments: [
    ("@State var isOn = false", "isOn", "$isOn"),
    ("@State private var time = Time()", "time.isOn", "$time.isOn"),
    ("@Binding var items: [Item]", "items[index].isOn", "$items[index].isOn"),
    ("@Binding var time: Time", "time[custom: date]", "$time[custom: date]"),
    ("@Bindable var model: Model", "model.isOn", "$model.isOn"),
    ("@ObservedObject var old: Old", "old.isOn", "$old.isOn"),
    ("@StateObject var old = Old()", "old.isOn", "$old.isOn"),
    ("@EnvironmentObject private var old: Old", "old.isOn", "$old.isOn"),
    ("@AppStorage(\"isOn\") var isOn = false", "isOn", "$isOn"),
    ("@SceneStorage(\"isOn\") var isOn = false", "isOn", "$isOn"),
    ("@SwiftUI.State var isOn = false", "isOn", "$isOn"),
    (
      "@Environment(Model.self) var model", "model.isOn",
      "@Bindable var model = model   // at the start of the body / $model.isOn"
    ),
    ("let model: Model", "model.isOn", "@Bindable var model: Model   // in place of let model / $model.isOn"),
    (
      "let model = Model()", "model.isOn",
      "@State private var model = Model(…)   // in place of let model / $model.isOn"
    ),
    ("var model: Model", "model.isOn", "@Bindable var model: Model   // in place of var model / $model.isOn"),
  ])
  func `closures that read and write one path are a key path`(property: String, path: String, replacement: String) {
    for spelling in [
      "Binding(get: { \(path) }, set: { \(path) = $0 })",
      "Binding(get: { return \(path) }, set: { new in \(path) = new })",
      "Binding<Bool>(get: { self.\(path) }, set: { (new) in self.\(path) = new })",
      "Binding { \(path) } set: { \(path) = $0 }", "Binding(get: {\n\(path)\n}) {\n\(path) = $0\n}",
      "Binding(get: { \(path) }, set: {\nnew in\n\(path) = new\n})",
      "SwiftUI.Binding(get: { \(path) }, set: { new in\n\(path) = new })",
      "Toggle(\"x\", isOn: .init(get: { \(path) }, set: { \(path) = $0 }))",
      "Binding.init(get: { \(path) }, set: { \(path) = $0 })",
    ] {
      expectEqual(binding(spelling, of: property), [replacement], spelling)
    }
  }

  @Test(arguments: ["@Query var model: Model", "var model: Model { .shared }", "@FocusState var model: Model"])
  func `a property with a body, or with another attribute, has no key path`(property: String) {
    expectEqual(binding("Binding(get: { model.isOn }, set: { model.isOn = $0 })", of: property), [])
  }

  @Test(arguments: [
    "Lens.init(get: { isOn }, set: { isOn = $0 })",
    "Binding(get: { isOn }, other: { isOn = $0 })", "Binding(other: { isOn }, set: { isOn = $0 })",
    "Binding(get: { !isOn }, set: { isOn = !$0 })", "Binding(get: { isOn }, set: { isOn = $0; save() })",
    "Binding(get: { isOn }, set: { _ in isOn = true })", "Binding(get: { isOn ?? false }, set: { isOn = $0 })",
    "Binding(get: { isOn }, set: { other = $0 })", "Binding(get: { isOn }, set: { isOn = $0 && other })",
    "Binding(get: { isOn }, set: { isOn |= $0 })", "Binding(get: { isOn }, set: { store($0) })",
    "Binding(get: { isOn }, set: { _ in })", "Binding(get: { [isOn] in isOn }, set: { isOn = $0 })",
    "Binding(get: { isOn.map(\\.name) }, set: { isOn = $0 })", "Binding(get: { isOn?.name }, set: { isOn?.name = $0 })",
    "Binding(get: { unknown.isOn }, set: { unknown.isOn = $0 })",
    "Binding(get: { Self.shared.isOn }, set: { Self.shared.isOn = $0 })",
    "Lens(get: { isOn }, set: { isOn = $0 })", "My.Binding(get: { isOn }, set: { isOn = $0 })",
    "Binding.constant(isOn)",
    "Binding(get: { isOn }, set: { value, transaction in isOn = value })", "Binding(get: getter, set: { isOn = $0 })",
    "Binding(projectedValue: $isOn)", "Binding(get: { if a { isOn } else { isOn } }, set: { isOn = $0 })",
  ])
  func `any other closure is left alone`(expression: String) {
    expectEqual(binding(expression, of: "@State var isOn = false\n@State var other = false"), [])
  }

  @Test(arguments: [
    "@FocusState var isOn: Bool", "@GestureState var isOn = false", "@Environment(\\.isOn) var isOn",
    "@Query var isOn: Bool", "let isOn: Bool", "static var isOn = false", "var isOn: Bool { get { true } set {} }",
    "@State static var isOn = false", "@Environment(Model.self) var isOn: Model", "let isOn: Model", "var isOn: Model",
  ])
  func `a property without a known projection is left alone`(property: String) {
    expectEqual(binding("Binding(get: { isOn }, set: { isOn = $0 })", of: property), [])
  }

  @Test(arguments: [
    "func row(isOn: Item) -> some View { # }", "var body: some View { ForEach(items) { isOn in # } }",
    "var body: some View { let isOn = copy\n# }", "var body: some View { ForEach(items) { index, isOn in # } }",
    "var body: some View { ForEach(items) { (isOn: Item) in # } }", "var body: some View { let (a, isOn) = pair\n# }",
    "var body: some View { if case let .some(isOn) = x { # } }", "func row(_ isOn: inout Bool) { # }",
    "var body: some View { for isOn in all { # } }", "var body: some View { ForEach(items) { isOn, index in # } }",
    "var body: some View { ForEach(items) { (index, isOn) in # } }",
    "var body: some View { check(1)\nlet (a, isOn) = pair\n# }",
  ])
  func `a name that something else may have is left alone`(member: String) {
    expectEqual(binding("Binding(get: { isOn }, set: { isOn = $0 })", of: "@State var isOn = false", in: member), [])
  }

  @Test func `a name of an argument or of another member hides nothing`() {
    let member = "var other: some View { let isOn = 1 }\nvar body: some View { Child(isOn: isOn, list: [isOn])\n# }"
    expectEqual(
      binding("Binding(get: { isOn }, set: { isOn = $0 })", of: "@State var isOn = false", in: member), ["$isOn"])
    for call in ["Child(isOn, a + b)", "Child(isOn, a)", "Child(a, isOn)", "Child(isOn)"] {
      expectEqual(
        binding(
          "Binding(get: { isOn }, set: { isOn = $0 })", of: "@State var isOn = false",
          in: "var body: some View { \(call) { x in # } }"), ["$isOn"], call)
    }
  }

  @Test func `a model binds its own properties by Bindable`() {
    let text =
      "@Observable class Model { var isOn = false\n func b() -> Binding<Bool> { Binding(get: { self.isOn }, set: { self.isOn = $0 }) } }"
    expectEqual(findings(text), ["2:30 closure-binding: Bindable(self).isOn"])
    expectEqual(findings(text.replacing("@Observable ", with: "")), [])
    let outer =
      "class Owner { let model: Model\n func b() -> Binding<Bool> { Binding(get: { model.isOn }, set: { model.isOn = $0 }) } }"
    expectEqual(
      findings(outer, besides: "@Observable class Model { var isOn = false }"),
      ["2:30 closure-binding: Bindable(model).isOn"])
  }

  @Test func `a value of the environment by a key path has no projection, whatever it is`() {
    let closures = "Binding(get: { model.isOn }, set: { model.isOn = $0 })"
    expectEqual(binding(closures, of: "@Environment(\\.model) var model"), [])
    expectEqual(binding(closures, of: "@Environment(Model.self) var model").count, 1)
  }
}
