import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct TabsTests {
  @Test func `tabs ignore settings for a sidebar`() throws {
    struct Tabs: View {
      @State private var customization = TabViewCustomization()
      var body: some View {
        TabView {
          Tab("Mail", systemImage: "envelope") { Text("mail") }
            .customizationID("mail").customizationBehavior(.disabled, for: .sidebar).tabPlacement(.pinned)
          TabSection("More") {
            Tab("Off", systemImage: "xmark") { Text("off") }.defaultVisibility(.hidden, for: .tabBar)
          }
          .defaultSectionExpansion(.collapsed).sectionActions { Button("Add") {} }
        }
        .tabViewCustomization($customization).defaultAdaptableTabBarPlacement(.sidebar)
      }
    }
    let screen = Screen(Tabs(), width: 40, height: 6)
    expectEqual(screen.findAll(.tab).map(\.label), ["Mail", "Off"])
    try screen.find(.tab, "Off").tap()
    expectText(screen.text, startsWith: "off")
    expectEqual(screen.issues, [])
  }

  @Test func `a customization keeps what a program writes, until it is reset`() {
    var customization = TabViewCustomization()
    customization[tab: "a"].sidebarVisibility = .hidden
    #expect(customization[tab: "a"].sidebarVisibility == .hidden && customization != TabViewCustomization())
    #expect(customization[section: "b"].tabOrder == nil && customization[tab: "c"].tabBarVisibility == .automatic)
    customization.resetVisibility()
    #expect(customization == TabViewCustomization())
  }
}
