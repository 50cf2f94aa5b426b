import Combine
import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// A screen whose last reference goes away while one of its actions runs: the action ends, and everything is released.
///
/// To be run under the address sanitizer too.
@MainActor struct DropInActionTests {
  /// The only owner of a screen, whose views refer to it.
  @MainActor fileprivate final class Owner {
    var screen: Screen?
    /// The number of actions that dropped the screen.
    var drops = 0

    /// Drops the screen; returns false if there is none.
    func drop() -> Bool {
      if screen == nil { return false }
      drops += 1
      screen = nil
      return true
    }
  }

  /// A model that views and actions hold.
  @Observable fileprivate final class Model {
    var text = "a"
    var count = 0
  }

  /// Things that a view may do in an action after it has dropped its screen.
  fileprivate struct Actor: View {
    let owner: Owner
    let model: Model
    let content: (Actor) -> AnyView
    @State var trigger = 0
    @State var count = 0
    @State var text = "a"
    @State var isShown = false
    @FocusState var isFocused: Bool
    @Environment(\.locale) var locale

    var body: some View {
      VStack(alignment: .leading) {
        content(self)
        Text("\(count) \(text) \(model.count) \(locale.identifier)")
      }
    }

    /// Drops the screen, and goes on; once, since one event may call several actions.
    func act() {
      guard owner.drop() else { return }
      count += 1
      withAnimation { text += "b" }
      isShown.toggle()
      isFocused.toggle()
      model.count += count
      model.text += text + locale.identifier
      $text.wrappedValue = "c"
      Task { count += 1 }
    }
  }

  /// Makes a screen, lets `events` drop it, and expects that one action did, and that nothing of it is left.
  private func expectRelease<V: View>(
    _ name: String, @ViewBuilder _ content: @escaping (Actor) -> V, by events: (Owner) async throws -> Void
  ) async throws {
    weak var tree: Tree?
    weak var frames: FrameLoop?
    weak var graph: Graph?
    weak var model: Model?
    var nodes = NodeRegister()
    let owner = Owner()
    do {
      let own = Model()
      let screen = Screen(Actor(owner: owner, model: own) { AnyView(content($0)) }, width: 30, height: 12)
      (tree, frames, graph, model) = (screen.frames.tree, screen.frames, screen.frames.tree.graph, own)
      nodes.note(screen)
      owner.screen = screen
    }
    try await events(owner)
    #expect(owner.drops == 1, "\(name)")
    for _ in 0..<100 where model != nil || frames != nil { await Task.yield() }
    let left = [("tree", tree), ("frames", frames), ("graph", graph), ("model", model)] as [(String, AnyObject?)]
    let names = left.filter { $0.1 != nil }.map(\.0) + nodes.leftBehind(all: true)
    #expect(names.map { "\(name): \($0)" } == [])
  }

  /// Sends an event without a reference to the screen besides the owner's.
  private static func handle(_ owner: Owner, _ body: (EventDispatcher) -> Void) throws {
    let frames = try #require(owner.screen).frames
    frames.handle { body(frames.events) }
  }

  private static func press(_ key: Key, _ owner: Owner) throws { try handle(owner) { $0.press(key) } }

  private static func advance(_ owner: Owner, by duration: Duration) throws {
    try #require(owner.screen).clock.advance(by: duration)
  }

  @Test func `an action of a control drops its screen`() async throws {
    try await expectRelease("a button by a key", { actor in Button("b") { actor.act() } }) { owner in
      try Self.press(.tab, owner)
      try Self.press(.return, owner)
    }
    try await expectRelease("a button by its element", { actor in Button("b") { actor.act() } }) { owner in
      try owner.screen?.find(.button, "b").tap()
    }
    try await expectRelease("a button by a click", { actor in Button("b") { actor.act() } }) { owner in
      owner.screen?.click(column: 2, row: 0)
    }
    try await expectRelease(
      "a toggle",
      { actor in
        Toggle("t", isOn: Binding(get: { false }, set: { _ in actor.act() }))
      }
    ) { owner in
      try owner.screen?.find(.toggle, "t").tap()
    }
    try await expectRelease(
      "a field",
      { actor in
        TextField("f", text: Binding(get: { actor.text }, set: { _ in actor.act() }))
      }
    ) { owner in
      try owner.screen?.find(.textField, "f").type("xyz")
    }
    try await expectRelease(
      "keys that come together",
      { actor in
        TextField("f", text: Binding(get: { actor.text }, set: { _ in actor.act() }))
      }
    ) { owner in
      try Self.press(.tab, owner)
      let frames = try #require(owner.screen).frames
      frames.drawingOnce { _ = frames.typeAhead([.character("x"), .character("y")]) }
    }
    try await expectRelease(
      "a submission",
      { actor in
        TextField("f", text: actor.$text).onSubmit { actor.act() }
      }
    ) { owner in
      try Self.press(.tab, owner)
      try Self.press(.return, owner)
    }
    try await expectRelease(
      "a key",
      { actor in
        Text("k").focusable().onKeyPress("x") {
          actor.act()
          return .handled
        }
      }
    ) { owner in
      try Self.press(.tab, owner)
      try Self.press(.character("x"), owner)
    }
    try await expectRelease("a menu's item", { actor in Menu("m") { Button("b") { actor.act() } } }) { owner in
      try owner.screen?.find(.menu, "m").tap()
      try owner.screen?.find(.menuItem, "b").tap()
    }
    try await expectRelease(
      "a sheet's button",
      { actor in
        Button("show") { actor.isShown = true }.sheet(isPresented: actor.$isShown) {
          Button("b") { actor.act() }
        }
      }
    ) { owner in
      try owner.screen?.find(.button, "show").tap()
      try owner.screen?.find(.button, "b").tap()
    }
    try await expectRelease(
      "a shortcut of a bar",
      { actor in
        NavigationStack { Text("r").toolbar { Button("b") { actor.act() }.keyboardShortcut("k") } }
      }
    ) { owner in
      try Self.press(.character("k").with(.control), owner)
    }
  }

