import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// Bindings that outlive what they lead to.
@MainActor @Suite struct StaleBindingTests {
  private struct Owner: View {
    let probe: Probe
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Inner(probe: probe) }
      }
      .offers("hide", to: probe) { isShown = false }
    }
  }

  private struct Inner: View {
    let probe: Probe
    @State private var isOn = false
    var body: some View {
      let _ = probe.binding = $isOn
      Toggle("A", isOn: $isOn).onDisappear { isOn = true }
    }
  }

  private struct Reader: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
  }

  private let probe = Probe()
  private let read =
    "Reader: Inner._isOn was read through a binding, but the view that owns it was removed; the last value is used. "
    + "Keep the value in a model that both screens hold."
  private let written =
    "Inner._isOn was written through a binding, but the view that owns it was removed; the write is ignored. "
    + "Keep the value in a model that both screens hold."

  private func use(_ screen: Screen) throws {
    let binding = try #require(probe.binding)
    let other = Screen { Button("set") { binding.wrappedValue = true } }
    expectEqual(other.issues, [])
    try other.find(.button, "set").tap()
    expectEqual(other.issues, [written])
    expectEqual(screen.issues, [])
    let reader = Screen { Reader(isOn: binding) }
    expectEqual(reader.text, "off")
    expectEqual(reader.issues, [read])
  }

  @Test func `a binding to a state whose view left another screen gives an issue that names the state`() throws {
    let screen = Screen { Owner(probe: probe) }
    screen.perform("hide", probe)
    try use(screen)
  }

  @Test func `a binding to a state of a closed screen gives an issue that names the state`() throws {
    let screen = Screen { Owner(probe: probe) }
    screen.close()
    try use(screen)
  }

  @Test func `a binding to a state of a screen that is gone gives an issue that names the state`() throws {
    _ = Screen { Owner(probe: probe) }
    let other = Screen { Button("set") { probe.binding?.wrappedValue = true } }
    try other.find(.button, "set").tap()
    expectEqual(other.issues, [written])
  }

  private struct FocusOwner: View {
    final class Kept { var binding: FocusState<Bool>.Binding? }

    let kept: Kept
    @State private var isShown = true
    var body: some View {
      if isShown { Named(kept: kept) }
      Button("hide") { isShown = false }
    }
  }

  private struct Named: View {
    let kept: FocusOwner.Kept
    @FocusState private var isNamed: Bool
    var body: some View {
      let _ = kept.binding = $isNamed
      TextField("Name", text: .constant("")).focused($isNamed)
    }
  }

  @Test func `a binding to a focus state whose view left another screen gives an issue that names the state`() throws {
    let kept = FocusOwner.Kept()
    let screen = Screen(width: 20) { FocusOwner(kept: kept) }
    try screen.find(.button, "hide").tap()
    let other = Screen { Button("set") { kept.binding?.wrappedValue = true } }
    try other.find(.button, "set").tap()
    expectEqual(other.issues, [written.replacing("Inner._isOn", with: "Named._isNamed")])
  }

  @Test func `a binding to a living state of another screen works both ways`() throws {
    let screen = Screen { Owner(probe: probe) }
    let binding = try #require(probe.binding)
    let other = Screen { Toggle("B", isOn: binding) }
    try other.find(.toggle, "B").tap()
    expectEqual(screen.text, "[x] A")
    expectEqual(other.text, "[x] B")
    try screen.find(.toggle, "A").tap()
    expectEqual(other.text, "[ ] B")
    expectEqual(other.issues + screen.issues, [])
  }

  @Test func `a state that another screen read is released with its screen`() throws {
    weak var tree: Tree?
    weak var host: StateHost?
    do {
      let probe = Probe()
      let screen = Screen { Inner(probe: probe) }
      let other = Screen { Reader(isOn: probe.binding!) }
      expectEqual(other.text, "off")
      tree = screen.frames.tree
      host = screen.frames.tree.host
    }
    #expect(tree == nil)
    #expect(host == nil)
  }

  // MARK: Elements

  private struct CollectionTracker: View {
    let probe: Probe
    @State private var items = [1, 2, 3]
    @State private var index = 2
    var body: some View {
      let binding = $items[index]
      Text("\(binding.wrappedValue)")
        .offers("write", to: probe) { binding.wrappedValue = 9 }
        .offers("shrink", to: probe) { items.removeLast() }
        .offers("beyond", to: probe) { index = 5 }
    }
  }

  @Test func `a write to an element that is gone gives an issue that names view and binding`() {
    let screen = Screen { CollectionTracker(probe: probe) }
    screen.perform("shrink", probe)
    screen.perform("write", probe)
    expectEqual(
      screen.issues,
      [
        "the binding CollectionTracker._items[2] is out of range: the collection has 2 elements now. Bind the elements with "
          + "ForEach($items), or create the binding only for an index that exists. The write is ignored."
      ])
  }

  @Test func `an issue counts a single remaining element`() {
    let screen = Screen { CollectionTracker(probe: probe) }
    screen.perform("shrink", probe)
    screen.perform("shrink", probe)
    screen.perform("write", probe)
    #expect(screen.issues.count == 1 && screen.issues[0].contains("the collection has 1 element now."))
  }

  @Test func `an index without an element traps with a message that names view and binding`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let probe = Probe()
          let screen = Screen { CollectionTracker(probe: probe) }
          screen.perform("beyond", probe)
        }
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "CollectionTracker: the binding CollectionTracker._items[5] is out of range: the collection has 3 elements now."
      ))
  }
}
