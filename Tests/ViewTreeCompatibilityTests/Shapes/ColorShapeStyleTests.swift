import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct ColorShapeStyleTests {
  private struct Brand: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      (environment.colorScheme == .dark ? Color.white : .red).resolve(in: environment)
    }
  }

  @Test func `a colour of a style is that of each colour scheme`() {
    for scheme in [ColorScheme.light, .dark] {
      func cells(_ color: Color) -> String {
        Screen(Text("a").foregroundStyle(color).environment(\.colorScheme, scheme), width: 3).render(.cells)
      }
      expectText(cells(Color(Brand())), equals: cells(scheme == .dark ? .white : .red))
    }
    expectEqual(Color(Color.primary), .primary)
  }
}
