import Testing
@testable import TextBackend
import ViewTreeTesting

/// The content of a form's rows is placed once, when the form has its width.
@MainActor @Suite struct RowPlacementTests {
  @MainActor private final class Counts {
    var evaluated = 0
    var placed = 0
  }

  /// One row above the other, and a count of how often they were placed.
  private struct Counting: Layout {
    let count: @MainActor @Sendable () -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: proposal.width ?? 10, height: CGFloat(subviews.count))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      MainActor.assumeIsolated { count() }
      for (row, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(row)), proposal: .unspecified)
      }
    }
  }

  @Test func `a layout in a row places its subviews once`() {
    let counts = Counts()
    let screen = Screen(width: 20) {
      Form {
        Section("Layout") {
          Counting(count: { counts.placed += 1 }) {
            Text("a")
            Text("b")
          }
        }
      }
    }
    expectText(
      screen.text, equals: "+ Layout ----------+\n| a                |\n| b                |\n+------------------+")
    expectEqual(counts.placed, 1)
    expectEqual(screen.frames.check(), [])
  }

  @Test func `the content of a geometry reader in a row is evaluated once, for the width that the row has`() {
    let counts = Counts()
    let screen = Screen(width: 40) {
      HStack {
        Form {
          Section("Reader") {
            GeometryReader { proxy in
              let _ = counts.evaluated += 1
              Text("\(Int(proxy.size.width)) wide")
            }
          }
        }
        Form { Text("beside") }
      }
    }
    expectText(screen.text, contains: "| 15 wide")
    expectEqual(counts.evaluated, 1)
    expectEqual(screen.frames.check(), [])
  }

  @Test func `forms that are measured at several widths place their rows correctly`() throws {
    struct Beside: View {
      @State private var isOn = false
      @State private var name = "short"
      var body: some View {
        HStack {
          Form { Section("One") { Toggle("Wi-Fi", isOn: $isOn) } }
          Button(name) { name = "much longer" }
        }
      }
    }
    let screen = Screen(Beside(), width: 40)
    expectText(
      screen.text,
      equals: """
        + One -----------------------+
        | Wi-Fi                (O--) | [ short ]
        +----------------------------+
        """)
    try screen.find(.button, "short").tap()
    expectText(
      screen.text,
      equals: """
        + One -----------------+
        | Wi-Fi          (O--) | [ much longer ]
        +----------------------+
        """)
    screen.resize(width: 30)
    expectText(
      screen.text,
      equals: """
        + One ------------+
        | Wi-Fi     (O--) | / much   \\
        +-----------------+ \\ longer /
        """)
    expectEqual(screen.frames.check(), [])
  }

  @Test func `a row that comes after a resize is placed once, at the width that the form has`() throws {
    struct Growing: View {
      let counts: Counts
      @State private var isLong = false
      var body: some View {
        Form {
          Button("more") { isLong = true }
          if isLong { Counting(count: { counts.placed += 1 }) { Text("a") } }
        }
      }
    }
    let counts = Counts()
    let screen = Screen(Growing(counts: counts), width: 20)
    screen.resize(width: 30)
    try screen.find(.button, "more").tap()
    expectEqual(counts.placed, 1)
    expectEqual(screen.frames.check(), [])
  }

  @Test func `a button fills the row again when a frame around it no longer takes all the width`() {
    struct Buttons: View {
      let probe: Probe
      @State var isWide = false
      var body: some View {
        List {
          VStack {
            Button("one") {}.frame(maxWidth: isWide ? .infinity : 9)
            HStack {
              Button("two") {}.frame(maxWidth: isWide ? .infinity : 9)
              Text("x")
            }
          }
        }
        .offers("toggle", to: probe) { isWide.toggle() }
      }
    }
    let probe = Probe()
    let screen = Screen(Buttons(probe: probe), width: 20, height: 4)
    let narrow = screen.text
    for _ in 0..<2 {
      screen.perform("toggle", probe)
      expectEqual(screen.faults, [])
      expectText(screen.text, equals: Screen(Buttons(probe: Probe(), isWide: true), width: 20, height: 4).text)
      screen.perform("toggle", probe)
      expectEqual(screen.faults, [])
      expectText(screen.text, equals: narrow)
    }
  }
}
