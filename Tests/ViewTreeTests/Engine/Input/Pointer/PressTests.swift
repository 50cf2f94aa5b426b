import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The pointer holds nothing that leaves the tree, whether the button is down or another tap may follow.
@MainActor struct PressTests {
  @Observable fileprivate final class Model {
    var isShown = true
    var text = "text"
    var value = 0.5
  }

  /// An object that the gestures retain.
  @MainActor fileprivate final class Log {
    var count = 0
  }

  enum Kind: CaseIterable {
    case doubleTap, doubleAndSingleTap, spatialTap, longPress, drag, simultaneous, sequence, exclusive, highPriority
    case inside, state, button, toggle, slider, link, field, row, menu, hover, child
  }

  private struct Part: View {
    let kind: Kind
    let log: Log
    @Bindable var model: Model
    @GestureState private var isPressed = false

    private func note() { log.count += 1 }
    private var shown: Binding<Bool> { Binding(get: { model.isShown }, set: { _ in log.count += 1 }) }
    private var tap: some Gesture { TapGesture(count: 2).onEnded { log.count += 1 } }
    private var press: some Gesture { LongPressGesture().onEnded { _ in log.count += 1 } }

    var body: some View {
      switch kind {
      case .doubleTap: Text("part").onTapGesture(count: 2) { log.count += 1 }
      case .doubleAndSingleTap: Text("part").onTapGesture(count: 2) { log.count += 1 }.onTapGesture { log.count += 1 }
      case .spatialTap: Text("part").gesture(SpatialTapGesture(count: 2).onEnded { _ in log.count += 1 })
      case .longPress: Text("part").onLongPressGesture(perform: note) { _ in note() }
      case .drag: Text("part").gesture(DragGesture().onChanged { _ in log.count += 1 })
      case .simultaneous: Text("part").gesture(tap.simultaneously(with: press))
      case .sequence: Text("part").gesture(tap.sequenced(before: press))
      case .exclusive: Text("part").gesture(tap.exclusively(before: press))
      case .highPriority: Button("part") { log.count += 1 }.highPriorityGesture(tap)
      case .inside: Button("part") { log.count += 1 }.simultaneousGesture(tap)
      case .state: Text("part").gesture(press.updating($isPressed) { _, state, _ in state = true })
      case .button: Button("part") { log.count += 1 }
      case .toggle: Toggle("part", isOn: shown).onTapGesture(count: 2) {}
      case .slider: Slider(value: $model.value).onChange(of: model.value) { log.count += 1 }
      case .link:
        Text("[part](https://example.org)").onTapGesture(count: 2) { log.count += 1 }
          .environment(\.openURL, OpenURLAction { _ in .handled })
      case .field: TextField("part", text: $model.text).onTapGesture(count: 2) { log.count += 1 }
      case .row: List { Text("part").swipeActions { Button("b") { log.count += 1 } } }.onTapGesture(count: 2) {}
      case .menu: Text("part").onTapGesture(count: 2) {}.contextMenu { Button("b") { log.count += 1 } }
      case .hover: Text("part").onHover { _ in log.count += 1 }.onContinuousHover { _ in log.count += 1 }
      case .child: VStack { Button("part") {}.disabled(log.count > 9) }.onTapGesture(count: 3) { log.count += 1 }
      }
    }
  }

  private struct Whole: View {
    let kind: Kind
    let model: Model
    weak var log: Log?

    var body: some View {
      VStack {
        if model.isShown, let log { Part(kind: kind, log: log, model: model) }
      }
      .onTapGesture(count: 2) {}
    }
  }

  /// The types that remain after an event at the part, and the part's removal in it.
  private func remains(of kind: Kind, on event: (Screen) -> Void) -> [String] {
    var nodes = NodeRegister()
    let model = Model()
    var log: Log? = Log()
    weak let weakLog = log
    let screen = Screen(Whole(kind: kind, model: model, log: log), width: 20, height: 5)
    _ = screen.text
    log = nil
    nodes.note(screen)
    event(screen)
    nodes.note(screen)
    model.isShown = false
    _ = screen.text
    return nodes.leftBehind() + (weakLog == nil ? [] : ["the log"])
  }

  @Test(arguments: Kind.allCases) func `a view that leaves after a click is released at once`(kind: Kind) {
    #expect(remains(of: kind) { $0.click(column: 2, row: 0) } == [])
  }

  @Test(arguments: Kind.allCases) func `a view that leaves during a press is released at once`(kind: Kind) {
    #expect(remains(of: kind) { $0.press(column: 2, row: 0) } == [])
    #expect(
      remains(of: kind) {
        $0.press(column: 2, row: 0)
        $0.drag(toColumn: 4, row: 0)
      } == [])
  }

  @Test(arguments: Kind.allCases) func `a view that leaves under the pointer is released at once`(kind: Kind) {
    #expect(remains(of: kind) { $0.hover(column: 2, row: 0) } == [])
  }

  private struct Counting: View {
    let model: Model
    @State private var taps = 0

    var body: some View {
      VStack {
        if model.isShown { Text("part").onTapGesture(count: 2) {} } else { Text("rest") }
        Text("\(taps) taps")
      }
      .onTapGesture(count: 2) { taps += 1 }
    }
  }

  @Test func `a double tap that waits around a view that leaves is recognized`() {
    let model = Model()
    let screen = Screen(Counting(model: model), width: 10, height: 2)
    screen.click(column: 1, row: 1)
    screen.click(column: 1, row: 0)
    model.isShown = false
    expectText(screen.text, contains: "0 taps")
    screen.click(column: 1, row: 1)
    screen.click(column: 1, row: 1, count: 2)
    expectText(screen.text, contains: "1 taps")
  }

  @Test func `a press that only begins a gesture has been handled`() throws {
    func reason(_ gesture: some Gesture, _ act: (Element) throws -> Void) throws -> String {
      let screen = Screen(width: 20) { Text("part").gesture(gesture) }
      let part = try screen.find(.staticText, "part")
      do { try act(part) } catch { return "\(error)" }
      return ""
    }
    let sequence = LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(minimumDistance: 30))
    try expectEqual(reason(sequence) { try $0.longPress() }, "")
    try expectText(reason(sequence) { try $0.tap() }, contains: "cannot be tapped")
    try expectText(reason(sequence) { try $0.drag(byColumns: 3) }, contains: "cannot be dragged")
    try expectText(
      reason(LongPressGesture(minimumDuration: 5)) { try $0.longPress() }, contains: "cannot be pressed")
  }

  @Test func `a drag that removes its view has been handled`() throws {
    struct Removed: View {
      @State private var isThere = true
      var body: some View {
        if isThere { Text("part").gesture(DragGesture().onChanged { _ in isThere = false }) }
      }
    }
    let screen = Screen(Removed(), width: 10, height: 2)
    try screen.find(.staticText, "part").drag(byColumns: 4)
    expectEqual(screen.text, "\n")
  }
}
