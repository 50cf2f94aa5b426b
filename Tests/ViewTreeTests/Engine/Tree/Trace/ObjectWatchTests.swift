import Combine
import Observation
import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The changes of objects between an announcement and the next look.
@MainActor struct ObjectWatchTests {
  @Observable fileprivate final class Item {
    var a = 0
    var b = 0
  }

  @Observable fileprivate final class Holder {
    var title = "a"
    var item = Item()
    var first: [Item] = []
    var second: [Item] = []
  }

  private final class Silent {}

  private struct Reader: View {
    let holder: Holder
    var body: some View { Middle() }
  }

  private struct Middle: View {
    var body: some View { Text("a") }
  }

  private let watch = ObjectWatch()
  private let holder = Holder()

  private func announce(_ object: AnyObject, isKnown: Bool = false) {
    watch.willChange(object, isKnown: isKnown, by: nil)
  }

  /// The changes since the last call.
  private func changes() -> [String] {
    watch.take().map { change in
      let values = change.values.map { " \($0.old) → \($0.new)" } ?? ""
      return change.label + values + (change.place.isFirstOfMany ? ", or later" : "")
    }
  }

  /// The labels of each counted node of a screen, from the outside in.
  private func labels(on screen: Screen) -> [[String]] {
    var labels: [[String]] = []
    func visit(_ node: Node) {
      if node.countsEvaluations { labels.append(watch.labels(of: node)) }
      node.forEachChild(visit)
    }
    visit(screen.frames.root)
    return labels
  }

  @Test func `a changed object inside an announced one is found, for the views that hold the outer one`() {
    #expect(watch.isIdle && changes() == [])
    announce(holder)
    #expect(!watch.isIdle)
    holder.item.a = 1
    expectEqual(watch.place(of: holder.item)?.isFirstOfMany, false)
    holder.item.b = 2
    expectEqual(watch.place(of: holder.item)?.isFirstOfMany, true)
    expectEqual(changes(), ["Item.a 0 → 1, or later", "Item.b 0 → 2, or later"])
    #expect(!watch.isIdle && changes() == [] && watch.place(of: holder.item) == nil)
    let (reader, other) = (Screen(width: 3) { Reader(holder: holder) }, Screen(width: 3) { Middle() })
    expectEqual(labels(on: reader), [["Item.a", "Item.b"], ["Item.a", "Item.b"]])
    expectEqual(labels(on: other), [[]])
    announce(holder.item, isKnown: true)
    holder.item.b = 3
    expectEqual(changes(), ["Item.b 2 → 3"])
    expectEqual(labels(on: reader), [["Item.a", "Item.b"], ["Item.a", "Item.b"]])
    watch.forget()
    #expect(watch.isIdle)
    expectEqual(labels(on: reader), [[], []])
    announce(holder.item, isKnown: true)
    holder.item.a = 4
    _ = changes()
    expectEqual(labels(on: reader), [[], []])
  }

  @Test func `an object that announced a change itself is named, though nothing of it differs`() {
    let reader = Screen(width: 3) { Reader(holder: holder) }
    announce(holder, isKnown: true)
    #expect(watch.place(of: holder) != nil && watch.place(of: holder.item) == nil)
    expectEqual(changes(), ["Holder"])
    expectEqual(labels(on: reader), [["Holder"], ["Holder"]])
    watch.forget()
    announce(holder)
    #expect(changes() == [] && watch.isIdle)
    for isKnown in [false, true, false] { announce(holder, isKnown: isKnown) }
    expectEqual(changes(), ["Holder"])
    announce(holder)
    holder.title = "b"
    expectEqual(changes(), ["Holder.title a → b"])
    announce(holder, isKnown: true)
    expectEqual(changes(), ["Holder"])
    expectEqual(labels(on: reader), [["Holder", "Holder.title"], ["Holder", "Holder.title"]])
  }

  @Test func `an object that announces nothing is not watched, and no more than a thousand are`() {
    announce(Silent(), isKnown: true)
    #expect(watch.isIdle)
    (holder.first, holder.second) = ((0..<600).map { _ in Item() }, (0..<600).map { _ in Item() })
    announce(holder)
    let items = [
      holder.item, holder.first[0], holder.first[599], holder.second[0], holder.second[397], holder.second[398],
    ]
    expectEqual(items.map { watch.place(of: $0) != nil }, [true, true, true, true, true, false])
  }

