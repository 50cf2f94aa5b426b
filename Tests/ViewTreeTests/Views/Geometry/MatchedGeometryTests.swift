import Testing
import ViewTreeTesting

@MainActor struct MatchedGeometryTests {
  @Test func `a view that is not a source has the frame of the source`() {
    struct Underlined: View {
      @Namespace private var tabs
      @State private var chosen = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 1) {
            ForEach(0..<3, id: \.self) { index in
              Text(["One", "Second", "Three"][index]).onTapGesture { chosen = index }
                .padding(.bottom, 1)
                .matchedGeometryEffect(id: index, in: tabs)
            }
          }
          .overlay(alignment: .topLeading) {
            Text("^").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
              .matchedGeometryEffect(id: chosen, in: tabs, isSource: false)
              .allowsHitTesting(false)
          }
        }
      }
    }
    let screen = Screen(width: 20) { Underlined() }
    expectText(screen.text, equals: "One Second Three\n ^")
    screen.click(column: 12, row: 0)
    expectText(screen.text, equals: "One Second Three\n             ^")
    screen.click(column: 5, row: 0)
    expectText(screen.text, equals: "One Second Three\n       ^")
    expectEqual(screen.issues, [])
  }
}
