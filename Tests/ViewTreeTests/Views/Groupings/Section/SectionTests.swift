import Testing
import ViewTreeTesting

@MainActor @Suite struct SectionTests {
  private struct Spellings: View {
    @State private var isOpen = true
    @State private var isClosed = false
    private let name = "String"

    @ViewBuilder private var sections: some View {
      Section("Key") { Text("row") }
      Section(name) { Text("row") }
      Section {
        Text("row")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section {
        Text("row")
      } header: {
        Text("Header")
      }
      Section {
        Text("row")
      } footer: {
        Text("Footer")
      }
      Section { Text("row") }
      Section(header: Text("Header")) { Text("row") }
      Section(footer: Text("Footer")) { Text("row") }
      Section(header: Text("Header"), footer: Text("Footer")) { Text("row") }
      Section("Open", isExpanded: $isOpen) { Text("row") }
      Section(name, isExpanded: $isClosed) { Text("row") }
      Section(isExpanded: $isClosed) {
        Text("row")
      } header: {
        Text("Closed")
      }
    }

    let isForm: Bool

    var body: some View {
      if isForm { Form { sections } } else { VStack(alignment: .leading) { sections } }
    }
  }

  @Test func `every spelling, outside of a form`() {
    expectSnapshot(of: Spellings(isForm: false), width: 30)
    expectSnapshot(of: Spellings(isForm: false), width: 30, options: .init(glyphs: .unicode), named: "unicode")
  }

  @Test func `every spelling, in a form`() {
    expectSnapshot(of: Spellings(isForm: true), width: 30)
    expectSnapshot(
      of: Spellings(isForm: true), width: 30, options: .init(glyphs: .unicode, unit: .points), named: "unicode points")
  }

  @Test func `narrow screens`() {
    for width in [0, 1, 5, 12] {
      for isForm in [true, false] { #expect(Screen(Spellings(isForm: isForm), width: width).issues.isEmpty) }
    }
    expectSnapshot(of: Spellings(isForm: true), width: 12)
  }

  @Test func `a control in a heading is one by itself`() throws {
    struct Headed: View {
      @State private var count = 0
      var body: some View {
        Section {
          Text("row \(count)")
        } header: {
          HStack {
            Text("Title")
            Button("More") { count += 1 }
          }
        }
      }
    }
    let screen = Screen(Headed(), width: 30)
    try screen.find(.button, "More").tap()
    expectText(screen.text, contains: "row 1")
  }

  @Test func `a section is published with its heading and its content`() throws {
    let screen = Screen(width: 30) {
      Form {
        Section("Network") {
          Toggle("Wi-Fi", isOn: .constant(true))
          Section("Inner") { Text("row") }
        }
        Section {
          Text("row")
        } header: {
          Toggle("All", isOn: .constant(false))
        }
      }
    }
    expectText(
      screen.render(.semantics),
      equals: """
        section "Network"
          heading "Network"
          toggle "Wi-Fi" on
          section "Inner"
            heading "Inner"
            staticText "row"
        section "All"
          toggle "All" off
          staticText "row"
        """)
  }

  @Test func `a collapsible section opens and closes by its title, and evaluates nothing else`() throws {
    struct Row: View {
      var body: some View { Text("row") }
    }
    struct Around: View {
      @State private var isExpanded = true
      var body: some View {
        Form {
          Section("Title", isExpanded: $isExpanded) { Row() }
          Section("Other") { Row() }
        }
      }
    }
    let screen = Screen(width: 20) { Around() }
    try expectEqual(screen.find(.section, "Title").isExpanded, true)
    try expectEqual(screen.find(.section, "Other").isExpanded, false)
    let trace = try screen.trace { try screen.find(.section, "Title").collapse() }
    expectInvalidations(trace, of: Around.self, .none)
    expectInvalidations(trace, of: BorderedSectionStyle.self, .exactly(1))
    expectInvalidations(trace, of: Row.self, .none)
    expectText(
      screen.text,
      equals: """
          > Title
        + Other -----------+
        | row              |
        +------------------+
        """)
    try screen.find(.heading, "Title").tap()
    try expectEqual(screen.find(.section, "Title").isExpanded, true)
    #expect(throws: (any Error).self) { try screen.find(.section, "Other").tap() }
  }

  @Test func `a binding to a computed property is no cause while the value is the same`() {
    struct Counted: SectionStyle {
      let probe: Probe
      func makeBody(configuration: Configuration) -> some View {
        probe.ran("style")
        return Text(configuration.isExpanded?.wrappedValue == true ? "open" : "closed")
      }
    }
    let (probe, model) = (Probe(), Shelf())
    let section = Section("A", isExpanded: Bindable(model).isFull) { Text("a") }
    let screen = Screen(width: 9) { section.sectionStyle(Counted(probe: probe)) }
    model.expectFollowed(by: screen, probe)
  }

  @Test func `the section in a style's look is part of the section that is styled`() {
    struct Framed: SectionStyle {
      func makeBody(configuration: Configuration) -> some View { Section(configuration).padding(.leading, 1) }
    }
    let screen = Screen(width: 20) { Form { Section("Title") { Text("row") }.sectionStyle(Framed()) } }
    let plain = Screen(width: 20) { Form { Section("Title") { Text("row") } } }
    func roles(_ screen: Screen) -> [String] {
      screen.render(.semantics).split(separator: "\n").map { String($0.split(separator: "[")[0]) }
    }
    print(screen.render(.semantics)); print(plain.render(.semantics))
    expectEqual(roles(screen), roles(plain))
  }

  @Test func `a section keeps its place when it is collapsed`() throws {
    struct Collapsing: View {
      @State private var isExpanded = true
      var body: some View {
        VStack {
          Section("Network", isExpanded: $isExpanded) { Text("a row") }
          Text("centred")
        }
      }
    }
    let screen = Screen(Collapsing(), width: 17)
    expectText(screen.text, equals: "v Network\n  a row\n     centred")
    screen.click(column: 12, row: 0)
    expectText(screen.text, equals: "> Network\n     centred")
  }

  @Test func `around no rows there is no box, unless it has a title`() {
    let screen = Screen(width: 14) {
      Form {
        Section { Text("a") }
        Section { ForEach(0..<0) { Text("\($0)") } }
        Section {
        } footer: {
          Text("note")
        }
      }
    }
    expectText(screen.text, equals: "+------------+\n| a          |\n+------------+\n  note")
    #expect(Screen(Form { Section("T") {} }, width: 14).text.contains("T"))
  }
}
