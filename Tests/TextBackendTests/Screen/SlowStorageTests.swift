import Testing
import ViewTreeTesting

/// The states that a toggle over slow storage shows.
private enum Stored: Equatable {
  case initial(Bool)
  case updated(Bool)
  case fallback(Bool)
  case unknown(String)

  var isOn: Bool {
    switch self {
    case .initial(let isOn), .updated(let isOn), .fallback(let isOn): isOn
    case .unknown: false
    }
  }
}

private protocol ToggleStorage: Sendable {
  func read() async throws -> Bool
  func save(value: Bool) async throws
}

private struct StorageError: Error {}

/// Answers a read after 3 s and a save after 1 s, and fails every third save.
private actor SlowStorage: ToggleStorage {
  private let clock: any Clock<Duration>
  private let canRead: Bool
  private var saves = 0

  init(clock: any Clock<Duration>, canRead: Bool = true) {
    self.clock = clock
    self.canRead = canRead
  }

  func read() async throws -> Bool {
    try await clock.sleep(for: .seconds(3))
    if !canRead { throw StorageError() }
    return true
  }

  func save(value: Bool) async throws {
    try await clock.sleep(for: .seconds(1))
    saves += 1
    if saves % 3 == 0 { throw StorageError() }
  }
}

private struct StoredToggle: View {
  let name: String
  let storage: any ToggleStorage
  @State private var value: Stored?
  @State private var isBusy = true

  var body: some View {
    HStack {
      Toggle(name, isOn: Binding(get: { value?.isOn ?? false }, set: { change(to: $0) }))
      Text(isBusy ? "busy" : value.map { "\($0)" } ?? "")
    }
    .disabled(isBusy)
    .task { await read() }
  }

  private func read() async {
    do { value = .initial(try await storage.read()) } catch { value = .unknown("\(error)") }
    isBusy = false
  }

  private func change(to new: Bool) {
    let old = value?.isOn ?? false
    isBusy = true
    Task {
      do {
        try await storage.save(value: new)
        value = .updated(new)
      } catch {
        value = .fallback(old)
      }
      isBusy = false
    }
  }
}

@MainActor @Suite struct SlowStorageTests {
  private let clock = VirtualClock()

  private func makeScreen(_ storages: [any ToggleStorage]) -> Screen {
    Screen(width: 40, options: ScreenOptions(clock: clock)) {
      VStack(alignment: .leading) {
        ForEach(0..<storages.count, id: \.self) { StoredToggle(name: "Row \($0)", storage: storages[$0]) }
      }
    }
  }

  private func pass(_ seconds: Int, on screen: Screen) async throws {
    screen.advance(by: .seconds(seconds))
    try await screen.settle()
  }

  @Test func `a toggle follows its storage in time`() async throws {
    let screen = makeScreen([SlowStorage(clock: clock)])
    let toggle = try screen.find(.toggle, "Row 0")
    try await screen.settle()
    expectText(screen.text, endsWith: "busy")
    #expect(!toggle.isEnabled)
    try await pass(2, on: screen)
    expectText(screen.text, endsWith: "busy")
    try await pass(1, on: screen)
    expectText(screen.text, equals: "[x] Row 0 initial(true)")
    var isOn = true
    for outcome in ["updated(false)", "updated(true)", "fallback(true)", "updated(false)"] {
      try screen.find(.toggle, "Row 0").tap()
      try await screen.settle()
      expectText(screen.text, endsWith: "busy")
      #expect(throws: (any Error).self) { try screen.find(.toggle, "Row 0").tap() }
      try await pass(1, on: screen)
      isOn = outcome.hasSuffix("(true)")
      expectText(screen.text, equals: "[\(isOn ? "x" : " ")] Row 0 \(outcome)")
    }
    expectEqual(screen.issues, [])
  }

  @Test func `a storage that cannot be read leaves the toggle unknown`() async throws {
    let screen = makeScreen([SlowStorage(clock: clock, canRead: false)])
    try await screen.settle()
    try await pass(3, on: screen)
    expectText(screen.text, endsWith: "unknown(\"StorageError()\")")
  }

  @Test func `six toggles go their own ways, and a busy one evaluates only its own row`() async throws {
    let screen = makeScreen((0..<6).map { _ in SlowStorage(clock: clock) })
    try await screen.settle()
    try await pass(3, on: screen)
    expectEqual(screen.text.split(separator: "\n").count { $0.hasSuffix("initial(true)") }, 6, screen.text)
    let tap = try screen.trace { try screen.find(.toggle, "Row 2").tap() }
    expectInvalidations(tap, of: StoredToggle.self, .exactly(1))
    try await screen.settle()
    try screen.find(.toggle, "Row 4").tap()
    try await screen.settle()
    let answers = try await screen.trace { try await pass(1, on: screen) }
    expectInvalidations(answers, of: StoredToggle.self, .exactly(2))
    expectText(
      screen.text,
      equals: """
        [x] Row 0 initial(true)
        [x] Row 1 initial(true)
        [ ] Row 2 updated(false)
        [x] Row 3 initial(true)
        [ ] Row 4 updated(false)
        [x] Row 5 initial(true)
        """)
  }
}
