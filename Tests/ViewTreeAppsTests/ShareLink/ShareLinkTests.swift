import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

@testable import TextBackend

@MainActor struct ShareLinkTests {
  private struct Card: Transferable { let id: Int }

  @Test func `a link hands its items to the handler above`() throws {
    var shared: [ShareAction.Share] = []
    let links = VStack(alignment: .leading) {
      ShareLink(item: URL(string: "https://a.b")!)
      ShareLink("Send", item: "text", subject: Text("About"), message: Text("Look"))
      ShareLink(items: ["a", "b"]) { Text("Both") }
      ShareLink(item: Card(id: 3), preview: SharePreview("Card"))
      ShareLink(String("Cards"), items: [Card(id: 1), Card(id: 2)]) { SharePreview("Card \($0.id)") }
    }
    .environment(
      \.share,
      ShareAction {
        shared.append($0)
        return true
      })
    let screen = Screen(links, width: 20, options: ScreenOptions(glyphs: .unicode))
    expectText(screen.text, equals: "[ ↥ Share… ]\n[ ↥ Send ]\n[ Both ]\n[ ↥ Share… ]\n[ ↥ Cards ]")
    for button in screen.findAll(.button) { try button.tap() }
    expectEqual(shared.map { $0.items.count }, [1, 1, 2, 1, 2])
    #expect(shared[0].items[0] as? URL == URL(string: "https://a.b"))
    #expect(shared[1].subject == "About" && shared[1].message == "Look" && shared[0].subject == nil)
    expectEqual((shared[3].items[0] as? Card)?.id, 3)
    expectEqual(screen.issues, [])
  }

  @Test func `sharing without a handler is an issue`() throws {
    let screen = Screen(ShareLink("Send", item: "text"), width: 20)
    try screen.find(.button, "Send").tap()
    #expect(screen.issues.count == 1 && screen.issues[0].contains("text was not shared"), "\(screen.issues)")
  }

  @Test func `previews of all forms`() {
    let image = Image(systemName: "star")
    let previews = VStack {
      ShareLink(item: "a", preview: SharePreview("a", image: image))
      ShareLink(item: "a", preview: SharePreview(Text("a"), icon: image))
      ShareLink(item: "a", preview: SharePreview(String("a"), image: image, icon: image)) { Text("Label") }
    }
    expectEqual(Screen(previews, width: 20).findAll(.button).count, 3)
  }

  @Test func `a link without a title shows dots in ASCII, and has the same name everywhere`() throws {
    for (glyphs, picture) in [(GlyphSet.ascii, "[ ^_ Share... ]"), (.unicode, "[ ↥ Share… ]")] {
      let screen = Screen(ShareLink(item: "x"), width: 20, options: ScreenOptions(glyphs: glyphs))
      expectText(screen.text, equals: picture)
      #expect(try screen.find(.button, "Share…").isEnabled)
    }
  }

  @Test func `in a bar it has its symbol alone, and is named as elsewhere`() throws {
    let screen = Screen(width: 20) { NavigationStack { Text("page").toolbar { ShareLink(item: "x") } } }
    expectText(screen.text, startsWith: "              [ ^_ ]")
    #expect(try screen.find(.button, "Share…").isEnabled)
  }
}
