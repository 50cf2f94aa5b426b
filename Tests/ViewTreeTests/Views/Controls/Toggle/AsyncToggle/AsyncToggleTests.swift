import Testing
import ViewTreeTesting

@MainActor struct AsyncToggleTests {
  struct Failure: Error {}

  /// Reads in 3 seconds, saves in 1, and fails when it is told so; writes down what happens.
  @MainActor private final class Device: AsyncToggleStorage {
    let clock: any Clock<Duration>
    var isOn = false
    var readFails = false
    var failingSaves: Set<Int> = []
    var log: [String] = []
    private var saves = 0

    init(_ clock: any Clock<Duration>) { self.clock = clock }

    func read() async throws -> Bool {
      log.append("read")
      try await sleep(for: .seconds(3))
      if readFails { throw Failure() }
      return isOn
    }

    func save(value: Bool) async throws {
      log.append("save \(value)")
      try await sleep(for: .seconds(1))
      saves += 1
      if failingSaves.contains(saves) { throw Failure() }
      isOn = value
    }

    private func sleep(for duration: Duration) async throws {
      do { try await clock.sleep(for: duration) } catch {
        log.append("cancelled")
        throw error
      }
    }
  }

  /// The values of the outputs, in order.
  @MainActor private final class Outputs {
    var values: [AsyncToggleValue?] = []
    var busy: [Bool] = []
    var value: Binding<AsyncToggleValue?> { Binding(get: { nil }, set: { self.values.append($0) }) }
    var isBusy: Binding<Bool> { Binding(get: { self.busy.last ?? false }, set: { self.busy.append($0) }) }
  }

  private let clock = VirtualClock()
  private let outputs = Outputs()

  private func screen(_ device: Device, glyphs: GlyphSet = .ascii) -> Screen {
    Screen(width: 16, options: ScreenOptions(glyphs: glyphs, clock: clock)) {
      AsyncToggle("Wi-Fi", storage: device, value: outputs.value, isBusy: outputs.isBusy)
    }
  }

  // MARK: The time line

