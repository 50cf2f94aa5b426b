import Foundation
import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// The causes that a trace shows for a change of an object, for every owner and every way to bind it.
@MainActor @Suite struct ObjectCauseTests {
  /// The property that the trace says was written, and what it names as the cause of the evaluations that it led to.
  private func expectation(_ kind: BoundKind, _ model: String, _ part: String) -> (write: String, causes: Set<String>) {
    switch kind {
    case .structure, .bindingOfBinding: ("\(model).settings", ["\(model).settings.on"])
    case .nested, .objectRows: ("\(part).on", ["\(part).on"])
    case .element: ("\(model).list", ["\(model).list[1]"])
    case .rows, .rowsByIndex: ("\(model).items", ["\(model).items[1].on"])
    case .rowSources: ("\(model).items", ["\(model).items", "\(model).items[0].on, \(model).items[1].on"])
    case .sources: ("\(model).on", ["\(model).on, \(model).other"])
    case .date: ("\(model).date", ["\(model).date"])
    case .optional, .unwrapped: ("\(model).maybe", ["\(model).maybe"])
    default: ("\(model).on", ["\(model).on"])
    }
  }

  /// The causes that are neither a property of the view itself nor what follows from the evaluation of the one around.
  private func outerCauses(_ trace: InvalidationTrace) -> Set<String> {
    Set(trace.entries.flatMap(\.causes).filter { !$0.hasPrefix("_") && !["@self", "@identity"].contains($0) })
  }

  @Test(arguments: Owner.allCases, BoundKind.allCases.filter { $0 != .menu })
  func `the trace names the property that was written, and the same as the cause`(_ owner: Owner, _ kind: BoundKind)
    throws
  {
    let model: any SwitchModel = owner.isObservable ? ObservedModel() : PublishedModel()
    let names = owner.isObservable ? ("ObservedModel", "ObservedPart") : ("PublishedModel", "PublishedPart")
    let (write, causes) = expectation(kind, names.0, names.1)
    let screen = owner.screen(kind, model)
    for _ in 0..<2 {
      let tap = try screen.trace { try kind.use(screen) }
      let outside = screen.trace { kind.turnOff(model) }
      for trace in [tap, outside] {
        #expect(trace.writes.contains { $0.name == write })
        #expect(outerCauses(trace).isSubset(of: causes))
        #expect(!trace.entries.flatMap(\.causes).isEmpty)
      }
      // Views that are handed the binding alone, or an optional, may be evaluated for their own properties alone.
      if ![.child, .optional].contains(kind) { #expect(!outerCauses(tap).isEmpty) }
    }
  }

  @Observable fileprivate final class M {
    var on = false
    var maybe: Bool? = true
    var words = ["a": true]
  }

  private func causes(_ trace: InvalidationTrace, of type: Any.Type) -> [String] {
    trace.entries.filter { $0.typeName == typeName(type) && $0.evaluations > 0 }.flatMap(\.causes)
  }

  private func writes(_ trace: InvalidationTrace) -> [String] {
    trace.writes.map { "\($0.name)  \($0.oldValue) → \($0.newValue)" }
  }

  private struct Unwrapping: View {
    @State var model: M
    var body: some View { if let isOn = Binding($model.maybe) { Toggle("A", isOn: isOn) } }
  }

  @Test func `an optional that becomes nil is written, and removes the view that read it for one cause`() {
    let model = M()
    let screen = Screen { Unwrapping(model: model) }
    let trace = screen.trace { model.maybe = nil }
    expectEqual(writes(trace), ["M.maybe  Optional(true) → nil"])
    expectEqual(causes(trace, of: Unwrapping.self), ["M.maybe"])
    expectEqual(screen.text, "")
    expectEqual(writes(screen.trace { model.maybe = true }), ["M.maybe  nil → Optional(true)"])
    expectEqual(screen.text, "[x] A")
  }

  private struct Word: View {
    @Binding var isOn: Bool?
    var body: some View { Text(isOn == nil ? "none" : isOn! ? "on" : "off") }
  }

  private struct Words: View {
    @State var model: M
    var body: some View { Word(isOn: $model.words["a"]) }
  }

  @Test func `an entry of a dictionary`() {
    let model = M()
    let screen = Screen { Words(model: model) }
    let trace = screen.trace { model.words["a"] = nil }
    expectEqual(trace.writes.map(\.name), ["M.words"])
    expectEqual(causes(trace, of: Word.self), ["_isOn"])
    expectEqual(screen.text, "none")
  }

  private struct Reader: View {
    @Environment(M.self) private var model
    var body: some View { Text(model.on ? "on" : "off") }
  }

  private struct Giver: View {
    @State var model: M
    var body: some View {
      Reader().environment(model)
      Button("other") {
        model = M()
        model.on = true
      }
    }
  }

  @Test func `another object in the environment, and a property that only Observation knows`() throws {
    let model = M()
    let screen = Screen { Giver(model: model) }
    expectEqual(causes(screen.trace { model.on = true }, of: Reader.self), ["@dependencies"])
    model.on = false
    let trace = try screen.trace { try screen.find(.button, "other").tap() }
    expectEqual(causes(trace, of: Reader.self), ["@Environment(M.self)"])
    expectText(screen.text, contains: "on\n")
  }

  private struct Both: View {
    @State var model: M
    var body: some View { Text("\($model.on.wrappedValue) \(model.maybe == true)") }
  }

  @Test func `a property read by key path is named, one read directly in the same body is not`() {
    let model = M()
    let screen = Screen { Both(model: model) }
    expectEqual(causes(screen.trace { model.on = true }, of: Both.self), ["M.on"])
    expectEqual(causes(screen.trace { model.maybe = nil }, of: Both.self), ["@dependencies"])
    expectEqual(screen.text, "true false")
  }

  @Test func `a key of the environment has the name of its author`() {
    struct KeyboardKey: EnvironmentKey { static var defaultValue: Int { 0 } }
    expectEqual(VertexLabel.environment(KeyboardKey.self).text, "@Environment(KeyboardKey)")
    expectEqual(VertexLabel.environment(StyleKey<ToggleStyleConfiguration>.self).text, "@Environment(ToggleStyle)")
  }
}
