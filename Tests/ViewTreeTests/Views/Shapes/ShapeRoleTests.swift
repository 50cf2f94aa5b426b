import Testing
import ViewTreeTesting

@MainActor struct ShapeRoleTests {
  private struct Line: Shape {
    static var role: ShapeRole { .stroke }
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test func `a shape may have a role`() {
    #expect(Line.role == .stroke && Rectangle.role == .fill)
  }
}
