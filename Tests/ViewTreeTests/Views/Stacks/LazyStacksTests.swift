import Testing
import ViewTreeTesting

@MainActor struct LazyStacksTests {
  @Test func `what is pinned are headers, footers or both`() {
    let both: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
    #expect(both.rawValue == 3 && !both.isSubset(of: .sectionHeaders) && !both.isSubset(of: .sectionFooters))
  }

  @Test func `a lazy stack is as wide as the scroll view around`() {
    let screen = Screen(width: 10, height: 3) {
      ScrollView { LazyVStack(alignment: .trailing) { ForEach(0..<5, id: \.self) { Text("row \($0)") } } }
    }
    expectText(
      screen.text,
      equals: """
             row 0
             row 1
             row 2
        """)
  }

  @Test func `a lazy row is as high as what is offered`() {
    let screen = Screen(width: 12, height: 3) {
      LazyHStack(alignment: .bottom, spacing: 2) {
        Text("a")
        Text("b")
      }
    }
    expectText(screen.text, equals: "\n\na  b")
    #expect(screen.size == CGSize(width: 4, height: 3))
  }
}
