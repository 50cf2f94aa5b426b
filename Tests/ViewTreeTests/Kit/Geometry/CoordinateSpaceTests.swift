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
}
