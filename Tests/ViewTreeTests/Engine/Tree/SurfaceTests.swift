import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct SurfaceTests {
  private struct Filled: View {
    var body: some View { Color.red }
  }

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private struct Covered: ViewModifier {
    func body(content: Content) -> some View { Color.red }
  }

  private struct Same: View, Equatable {
    var body: some View { Color.red }
  }

  private func surface<V: View>(of _: V.Type) -> _Surface { V._surface }

  @Test func `a group has the largest surface of its views, of the size of some content`() {
    expectEqual(surface(of: TupleView<Text, Text>.self), .none)
    for surface in [surface(of: TupleView<Text, Color>.self), surface(of: TupleView<Color, Text, Text>.self)] {
      expectEqual(surface, .sized)
    }
    expectEqual(surface(of: TupleView<Color, Color>.self), .sized)
  }

  @Test func `a view has the surface of what it may show`() {
    let filling = [
      surface(of: Color.self), surface(of: Filled.self), surface(of: Color?.self), surface(of: Group<Color>.self),
      surface(of: _ConditionalContent<Text, Color>.self), surface(of: _ConditionalContent<Color, Text>.self),
      surface(of: EquatableView<Same>.self), surface(of: ModifiedContent<Color, Plain>.self),
      surface(of: ModifiedContent<Text, Covered>.self), AnyView(Color.red).surface,
    ]
    expectEqual(filling, Array(repeating: .filling, count: 10))
    let none = [
      surface(of: Text.self), surface(of: Text?.self), surface(of: Group<Text>.self), AnyView(Text("a")).surface,
      surface(of: _ConditionalContent<Text, Text>.self), surface(of: ModifiedContent<Text, Plain>.self),
    ]
    expectEqual(none, Array(repeating: .none, count: 6))
  }
}