  @Test func `every moment of the time line: read, saved, saved, not saved`() async throws {
    let device = Device(clock)
    device.failingSaves = [3]
    let screen = screen(device)
    try await screen.settle()
    expectText(screen.text, equals: "[-] Wi-Fi~")
    #expect(outputs.values == [] && outputs.busy == [true])

    try await screen.settle(after: .milliseconds(2999))
    expectText(screen.text, equals: "[-] Wi-Fi~")
    #expect(outputs.values == [] && outputs.busy == [true])
    try await screen.settle(after: .milliseconds(1))
    expectText(screen.text, equals: "[ ] Wi-Fi")
    #expect(outputs.values == [.initial(false)] && outputs.busy == [true, false])

    for (number, isOn) in [(1, true), (2, false)] {
      screen.click(column: 1, row: 0)
      expectText(screen.text, equals: isOn ? "[x] Wi-Fi~" : "[ ] Wi-Fi~")
      #expect(outputs.values.count == number && outputs.busy.last == true)
      try await screen.settle(after: .milliseconds(999))
      #expect(outputs.values.count == number && outputs.busy.last == true)
      try await screen.settle(after: .milliseconds(1))
      expectText(screen.text, equals: isOn ? "[x] Wi-Fi" : "[ ] Wi-Fi")
      #expect(outputs.values.last == .updated(isOn) && outputs.busy.last == false)
    }

    screen.click(column: 1, row: 0)
    expectText(screen.text, equals: "[x] Wi-Fi~")
    try await screen.settle(after: .seconds(1))
    expectText(screen.text, equals: "[ ] Wi-Fi")
    expectEqual(outputs.values, [.initial(false), .updated(true), .updated(false), .fallback(false)])
    expectEqual(outputs.busy, [true, false, true, false, true, false, true, false])
    expectEqual(device.log, ["read", "save true", "save false", "save true"])
    #expect(!device.isOn && screen.issues.isEmpty)
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `the row of a fallback shakes for half a second, and settles exactly where it was`(
    unit: ScreenOptions.Unit
  ) async throws {
    let device = Device(clock)
    device.failingSaves = [1]
    let screen = Screen(width: 16, options: ScreenOptions(unit: unit, clock: clock)) {
      AsyncToggle("Wi-Fi", storage: device)
    }
    try await screen.settle(after: .seconds(3))
    let before = try screen.find(.toggle, "Wi-Fi").frame
    screen.click(column: 1, row: 0)
    try await screen.settle(after: .seconds(1))
    var texts: [String] = []
    for _ in 0..<10 {
      screen.advance(by: .milliseconds(50))
      texts.append(screen.text)
    }
    #expect(texts.contains(" [ ] Wi-Fi") && texts.contains(" ] Wi-Fi"))
    #expect(!texts.contains { $0.hasPrefix("  ") }, "it moves by one column")
    expectText(screen.text, equals: "[ ] Wi-Fi")
    try expectEqual(screen.find(.toggle, "Wi-Fi").frame, before)
    screen.advance(by: .seconds(1))
    expectText(screen.text, equals: "[ ] Wi-Fi")
  }

  @Test func `reduced motion disables the shake`() async throws {
    let device = Device(clock)
    device.failingSaves = [1]
    let options = ScreenOptions(accessibilityReduceMotion: true, clock: clock)
    let screen = Screen(width: 16, options: options) { AsyncToggle("Wi-Fi", storage: device) }
    try await screen.settle(after: .seconds(3))
    screen.click(column: 1, row: 0)
    try await screen.settle(after: .seconds(1))
    for _ in 0..<10 {
      screen.advance(by: .milliseconds(50))
      expectText(screen.text, equals: "[ ] Wi-Fi")
    }
  }

  // MARK: What goes wrong

  @Test func `an unreadable value is unknown, and can still be set`() async throws {
    let device = Device(clock)
    device.readFails = true
    device.failingSaves = [1]
    let screen = screen(device)
    try await screen.settle(after: .seconds(3))
    expectText(screen.text, equals: "[-] Wi-Fi")
    #expect(outputs.values == [.unknown(Failure())] && outputs.busy.last == false)
    #expect(outputs.values[0]?.isOn == nil && outputs.values[0]?.error is Failure)

    screen.click(column: 1, row: 0)
    expectText(screen.text, equals: "[x] Wi-Fi~")
    try await screen.settle(after: .seconds(2))
    expectText(screen.text, equals: "[-] Wi-Fi")
    screen.click(column: 1, row: 0)
    try await screen.settle(after: .seconds(1))
    expectText(screen.text, equals: "[x] Wi-Fi")
    #expect(outputs.values.last == .updated(true) && device.isOn)
  }

  @Test func `taps and keys while it is busy do nothing`() async throws {
    let device = Device(clock)
    let screen = screen(device)
    func tapInVain() async throws {
      let trace = try await screen.trace {
        #expect(throws: ElementError.self) { try screen.find(.toggle, "Wi-Fi").tap() }
        screen.click(column: 1, row: 0)
        screen.press(.tab)
        screen.press(.space)
        try await screen.settle()
      }
      #expect(trace.writes.isEmpty && trace.totalEvaluations == 0)
    }
    try await screen.settle()
    try await tapInVain()
    try await screen.settle(after: .seconds(3))
    screen.click(column: 1, row: 0)
    try await screen.settle()
    try await tapInVain()
    try await screen.settle(after: .seconds(1))
    #expect(device.log == ["read", "save true"] && outputs.values.last == .updated(true))
  }

  @Test func `a toggle that goes while it is busy cancels what it waits for, and locks nothing`() async throws {
    let device = Device(clock)
    let shown = Shown()
    let screen = Screen(width: 16, options: ScreenOptions(clock: clock)) {
      Vanishing(shown: shown, device: device, outputs: outputs)
    }
    try await screen.settle(after: .seconds(1))
    shown.isShown = false
    try await screen.settle()
    #expect(device.log == ["read", "cancelled"] && outputs.busy == [true, false] && outputs.values.isEmpty)

    shown.isShown = true
    try await screen.settle(after: .seconds(3))
    screen.click(column: 1, row: 0)
    try await screen.settle(after: .milliseconds(500))
    shown.isShown = false
    try await screen.settle(after: .seconds(9))
    expectEqual(device.log, ["read", "cancelled", "read", "save true", "cancelled"])
    #expect(outputs.busy == [true, false, true, false, true, false] && outputs.values == [.initial(false)])
    #expect(!device.isOn && screen.issues.isEmpty)
  }

  @Observable @MainActor fileprivate final class Shown { var isShown = true }

  private struct Vanishing: View {
    let shown: Shown
    let device: Device
    let outputs: Outputs

    var body: some View {
      if shown.isShown {
        AsyncToggle("Wi-Fi", storage: device, value: outputs.value, isBusy: outputs.isBusy)
      } else {
        Text("Nothing")
      }
    }
  }

  @Test func `a page that is covered while its toggle is busy goes on when it is back`() async throws {
    let device = Device(clock)
    let screen = Screen(width: 24, options: ScreenOptions(clock: clock)) { Pages(device: device, outputs: outputs) }
    try await screen.settle(after: .seconds(1))
    try screen.find(.button, "More").tap()
    try await screen.settle(after: .seconds(9))
    #expect(device.log == ["read", "cancelled"] && outputs.busy == [true, false])
    screen.press(.escape)
    try await screen.settle()
    expectEqual(outputs.busy, [true, false, true])
    try await screen.settle(after: .seconds(3))
    #expect(device.log == ["read", "cancelled", "read"] && outputs.values == [.initial(false)])
    try screen.find(.button, "More").tap()
    try await screen.settle()
    screen.press(.escape)
    try await screen.settle(after: .seconds(3))
    expectEqual(device.log, ["read", "cancelled", "read"], "what is known is not read again")
  }

  private struct Pages: View {
    let device: Device
    let outputs: Outputs

    var body: some View {
      NavigationStack {
        VStack {
          AsyncToggle("Wi-Fi", storage: device, value: outputs.value, isBusy: outputs.isBusy)
          NavigationLink("More") { Text("More") }
        }
      }
    }
  }

  // MARK: Looks

  @Test func `an async toggle has the style around it, in both glyph sets`() async throws {
    for (glyphs, busy, off, on) in [
      (GlyphSet.ascii, "Wi-Fi~     (-O-)", "Wi-Fi      (O--)", "Wi-Fi~     (==O)"),
      (.unicode, "Wi-Fi╌     (─◐─)", "Wi-Fi      (○──)", "Wi-Fi╌     (━━●)"),
    ] {
      let device = Device(clock)
      let screen = Screen(width: 16, options: ScreenOptions(glyphs: glyphs, clock: clock)) {
        AsyncToggle(storage: device) { Text("Wi-Fi") }.toggleStyle(.switch)
      }
      try await screen.settle()
      expectText(screen.text, equals: busy)
      try await screen.settle(after: .seconds(3))
      expectText(screen.text, equals: off)
      screen.click(column: 13, row: 0)
      expectText(screen.text, equals: on)
      try await screen.settle(after: .seconds(1))
    }
  }

  @Test func `an async toggle is mixed while its value is unknown`() async throws {
    let screen = screen(Device(clock))
    try await screen.settle()
    let toggle = try screen.find(.toggle, "Wi-Fi")
    #expect(toggle.toggleState == .mixed && !toggle.isEnabled)
    try await screen.settle(after: .seconds(3))
    #expect(toggle.toggleState == .off && toggle.isEnabled)
    try toggle.tap()
    #expect(toggle.toggleState == .on && !toggle.isEnabled)
    try await screen.settle(after: .seconds(1))
  }

  @Test func `values describe themselves`() {
    #expect(AsyncToggleValue.initial(true).isOn == true && AsyncToggleValue.fallback(false).isOn == false)
    #expect(AsyncToggleValue.updated(true) == .updated(true) && AsyncToggleValue.updated(true) != .updated(false))
    #expect(AsyncToggleValue.updated(true) != .initial(true) && AsyncToggleValue.updated(true).error == nil)
    expectEqual(AsyncToggleValue.unknown(Failure()), .unknown(Failure()))
    #expect(AsyncToggleValue.unknown(Failure()) != .unknown(CancellationError()))
  }

  @Test func `a shake goes three times to each side`() async throws {
    let device = Device(clock)
    device.failingSaves = [1]
    let screen = screen(device)
    try await screen.settle(after: .seconds(3))
    screen.click(column: 1, row: 0)
    try await screen.settle(after: .seconds(1))
    let places = (0..<10).map { _ in
      screen.advance(by: .milliseconds(50))
      return screen.text.hasPrefix(" [") ? 1 : screen.text.hasPrefix("[") ? 0 : -1
    }
    expectEqual(places, [1, -1, -1, 1, 0, -1, 1, 1, -1, 0])
  }
}
