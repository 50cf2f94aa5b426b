import Testing
@testable import TextBackend
import ViewTreeTesting

private struct Item: Identifiable {
  struct Part: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  let id: Int
  var number: Int
  var name: String
  var parts: [Part]

  init(using random: inout SplitMix) {
    id = Int.random(in: 0..<1_000_000, using: &random)
    number = Int.random(in: 0..<9, using: &random)
    name = ["a", "b", "c"].randomElement(using: &random)!
    parts = (0..<Int.random(in: 0..<4, using: &random)).map { Part(id: $0, text: "p") }
  }
}

/// Three loops over the same items, one of them nested: over a number, a name, and parts of parts.
private struct Rows<Items: MutableCollection & RandomAccessCollection>: View where Items.Element == Item {
  @State var items: Items
  @State var passes = 0
  let probe: Probe
  let box: Box<Items>

  var body: some View {
    VStack(alignment: .leading) {
      Text("pass \(passes)")
      ForEach($items) { $item in NumberRow(id: item.id, number: $item.number, probe: probe) }
      ForEach($items) { $item in Text(item.name) }
      ForEach($items) { $item in PartRow(item: $item) }
    }
    .offers("do", to: probe) { box.action?($items) }
    .offers("pass", to: probe) { passes += 1 }
  }
}

private final class Box<Items> {
  var action: ((Binding<Items>) -> Void)?
}

private struct NumberRow: View {
  let id: Int
  @Binding var number: Int
  let probe: Probe

  var body: some View {
    let _ = probe.ran("\(id)")
    Text("\(id) is \(number)")
  }
}

private struct PartRow: View {
  @Binding var item: Item

  var body: some View {
    HStack {
      Text("\(item.id)")
      ForEach($item.parts) { $part in PartText(text: $part.text) }
    }
  }
}

private struct PartText: View {
  @Binding var text: String
  var body: some View { Text(text) }
}

/// One change of a collection through its binding, and what it is called.
private typealias Change<Items> = (name: String, make: (Binding<Items>) -> Void)

/// A mounted screen over a collection, and what it must be after each change.
@MainActor private struct Trial<Items>
where Items: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Items.Element == Item {
  var random: SplitMix
  private var items: Items
  private var passes = 0
  private let probe = Probe()
  private let box = Box<Items>()
  private let screen: Screen

  init(_ items: Items, seed: Int) {
    random = SplitMix(seed: UInt64(seed))
    self.items = items
    screen = Screen(width: 60) { [probe, box] in Rows(items: items, probe: probe, box: box) }
  }

  private func index(_ offset: Int, _ items: Items) -> Items.Index { items.index(items.startIndex, offsetBy: offset) }

  private mutating func element() -> Change<Items> {
    let offset = Int.random(in: 0..<items.count, using: &random)
    let place = index(offset, items)
    let number = Int.random(in: 0..<9, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return ("write \(offset)", { $0[place].number.wrappedValue = number })
    case 1: return ("set \(offset)", { $0.wrappedValue[place].number = number })
    case 2: return ("rename \(offset)", { $0[place].name.wrappedValue += "x" })
    case 3: return ("replace \(offset)", { [new = Item(using: &random)] in $0[place].wrappedValue = new })
    case 4:
      let part = Item.Part(id: Int.random(in: 4..<1_000_000, using: &random), text: "q")
      return ("grow \(offset)", { $0[place].parts.wrappedValue.append(part) })
    default: return ("part of \(offset)", { for part in $0[place].parts { part.text.wrappedValue += "\(number)" } })
    }
  }

  private mutating func structure() -> Change<Items> {
    let offset = Int.random(in: 0...items.count, using: &random)
    let place = index(offset, items)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return ("insert \(offset)", { [new = Item(using: &random)] in $0.wrappedValue.insert(new, at: place) })
    case 1 where offset < items.count: return ("remove \(offset)", { $0.wrappedValue.remove(at: place) })
    case 2 where !items.isEmpty: return ("move \(offset)", { $0.wrappedValue.move(fromOffsets: [0], toOffset: offset) })
    default: return ("reverse", { $0.wrappedValue.reverse() })
    }
  }

  /// Makes some changes in one action, a part of them in a transaction of their own.
  mutating func step() {
    let old = items
    var names: [String] = []
    var changes: [Change<Items>] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let change = items.isEmpty || Int.random(in: 0..<4, using: &random) == 0 ? structure() : element()
      names.append(change.name)
      changes.append(change)
      var copy = items
      change.make(Binding(get: { copy }, set: { copy = $0 }))
      items = copy
    }
    let isSplit = Bool.random(using: &random)
    box.action = { binding in
      changes[0].make(binding)
      for change in changes.dropFirst() { change.make(isSplit ? binding.animation() : binding) }
    }
    probe.clear()
    screen.perform("do", probe)
    let fresh = Screen(width: 60) { [items, passes] in Rows(items: items, passes: passes, probe: Probe(), box: Box()) }
    expectEqual(screen.text, fresh.text, "\(names)")
    expectEqual(screen.faults, [], "\(names)")
    expectEqual(screen.issues, [], "\(names)")
    if !isSplit { checkRuns(old, names) }
    if Int.random(in: 0..<4, using: &random) == 0 {
      passes += 1
      screen.perform("pass", probe)
    }
  }

  /// A row runs once if its element, or the number in it, is another one than before, and otherwise not at all.
  private func checkRuns(_ old: Items, _ names: [String]) {
    for (offset, item) in items.enumerated() {
      let before = offset < old.count ? old[index(offset, old)] : nil
      let isSame = before?.id == item.id && before?.number == item.number
      expectEqual(probe.runs("\(item.id)"), (isSame ? 0 : 1), "row \(offset), \(item) after \(names)")
    }
  }
}

@MainActor @Suite struct RandomCollectionTests {
  private func items(_ seed: Int) -> [Item] {
    var random = SplitMix(seed: UInt64(1_000 + seed))
    return (0..<seed % 7).map { _ in Item(using: &random) }
  }

  private func check<Items>(_ items: Items, _ seed: Int)
  where Items: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Items.Element == Item {
    var trial = Trial(items, seed: seed)
    for _ in 0..<40 { trial.step() }
  }

  /// In a process of its own: the other tests have the main actor meanwhile.
  @Test nonisolated static func `random changes of collections show what a fresh screen does`() async {
    await #expect(processExitsWith: .success) { await RandomCollectionTests().checkAll() }
  }

  private func checkAll() {
    for seed in 0..<10 { check(items(seed), seed) }
    for seed in 0..<3 {
      check(ContiguousArray(items(seed)), seed)
      check((items(seed + 1) + items(seed))[(seed + 1) % 7..<(seed + 1) % 7 + seed % 7], seed)
      check(Scattered(items(seed)), seed)
    }
  }
}
