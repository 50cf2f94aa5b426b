import Testing
import ViewTreeTesting

/// Screens that come and go, and screens that change for long, do not make the process grow.
#if os(Linux)
  @MainActor struct MemoryTests {
    private struct Switch: View {
      @State private var isOn = false

      var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
    }

    /// What is resident, in bytes.
    private static func resident() throws -> Int {
      let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
      return try #require(Int(fields[1])) * Int(getpagesize())
    }

    /// How much the process grows while `body` runs `count` times, after it ran a fifth as often.
    private func growth(_ count: Int, _ body: () -> Void) throws -> Int {
      for _ in 0..<count / 5 { body() }
      let before = try Self.resident()
      for _ in 0..<count { body() }
      return try Self.resident() - before
    }

    // Other suites run meanwhile; the bounds leave them room.

    @Test func `a thousand screens that come and go leave nothing behind`() throws {
      let grown = try growth(1_000) {
        let screen = Screen(Switch(), width: 20)
        _ = screen.text
      }
      #expect(grown < 8_000_000, "one screen needs more than 20 kB")
    }

    @Test func `ten thousand flips do not make a screen grow`() throws {
      let screen = Screen(Switch(), width: 20)
      _ = screen.renderChanges()
      let grown = try growth(10_000) {
        screen.click(column: 0, row: 0)
        _ = screen.renderChanges()
      }
      #expect(screen.text.contains("Wi-Fi"))
      #expect(grown < 8_000_000, "a flip that left one kilobyte would need 10 MB")
    }
  }
#endif