  @Test func `a gesture drops its screen`() async throws {
    try await expectRelease("a tap", { actor in Text("t").onTapGesture { actor.act() } }) { owner in
      owner.screen?.click(column: 0, row: 0)
    }
    try await expectRelease(
      "a single tap that waited",
      { actor in
        Text("t").onTapGesture(count: 2) {}.onTapGesture { actor.act() }
      }
    ) { owner in
      owner.screen?.click(column: 0, row: 0)
      try Self.advance(owner, by: .seconds(1))
    }
    try await expectRelease("a long press", { actor in Text("t").onLongPressGesture { actor.act() } }) { owner in
      owner.screen?.press(column: 0, row: 0)
      try Self.advance(owner, by: .seconds(1))
    }
    for endsOnly in [false, true] {
      try await expectRelease(
        "a drag",
        { actor in
          Text("text").gesture(
            DragGesture().onChanged { _ in if !endsOnly { actor.act() } }.onEnded { _ in actor.act() })
        }
      ) { owner in
        owner.screen?.drag(fromColumn: 0, row: 0, toColumn: 3, row: 0)
      }
    }
    try await expectRelease("a hover", { actor in Text("t").onHover { _ in actor.act() } }) { owner in
      owner.screen?.hover(column: 0, row: 0)
    }
    try await expectRelease(
      "a drop",
      { actor in
        HStack {
          Text("ab").draggable("value")
          Text("to").dropDestination(for: String.self) { _, _ in
            actor.act()
            return true
          }
        }
      }
    ) { owner in
      owner.screen?.drag(fromColumn: 0, row: 0, toColumn: 3, row: 0)
    }
  }

  @Test func `an effect of an update drops its screen`() async throws {
    try await expectRelease(
      "a change",
      { actor in
        Button("b") { actor.trigger += 1 }.onChange(of: actor.trigger) { actor.act() }
      }
    ) { owner in
      try owner.screen?.find(.button, "b").tap()
    }
    try await expectRelease(
      "a view that appears",
      { actor in
        Button("b") { actor.trigger += 1 }
        if actor.trigger > 0 { Text("new").onAppear { actor.act() } }
      }
    ) { owner in
      try owner.screen?.find(.button, "b").tap()
    }
    try await expectRelease(
      "a view that disappears",
      { actor in
        Button("b") { actor.trigger += 1 }
        if actor.trigger == 0 { Text("old").onDisappear { actor.act() } }
      }
    ) { owner in
      try Self.press(.tab, owner)
      try Self.press(.return, owner)
    }
    try await expectRelease(
      "a preference",
      { actor in
        Button("b") { actor.trigger += 1 }.preference(key: Number.self, value: actor.trigger)
          .onPreferenceChange(Number.self) { number in if number > 0 { actor.act() } }
      }
    ) { owner in
      try owner.screen?.find(.button, "b").tap()
    }
    try await expectRelease(
      "a place",
      { actor in
        Color.clear.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { width in
          if width < 30 { actor.act() }
        }
      }
    ) { owner in
      owner.screen?.resize(width: 20, height: 5)
    }
    try await expectRelease(
      "a lost focus",
      { actor in
        TextField("f", text: actor.$text).focused(actor.$isFocused)
          .onChange(of: actor.isFocused) { _, isFocused in if !isFocused { actor.act() } }
        Button("b") {}
      }
    ) { owner in
      try Self.press(.tab, owner)
      try Self.press(.tab, owner)
    }
    try await expectRelease(
      "the end of an animation",
      { actor in
        Text("t").offset(x: CGFloat(actor.trigger))
        Button("b") {
          withAnimation(.linear(duration: 1)) {
            actor.count += 1
          } completion: {
            actor.act()
          }
        }
      }
    ) { owner in
      owner.screen?.goLive()
      try Self.press(.tab, owner)
      try Self.press(.return, owner)
      for _ in 0..<4 where owner.screen != nil { try Self.advance(owner, by: .seconds(1)) }
    }
  }

