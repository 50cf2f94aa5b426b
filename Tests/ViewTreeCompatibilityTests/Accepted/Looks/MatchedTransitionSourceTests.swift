import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct MatchedTransitionSourceTests {
  @Test func `a view from which a page grows is shown as it is`() {
    struct Source: View {
      @Namespace private var namespace
      var body: some View {
        Text("view").matchedTransitionSource(id: 1, in: namespace) {
          $0.background(.red).clipShape(.rect(cornerRadius: 3)).shadow(radius: 2)
        }
      }
    }
    expectEqual(Screen(width: 10) { Source() }.text, "view")
  }
}
