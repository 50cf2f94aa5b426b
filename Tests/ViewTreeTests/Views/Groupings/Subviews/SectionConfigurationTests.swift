import Testing
import ViewTreeTesting

@MainActor @Suite struct SectionConfigurationTests {
  @Test func `sections have headers, views and footers; views outside of them form sections as well`() {
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        Group(sections: looseAndSectioned()) { sections in
          Text("\(sections.count)")
          ForEach(sections) { section in
            HStack {
              section.header
              Text(":")
              section.content
              section.footer
            }
          }
        }
      }
    }
    expectText(screen.text, equals: "4\n: loose\nOne : 1 2\nH : x0 x1 F\n: end 1 end 2")
  }

  @Test func `the views of a section inherit its modifiers`() {
    let section = Section("S") { Text("a") }.tag("t")
    let screen = Screen(width: 30) {
      ForEach(sections: section) { section in
        Text("\(section.containerValues.hasTag("t"))\(section.content[0].containerValues.hasTag("t"))")
      }
    }
    expectText(screen.text, contains: "true")
    expectText(screen.text, lacks: "false")
  }

  @Test func `a section and the views that come in its place are different sections`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    struct Changing: View {
      @State private var isSection = true
      private var parts: AnyView { isSection ? AnyView(Section("S") { Text("a") }) : AnyView(Text("a")) }

      var body: some View {
        VStack(alignment: .leading) {
          Button("Change") { isSection.toggle() }
          Group(sections: parts) { sections in ForEach(sections) { _ in Counter() } }
        }
      }
    }
    let screen = Screen(width: 12) { Changing() }
    try screen.find(.button, "0").tap()
    expectText(screen.text, equals: "[ Change ]\n[ 1 ]")
    try screen.find(.button, "Change").tap()
    expectText(screen.text, equals: "[ Change ]\n[ 0 ]")
  }
}
