import Testing
import ViewTreeTesting

@testable import gallery

/// Toggle styles and their composition.
@MainActor struct ComposedStylesTests {
  @Test func `the whole row of a checklist is the button`() throws {
    let screen = Screen(width: 30) { Checklist() }
    expectText(screen.text, equals: "( ) Milk")
    screen.click(column: 6, row: 0)
    expectText(screen.text, equals: "(v) Milk")
    screen.click(column: 1, row: 0)
    expectText(screen.text, equals: "( ) Milk")
  }

  private struct Checklist: View {
    @State private var isOn = false

    var body: some View { Toggle("Milk", isOn: $isOn).toggleStyle(.checklist) }
  }

  @Test func `styles compose from the closest to the outermost`() throws {
    let screen = GalleryScreen.composedStyles.mount()
    expectSnapshot(of: screen, named: "before")
    for toggle in screen.findAll(.toggle) { try toggle.tap() }
    expectSnapshot(of: screen, named: "after")
  }

  @Test func `the order of two styles decides whether the border shows`() {
    func picture<V: View>(_ view: V) -> String { Screen(view, width: 24).text }
    let toggle = Toggle("A", isOn: .constant(true))
    expectText(
      picture(toggle.toggleStyle(.redBorder).toggleStyle(.switch)),
      equals: """
        +----------------------+
        | A              (==O) |
        +----------------------+
        """)
    expectText(picture(toggle.toggleStyle(.switch).toggleStyle(.redBorder)), equals: "A                  (==O)")
    expectText(
      picture(toggle.toggleStyle(.redBorder).toggleStyle(.button)),
      equals: """
        +--------+
        | [x A ] |
        +--------+
        """)
    expectText(
      picture(toggle.toggleStyle(.redBorder)),
      equals: """
        +-------+
        | [x] A |
        +-------+
        """)
  }

  @Test func `chains of three styles work`() {
    struct Bracketed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text("<")
          Toggle(configuration)
          Text(">")
        }
      }
    }
    struct Starred: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text("*")
          Toggle(configuration)
        }
      }
    }
    let toggle = Toggle("A", isOn: .constant(false))
    let screen = Screen(
      toggle.toggleStyle(Starred()).toggleStyle(Bracketed()).toggleStyle(.button), width: 24)
    expectText(screen.text, equals: "*<[  A ]>")
    expectEqual(screen.findAll(.toggle).count, 1)
  }

  @Test func `a fresh toggle inside a style's body uses the next outer style`() {
    struct WithExtra: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Toggle(configuration)
          Toggle("Extra", isOn: .constant(true))
        }
      }
    }
    let screen = Screen(Toggle("A", isOn: .constant(false)).toggleStyle(WithExtra()), width: 24)
    expectText(
      screen.text,
      equals: """
        [ ] A
        [x] Extra
        """)
  }

  @Test func `a style may hold state and read the environment`() throws {
    struct Counting: ToggleStyle {
      @State private var taps = 0
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        Button {
          taps += 1
          configuration.isOn.toggle()
        } label: {
          HStack {
            configuration.label
            Text("\(taps) taps, \(isEnabled ? "enabled" : "disabled")")
          }
        }
        .buttonStyle(.plain)
      }
    }
    struct Two: View {
      @State private var a = false
      @State private var b = false

      var body: some View {
        VStack(alignment: .leading) {
          Toggle("A", isOn: $a)
          Toggle("B", isOn: $b).disabled(true)
        }
        .toggleStyle(Counting())
      }
    }
    let screen = Screen(Two(), width: 30)
    let trace = try screen.trace { try screen.find(.toggle, "A").tap() }
    expectText(
      screen.text,
      equals: """
        A 1 taps, enabled
        B 0 taps, disabled~
        """)
    expectEqual(trace.evaluations(of: Counting.self), 1)
    #expect(throws: ElementError.self) { try screen.find(.toggle, "B").tap() }
  }
}
