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

  @Test func `of several sources the last one counts, as long as it is there`() {
    struct Sources: View {
      let probe: Probe
      @Namespace private var space
      @State private var count = 2
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            Color.clear.frame(width: 2 + CGFloat(index), height: 1).matchedGeometryEffect(id: 1, in: space)
          }
        }
        .frame(width: 9, height: 4, alignment: .topLeading)
        .overlay(alignment: .topLeading) {
          Color.clear.accessibilityIdentifier("follower")
            .matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
        .offers("fewer", to: probe) { count -= 1 }
        .offers("more", to: probe) { count += 1 }
      }
    }
    let probe = Probe()
    let screen = Screen(Sources(probe: probe), width: 9, height: 4)
    func expect(_ index: Int, line: UInt = #line) {
      let width = 2 + CGFloat(index)
      expectEqual(
        screen.frame(id: "follower"), CGRect(x: 0, y: CGFloat(index), width: width, height: 1), line: line)
    }
    expect(1)
    screen.perform("fewer", probe)
    expect(0)
    screen.perform("more", probe)
    screen.perform("more", probe)
    expect(2)
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `a source that replaces another one moves from its place`() {
    struct Swapping: View {
      let probe: Probe
      @Namespace private var space
      @State private var isRight = false
      var body: some View {
        HStack(spacing: 0) {
          if !isRight { Text("a").matchedGeometryEffect(id: 1, in: space).transition(.identity) }
          Spacer()
          if isRight { Text("b").matchedGeometryEffect(id: 1, in: space).transition(.identity) }
        }
        .frame(width: 11, height: 2, alignment: .bottom)
        .offers("swap", to: probe) { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
        .offers("jump", to: probe) { isRight.toggle() }
      }
    }
    func place(_ letter: Character, _ action: String, after milliseconds: Int) -> Int? {
      let probe = Probe()
      let screen = Screen(Swapping(probe: probe), width: 11, height: 2)
      expectText(screen.text, equals: "\na")
      screen.perform(action, probe)
      screen.advance(by: .milliseconds(milliseconds))
      let row = Array(screen.row(1, after: [0]))
      return row.firstIndex(of: letter)
    }
    expectEqual([0, 500, 1_000].map { place("b", "swap", after: $0) }, [0, 5, 10])
    expectEqual([0, 500].map { place("b", "jump", after: $0) }, [10, 10])
  }
}

extension View {
  /// Keeps the ideal size if the view does not follow the size of a source.
  fileprivate func fixedSizeUnless(_ properties: MatchedGeometryProperties) -> some View {
    let isFixed = !properties.contains(.size)
    return fixedSize(horizontal: isFixed, vertical: isFixed)
  }
}
