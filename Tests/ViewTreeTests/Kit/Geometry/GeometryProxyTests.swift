import Testing
import ViewTreeTesting

@MainActor struct GeometryProxyTests {
  @Test func `the bounds of a named enclosing view are in the reader's coordinates`() {
    let screen = Screen(width: 20, height: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("top")
        GeometryReader { proxy in
          let bounds = proxy.bounds(of: .named("box"))
          Text("\(Int(bounds?.minX ?? 9)) \(Int(bounds?.minY ?? 9)) \(Int(bounds?.width ?? 9))")
          Text(proxy.bounds(of: .named("none")) == nil ? "none" : "some").offset(y: 1)
        }
        .padding(.leading, 2)
      }
      .coordinateSpace(.named("box"))
    }
    expectText(screen.text, equals: "top\n  -2 -1 20\n  none\n")
  }
}
