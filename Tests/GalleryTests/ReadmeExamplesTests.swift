import Testing
import ViewTreeTesting

@testable import gallery

/// The examples of the README, as they stand there.
@MainActor struct ReadmeExamplesTests {
  struct NetworkScreen: View {
    @State private var isOn = true
    @State private var asksToJoin = false
    @State private var renewal = Date(timeIntervalSince1970: 1_767_225_600)

    var body: some View {
      Form {
        Section("Wi-Fi") {
          Toggle("Wi-Fi", isOn: $isOn)
          Toggle("Ask to join networks", isOn: $asksToJoin).disabled(!isOn)
        }
        Section("Lease") {
          LabeledContent("Address", value: "10.0.0.7")
          DatePicker("Renew on", selection: $renewal, displayedComponents: .date)
          Button("Renew now") {}
        }
      }
    }
  }

  @Test func `turning Wi-Fi off`() throws {
    let screen = Screen(width: 44) { NetworkScreen() }
    expectSnapshot(of: screen)
    let trace = try screen.trace { try screen.find(.toggle, "Wi-Fi").tap() }
    #expect(try screen.find(.toggle, "Wi-Fi").toggleState == .off)
    #expect(trace.evaluations(of: NetworkScreen.self) == 1)
    expectSnapshot(of: screen, named: "off")
  }

  @Test func `in colour`() {
    let screen = Screen(width: 44, options: ScreenOptions(glyphs: .unicode)) { NetworkScreen() }
    expectSnapshot(of: screen, as: .svg)
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
    #expect(screen.issues.isEmpty)
  }

  struct BoxedToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration)
        .padding()
        .border(configuration.isOn ? .green : .gray)
    }
  }

  @Test func `a style around the next one`() {
    let screen = Screen(width: 30) {
      Toggle("Airplane mode", isOn: .constant(true))
        .toggleStyle(BoxedToggleStyle())
        .toggleStyle(.switch)
    }
    expectSnapshot(of: screen)
  }

  /// Puts each view one step further to the right and down.
  struct Staircase: Layout {
    var step: CGFloat = 2

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let width = sizes.enumerated().map { CGFloat($0.offset) * step + $0.element.width }.max() ?? 0
      return CGSize(width: width, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      var origin = bounds.origin
      for subview in subviews {
        subview.place(at: origin, proposal: .unspecified)
        origin.x += step
        origin.y += subview.sizeThatFits(.unspecified).height
      }
    }
  }

  @Test func `a layout of one's own`() {
    let screen = Screen(width: 30) {
      Staircase {
        Text("first")
        Text("second")
        Text("third")
      }
    }
    expectSnapshot(of: screen)
  }

  struct Counter: View {
    @State private var count = 0

    var body: some View {
      HStack {
        Button("-") { count -= 1 }
        Text("\(count)")
        Button("+") { count += 1 }
      }
    }
  }

  @Test func `counting`() throws {
    let screen = Screen(width: 20) { Counter() }
    try screen.find(.button, "+").tap()
    try screen.find(.button, "+").tap()
    expectText(screen.text, equals: "[ - ] 2 [ + ]")
  }

  @Test func `the network screen in variants`() {
    expectSnapshot(
      of: NetworkScreen(), width: 44,
      variants: SnapshotVariants(
        sizes: [44, 20], glyphs: [.ascii, .unicode], layoutDirections: [.leftToRight, .rightToLeft]))
  }

  struct DeviceRow: View {
    let name: String
    @Binding var isOn: Bool

    var body: some View { Toggle(name, isOn: $isOn) }
  }

  struct DevicesScreen: View {
    @State private var areOn = Array(repeating: false, count: 200)

    var body: some View {
      Form {
        ForEach(areOn.indices, id: \.self) { index in
          DeviceRow(name: "Device \(index)", isOn: Binding(get: { areOn[index] }, set: { areOn[index] = $0 }))
        }
      }
    }
  }

  @Test func `what one of 200 switches costs`() throws {
    let screen = Screen(width: 40, height: 10) { DevicesScreen() }
    let trace = try screen.trace { try screen.find(.toggle, "Device 3").tap() }
    expectSnapshot(of: trace)
  }

  @Test func `the table of invalidations`() throws {
    expectSnapshot(of: Text(verbatim: try InvalidationTable.text()), width: 60)
  }
}

#Preview("Night mode", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Toggle("Night mode", isOn: $isOn)
}

@MainActor @Test func previews() { expectPreviews() }
