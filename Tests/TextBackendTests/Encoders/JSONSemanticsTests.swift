import Foundation
import Testing
import ViewTreeTesting

@MainActor struct JSONSemanticsTests {
  private struct Row: Decodable {
    var name: String
    var value: String?
    var hint: String?
    var state: [String]?
    var actions: [String]?
  }

  private struct Page: View {
    @State private var isOpen = true
    var body: some View {
      VStack(alignment: .leading) {
        Button("Button") {}
        Button("Off") {}.disabled(true)
        TextField("Field", text: .constant(""))
        Stepper("Count", value: .constant(1))
        DisclosureGroup("Closed") { Text("a") }
        DisclosureGroup("Open", isExpanded: $isOpen) { Text("Words").accessibilityHint("why") }
        Picker("Kind", selection: .constant(1)) { Text("One").tag(1) }
        Menu("Menu") { Button("Item") {} }
        DatePicker("Date", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
        Button("Context") {}.contextMenu { Button("Item") {} }
        Button("More") {}.accessibilityAction(named: "Shake") {}
      }
    }
  }

  private func rows() throws -> [String: Row] {
    let json = Screen(Page(), width: 40).render(.json)
    let rows = try JSONDecoder().decode([Row].self, from: Data(json.utf8))
    return Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
  }

  @Test(
    arguments: [
      ("Button", ["tap"]), ("Off", []), ("Count", ["tap", "increment", "decrement"]), ("Closed", ["tap", "expand"]),
      ("Open", ["tap", "collapse"]), ("Words", []), ("Context", ["tap", "openContextMenu"]),
      ("More", ["tap", "Shake"]), ("Kind", ["tap", "select"]), ("Menu", ["tap", "expand", "select"]),
    ] as [(String, [String])])
  func `an element has the actions by which a test can use it`(_ name: String, _ actions: [String]) throws {
    try expectEqual(#require(rows()[name]).actions ?? [], actions)
  }

  @Test func `a field is typed into, and a date is selected`() throws {
    let rows = try rows()
    let known = Set(["type", "increment", "decrement", "select", "openContextMenu"])
    expectEqual(known.intersection(rows["Field"]?.actions ?? []), ["type"])
    expectEqual(known.intersection(rows["Date"]?.actions ?? []), ["increment", "decrement", "select"])
    #expect(rows["Words"]?.hint == "why" && rows["Off"]?.state == ["disabled"] && rows["Open"]?.state == ["expanded"])
    #expect(rows["Closed"]?.state == ["collapsed"] && rows["Count"]?.value == "1")
  }

  @Test func `a disabled control has no actions`() throws {
    let screen = Screen(width: 20) {
      VStack {
        TextField("Field", text: .constant(""))
        Stepper("Count", value: .constant(1))
        Menu("Menu") { Button("Item") {} }
      }
      .disabled(true)
    }
    let rows = try JSONDecoder().decode([Row].self, from: Data(screen.render(.json).utf8))
    expectEqual(rows.map(\.name), ["Field", "Count", "Menu"])
    #expect(rows.allSatisfy { $0.actions == nil && $0.state?.contains("disabled") == true })
  }

  @Test func `each element has its level, and controls and marks of direction are escaped`() {
    let screen = Screen(width: 20) {
      List {
        Section("S\u{1B}") {
          Toggle("On \"x\"\\", isOn: .constant(true)).accessibilityIdentifier("on").accessibilityHint("a\nb")
        }
      }
      .accessibilityLabel("Devices\u{200F}")
    }
    expectText(
      screen.render(.json),
      equals: #"""
        [
        {"level":0,"role":"list","name":"Devices\u200f","frame":[0,0,20,3]},
        {"level":1,"role":"section","name":"S\u001b","frame":[0,0,20,3]},
        {"level":2,"role":"heading","name":"S\u001b","frame":[2,0,3,1]},
        {"level":2,"role":"toggle","name":"On \"x\"\\","value":"on","actions":["tap"],"ids":["on"],"hint":"a\nb",\#
        "frame":[2,1,11,1]}
        ]
        """#)
    expectEqual(Screen(EmptyView(), width: 3).render(.json), "[]")
  }
}