  private struct Numbers: View {
    let item: Item
    var body: some View { Text("\(item.a) \(item.b)") }
  }

  @Test func `each event of a trace has the changes of its own frame`() {
    let item = Item()
    let screen = Screen(width: 10) { Numbers(item: item) }
    let trace = screen.trace {
      item.a = 1
      _ = screen.text
      item.b = 1
      _ = screen.text
    }
    expectEqual(trace.entries[0].details.map(\.source), ["Item.a", "Item.b"])
  }

  private struct Toggled: View {
    @Bindable var item: Item
    var body: some View {
      Stepper("A", value: $item.a)
      Button("Add \(item.a)") { item.a += 1 }
    }
  }

  @Test func `a write that a binding reported hides no later one`() throws {
    let item = Item()
    let screen = Screen(width: 30) { Toggled(item: item) }
    let trace = try screen.trace {
      try screen.find(.stepper, "A").increment()
      try screen.find(.button, "Add 1").tap()
    }
    expectEqual(trace.writes.map(\.description), ["Item.a  0 → 1", "Item.a  1 → 2"])
  }

  private struct Ignoring: View {
    let other: Item
    let item: Item
    var body: some View { Numbers(item: item) }
  }

  @Test func `an object of a view around is not listed if the view itself holds one`() {
    let (item, other) = (Item(), Item())
    let screen = Screen(width: 10, options: ScreenOptions(recordsFilm: false)) { Ignoring(other: other, item: item) }
    let trace = screen.trace {
      item.a = 1
      other.b = 1
    }
    expectEqual(trace.writes.map(\.description), ["Item.a  0 → 1"])
    #expect(trace.table().contains("Numbers · evaluated 1 · @dependencies ← Item.a"), "\(trace)")
  }

  private final class Account: ObservableObject {
    @Published var name = "Anna"
  }

  private struct Equal: View {
    @ObservedObject var account: Account
    @State private var isOn = false
    let probe: Probe
    var body: some View {
      Text("\(account.name) \(isOn)")
        .offers("name", to: probe) { account.name = "Anna" }
        .offers("state", to: probe) { isOn = false }
        .offers("binding", to: probe) { $isOn.wrappedValue = false }
    }
  }

  @Test func `writes of the same value are counted, of objects and of states`() {
    let probe = Probe()
    let screen = Screen(width: 10) { Equal(account: Account(), probe: probe) }
    let (tree, recorder) = (screen.frames.tree, TraceRecorder(screen.frames.tree.identity, isBrief: false))
    tree.begin(recorder) { $0.shortPath }
    for event in ["name", "state", "binding"] { screen.perform(event, probe) }
    tree.end(recorder)
    expectEqual(
      recorder.states.all.map { "\($0.label) \($0.writes) \($0.equalWrites)" }, ["Account 0 1", "Equal._isOn 0 2"])
    expectEqual(recorder.equalWrites.map(\.state), [1])
  }

  private struct Limited: View {
    @State private var limit = 1
    let probe: Probe
    var body: some View {
      Text("a").transformEnvironment(\.lineLimit) { $0 = $0.map { $0 + 1 } }.lineLimit(limit)
        .offers("more", to: probe) { limit += 1 }
    }
  }

  @Test func `a value of the environment that no view of the program reads is not listed`() {
    let probe = Probe()
    let screen = Screen(width: 10) { Limited(probe: probe) }
    let trace = screen.trace { screen.perform("more", probe) }
    expectEqual(trace.writes.map(\.name), ["Limited._limit"])
  }

  @Test func `an event in the handler of another one belongs to that`() throws {
    var screen: Screen!
    screen = Screen(width: 20) {
      Button("Outer") { try? screen.find(.button, "Inner").tap() }
      Button("Inner") {}
    }
    let trace = try screen.trace { try screen.find(.button, "Outer").tap() }
    expectEqual(trace.events.map(\.name), ["tap button \"Outer\""])
  }
}
