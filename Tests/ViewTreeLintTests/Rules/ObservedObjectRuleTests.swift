import Testing
import ViewTreeLint
import ViewTreeTesting

@Suite struct ObservedObjectRuleTests {
  @Test(arguments: [
    ("@ObservedObject var model = Model()", "@StateObject var model = Model()"),
    ("@ObservedObject private var model = Module.Model(id: 1)", "@StateObject private var model = Module.Model(id: 1)"),
    ("@ObservedObject var model: Cache<Item> = Cache<Item>()", "@StateObject var model: Cache<Item> = Cache<Item>()"),
    ("@ObservedObject var model: Model = .init(id: 1)", "@StateObject var model: Model = .init(id: 1)"),
  ])
  func `an object that the view makes is a state object`(property: String, replacement: String) {
    expectEqual(findings("struct A: View { \(property)\n}"), ["1:18 observed-object: \(replacement)"])
  }

  @Test(arguments: [
    "@ObservedObject var model: Model", "@ObservedObject var model = Model.shared",
    "@ObservedObject var model: Model = .shared",
    "@ObservedObject var model = makeModel()", "@ObservedObject var model = Model().child",
    "@StateObject var model = Model()",
    "@ObservedObject var model = existing", "@State var model = Model()", "@ObservedObject var model = Factory.make()",
    "@ObservedObject var model = cached ?? Model()",
  ])
  func `an object that may live elsewhere is left alone`(property: String) {
    expectEqual(findings("struct A: View { \(property)\n}"), [])
  }

  @Test(arguments: [
    ("self.model = Model(id: id)", "Model(id: id)"), ("model = Model()", "Model()"),
    ("_model = ObservedObject(wrappedValue: Model(id: id))", "Model(id: id)"), ("self.model = .init()", ".init()"),
  ])
  func `an object made in an initializer is found`(statement: String, value: String) {
    let text = "struct A: View {\n@ObservedObject var model: Model\ninit(id: Int) {\n\(statement)\n}\n}"
    expectEqual(
      findings(text),
      [
        "4:1 observed-object: @StateObject var model: Model   // in place of @ObservedObject / _model = StateObject(wrappedValue: \(value))"
      ])
  }

  @Test(arguments: [
    "self.other = Other()", "other = Other()",
    "self.model = model", "self.model = Model.shared", "_model = ObservedObject(wrappedValue: model)",
    "self.other.model = Model()", "_model = .init(wrappedValue: model)", "let model = Model()", "self.model = make()",
  ])
  func `an assignment that does not give the property a new object is left alone`(statement: String) {
    expectEqual(
      findings("struct A: View {\n@ObservedObject var model: Model\ninit(model: Model) {\n\(statement)\n}\n}"), [])
  }

  @Test func `an object in a plain property is left alone`() {
    expectEqual(findings("struct A: View {\nlet model: Model\ninit() { self.model = Model() }\n}", .observedObject), [])
  }
}
