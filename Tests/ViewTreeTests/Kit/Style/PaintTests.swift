import Testing
import ViewTreeTesting

@testable import ViewTree

/// Styles of one's own.
@MainActor struct PaintTests {
  private struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.yellow : Color.orange
    }
  }

  private struct Fire: ShapeStyle {
    let isHot: Bool
    func resolve(in environment: EnvironmentValues) -> LinearGradient {
      LinearGradient(colors: [isHot ? .white : .black, .black], startPoint: .leading, endPoint: .trailing)
    }
  }

  private func cells<V: View>(_ scheme: ColorScheme = .light, @ViewBuilder _ view: () -> V) -> String {
    Screen(view(), width: 2, height: 1, options: ScreenOptions(colorScheme: scheme)).render(.cells)
  }

  @Test func `a custom style resolves in its environment`() {
    expectText(cells { Text("ab").foregroundStyle(Warning()) }, equals: "\"ab\"\n  0..1 fg=orange")
    expectText(cells(.dark) { Text("ab").foregroundStyle(Warning()) }, equals: "\"ab\"\n  0..1 fg=yellow")
    expectText(cells { Rectangle().fill(Warning()) }, equals: "\"  \"\n  0..1 bg=orange")
    expectText(cells { Rectangle().fill(AnyShapeStyle(Warning())) }, equals: "\"  \"\n  0..1 bg=orange")
    expectText(
      cells { Text("ab").background(Fire(isHot: true)) }, equals: "\"ab\"\n  0..0 bg=#bfbfbf, 1..1 bg=#404040")
    expectEqual(AnyShapeStyle(Fire(isHot: true)), AnyShapeStyle(Fire(isHot: true)))
    #expect(AnyShapeStyle(Fire(isHot: true)) != AnyShapeStyle(Fire(isHot: false)))
    #expect(AnyShapeStyle(Fire(isHot: true)) != AnyShapeStyle(Warning()))
  }

  @Test func `a gradient counts as its middle colour where only one is possible`() {
    struct Tinted: View {
      var body: some View {
        Toggle("a", isOn: .constant(true)).toggleStyle(.switch).labelsHidden().tint(Fire(isHot: true))
      }
    }
    #expect(Screen(width: 8) { Tinted() }.render(.cells).contains("#808080"))
  }

  @Test func `opacity and levels of a style`() {
    expectText(
      cells { Rectangle().fill(Warning().opacity(0)) }, equals: "\"  \"")
    let half = LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom).opacity(0.5)
    expectText(cells { Rectangle().fill(half) }, equals: "\"  \"\n  0..1 bg=#7f7f7f")
    expectText(cells { Rectangle().fill(Color.red.opacity(0).gradient) }, equals: "\"  \"")
    expectText(cells { Rectangle().fill(Color(white: 0).tertiary) }, equals: "\"  \"\n  0..1 bg=#bfbfbf")
    expectText(cells { Rectangle().fill(Color(white: 0).secondary) }, equals: "\"  \"\n  0..1 bg=#7f7f7f")
  }

  @Test func `a colour returns its components`() {
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).resolve(in: EnvironmentValues())
    #expect(color.red == 1 && abs(color.green - 0.5) < 0.01 && color.blue == 0 && abs(color.opacity - 0.5) < 0.01)
    expectEqual(Color(color).resolve(in: EnvironmentValues()), color)
    let beyond = Color.Resolved(red: 2, green: .nan, blue: -1)
    expectEqual([beyond.red, beyond.green, beyond.blue], [2, 0, -1])
    expectEqual(Color.clear.resolve(in: EnvironmentValues()).opacity, 0)
    for opacity in [0, 0.25, 1] {
      for color in [Color.primary, .accentColor, .secondary] {
        #expect(abs(Double(color.opacity(opacity).resolve(in: EnvironmentValues()).opacity) - opacity) < 0.01)
      }
    }
  }

  @Test func `a gradient and a colour change into each other at once`() {
    let environment = EnvironmentValues()
    let gradient = AnyShapeStyle(Fire(isHot: true)).drawn(in: environment)
    let colors = [Color.red, .blue].map { AnyShapeStyle($0).drawn(in: environment) }
    #expect(gradient.mixed(with: colors[0], amount: 0.5) == nil)
    #expect(colors[0].mixed(with: gradient, amount: 0.5) == nil)
    #expect(colors[0].mixed(with: colors[1], amount: 0.5) != nil)
  }

  @Test func `a colour of the screen has the opacity that it is given, from 0 to 1`() {
    var environment = EnvironmentValues()
    func components(_ color: Color) -> [Float] {
      let resolved = color.resolve(in: environment)
      return [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    }
    func opacity(_ color: Color) -> Float { components(color)[3] }
    expectEqual([-1, 0, 0.25, 1, 2, .nan].map { opacity(.primary.opacity($0)) }, [0, 0, 0.25, 1, 1, 1])
    environment.tint = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    expectEqual([opacity(.accentColor), opacity(.accentColor.opacity(0.5))], [0.5, 0.25])
    expectEqual(components(.accentColor), [1, 0, 0, 0.5])
    expectEqual([components(.clear), components(.primary)], [[0, 0, 0, 0], [0, 0, 0, 1]])
    environment.colorScheme = .dark
    expectEqual(components(.primary), [1, 1, 1, 1])
  }

  @Test func `a mixed colour is between its ends, and of a colour of the screen the nearer one`() {
    let (black, white) = (Color(red: 0, green: 0, blue: 0, opacity: 0.5), Color(red: 1, green: 1, blue: 1))
    let mixed = Color(red: 0.25, green: 0.25, blue: 0.25, opacity: 0.625)
    expectEqual(
      [-1, 0, 0.25, 1, 2, .nan].map { black.mix(with: white, by: $0) }, [black, black, mixed, white, white, black])
    expectEqual([0.49, 0.5].map { white.mix(with: .primary, by: $0) }, [white, .primary])
  }

  @Test func `a colour mixed with itself stays, and a half clear one of the screen keeps its components`() {
    expectEqual(Color.red.mix(with: .red, by: 0.5), .red)
    let half = Color.primary.opacity(0.5).resolve(in: EnvironmentValues())
    expectEqual([half.red, half.green, half.blue, half.opacity], [0, 0, 0, 0.5])
  }
}
