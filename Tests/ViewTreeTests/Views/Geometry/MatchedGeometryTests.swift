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

  @Test func `a view follows the position, the size, or both`() {
    expectEqual([MatchedGeometryProperties.position, .size, .frame].map(\.rawValue), [1, 2, 3])
    struct Following: View {
      let properties: MatchedGeometryProperties
      var anchor = UnitPoint.center
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 6, height: 3).matchedGeometryEffect(id: 1, in: space).padding(.leading, 4)
          Color.clear.frame(idealWidth: 2, maxWidth: 6, idealHeight: 1, maxHeight: 3).fixedSizeUnless(properties)
            .accessibilityIdentifier("follower")
            .matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
        }
      }
    }
    func frame(_ properties: MatchedGeometryProperties, _ anchor: UnitPoint = .center) -> CGRect? {
      Screen(Following(properties: properties, anchor: anchor), width: 12, height: 4).frame(id: "follower")
    }
    expectEqual(frame([]), CGRect(x: 0, y: 0, width: 2, height: 1))
    expectEqual(frame(.position, .topLeading), CGRect(x: 4, y: 0, width: 2, height: 1))
    expectEqual(frame(.position), CGRect(x: 6, y: 1, width: 2, height: 1))
    expectEqual(frame(.position, .bottomTrailing), CGRect(x: 8, y: 2, width: 2, height: 1))
    expectEqual(frame(.size), CGRect(x: 0, y: 0, width: 6, height: 3))
    expectEqual(frame(.frame), CGRect(x: 4, y: 0, width: 6, height: 3))
  }
}

extension View {
  /// Keeps the ideal size if the view does not follow the size of a source.
  fileprivate func fixedSizeUnless(_ properties: MatchedGeometryProperties) -> some View {
    let isFixed = !properties.contains(.size)
    return fixedSize(horizontal: isFixed, vertical: isFixed)
  }
}
