import Testing
import ViewTreeTesting

// The examples of the article `Parts`, as they stand there.

struct DeviceScreen: View {
  @State private var names = ["Lamp", "Fan"]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Devices").accessibilityAddTraits(.isHeader)
      List(names, id: \.self) { name in
        HStack {
          Text(name)
          Spacer()
          Button("Remove \(name)") { names.removeAll { $0 == name } }
        }
      }
      .accessibilityLabel("Devices")
      Button("Add") { names.append("Radio") }.disabled(names.count > 2)
    }
  }
}

@MainActor struct PartsTests {
  @Test func `a list alone`() throws {
    let screen = Screen(width: 24) { DeviceScreen() }
    expectSnapshot(of: try screen.find(.list, "Devices"))
    expectSnapshot(of: try screen.find(.list, "Devices"), as: .json)
  }

  @Test func `some elements`() throws {
    let screen = Screen(width: 24) { DeviceScreen() }
    try screen.find(.button, "Add").tap()
    expectElements(
      of: screen,
      """
      list "Devices"
        staticText "Lamp"
        button /Remove .*/
        staticText "Radio"
      button "Add" disabled
      """)
  }

  @Test func `an element that misses`() {
    let screen = Screen(width: 24) { DeviceScreen() }
    var message = ""
    withKnownIssue {
      expectElements(of: screen, "list \"Devices\"\n  staticText \"Radio\"\nbutton \"Add\"")
    } matching: { issue in
      MainActor.assumeIsolated { message = issue.comments.first?.rawValue ?? "" }
      return true
    }
    expectSnapshot(of: Text(verbatim: message), width: 80)
  }

  @Test func `a text in the test`() throws {
    let screen = Screen(width: 24) { DeviceScreen() }
    try screen.find(.button, "Remove Lamp").tap()
    expectInlineSnapshot(of: try screen.find(.list, "Devices")) {
      """
      Fan           Remove Fan
      """
    }
    expectInlineSnapshot(of: screen, as: .semantics) {
      """
      heading "Devices"
      list "Devices"
        staticText "Fan"
        button "Remove Fan"
      button "Add"
      """
    }
  }
}
