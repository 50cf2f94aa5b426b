import Combine
import Foundation
import Observation
import Testing
import ViewTreeTesting

/// The path that a trace advises instead of a binding of closures, only if `get` returns a stored value.
@MainActor @Suite struct BindingAdviceTests {
  @Observable final class Account {
    var error: String?
    var isIn = false
    var age = 3
    var name = "Ada"
    var address = Address(street: "Mill Lane", isHome: true)
    var friends = [Friend(name: "Bo"), Friend(name: "Cy")]
  }

  @Observable final class Friend {
    var name: String
    init(name: String) { self.name = name }
  }

  struct Address {
    var street: String
    var isHome: Bool
  }

  final class Settings: ObservableObject {
    @Published var shown = true
    @Published var title = "Lamp"
    @Published var volume = 0.5
  }

  /// A view that receives a binding under names that no property has.
  private struct Flag: View {
    @Binding var shown: Bool
    var body: some View { Text(shown ? "+" : "-") }
  }

  private struct Count: View {
    @Binding var count: Int
    var body: some View { Text("\(count)") }
  }

  private struct Lamp: View {
    @Binding var isLit: Bool
    var body: some View { Text(isLit ? "+" : "-") }
  }

  /// A view whose binding is in a property of a property.
  private struct Nested: View {
    struct Control: DynamicProperty {
      @Binding var isLit: Bool
    }

    let control: Control
    var body: some View { Text(control.isLit ? "+" : "-") }
  }

  private struct Words: View {
    @Binding var words: String
    var body: some View { Text(words) }
  }

