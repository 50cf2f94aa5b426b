import Testing
import ViewTreeTesting

@testable import ViewTree

/// A button that opens something, with an arrow behind its label.
@MainActor struct OpeningButtonTests {
  @Test func `the arrow of a button that opens something is not part of its label`() {
    func labels(_ button: some View) -> [String] { Screen(button, width: 12).findAll(.button).map(\.label) }
    expectEqual(labels(Button(opening: .constant(false)) { Image(systemName: "star") }), ["star"])
    expectEqual(labels(Button(opening: .constant(false)) { EmptyView() }), [""])
  }
}
