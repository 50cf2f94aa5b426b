import Foundation
import Observation
import Testing
import ViewTreeTesting

/// Evaluations that count as unneeded, rows that are new without need, and changes that a trace leaves out.
@MainActor @Suite struct TraceRecorderTests {
  private func tap(_ screen: Screen, _ name: String) throws -> InvalidationTrace {
    try screen.trace { try screen.find(.button, name).tap() }
  }

  // MARK: Actions

  private struct Plain: View {
    let id: Int
    @Binding var chosen: Int?
    var body: some View { Text(chosen == id ? "* \(id)" : "  \(id)") }
  }

  private struct Tapped: View {
    let id: Int
    @Binding var chosen: Int?
    var body: some View { Text(chosen == id ? "* \(id)" : "  \(id)").onTapGesture { chosen = id } }
  }

  private struct Pressed: View {
    let id: Int
    @Binding var chosen: Int?
    var body: some View { Button(chosen == id ? "* \(id)" : "  \(id)") { chosen = id } }
  }

  private struct Field: View {
    let id: Int
    @Binding var chosen: Int?
    var body: some View {
      let _ = chosen
      TextField("Name", text: Binding(get: { "\(id)" }, set: { _ in }))
    }
  }

  private struct Rows<Row: View>: View {
    @State private var chosen: Int?
    let row: (Int, Binding<Int?>) -> Row
    var body: some View {
      VStack {
        Button("Choose") { chosen = 2 }
        ForEach(0..<10, id: \.self) { row($0, $chosen) }
      }
    }
  }

