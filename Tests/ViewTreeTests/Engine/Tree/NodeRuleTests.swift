import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

private final class Account: ObservableObject {
  @Published var name: String
  init(_ name: String) { self.name = name }
}

@Observable private final class NamedItem: Identifiable {
  let id: Int
  var name: String
  init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
}

/// A node has a rule only if something was read that may change, and hears of each change all the same.
@MainActor @Suite struct NodeRuleTests {
  private let probe = Probe()

  private func rules(_ view: some View) -> Int {
    var count = 0
    let screen = Screen(view, width: 20)
    screen.frames.tree.graph.root.forEachRule { _ in count += 1 }
    return count
  }

  private struct Passing: View {
    @State private var isOn = false

    var body: some View { Reading(isOn: $isOn) }
  }

  private struct Reading: View {
    @Binding var isOn: Bool

    var body: some View { Text(isOn ? "on" : "off") }
  }

  @Test func `a view that reads no variable has no rule`() {
    expectEqual(
      rules(
        VStack {
          Text("a"); AnyView(Text("b").padding())
        }), 0)
    expectEqual(rules(ForEach(0..<5, id: \.self) { Text("\($0)") }), 0)
    expectEqual(rules(Passing()), 1)
  }

  @Observable fileprivate final class Model {
    var number = 0
  }

  private struct Counter: View {
    let model: Model

    var body: some View { ForEach(0..<2, id: \.self) { Text("\(model.number + $0)") } }
  }

  @Test func `a row's content observes an object that only it reads`() {
    let model = Model()
    let screen = Screen(Counter(model: model), width: 5)
    expectEqual(screen.text, "0\n1")
    model.number = 4
    expectEqual(screen.text, "4\n5")
    model.number = 6
    expectEqual(screen.text, "6\n7")
  }

  @Observable fileprivate final class Named {
    var name: String

    init(_ name: String) { self.name = name }
  }

  private struct Names: View {
    let objects: [Named]

    var body: some View { ForEach(objects, id: \.name) { Text($0.name).padding(0) } }
  }

  @Test func `an id that is an observable property may change`() {
    let objects = [Named("a"), Named("b")]
    let screen = Screen(Names(objects: objects), width: 5)
    objects[1].name = "a"
    expectEqual(screen.text, "a\na")
    expectEqual(screen.issues.count, 1)
    objects[0].name = "c"
    expectEqual(screen.text, "c\na")
  }

  fileprivate final class Old: ObservableObject {
    @Published var number = 0
  }

  /// It reads nothing while it is evaluated: the object alone is why it has a rule.
  private struct Watching: View {
    @ObservedObject var object: Old
    let probe: Probe

    var body: some View {
      let _ = probe.ran("body")
      Text("watching")
    }
  }

  @Test func `a view is evaluated for an observed object that it does not read`() {
    let object = Old()
    let screen = Screen(Watching(object: object, probe: probe), width: 10)
    object.number = 1
    expectEqual(screen.text, "watching")
    expectEqual(probe.runs("body"), 2)
    object.number = 2
    expectEqual(screen.text, "watching")
    expectEqual(probe.runs("body"), 3)
  }

  /// Reads only sometimes: its first body needs no rule, a later one does.
  private struct Later: View {
    let reads: Bool
    @Binding var isOn: Bool

    var body: some View { Text(reads ? isOn ? "on" : "off" : "blind") }
  }

  private struct Around: View {
    @State private var reads = false
    @State private var isOn = false
    let probe: Probe

    var body: some View {
      Later(reads: reads, isOn: $isOn)
        .offers("read", to: probe) { reads = true }
        .offers("flip", to: probe) { isOn.toggle() }
    }
  }

  @Test func `a view that begins to read later is evaluated for later changes`() {
    let screen = Screen { Around(probe: probe) }
    screen.perform("flip", probe)
    expectEqual(screen.text, "blind")
    screen.perform("read", probe)
    expectEqual(screen.text, "on")
    screen.perform("flip", probe)
    expectEqual(screen.text, "off")
    expectEqual(screen.faults, [])
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct List: View {
    @State private var items = [Item(id: 1)]
    let probe: Probe

    var body: some View {
      let _ = probe.ran("all")
      ForEach($items) { $item in Text("\(item.id)") }
        .offers("add", to: probe) { items.append(Item(id: items.count + 1)) }
    }
  }

  @Test func `other ids arrange the rows of a binding without the view around`() {
    let screen = Screen { List(probe: probe) }
    let before = probe.runs("all")
    screen.perform("add", probe)
    expectEqual(screen.text, "1\n2")
    expectEqual(probe.runs("all"), before)
    expectEqual(screen.faults, [])
  }

  @Test func `an object that a body changes after it was read makes the body run again`() {
    struct Body: View {
      @ObservedObject var account: Account
      var body: some View {
        let name = account.name
        let _ = name == "Ann" ? account.name = "Bob" : ()
        Text(name)
      }
    }
    let account = Account("Ann")
    let screen = Screen { Body(account: account) }
    expectEqual(screen.text, "Bob")
    account.name = "Carl"
    expectEqual(screen.text, "Carl")
  }

  @Test func `a row that read nothing at first follows what it reads later`() {
    struct Parent: View {
      let probe: Probe
      let items = [NamedItem(1, "a"), NamedItem(2, "b")]
      @State private var reads = false
      var body: some View {
        VStack(spacing: 0) {
          ForEach(items) { item in
            if reads { Text(item.name) } else { Text("-") }
          }
        }
        .offers("read", to: probe) { reads = true }
        .offers("rename", to: probe) { items[0].name = "c" }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    expectText(screen.text, equals: "-\n-")
    screen.perform("read", probe)
    expectText(screen.text, equals: "a\nb")
    screen.perform("rename", probe)
    expectText(screen.text, equals: "c\nb")
    expectEqual(screen.faults, [])
  }

  @Test func `the rule of a view ends the update: nothing reads its result`() {
    let model = Model()
    let screen = Screen(Counter(model: model), width: 5)
    let before = screen.frames.tree.graph.counters.cutOff
    model.number = 4
    expectEqual(screen.text, "4\n5")
    expectEqual(screen.frames.tree.graph.counters.cutOff, before + 2)
  }

  @Test func `a film names an object that changes, though no trace is open`() {
    let model = Model()
    let screen = Screen(Counter(model: model), width: 5)
    let (tree, log) = (screen.frames.tree, UpdateLog())
    tree.setLog(log)
    model.number = 4
    expectEqual(screen.text, "4\n5")
    expectEqual(log.take().writes.map(\.words), ["Model"])
  }
}
