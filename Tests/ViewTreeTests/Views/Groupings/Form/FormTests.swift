import Testing
import ViewTreeTesting

@MainActor @Suite struct FormTests {
  private struct Settings: View {
    @State private var wiFi = true
    @State private var bluetooth = false
    @State private var isAdvanced = true

    var body: some View {
      Form {
        Toggle("Airplane mode", isOn: $bluetooth)
        Section {
          HStack {
            Toggle("Wi-Fi", isOn: $wiFi)
            Text("Home")
          }
          Toggle("Bluetooth", isOn: $bluetooth)
          LabeledContent("Name", value: "Ada's machine")
          LabeledContent("Storage", value: 64, format: .number)
          DisclosureGroup("Advanced", isExpanded: $isAdvanced) {
            Toggle("Verbose", isOn: $wiFi)
            LabeledContent("Port", value: "8080")
          }
        } header: {
          Text("Network")
        } footer: {
          Text("Others can see this machine by its name while Bluetooth is on.")
        }
        Section("Account") {
          Text("Signed in")
          Button("Sign out", role: .destructive) {}
        }
        .headerProminence(.increased)
      }
    }
  }

  @Test func `a form in every glyph set and unit`() {
    expectSnapshot(of: Settings(), width: 60)
    expectSnapshot(of: Settings(), width: 60, options: .init(glyphs: .unicode), named: "unicode")
    expectSnapshot(of: Settings(), width: 60, options: .init(unit: .points), named: "points")
    expectSnapshot(of: Settings().formStyle(.columns), width: 60, named: "columns")
    expectSnapshot(of: Settings(), width: 24, as: .cells, named: "cells")
  }

  @Test func `narrow forms`() {
    for width in [0, 1, 5, 12] { #expect(Screen(Settings(), width: width).issues.isEmpty) }
    expectSnapshot(of: Settings(), width: 12)
  }

  @Test func `a row costs few elements, and a flip touches its own row only`() throws {
    struct Row: View {
      let number: Int
      @State private var isOn = false
      var body: some View {
        HStack {
          Toggle("Row \(number)", isOn: $isOn)
          Text("value")
        }
      }
    }
    func screen(_ sections: Int) -> Screen {
      Screen(width: 80) {
        Form {
          ForEach(0..<sections, id: \.self) { section in
            Section("Section \(section)") { ForEach(0..<10, id: \.self) { Row(number: section * 10 + $0) } }
          }
        }
      }
    }
    func flip(_ screen: Screen) throws -> InvalidationTrace {
      try screen.trace { try screen.find(.toggle, "Row 5").tap() }
    }
    let (small, large) = (try flip(screen(1)), try flip(screen(20)))
    #expect(small.totalEvaluations == large.totalEvaluations)
    #expect((small.measured, small.placed, small.drawn) == (large.measured, large.placed, large.drawn))
    let lines = { screen($0).render(.tree).split(separator: "\n").count }
    #expect((lines(2) - lines(1)) / 10 <= 8)
  }

  @Test func `a form that does not fit scrolls`() throws {
    let screen = Screen(width: 20, height: 4) {
      Form { ForEach(0..<10, id: \.self) { Text("Row \($0)") } }
    }
    screen.press(.tab)
    screen.press(.end)
    expectText(screen.text, contains: "Row 9")
    expectText(screen.text, lacks: "Row 0")
  }

  @Test func `form styles compose`() {
    struct Marked: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Text("<")
          Form(configuration)
        }
      }
    }
    let view = Form { Section("Title") { Text("row") } }
    expectComposition(
      plain: view, other: view.formStyle(.columns), marked: view.formStyle(Marked()),
      markedOther: view.formStyle(Marked()).formStyle(.columns),
      otherMarked: view.formStyle(.columns).formStyle(Marked()),
      twiceMarkedOther: view.formStyle(Marked()).formStyle(Marked()).formStyle(.columns))
  }

  @Test func `the rows of a form in a style of one's own have values at the end, and switches`() {
    struct Rows: FormStyle {
      func makeBody(configuration: Configuration) -> some View { VStack(alignment: .leading) { configuration.content } }
    }
    let form = Form {
      LabeledContent("Name", value: "Ada")
      Toggle("On", isOn: .constant(true))
    }
    expectText(Screen(form.formStyle(Rows()), width: 16).text, equals: "Name         Ada\nOn         (==O)")
  }

  @Test func `the rows of a form are rows of a form in a list of its style, too`() {
    struct InList: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        List { ColumnsFormStyle().makeBody(configuration: configuration) }
      }
    }
    let form = Form { Toggle("On", isOn: .constant(true)) }.formStyle(InList())
    expectText(Screen(form, width: 16).text, equals: "On         (==O)")
  }
}