  /// Evaluates what it is handed whenever its button is pressed.
  private struct Host<Row: View>: View {
    @State private var count = 0
    @State private var account = Account()
    @StateObject private var settings = Settings()
    @State private var isOpen = false
    @State private var limits = [3, 5]
    let row: (Account, Settings, Binding<Bool>, Binding<[Int]>) -> Row

    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        row(account, settings, $isOpen, $limits)
      }
    }
  }

  private func advice<Row: View>(
    _ row: @escaping (Account, Settings, Binding<Bool>, Binding<[Int]>) -> Row
  ) throws -> String? {
    let screen = Screen(width: 30) { Host(row: row) }
    let trace = try screen.trace { try screen.find(.button, "Again 0").tap() }
    let group = trace.groups.first { ["Flag", "Lamp", "Nested", "Words", "Count"].contains($0.typeName) }
    return group?.causes.first?.advice
  }

  private let general = "move get and set into a property or subscript of the model"

  @Test func `the property of an observable object is named, whatever the view calls it`() throws {
    try expectEqual(
      advice { account, _, _, _ in Words(words: Binding(get: { account.name }, set: { account.name = $0 })) },
      "pass $account.name")
  }

  @Test func `the property of a structure in an object, and that of an element`() throws {
    try expectEqual(
      advice { account, _, _, _ in
        Words(words: Binding(get: { account.address.street }, set: { account.address.street = $0 }))
      }, "pass $account.address.street")
    try expectEqual(
      advice { account, _, _, _ in
        Words(words: Binding(get: { account.friends[1].name }, set: { account.friends[1].name = $0 }))
      }, "pass $account.friends[i].name")
  }

  @Test func `a state that is read is passed itself, or an element of it`() throws {
    try expectEqual(
      advice { _, _, _, limits in
        Count(count: Binding(get: { limits.wrappedValue[1] }, set: { limits.wrappedValue[1] = $0 }))
      }, "pass $limits[i]")
    try expectEqual(
      advice { _, _, isOpen, _ in
        Flag(shown: Binding(get: { isOpen.wrappedValue }, set: { isOpen.wrappedValue = $0 }))
      }, "pass $isOpen")
  }

  @Test func `a published property that has the value`() throws {
    try expectEqual(
      advice { _, settings, _, _ in Words(words: Binding(get: { settings.title }, set: { settings.title = $0 })) },
      "pass $settings.title")
    // By its name: of two flags one is by chance what the other is.
    try expectEqual(
      advice { _, settings, _, _ in Flag(shown: Binding(get: { settings.shown }, set: { settings.shown = $0 })) },
      "pass $settings.shown")
  }

  @Test func `a computed get has no path`() throws {
    let computed: [String?] = [
      try advice { account, _, _, _ in
        Flag(shown: Binding(get: { account.error != nil }, set: { if !$0 { account.error = nil } }))
      },
      try advice { _, _, isOpen, _ in
        Lamp(isLit: Binding(get: { !isOpen.wrappedValue }, set: { isOpen.wrappedValue = !$0 }))
      },
      try advice { account, _, _, _ in
        Words(words: Binding(get: { String(account.age) }, set: { account.age = Int($0) ?? 0 }))
      },
      try advice { _, _, _, limits in
        Flag(shown: Binding(get: { limits.wrappedValue.count > 5 }, set: { _ in limits.wrappedValue = [] }))
      },
      try advice { _, settings, _, _ in
        Flag(shown: Binding(get: { settings.volume == 0 }, set: { settings.volume = $0 ? 0 : 1 }))
      },
    ]
    for advice in computed { expectEqual(advice?.hasPrefix(general), true, "\(advice ?? "")") }
    let nested = try advice { _, settings, _, _ in
      Nested(control: Nested.Control(isLit: Binding(get: { settings.volume == 0 }, set: { _ in settings.volume = 1 })))
    }
    expectEqual(nested?.hasSuffix("as $model.isLit"), true, "\(nested ?? "")")
  }

  @Test func `a flag that get reads is passed, and one that is equal by chance is not`() throws {
    try expectEqual(
      advice { account, _, _, _ in Lamp(isLit: Binding(get: { account.isIn }, set: { account.isIn = $0 })) },
      "pass $account.isIn")
    try expectEqual(
      advice { _, settings, _, _ in
        Lamp(isLit: Binding(get: { !settings.title.isEmpty }, set: { settings.title = $0 ? "Lamp" : "" }))
      }?.hasPrefix(general), true)
    try expectEqual(
      advice { account, _, _, _ in
        Lamp(isLit: Binding(get: { !account.address.street.isEmpty }, set: { _ in account.address.street = "" }))
      }?.hasPrefix(general), true)
  }

  private enum Shade { case dark, light }

  private final class Store: ObservableObject {
    @Published var shade = Shade.light
    @Published var title = "Same"
    @Published var words = "Same"
  }

  private struct Tint: View {
    @Binding var color: Shade
    var body: some View { Text(color == .dark ? "dark" : "light") }
  }

  private struct Stored: View {
    @StateObject private var store = Store()
    @StateObject private var other = Store()
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        Words(words: Binding(get: { store.words }, set: { store.words = $0 }))
        Tint(color: Binding(get: { store.shade }, set: { store.shade = $0 }))
      }
    }
  }

  private struct Outer: View {
    @StateObject private var outer = Store()
    var body: some View { Only() }
  }

  private struct Only: View {
    @StateObject private var store = Store()
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        Words(words: Binding(get: { store.words }, set: { store.words = $0 }))
      }
    }
  }

  private struct Shaded: View {
    @StateObject private var store = Store()
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        Tint(color: Binding(get: { store.shade }, set: { store.shade = $0 }))
      }
    }
  }

  private struct Fixed: View {
    @Binding var text: String
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        Words(words: Binding(get: { "Same" }, set: { _ in }))
      }
    }
  }

  private func advice<V: View>(of name: String, in view: V) throws -> String? {
    let screen = Screen(width: 30) { view }
    let trace = try screen.trace { try screen.find(.button, "Again 0").tap() }
    return trace.groups.first { $0.typeName.hasSuffix(name) }?.causes.first?.advice
  }

  @Test func `of equal values the one of the property's name is passed, first of the nearest view`() throws {
    try expectEqual(advice(of: "Words", in: Stored()), "pass $store.words")
    try expectEqual(advice(of: "Words", in: Outer()), "pass $store.words")
    try expectEqual(advice(of: "Tint", in: Stored())?.hasPrefix(general), true)
  }

  @Test func `a value that is not a flag or empty is passed, whatever its name`() throws {
    try expectEqual(advice(of: "Tint", in: Shaded()), "pass $store.shade")
  }

  @Test func `a binding that get does not read is not passed`() throws {
    let text = Binding(get: { "Same" }, set: { _ in })
    try expectEqual(advice(of: "Words", in: Fixed(text: text))?.hasPrefix(general), true)
  }

  private struct Many: View {
    @State private var many: [[Int]]
    @State private var words = "words"
    @State private var count = 0

    init(last: Int) {
      let row = Array(repeating: 1, count: 1_000)
      _many = State(initialValue: Array(repeating: row, count: 9) + [Array(repeating: 1, count: last)])
    }

    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        Words(words: Binding(get: { many.isEmpty ? "" : words }, set: { words = $0 }))
      }
    }
  }

  @Test func `a value is searched for among ten thousand`() throws {
    // Before it: the list, its ten rows, and the numbers in these.
    try expectEqual(advice(of: "Words", in: Many(last: 988)), "pass $words")
    try expectEqual(advice(of: "Words", in: Many(last: 989))?.hasPrefix(general), true)
  }

  private struct Three: View {
    @State private var count = 0
    @State private var first = false
    @State private var second = false

    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        Flag(shown: Binding(get: { first }, set: { first = $0 }))
        Flag(shown: Binding(get: { second }, set: { second = $0 }))
        Toggle("Not", isOn: Binding(get: { !second }, set: { second = !$0 }))
      }
    }
  }

  @Test func `each binding has its own line and advice, once where views pass it on`() throws {
    let screen = Screen(width: 30) { Three() }
    let trace = try screen.trace { try screen.find(.button, "Again 0").tap() }
    let lines = trace.table().split(separator: "\n").filter { $0.contains("Binding(get:set:)") }
      .map { $0.replacing(#/at BindingAdviceTests.swift:\d+/#, with: "") }
    expectText(
      lines.joined(separator: "\n"),
      equals: """
          ×1, unneeded 1 · shown: Binding(get:set:)  cannot be compared → pass $first
          ×1, unneeded 1 · shown: Binding(get:set:)  cannot be compared → pass $second
        Toggle "Not" · evaluated 1 · unneeded 1 · isOn: Binding(get:set:)  cannot be compared → move get and set into \
        a property or subscript of the model, and pass a binding by key path, as $model.isOn
        CheckboxToggleStyle "Not" · evaluated 1 · unneeded 1 · isOn: Binding(get:set:)  cannot be compared
        """)
    let report = try screen.bindingReport { try screen.find(.button, "Again 1").tap() }
    expectEqual(report.rows.filter { $0.owner == "Flag" }.map(\.advice), ["pass $first", "pass $second"])
  }

  private struct Deep {
    struct One { var two = Two() }
    struct Two { var three = Three() }
    struct Three { var words = "deep" }

    var one = One()
  }

  private struct Deeper {
    var deep = Deep()
  }

  private struct DeepHost: View {
    @State private var count = 0
    @State private var deep = Deep()
    @State private var deeper = Deeper()
    let isTooDeep: Bool

    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        if isTooDeep {
          Words(words: Binding(get: { deeper.deep.one.two.three.words }, set: { deeper.deep.one.two.three.words = $0 }))
        } else {
          Words(words: Binding(get: { deep.one.two.three.words }, set: { deep.one.two.three.words = $0 }))
        }
      }
    }
  }

  @Test func `a value is searched for in four steps below a state, and no deeper`() throws {
    func advice(isTooDeep: Bool) throws -> String? {
      let screen = Screen(width: 30) { DeepHost(isTooDeep: isTooDeep) }
      let trace = try screen.trace { try screen.find(.button, "Again 0").tap() }
      return trace.groups.first { $0.typeName == "Words" }?.causes.first?.advice
    }
    try expectEqual(advice(isTooDeep: false), "pass $deep.one.two.three.words")
    try expectEqual(advice(isTooDeep: true)?.hasPrefix(general), true)
  }

  private struct FromEnvironment: View {
    @Environment(Account.self) private var account
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        Words(words: Binding(get: { account.name }, set: { account.name = $0 }))
      }
    }
  }

  @Test func `an object of the environment needs a declaration to be projected`() throws {
    let screen = Screen(width: 30) { FromEnvironment().environment(Account()) }
    let trace = try screen.trace { try screen.find(.button, "Again 0").tap() }
    let group = trace.groups.first { $0.typeName == "Words" }
    expectEqual(group?.causes.first?.advice, "pass $account.name, with @Bindable var account")
  }

  private final class Chance: ObservableObject {
    @Published var isIn = false
  }

  /// Has a property with the name and value that `get` reads in the inner view, but of another object.
  private struct Around: View {
    @StateObject private var account = Chance()
    var body: some View {
      let _ = account.isIn
      Reading()
    }
  }

  private struct Reading: View {
    @State private var account = Account()
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        Lamp(isLit: Binding(get: { account.isIn }, set: { account.isIn = $0 }))
      }
    }
  }

  /// Holds what `get` in the view inside reads.
  private struct Known: View {
    @State private var account = Account()
    var body: some View {
      let account = account
      Guessing { account.isIn }
    }
  }

  private struct Guessing: View {
    @StateObject private var account = Chance()
    @State private var count = 0
    let read: () -> Bool
    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        Lamp(isLit: Binding(get: { read() }, set: { _ in }))
      }
    }
  }

  @Test func `of places with one path the nearest one decides whether it is certain`() throws {
    try expectEqual(advice(of: "Lamp", in: Around()), "pass $account.isIn")
    try expectEqual(advice(of: "Lamp", in: Known())?.hasPrefix(general), true)
  }

  private final class Notes: ObservableObject {
    lazy var note = "Same"
  }

  private struct MaybeWords: View {
    @Binding var note: String?
    var body: some View { Text(note ?? "") }
  }

  private struct Noted: View {
    @StateObject private var notes = Notes()
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Again \(count)") { count += 1 }
        MaybeWords(note: Binding(get: { notes.note }, set: { notes.note = $0 ?? "" }))
      }
    }
  }

  @Test func `the storage of a lazy property is not passed`() throws {
    try expectEqual(advice(of: "MaybeWords", in: Noted())?.hasPrefix(general), true)
  }
}
