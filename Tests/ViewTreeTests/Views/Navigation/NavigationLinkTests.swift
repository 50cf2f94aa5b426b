import Testing
import ViewTreeTesting

/// A link that a binding follows, in a form, and links that lead nowhere.
private struct Links: View {
  let probe: Probe
  @State private var isActive = false

  var body: some View {
    NavigationStack {
      Form {
        NavigationLink(isActive: $isActive) {
          Text("there")
        } label: {
          Text("Bound")
        }
        NavigationLink("None", value: Int?.none)
      }
    }
    .offers("go", to: probe) { isActive = true }
    .offers("say", to: probe) { probe.note("\(isActive)") }
  }
}

@MainActor @Suite struct NavigationLinkTests {
  private let probe = Probe()

  @Test func `a link can be followed by a binding, and one without a value not at all`() throws {
    let screen = Screen(Links(probe: probe), width: 20)
    expectText(screen.text, equals: "Bound              >\nNone~              >")
    #expect(try !screen.find(.button, "None").isEnabled && screen.find(.button, "Bound").isEnabled)
    screen.perform("go", probe)
    expectText(screen.text, contains: "there")
    try screen.find(.button, "Back").tap()
    screen.perform("say", probe)
    expectEqual(probe.log, ["false"])
    try screen.find(.button, "Bound").tap()
    screen.perform("say", probe)
    #expect(screen.text.contains("there") && probe.log == ["false", "true"])
  }

  @Test func `the arrow of a row of two lines is centred, like a badge and a star`() {
    let screen = Screen(width: 20) {
      NavigationStack {
        List {
          NavigationLink(value: 1) {
            VStack(alignment: .leading) {
              Text("Ada"); Text("Notes")
            }
          }
          .badge(3)
          NavigationLink(value: 2) {
            HStack {
              VStack(alignment: .leading) {
                Text("Bea"); Text("Words")
              }
              Spacer()
              Image(systemName: "star")
            }
          }
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    expectText(screen.text, equals: "Ada\nNotes            3 >\nBea\nWords            o >")
  }

  @Test func `a card that is a link has neither brackets nor an arrow`() throws {
    let screen = Screen(width: 12) {
      NavigationStack {
        NavigationLink {
          Text("there")
        } label: {
          Text("Open").padding(1).overlay(Rectangle().stroke(.blue))
        }
        NavigationLink("Plain") { Text("elsewhere") }
      }
    }
    expectText(screen.text, equals: "   +----+\n   |Open|\n   +----+\n[ Plain > ]")
    try screen.find(.button, "Open").tap()
    expectText(screen.text, contains: "there")
  }

  @Test func `a link outside of a stack is disabled`() throws {
    let screen = Screen(width: 20) {
      NavigationLink("A") { Text("there") }
      NavigationLink("B", value: 1)
    }
    #expect(try !screen.find(.button, "A").isEnabled && !screen.find(.button, "B").isEnabled)
  }

  @Test func `a tap on a link without a destination is an error with a reason`() throws {
    let screen = Screen(width: 20) {
      NavigationLink("Go", value: 1)
      NavigationLink("Page") { Text("page") }
      NavigationStack { NavigationLink("None", value: Int?.none) }
      NavigationStack { NavigationLink("Off", value: 1).disabled(true) }
    }
    func error(_ name: String) -> String {
      do { try screen.find(.button, name).tap() } catch { return "\(error)" }
      return "none"
    }
    #expect(error("Go").contains("it is disabled, because the link is not in a NavigationStack"))
    #expect(error("Page").contains("it is disabled, because the link is not in a NavigationStack"))
    #expect(error("None").contains("it is disabled, because the link has no value"))
    #expect(error("Off").contains("it is disabled") && !error("Off").contains("because"))
  }

  @Test func `in a list with a selection the link of the selected value is marked, and needs no page`() throws {
    struct Columns: View {
      @State private var selection: Int? = 2
      var body: some View {
        NavigationSplitView {
          List(selection: $selection) {
            NavigationLink("One", value: 1)
            NavigationLink("Two", value: 2)
            NavigationLink("Other", value: "other")
          }
        } detail: {
          Text("shows \(selection ?? 0)")
        }
      }
    }
    let screen = Screen(width: 60, height: 3) { Columns() }
    #expect(screen.text.contains("* Two") && screen.text.contains("shows 2"))
    try screen.find(.button, "One").tap()
    #expect(screen.text.contains("* One") && screen.text.contains("  Two") && screen.text.contains("shows 1"))
    expectEqual(screen.issues, [])
  }

  @Test func `the badge of a link keeps its words where the title has no room, and is the value of the row`() throws {
    let screen = Screen(width: 22, height: 4) {
      NavigationStack {
        List { NavigationLink("A title that is long", value: 1).badge("unread") }
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    expectText(screen.text, contains: " unread >")
    try expectEqual(screen.find(.button, "A title that is long").value, "unread")
  }
}
