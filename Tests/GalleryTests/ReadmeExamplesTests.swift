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

  /// The screen after the advice of the trace.
  private enum Advised {
    struct DevicesScreen: View {
      @State private var areOn = Array(repeating: false, count: 200)

      var body: some View {
        Form {
          ForEach(areOn.indices, id: \.self) { index in
            DeviceRow(name: "Device \(index)", isOn: $areOn[index])
          }
        }
      }
    }
  }

  @Test func `what the same switch costs with bindings that can be compared`() throws {
    typealias DevicesScreen = Advised.DevicesScreen

    let screen = Screen(width: 40, height: 10) { DevicesScreen() }
    let trace = try screen.trace { try screen.find(.toggle, "Device 3").tap() }
    expectInvalidations(trace, of: DeviceRow.self, .none)
    expectInvalidations(trace, of: SwitchToggleStyle.self, .exactly(1))
  }

  /// The states that the table of marks names.
  private struct MarkedScreen: View {
    @State private var mixed = [true, false]

    var body: some View {
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: .constant(false))
      Toggle("Mixed", sources: $mixed, isOn: \.self)
      Toggle("Open", isOn: .constant(true)).toggleStyle(.switch)
      Toggle("Closed", isOn: .constant(false)).toggleStyle(.switch)
      Picker("Day", selection: .constant("Custom")) {
        ForEach(["Tonight", "Tomorrow", "Custom"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Button("Save") {}.disabled(true)
      Button("Save") {}
      DatePicker(
        "Renew on", selection: .constant(Date(timeIntervalSince1970: 1_767_225_600)), displayedComponents: .date)
      Image(systemName: "no.such.symbol")
    }
  }

  /// The pictures of the states, with a button that has the focus, and with the same button held down.
  private static func markedPictures(_ glyphs: GlyphSet) throws -> String {
    let screen = Screen(width: 44, options: ScreenOptions(glyphs: glyphs)) { MarkedScreen() }
    let button = try screen.find(.button, "Save", at: 1)
    for _ in 1...20 where !button.isFocused { screen.press(.tab) }
    let focused = screen.text
    screen.press(column: Int(button.frame.midX), row: Int(button.frame.midY))
    expectIssue(of: screen, contains: "no.such.symbol")
    return focused + screen.text
  }

  @Test func `the table of marks shows what the screens show`() throws {
    let rows = try ReadmeTests.rows(below: "| ASCII | Unicode | meaning |")
    #expect(rows.count == 8)
    for (column, glyphs) in [GlyphSet.ascii, .unicode].enumerated() {
      let pictures = try Self.markedPictures(glyphs)
      for marks in rows.flatMap({ ReadmeTests.codeSpans($0[column]) }) {
        #expect(pictures.contains(marks), "no \(marks) in \(pictures)")
      }
    }
  }
}
