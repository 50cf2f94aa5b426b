import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct DefaultToolbarItemTests {
  @Test(arguments: [ToolbarItemPlacement.automatic, .topBarLeading, .bottomBar])
  func `a default item adds nothing to a bar`(placement: ToolbarItemPlacement) {
    func text(hasDefaultItem: Bool) -> String {
      Screen(width: 30, height: 4) {
        NavigationStack {
          Text("page").navigationTitle("Title").toolbar(id: "bar") {
            if hasDefaultItem { DefaultToolbarItem(kind: .search, placement: placement) }
            ToolbarItem(id: "own", placement: .primaryAction) { Button("Own") {} }
          }
        }
      }
      .text
    }
    let plain = text(hasDefaultItem: false)
    #expect(plain.contains("[ Own ]"))
    expectEqual(text(hasDefaultItem: true), plain)
  }
}