  @Test func `a row that shows the same is unneeded, also if it creates an action anew`() throws {
    let plain = try tap(Screen(width: 20) { Rows { Plain(id: $0, chosen: $1) } }, "Choose")
    expectEqual(plain.unneeded(of: Plain.self), 9)
    let tapped = try tap(Screen(width: 20) { Rows { Tapped(id: $0, chosen: $1) } }, "Choose")
    expectEqual(tapped.unneeded(of: Tapped.self), 9)
    let pressed = try tap(Screen(width: 20) { Rows { Pressed(id: $0, chosen: $1) } }, "Choose")
    #expect(pressed.unneeded(of: Pressed.self) == 9 && pressed.totalUnneeded == 9)
    #expect(
      pressed.table().contains(
        "Pressed ×10 · evaluated 10 · unneeded 9 · _chosen ← Rows._chosen → the body reads more than it shows: pass only the"
      ),
      "\(pressed)")
    let fields = try tap(Screen(width: 20) { Rows { Field(id: $0, chosen: $1) } }, "Choose")
    expectEqual(fields.unneeded(of: Field.self), 10, "\(fields)")
  }

  /// An action that captured what is another value now.
  private struct Deleting: View {
    let index: Int
    let delete: @MainActor (Int) -> Void
    var body: some View { Button("Delete") { delete(index) } }
  }

  private struct Moving: View {
    @State private var first = 0
    var body: some View {
      VStack {
        Button("Move") { first += 1 }
        Deleting(index: first, delete: { _ in })
      }
    }
  }

  @Test func `an action that may have captured a new value is needed`() throws {
    let trace = try tap(Screen(width: 20) { Moving() }, "Move")
    #expect(trace.evaluations(of: Deleting.self) == 1 && trace.unneeded(of: Deleting.self) == 0, "\(trace)")
  }

  private struct Environed: View {
    @Environment(\.lineLimit) private var limit
    @State private var last: Int?
    var body: some View {
      let limit = limit
      Button("Take") { last = limit }
    }
  }

  private struct Limits: View {
    @State private var limit = 1
    var body: some View {
      VStack {
        Button("More") { limit += 1 }
        Environed().environment(\.lineLimit, limit)
      }
    }
  }

  @Test func `an action may have captured the environment`() throws {
    let trace = try tap(Screen(width: 20) { Limits() }, "More")
    #expect(trace.evaluations(of: Environed.self) == 1 && trace.unneeded(of: Environed.self) == 0, "\(trace)")
  }

  // MARK: Rows

  private struct Item: Identifiable {
    var id = UUID()
    let name: String
  }

  private struct ItemRow: View {
    let name: String
    var body: some View { Text(name) }
  }

  private struct Unstable: View {
    @State private var count = 0
    var isLazy = false
    /// Made anew for each body.
    private var items: [Item] { ["a", "b", "c"].map { Item(name: $0) } }
    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        if isLazy {
          ScrollView { LazyVStack { ForEach(items) { ItemRow(name: $0.name) } } }
        } else {
          ForEach(items) { ItemRow(name: $0.name) }
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `rows with new ids each time get an advice`(isLazy: Bool) throws {
    let trace = try tap(Screen(width: 20, height: 8) { Unstable(isLazy: isLazy) }, "Again 0")
    #expect(
      trace.table().contains(
        """
        ItemRow ×3 · evaluated 3 · @identity ← all ids of the ForEach are new → if the elements are the same, give them \
        stable ids
        """), "\(trace)")
  }

  private struct Growing: View {
    @State private var names = ["a"]
    var body: some View {
      VStack {
        Button("Add") { names.append("b\(names.count)") }
        Button("Other") { names = names.map { $0 + "'" } }
        Button("Turn") { names.reverse() }
        ForEach(names, id: \.self) { ItemRow(name: $0) }
      }
    }
  }

  @Test func `new rows beside others are new, and so is the only one`() throws {
    let screen = Screen(width: 20) { Growing() }
    let only = try tap(screen, "Other")
    #expect(only.table().contains("ItemRow · evaluated 1 · @identity, new"), "\(only)")
    let added = try tap(screen, "Add")
    #expect(added.table().contains("evaluated 1 · skipped 1 · @identity, new"), "\(added)")
    #expect(try !tap(screen, "Turn").table().contains("@identity"))
    try expectText(tap(screen, "Other").table(), contains: "all ids of the ForEach are new")
  }

  // MARK: What is told of values

  private struct Stamped: View {
    let at = Date()
    var body: some View { Text("stamp") }
  }

  private struct Listed: View {
    let views: [AnyView]
    var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
  }

  private struct Supplied: View {
    @Environment(\.supply) private var supply
    var body: some View {
      let _ = supply()
      Text("still")
    }
  }

  private struct Values: View {
    @State private var count = 0
    var body: some View {
      let count = count
      VStack {
        Button("Count \(count)") { self.count += 1 }
        Stamped()
        Listed(views: [AnyView(Text("a"))])
        Supplied().environment(\.supply) { count }
      }
    }
  }

  @Test func `child views, the time and closures in the environment are described by their kind`() throws {
    let trace = try tap(Screen(width: 20) { Values() }, "Count 0")
    let text = trace.table()
    #expect(text.contains("Listed · evaluated 1 · unneeded 1 · views: its child views"), "\(trace)")
    #expect(text.contains("wrote @Environment(\\.supply)  a closure → another"), "\(trace)")
    #expect(
      text.contains("_supply ← @Environment(\\.supply) → a closure with captures cannot be compared: store"), "\(trace)"
    )
    #expect(text.contains(#/at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \+0000 → /#), "\(trace)")
  }

  private struct Warning: View {
    @State private var isShown = false
    var body: some View {
      Button("Warn") { isShown = true }
        .alert("Sure?", isPresented: $isShown) {
          Button("Yes") {}
          Button("No", role: .cancel) {}
        }
    }
  }

  @Test func `values that an alert puts into the environment are not writes`() throws {
    let trace = try tap(Screen(width: 30, height: 8) { Warning() }, "Warn")
    expectEqual(trace.writes.map(\.name), ["Warning._isShown"], "\(trace)")
  }

  // MARK: Names

  private enum Cart {
    struct Line: View {
      let count: Int
      var body: some View { Text("\(count)") }
    }
  }

  private enum Orders {
    struct Line: View {
      let count: Int
      var body: some View { Text("\(count)") }
    }
  }

  private struct TwoLines: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Cart.Line(count: count)
        Orders.Line(count: count)
        Orders.Line(count: 0)
      }
    }
  }

  @Test func `types of one name are distinguished by the types around them`() throws {
    let trace = try tap(Screen(width: 20) { TwoLines() }, "Add")
    let cart = try #require(trace.groups.first { $0.typeName.hasSuffix("Cart.Line") }, "\(trace)")
    expectEqual(cart.instances, 1)
    expectEqual(trace.groups.first { $0.typeName.hasSuffix("Orders.Line") }?.instances, 2)
    let decoded = try JSONDecoder().decode(InvalidationTrace.self, from: Data(trace.json().utf8))
    #expect(decoded.evaluations(of: Orders.Line.self) == 1 && decoded.table() == trace.table())
  }
}

extension EnvironmentValues {
  @Entry fileprivate var supply: @MainActor () -> Int = { 0 }
}
