import Foundation
import Observation
import Testing
import ViewTreeTesting

/// The properties of a view's new value that a trace names, and when two new values are the same cause.
@MainActor @Suite struct TraceInputTests {
  private final class Model {}

  /// Written by closures, so that they capture what they write in optimized code as well.
  private static var chosen = 0

  /// Shows a row that is made of a number, which a button raises.
  private struct Host<Row: View>: View {
    @State private var count = 0
    let row: (Int) -> Row

    var body: some View {
      VStack {
        Button("Again") { count += 1 }
        row(count)
      }
    }
  }

  private func tap(_ screen: Screen) throws { try screen.find(.button, "Again").tap() }

  private func trace<Row: View>(times: Int = 1, _ row: @escaping (Int) -> Row) throws -> InvalidationTrace {
    let screen = Screen(width: 20) { Host(row: row) }
    return try screen.trace { for _ in 0..<times { try tap(screen) } }
  }

  // MARK: Objects that are not held

  private struct Owned: View {
    weak var owner: Model?
    unowned let model: Model
    var body: some View { Text("owned") }
  }

  @Test func `an object that is not held is named by its type, and not read`() throws {
    let models = [Model(), Model()]
    let trace = try trace { Owned(owner: models[$0], model: models[0]) }
    #expect(
      trace.table().contains("Owned · evaluated 1 · unneeded 1 · owner: a different Model → keep the object"),
      "\(trace)")
  }

  @Test func `a released object is described as nil`() throws {
    var model: Model? = Model()
    let kept = Model()
    let screen = Screen(width: 20) { Host { _ in Owned(owner: model, model: kept) } }
    model = nil
    let trace = try screen.trace { try tap(screen) }
    #expect(screen.text.contains("owned") && trace.issuesNothing, "\(trace)")
  }

  // MARK: Causes

  private struct RowModel {
    var name: String
    var onTap: @MainActor () -> Void
  }

  private struct Row: View {
    let model: RowModel
    var body: some View { Button("Tap", action: model.onTap) }
  }

  @Test func `a closure alone and a closure beside a value are two causes`() throws {
    // First the closure alone is another one, then the name as well, which the action may have captured.
    let trace = try trace(times: 2) { count in
      Row(model: RowModel(name: count == 2 ? "b" : "a", onTap: { Self.chosen = count }))
    }
    let row = try #require(trace.groups.first { $0.typeName == "Row" })
    #expect(row.causes.map(\.evaluations) == [1, 1] && row.unneeded == 1, "\(trace)")
    expectEqual(row.causes.last?.reasons.first, "model.name a → b", "\(trace)")
  }

  private struct Maybe: View {
    let isOn: Binding<Bool>?
    var body: some View { Text(isOn?.wrappedValue == true ? "on" : "off") }
  }

  @Test func `bindings of two lines are two causes, also where there may be none`() throws {
    let trace = try trace(times: 2) { count in
      Maybe(
        isOn: count == 1
          ? Binding(get: { count > 7 }, set: { _ in })
          : Binding(get: { count > 8 }, set: { _ in }))
    }
    let maybe = try #require(trace.groups.first { $0.typeName == "Maybe" })
    expectEqual(Set(maybe.causes.flatMap(\.reasons)).count, 2, "\(trace)")
  }

  @Test func `each of two traces counts by its own causes`() throws {
    let screen = Screen(width: 20) { Host { count in Row(model: RowModel(name: "a", onTap: { Self.chosen = count })) } }
    var inner: InvalidationTrace?
    let outer = try screen.trace {
      try tap(screen)
      inner = try screen.trace { try tap(screen) }
    }
    #expect(outer.unneeded(of: Row.self) == 2 && inner?.unneeded(of: Row.self) == 1, "\(outer)")
  }

  // MARK: Advice

  @Observable final class Lights {
    var isOn = false
    var level = 0
    var words = ""
  }

  private struct Level: View {
    @Binding var level: Int
    var body: some View { Text("\(level)") }
  }

  private struct Lamp: View {
    let lights: Lights
    @State private var count = 0
    var body: some View {
      let _ = count
      VStack {
        Button("Again") { count += 1 }
        Level(level: Binding(get: { lights.level }, set: { lights.level = $0 }))
      }
    }
  }

  @Test func `the advice for a passed object has the declaration that makes it bindable`() throws {
    let screen = Screen(width: 20) { Lamp(lights: Lights()) }
    let trace = try screen.trace { try tap(screen) }
    #expect(trace.table().contains("→ pass $lights.level, with @Bindable var lights"), "\(trace)")
  }

  private struct Zeros: View {
    @State private var lights = Lights()
    @State private var zero = 0
    var body: some View {
      VStack {
        Button("Again") { zero += 0 * lights.level }
        Inner(zero: zero, words: lights.words)
      }
    }
  }

  /// Its `get` gives what others are by chance.
  private struct Inner: View {
    let zero: Int
    let words: String
    @State private var count = 0
    @State private var other = Plain()
    var body: some View {
      let _ = count
      VStack {
        Button("More") { count += 1 }
        Level(level: Binding(get: { Int(words) ?? 0 }, set: { _ in }))
      }
    }
  }

  /// An object whose reads are not observed.
  private final class Plain: ObservableObject {
    @Published var amount = 0
    @Published var text: String?
  }

  @Test func `a common initial value proves nothing`() throws {
    let screen = Screen(width: 20) { Zeros() }
    let trace = try screen.trace { try screen.find(.button, "More").tap() }
    #expect(trace.table().contains("move get and set into a property or subscript of the model"), "\(trace)")
  }

  private struct Cell: View {
    @Binding var level: Int
    @Binding var other: Int
    var body: some View { Level(level: $level) }
  }

  @Test func `the advice for a second binding is shown beside that of the first`() throws {
    let trace = try trace { count in
      let first = Binding(get: { count }, set: { _ in })
      let second = Binding(get: { count + 1 }, set: { _ in })
      return VStack {
        Level(level: first)
        Cell(level: first, other: second)
      }
    }
    let cell = try #require(trace.table().split(separator: "\n").first { $0.contains("Cell") }, "\(trace)")
    #expect(cell.contains("and pass a binding by key path, as $model.other"), "\(trace)")
    #expect(!cell.contains("$model.level"), "\(trace)")
  }

  // MARK: Controls

  private struct Item: Identifiable {
    var id: Int
    var children: [Item]? { nil }
  }

  private func reasons<Row: View>(of name: String, _ row: @escaping (Int) -> Row) throws -> [String] {
    try trace(row).groups.first { $0.typeName == name }?.causes.flatMap(\.reasons) ?? []
  }

  @Test func `a property of a control or a modifier is named once, by its first name`() throws {
    try expectEqual(
      reasons(of: "Slider") { Slider(value: .constant(Double($0)), in: 0...Double($0 + 5)) },
      ["scale: a binding to constant 1.0, not to constant 0.0", "scale 5.0 → 6.0"])
    try expectEqual(
      reasons(of: ".searchable") { Text("a").searchable(text: .constant("\($0)"), prompt: "p\($0)") },
      ["search: a binding to constant 1, not to constant 0", "search: its child views"])
    try expectEqual(
      reasons(of: ".alert") { Text("a").alert("A", isPresented: .constant($0 > 0)) { Button("b") {} } },
      [
        "isPresented: a binding to constant true, not to constant false",
        "content: a closure with captures cannot be compared",
      ])
    try expectEqual(
      reasons(of: "GroupBox") { count in GroupBox("\(count)") { Text("\(count)") } },
      ["label: its child views", "content: its child views"])
  }

  @Test func `a value that a control creates for itself is only named`() throws {
    let sources = { (count: Int) in Toggle("a", sources: [Binding.constant(count > 0)], isOn: \.self) }
    for name in ["Toggle", "CheckboxToggleStyle"] {
      try expectEqual(
        reasons(of: name, sources), ["isOn: a different binding to constant", "sources: made anew"])
    }
    let picker = { (count: Int) in
      Picker("a", selection: .constant(count)) {
        Text("a").tag(0)
        Text("b").tag(1)
      }
    }
    try expectEqual(reasons(of: "Picker", picker), ["sources: made anew"])
    try expectEqual(reasons(of: "MenuPickerStyle", picker), ["sections: made anew", "chosenIndex: made anew"])
    try expectEqual(
      reasons(of: "List") { count in
        List([Item(id: count)], selection: .constant(Set([count]))) { _ in Text("a") }
      }, ["content: its child views", "selection: made anew"])
    try expectEqual(
      reasons(of: "Table") { Table([Item(id: $0)]) { TableColumn("a") { Text("\($0.id)") } } },
      ["rows: made anew", "columns: made anew"])
  }

  @Test func `a value of a type that the program does not know is only named, any other is shown`() throws {
    try expectEqual(reasons(of: "NavigationLink") { NavigationLink("a", value: $0) }, ["value: a different value"])
    try expectEqual(
      reasons(of: "OutlineGroup") { OutlineGroup([Item(id: $0)], id: \.id, children: \.children) { _ in Text("a") } },
      ["start: a different value", "tree: a closure with captures cannot be compared"])
    try expectEqual(
      reasons(of: "ColorPicker") { ColorPicker("a", selection: .constant(.red), supportsOpacity: $0 > 0) },
      ["supportsOpacity false → true"])
    try expectEqual(
      reasons(of: "Link") { Link("a", destination: URL(string: "http://a.b/\($0)")!) },
      ["destination http://a.b/0 → http://a.b/1"])
  }
}

extension InvalidationTrace {
  /// Whether its words can be made.
  fileprivate var issuesNothing: Bool { !table(.instances).isEmpty && !tree.isEmpty }
}