  @Test func `what comes with the time drops its screen`() async throws {
    let timer = Timer.publish(every: 1, on: .main, in: .common)
    try await expectRelease(
      "a timer",
      { actor in
        Text("t").onReceive(timer.autoconnect()) { _ in actor.act() }
      }
    ) { owner in
      try Self.advance(owner, by: .seconds(1))
    }
    let subject = PassthroughSubject<Int, Never>()
    try await expectRelease("a publisher", { actor in Text("t").onReceive(subject) { _ in actor.act() } }) { _ in
      subject.send(1)
    }
    try await expectRelease(
      "a publisher with a delay",
      { actor in
        Button("b") { subject.send(1) }
          .onReceive(subject.delay(for: 1, scheduler: DispatchQueue.main)) { _ in actor.act() }
      }
    ) { owner in
      try Self.press(.tab, owner)
      try Self.press(.return, owner)
      try Self.advance(owner, by: .seconds(1))
    }
    try await expectRelease(
      "a phase",
      { actor in
        Text("t").phaseAnimator([0, 1, 2]) { content, phase in
          content.offset(x: CGFloat(phase)).onChange(of: phase) { actor.act() }
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    ) { owner in
      owner.screen?.goLive()
      for _ in 0..<4 where owner.screen != nil { try Self.advance(owner, by: .seconds(1)) }
    }
  }

  @Test func `a task drops its screen`() async throws {
    func wait(_ owner: Owner) async { for _ in 0..<1000 where owner.screen != nil { await Task.yield() } }
    try await expectRelease("a task", { actor in Text("t").task { actor.act() } }) { await wait($0) }
    try await expectRelease(
      "a task that has waited",
      { actor in
        Text("t").task {
          await Task.yield()
          actor.act()
          await Task.yield()
          actor.count += 1
        }
      }
    ) { owner in
      await wait(owner)
    }
    try await expectRelease(
      "a task of an action",
      { actor in
        Button("b") { Task { actor.act() } }
      }
    ) { owner in
      try Self.press(.tab, owner)
      try Self.press(.return, owner)
      await wait(owner)
    }
    try await expectRelease(
      "a task while the test waits for rest",
      { actor in
        Button("b") {
          Task {
            await Task.yield()
            actor.act()
          }
        }
      }
    ) { owner in
      try owner.screen?.find(.button, "b").tap()
      try await owner.screen?.settle()
    }
    try await expectRelease(
      "a task on the screen's clock",
      { actor in
        Text("t").task {
          try? await actor.owner.screen?.clock.sleep(for: .seconds(1))
          actor.act()
        }
      }
    ) { owner in
      for _ in 0..<10 { await Task.yield() }
      try Self.advance(owner, by: .seconds(1))
      await wait(owner)
    }
  }

  @Test func `a view that is evaluated, drawn or traced drops its screen`() async throws {
    try await expectRelease(
      "an evaluation",
      { actor in
        let _ = actor.trigger > 0 ? actor.owner.drop() : false
        Button("b") { actor.trigger += 1 }
      }
    ) { owner in
      try Self.press(.tab, owner)
      try Self.press(.return, owner)
    }
    try await expectRelease(
      "a content that reads its place",
      { actor in
        GeometryReader { proxy in
          let _ = proxy.size.width < 30 ? actor.owner.drop() : false
          Text("t")
        }
      }
    ) { owner in
      _ = try #require(owner.screen).frames.resize(ProposedViewSize(width: 20, height: 5))
    }
    try await expectRelease("a trace", { actor in Button("b") { actor.act() } }) { owner in
      let frames = try #require(owner.screen).frames
      let record = frames.trace {
        for key in [Key.tab, .return] { _ = frames.handle { frames.events.press(key) } }
      }
      #expect(record.recorder.entries.all.contains { $0.evaluations > 0 })
    }
  }

  @Test func `an action closes its screen and drops it`() async throws {
    try await expectRelease(
      "a button that closes",
      { actor in
        Button("b") {
          actor.owner.screen?.close()
          actor.act()
        }
      }
    ) { owner in
      try Self.press(.tab, owner)
      try Self.press(.return, owner)
    }
    try await expectRelease(
      "a view that goes",
      { actor in
        Text("t").onDisappear { actor.act() }
      }
    ) { owner in
      owner.screen?.close()
    }
  }

  @Test func `an action drops another screen, in whose action it runs`() async throws {
    try await expectRelease("a screen within a screen", { actor in Button("b") { actor.act() } }) { owner in
      try Self.press(.tab, owner)
      let outer = Screen(Button("outer") { try? Self.press(.return, owner) }, width: 20)
      try outer.find(.button, "outer").tap()
    }
  }

  private struct Number: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func `a screen that an observer of the clock makes is told the time`() throws {
    let clock = VirtualClock()
    var options = ScreenOptions()
    options.clock = clock
    let made = Owner()
    let outer = Screen(
      Text("t").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
        if made.screen == nil { made.screen = Screen(Text(options.now, style: .timer), width: 9, options: options) }
      }, width: 9, options: options)
    clock.advance(by: .seconds(1))
    let before = try #require(made.screen).text
    clock.advance(by: .seconds(3))
    #expect(made.screen?.text != before, "\(before)")
    withExtendedLifetime(outer) {}
  }
}
