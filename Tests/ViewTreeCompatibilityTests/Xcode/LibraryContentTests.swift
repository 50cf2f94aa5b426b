import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct LibraryContentTests {
  @Test func `library items are not created`() {
    struct Offers: LibraryContentProvider {
      var views: [LibraryItem] {
        LibraryItem(Self.never(), title: "Title", category: .control)
        LibraryItem(Text("b"), visible: false)
      }

      private static func never() -> Text { preconditionFailure("made") }

      func modifiers(base: Text) -> [LibraryItem] { LibraryItem(base.bold(), category: .effect) }
    }
    #expect(Offers().views.count == 2 && Offers().modifiers(base: Text("a")).count == 1)
  }
}
