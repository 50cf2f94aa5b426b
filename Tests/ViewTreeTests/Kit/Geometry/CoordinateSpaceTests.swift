import Testing
import ViewTreeTesting

@MainActor struct CoordinateSpaceTests {
  /// Shows where it begins, in a space.
  private struct Place: View {
    let space: CoordinateSpace

    var body: some View { GeometryReader { Text("\(Int($0.frame(in: space).minX))") } }
  }

  private func place(_ space: CoordinateSpace) -> String {
    let screen = Screen(width: 12, height: 1) {
      HStack(spacing: 0) {
        Text("..")
        HStack(spacing: 0) {
          Text("..")
          HStack(spacing: 0) {
            Text(".")
            Place(space: space)
          }
          .coordinateSpace(name: "row")
        }
        .coordinateSpace(.named("box"))
      }
      .coordinateSpace(name: "row")
    }
    return screen.text
  }

  @Test func `coordinates count from the screen, from the view itself, or from the nearest view of a name`() {
    expectEqual(place(.global), ".....5")
    expectEqual(place(.local), ".....0")
    expectEqual(place(.named("row")), ".....1")
    expectEqual(place(.named("box")), ".....3")
  }

  @Test func `an unknown name means the screen`() { expectEqual(place(.named("none")), ".....5") }

  @Test func `a space is identified by a value or by a type`() {
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.named(1).isGlobal)
    func space(_ space: some CoordinateSpaceProtocol) -> CoordinateSpace { space.coordinateSpace }
    expectEqual([space(.global), space(.local), space(.named(1))], [.global, .local, .named(1)])
    #expect(NamedCoordinateSpace.named("a") == .named("a") && NamedCoordinateSpace.named("a") != .named("b"))
  }

  /// Shows where it begins in a space, one column and one row inside a scroll view that is two columns inside another.
  private func scrolledPlace(_ space: NamedCoordinateSpace, outer: Axis.Set) -> String? {
    let screen = Screen(width: 20, height: 8, options: ScreenOptions(unit: .cells)) {
      ScrollView(outer) {
        HStack(spacing: 0) {
          Text("ab")
          ScrollView(outer == .vertical ? .horizontal : .vertical) {
            VStack(alignment: .leading, spacing: 0) {
              Text("x")
              GeometryReader { proxy in
                let frame = proxy.frame(in: space)
                Text("\(Int(frame.minX)) \(Int(frame.minY))").accessibilityIdentifier("place")
              }
              .frame(width: 5, height: 1)
            }
            .padding(.leading, 1)
          }
          .frame(width: 9, height: 4, alignment: .topLeading)
        }
      }
    }
    return try? screen.find(id: "place").label
  }

  @Test func `a scroll view is the nearest one, or the nearest that scrolls along an axis`() {
    expectEqual(scrolledPlace(.scrollView, outer: .vertical), "1 1")
    expectEqual(scrolledPlace(.scrollView(axis: .horizontal), outer: .vertical), "1 1")
    expectEqual(scrolledPlace(.scrollView(axis: .vertical), outer: .vertical), "3 1")
    expectEqual(scrolledPlace(.scrollView(axis: .vertical), outer: .horizontal), "1 1")
    expectEqual(scrolledPlace(.scrollView(axis: .horizontal), outer: .horizontal), "3 1")
  }

  private struct Renamed: View {
    @State private var name = "near"

    var body: some View {
      HStack(spacing: 0) {
        Button("..") { name = name == "near" ? "other" : "near" }.buttonStyle(.plain)
        HStack(spacing: 0) {
          Text(".")
          Place(space: .named("near"))
        }
        .coordinateSpace(name: name)
      }
    }
  }

  @Test func `a view is measured anew when the space around it gets another name`() throws {
    let screen = Screen(Renamed(), width: 9, height: 1)
    for start in [1, 3, 1] {
      expectText(screen.text, equals: "...\(start)")
      try screen.find(.button, "..").tap()
    }
  }
}
