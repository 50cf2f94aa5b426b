import Testing
import ViewTreeTesting

@MainActor struct NavigationLinkIndicatorTests {
  @Test func `links can be without an arrow`() {
    func text(_ visibility: Visibility) -> String {
      Screen(width: 20) {
        NavigationStack {
          NavigationLink("Out") { Text("page") }
          List { NavigationLink("In") { Text("page") } }
        }
        .navigationLinkIndicatorVisibility(visibility)
      }
      .text
    }
    #expect(text(.automatic) == text(.visible) && text(.visible).count(where: { $0 == ">" }) == 2)
    #expect(!text(.hidden).contains(">") && text(.hidden).contains("In"))
  }
}
