import Testing
import ViewTreeTesting

// The examples of the article `SnapshotTesting`, as they stand there.

actor Router: AsyncToggleStorage {
  let clock: any Clock<Duration>
  private var isOn = false

  init(clock: any Clock<Duration>) { self.clock = clock }

  func read() async throws -> Bool {
    try await clock.sleep(for: .seconds(3))
    return isOn
  }

  func save(value: Bool) async throws {
    try await clock.sleep(for: .seconds(1))
    isOn = value
  }
}

struct RouterScreen: View {
  let router: Router
  @State private var isBusy = false

  var body: some View {
    HStack {
      AsyncToggle("Guest network", storage: router, isBusy: $isBusy)
      Spacer()
      if isBusy { Text("asking the router").foregroundStyle(.secondary) }
    }
  }
}

struct Invoice: View {
  @State private var isPaid = true

  var body: some View {
    VStack(alignment: .leading) {
      LabeledContent("Sum", value: 1234.5, format: .number)
      Toggle("Paid", isOn: $isPaid)
    }
  }
}

struct Pantry: View {
  @State private var shelves = ["Fridge": ["Milk", "Eggs"], "Shelf": ["Rice", "Oats"]]

  var body: some View {
    ForEach(shelves.keys.sorted(), id: \.self) { name in
      List(shelves[name] ?? [], id: \.self) { item in
        HStack {
          Text(item)
          Spacer()
          Button("Eat") { shelves[name]?.removeAll { $0 == item } }
        }
      }
      .accessibilityLabel(name)
    }
  }
}

struct DoorScreen: View {
  @Environment(\.clock) private var clock
  @State private var isOpen = false

  var body: some View {
    Toggle("Door", isOn: $isOpen)
      .task(id: isOpen) {
        guard isOpen, (try? await clock.sleep(for: .seconds(3))) != nil else { return }
        isOpen = false
      }
  }
}

@MainActor struct SnapshotTestingTests {
  @Test(.disabled("takes five seconds of real time"))
  func `slow: a test that waits`() async throws {
    let screen = Screen(width: 36) { RouterScreen(router: Router(clock: ContinuousClock())) }
    try await Task.sleep(for: .seconds(3.5))
    try screen.find(.toggle, "Guest network").tap()
    try await Task.sleep(for: .seconds(1.5))
    #expect(try screen.find(.toggle, "Guest network").toggleState == .on)
    #expect(try screen.find(.toggle, "Guest network").isEnabled)
    #expect(throws: ElementError.self) { try screen.find(label: "asking the router") }
  }

  @Test func `fast: a test that moves the clock on`() async throws {
    let clock = VirtualClock()
    let screen = Screen(width: 36, options: ScreenOptions(clock: clock)) {
      RouterScreen(router: Router(clock: clock))
    }
    expectSnapshot(of: screen, named: "reading")
    try await screen.settle(after: .seconds(3))
    try screen.find(.toggle, "Guest network").tap()
    expectSnapshot(of: screen, named: "saving")
    try await screen.settle(after: .seconds(1))
    expectSnapshot(of: screen, named: "saved")
  }

  @Test func `the parts that a text picture leaves out`() {
    let screen = Screen(width: 24) { Text("Late").bold().foregroundStyle(.red) }
    expectSnapshot(of: screen)
    expectSnapshot(of: screen, as: .cells, named: "styles")
    expectSnapshot(of: screen, as: .semantics, named: "roles")
    expectText(screen.text, equals: "Late")
  }

  @Test func `one view in several forms`() {
    let forms = SnapshotVariants(sizes: [24, 14], locales: ["en_US", "de"], glyphs: [.ascii, .unicode])
    expectSnapshot(of: Invoice(), width: 24, variants: forms)
    expectSnapshot(of: Invoice(), width: 24, as: [.cells, .semantics])
  }

  @Test func `a control in another element`() throws {
    let screen = Screen(width: 24) { Pantry() }
    try screen.find(.list, "Fridge").find(.button, "Eat", at: 1).tap()
    try screen.find(.list, "Shelf").findFirst(.button).tap()
    #expect(try screen.find(.list, "Fridge").findAll(.button).count == 1)
    #expect(try screen.find { $0.role == .staticText && $0.label.hasPrefix("O") }.label == "Oats")
    expectSnapshot(of: screen)
  }

  @Test func `an error lists the elements that exist`() throws {
    let screen = Screen(width: 24) { Invoice() }
    let error = #expect(throws: ElementError.self) { try screen.find(.toggle, "Payed") }
    #expect("\(try #require(error))".contains("no toggle \"Payed\" on the screen; did you mean toggle \"Paid\"?"))
  }

  @Test func `a door closes by itself`() async throws {
    let screen = Screen(width: 20) { DoorScreen() }
    screen.press(.tab)
    let opening = screen.trace { screen.press(.space) }
    expectText(screen.text, equals: "[x] Door<")
    expectInvalidations(opening, of: DoorScreen.self, .exactly(1))
    try await screen.settle()
    screen.advance(by: .seconds(3))
    try await screen.settle()
    expectText(screen.text, equals: "[ ] Door<")
  }

  @Test func `from right to left`() {
    expectSnapshot(
      of: Invoice(), width: 24, variants: SnapshotVariants(layoutDirections: [.leftToRight, .rightToLeft]))
  }
}
