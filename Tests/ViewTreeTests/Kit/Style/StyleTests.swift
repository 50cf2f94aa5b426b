import Testing
import ViewTreeTesting

@MainActor struct StyleTests {
  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Anna Bell")
        Text("Secret").privacySensitive()
        Text("Old").invalidatableContent()
        Text("plain").unredacted()
        Text("日本 x")
        Label("Star", systemImage: "star")
      }
    }
  }

  @Test func `texts and pictures are drawn as blocks of their size`() {
    expectText(
      Screen(width: 20) { Card().redacted(reason: .placeholder) }.text,
      equals: "#### ####\n######\n###\nplain\n#### #\n# ####")
    expectText(
      Screen(width: 20, options: ScreenOptions(glyphs: .unicode)) { Card().redacted(reason: .placeholder) }.text,
      equals: "▒▒▒▒ ▒▒▒▒\n▒▒▒▒▒▒\n▒▒▒\nplain\n▒▒▒▒ ▒\n▒ ▒▒▒▒")
  }

  @Test func `the parts of controls are not redacted`() {
    let form = VStack(alignment: .leading) {
      Toggle("Wi-Fi", isOn: .constant(true))
      Toggle("Bold", isOn: .constant(true)).toggleStyle(.switch).fixedSize()
      Button("Save") {}
      TextField("Name", text: .constant("Ada")).frame(width: 9)
      Menu("Order") { Button("One") {} }
      Stepper("Count", value: .constant(1)).fixedSize()
    }
    .redacted(reason: .placeholder)
    expectText(
      Screen(form, width: 20).text,
      equals: "[x] #####\n#### (==O)\n[ #### ]\n[###    ]\n[ ##### v ]\n##### [-|+]")
    expectText(
      Screen(form, width: 20, options: ScreenOptions(glyphs: .unicode)).text,
      equals: "[✓] ▒▒▒▒▒\n▒▒▒▒ (━━●)\n[ ▒▒▒▒ ]\n▏▒▒▒    ▕\n[ ▒▒▒▒▒ ▾ ]\n▒▒▒▒▒ [−│+]")
  }

  @Test func `only private content is redacted for privacy, and it is not published`() {
    let screen = Screen(width: 20) { Card().redacted(reason: .privacy) }
    expectText(screen.text, equals: "Anna Bell\n######\nOld\nplain\n日本 x\no Star")
    expectText(screen.render(.semantics), lacks: "Secret")
    expectText(
      Screen(width: 20) { Card().redacted(reason: .invalidated) }.text,
      equals: "Anna Bell\nSecret\n###\nplain\n日本 x\no Star")
  }

  @Test func `a redaction comes and goes, and is read`() throws {
    struct Loading: View {
      @State private var isLoading = true
      var body: some View {
        Name().redacted(reason: isLoading ? .placeholder : [])
        Button("Load") { isLoading = false }
      }
    }
    struct Name: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(reasons.contains(.placeholder) ? "Nobody" : "Anna") }
    }
    let screen = Screen(width: 12) { Loading() }
    expectText(screen.text, equals: " ######\n[ Load ]")
    try screen.find(.button, "Load").tap()
    expectText(screen.text, equals: "  Anna\n[ Load ]")
  }

  @Test func `colours describe themselves`() {
    expectEqual([Color.red, .primary, .accentColor].map(\.description), ["red", "primary", "accentColor"])
    #expect(Color.red.opacity(0.5).description == "50% red" && Color("brand").description == "brand")
    // The opacities that a colour was given one after the other, the last first.
    #expect(Color.red.opacity(0.3).opacity(0.5).description == "50% 30% red")
    #expect(Color.red.opacity(0.334).description == "33% red" && Color.red.opacity(0.336).description == "34% red")
    #expect(Color.red.opacity(1) == .red && Color.red.opacity(1).description == "red")
    let faded = (0..<5).reduce(Color.red) { color, _ in color.opacity(0.5) }
    #expect(faded.description == "3% red" && Color.red.opacity(.nan).description == "red")
    #expect(Color.red.opacity(0.5).opacity(0.5) == .red.opacity(0.25) && MemoryLayout<Color>.size == 32)
  }

  @Test func `styles of parts have colours`() {
    let screen = Screen(width: 30) {
      Text("a").foregroundStyle(.placeholder)
      Text("b").foregroundStyle(.link)
      Text("c").foregroundStyle(.separator)
      Rectangle().fill(.windowBackground).frame(width: 3, height: 1)
    }
    let cells = screen.render(.cells)
    #expect(cells.contains("dim") && cells.contains("blue"))
  }
}
