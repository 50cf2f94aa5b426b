import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// The cost of a change of an object, and its words in a trace.
@MainActor @Suite struct ObjectTraceTests {
  @Observable fileprivate final class M {
    var on = false
    var off = false
    var number = 0
    var settings = BoundSettings()
    var items = (0..<20).map { BoundItem(id: $0) }
    var parts = (0..<20).map { _ in ObservedPart() }
    var part = ObservedPart()
  }

  fileprivate final class O: ObservableObject {
    @ViewTree.Published var on = false
    @ViewTree.Published var off = false
  }

  private struct Leaf: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
  }

  private struct Sibling: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "ON" : "OFF") }
  }

  private struct Parent: View {
    @State var model: M
    var body: some View {
      VStack(alignment: .leading) {
        Toggle("A", isOn: $model.on)
        Leaf(isOn: $model.on)
        Sibling(isOn: $model.off)
      }
    }
  }

  private func causes(_ trace: InvalidationTrace, of type: Any.Type) -> [String] {
    trace.entries.filter { $0.typeName == typeName(type) && $0.evaluations > 0 }.flatMap(\.causes)
  }

  private func writes(_ trace: InvalidationTrace) -> [String] {
    trace.writes.map { "\($0.name)  \($0.oldValue) → \($0.newValue)" }
  }

  private func expectOneProperty(_ screen: Screen, _ trace: InvalidationTrace) {
    expectEqual(trace.evaluations(of: Parent.self), 0)
    expectEqual(trace.evaluations(of: Leaf.self), 1)
    expectEqual(trace.evaluations(of: Sibling.self), 0)
    expectEqual(trace.evaluations(of: CheckboxToggleStyle.self), 1)
    #expect(trace.entries.allSatisfy { $0.unneeded == 0 })
    expectEqual(causes(trace, of: Leaf.self), ["_isOn"])
    expectEqual(causes(trace, of: CheckboxToggleStyle.self), ["M.on"])
    expectText(screen.text, equals: "[x] A\non\nOFF")
  }

  @Test func `a tap evaluates the readers of the property, and the trace names it`() throws {
    let screen = Screen { Parent(model: M()) }
    let trace = try screen.trace { try screen.find(.toggle, "A").tap() }
    expectOneProperty(screen, trace)
    expectEqual(writes(trace), ["M.on  false → true"])
  }

  @Test func `a write from outside evaluates the same, and is traced as well`() {
    let model = M()
    let screen = Screen { Parent(model: model) }
    let trace = screen.trace { model.on = true }
    expectOneProperty(screen, trace)
    expectEqual(writes(trace), ["M.on  false → true"])
  }

  @Observable fileprivate class Threaded {
    var on = false
    var off = false
    @ObservationIgnored var silent = false
  }

  private struct ThreadedParent: View {
    @Bindable var model: Threaded
    var body: some View {
      Toggle("A", isOn: $model.on)
      Toggle("B", isOn: $model.silent)
    }
  }

  @Test func `changes published before and after the write are named`() async throws {
    let model = Unchecked(Threaded())
    let screen = Screen { ThreadedParent(model: model.value) }
    let fromThread = await screen.trace { await onAnotherThread { model.value.on = true } }
    expectEqual(writes(fromThread), ["Threaded.on  false → true"])
    expectEqual(causes(fromThread, of: CheckboxToggleStyle.self), ["Threaded.on"])
    let tap = try screen.trace { try screen.find(.toggle, "A").tap() }
    expectEqual(writes(tap), ["Threaded.on  true → false"])
    let silent = try screen.trace { try screen.find(.toggle, "B").tap() }
    expectEqual(writes(silent), ["Threaded.silent  false → true"])
  }

  @Test func `an equal write evaluates nothing`() {
    let model = M()
    let screen = Screen { Parent(model: model) }
    let trace = screen.trace {
      model.on = false
      Bindable(model).on.wrappedValue = false
    }
    expectEqual(trace.totalEvaluations, 0)
    expectEqual(writes(trace), [])
  }

  @Test func `several writes to one property are one update`() {
    let model = M()
    let screen = Screen { Parent(model: model) }
    let trace = screen.trace {
      model.on = true
      model.off = true
      model.on = false
    }
    expectEqual(trace.evaluations(of: Leaf.self), 0)
    expectEqual(trace.evaluations(of: Sibling.self), 1)
    expectEqual(writes(trace), ["M.off  false → true"])
  }

  private struct StructureParent: View {
    @State var model: M
    var body: some View {
      VStack(alignment: .leading) {
        Leaf(isOn: $model.settings.on)
        Sibling(isOn: $model.settings.other)
      }
    }
  }

  @Test func `a part of a structure in an object reaches only its readers`() {
    let model = M()
    let screen = Screen { StructureParent(model: model) }
    let trace = screen.trace { model.settings.on = true }
    expectEqual(trace.totalEvaluations, 1)
    expectEqual(causes(trace, of: Leaf.self), ["_isOn"])
    expectEqual(trace.writes.map(\.name), ["M.settings"])
    expectText(screen.text, equals: "on\nOFF")
  }

  private struct RowsParent: View {
    @State var model: M
    var body: some View { ForEach($model.items) { $item in Toggle("\(item.id)", isOn: $item.on) } }
  }

  private struct PartsParent: View {
    @State var model: M
    var body: some View { ForEach($model.parts) { $part in Toggle("A", isOn: $part.on) } }
  }

  @Test func `a flip of one row evaluates one row, of structures as of objects`() throws {
    let model = M()
    let rows = Screen { RowsParent(model: model) }
    let parts = Screen { PartsParent(model: model) }
    for _ in 0..<2 {
      for tap in [true, false] {
        let rowTrace = try rows.trace {
          if tap { try rows.find(.toggle, "7").tap() } else { model.items[7].on.toggle() }
        }
        expectEqual(rowTrace.totalEvaluations, 1)
        expectEqual(rowTrace.evaluations(of: CheckboxToggleStyle.self), 1)
        let partTrace = try parts.trace {
          if tap { try parts.findAll(.toggle)[7].tap() } else { model.parts[7].on.toggle() }
        }
        expectEqual(partTrace.totalEvaluations, 1)
        expectEqual(causes(partTrace, of: CheckboxToggleStyle.self), ["ObservedPart.on"])
      }
    }
    expectEqual(rows.faults + parts.faults, [])
  }

  private struct GroupsParent: View {
    @State var model: M
    var body: some View {
      ForEach($model.items) { $item in DisclosureGroup("\(item.id)", isExpanded: $item.on) { EmptyView() } }
    }
  }

  @Test func `opening one of many groups evaluates that group`() throws {
    let screen = Screen { GroupsParent(model: M()) }
    let trace = try screen.trace { try screen.find(.disclosureGroup, "7").tap() }
    expectEqual(trace.evaluations(of: DefaultDisclosureGroupStyle.self), 1)
    expectEqual(trace.evaluations(of: GroupsParent.self), 0)
  }

  private struct NestedParent: View {
    @State var model: M
    var body: some View { Leaf(isOn: $model.part.on) }
  }

  @Test func `another object in the path is followed, and the one before no more`() {
    let model = M()
    let old = model.part
    let screen = Screen { NestedParent(model: model) }
    let new = ObservedPart()
    model.part = new
    expectEqual(screen.text, "off")
    old.on = true
    expectEqual(screen.trace { _ = screen.text }.totalEvaluations, 0)
    expectEqual(screen.text, "off")
    new.on = true
    expectEqual(screen.text, "on")
  }

  private struct Swapping: View {
    @State private var model = M()
    let probe: Probe
    var body: some View {
      Leaf(isOn: $model.on).offers("swap", to: probe) {
        model = M()
        model.on = true
      }
    }
  }

  @Test func `a binding of a state follows another object in the state`() {
    let probe = Probe()
    let screen = Screen { Swapping(probe: probe) }
    screen.perform("swap", probe)
    expectEqual(screen.text, "on")
  }

  private struct ObjectParent: View {
    @StateObject var model: O
    var body: some View {
      VStack(alignment: .leading) {
        Leaf(isOn: $model.on)
        Sibling(isOn: $model.off)
      }
    }
  }

  @Test func `a published change evaluates the views with the wrapper and the readers of the property`() {
    let model = O()
    let screen = Screen { ObjectParent(model: model) }
    let trace = screen.trace { model.on = true }
    expectEqual(trace.evaluations(of: ObjectParent.self), 1)
    expectEqual(trace.evaluations(of: Leaf.self), 1)
    expectEqual(trace.evaluations(of: Sibling.self), 0)
    expectEqual(causes(trace, of: Leaf.self), ["_isOn"])
    expectEqual(writes(trace), ["O.on  false → true"])
    expectText(screen.text, equals: "on\nOFF")
  }

  // MARK: Objects that announce nothing

  private final class Silent {
    var on = false
  }

  private struct SilentParent: View {
    @State var model: Silent
    var body: some View { Toggle("A", isOn: $model.on) }
  }

  @Test func `a control follows its own writes if the object publishes nothing`() throws {
    let model = Silent()
    let screen = Screen { SilentParent(model: model) }
    let trace = try screen.trace { try screen.find(.toggle, "A").tap() }
    #expect(model.on)
    expectEqual(screen.text, "[x] A")
    expectEqual(writes(trace), ["Silent.on  false → true"])
  }

  // MARK: Release

  @Test func `neither the model nor a binding holds a screen that is gone, and both can still be used`() throws {
    let model = M()
    weak var tree: Tree?
    weak var kept: M?
    var binding: Binding<Bool>?
    do {
      let other = M()
      kept = other
      let screen = Screen {
        Parent(model: model)
        Parent(model: other)
        RowsParent(model: model)
      }
      expectText(screen.text, contains: "[ ] A")
      binding = Bindable(model).on
      let second = Screen { Leaf(isOn: binding!) }
      expectEqual(second.text, "off")
      model.on = true
      tree = screen.frames.tree
    }
    #expect(tree == nil)
    #expect(kept == nil)
    model.on = false
    model.items[3].on = true
    binding?.wrappedValue = true
    #expect(model.on)
  }

  @Test func `a screen on a model has as many vertices after a thousand changes as before`() throws {
    let model = M()
    let screen = Screen {
      Parent(model: model)
      RowsParent(model: model)
    }
    model.on.toggle()
    let before = screen.countVertices()
    for number in 0..<1_000 {
      model.on.toggle()
      model.items[number % 20].on.toggle()
      _ = screen.text
    }
    expectEqual(screen.countVertices(), before)
  }

  // MARK: Transactions

  private struct Watched: View {
    @Binding var number: Int
    let probe: Probe
    var body: some View {
      Text("\(number)").transaction { probe.note($0.animation == .easeIn ? "easeIn" : "-") }
    }
  }

  private struct StateTransactions: View {
    @State var model: M
    let probe: Probe
    var body: some View {
      Watched(number: $model.number, probe: probe)
        .offers("projected", to: probe) { $model.animation(.easeIn).number.wrappedValue += 1 }
        .offers("animated", to: probe) { $model.number.animation(.easeIn).wrappedValue += 1 }
        .offers("bindable", to: probe) { Bindable(model).number.animation(.easeIn).wrappedValue += 1 }
        .offers("surrounding", to: probe) { withAnimation(.easeIn) { model.number += 1 } }
        .offers("none", to: probe) { model.number += 1 }
    }
  }

  @Test(arguments: ["projected", "animated", "bindable", "surrounding"])
  func `a write through a binding to an object's property has the binding's transaction`(_ event: String) {
    let probe = Probe()
    let screen = Screen { StateTransactions(model: M(), probe: probe) }
    probe.clear()
    screen.perform(event, probe)
    expectEqual(probe.log, ["easeIn"])
    screen.perform("none", probe)
    expectEqual(probe.log, ["easeIn", "-"])
  }

  private struct Value { var number = 0 }

  private struct ValueTransactions: View {
    @State private var value = Value()
    let probe: Probe
    var body: some View {
      Watched(number: $value.number, probe: probe)
        .offers("projected", to: probe) { $value.animation(.easeIn).number.wrappedValue += 1 }
    }
  }

  @Test func `a projected binding keeps the transaction of the one it is made of`() {
    let probe = Probe()
    let screen = Screen { ValueTransactions(probe: probe) }
    probe.clear()
    screen.perform("projected", probe)
    expectEqual(probe.log, ["easeIn"])
  }

  /// Not equatable, so Observation announces each write.
  fileprivate struct Piece {
    var name = "a"
  }

  @Observable fileprivate final class Holder {
    var piece = Piece()
  }

  private struct PieceName: View {
    @Binding var piece: Piece
    var body: some View { Text(piece.name) }
  }

  private struct Holding: View {
    let probe: Probe
    @State private var holder = Holder()
    var body: some View {
      PieceName(piece: $holder.piece)
        .offers("same", to: probe) { holder.piece = Piece() }
        .offers("other", to: probe) { holder.piece = Piece(name: "b") }
    }
  }

  @Test func `a write of the same value to a property that cannot be compared is none`() {
    let probe = Probe()
    let screen = Screen(Holding(probe: probe))
    let same = screen.trace { screen.perform("same", probe) }
    #expect(same.writes.isEmpty && same.evaluations(of: PieceName.self) == 0)
    let other = screen.trace { screen.perform("other", probe) }
    #expect(other.writes.count == 1 && other.evaluations(of: PieceName.self) == 1 && screen.text == "b")
  }
}
