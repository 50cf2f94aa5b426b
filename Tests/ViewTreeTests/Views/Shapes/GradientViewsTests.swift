import Testing
import ViewTreeTesting

@MainActor struct GradientViewsTests {
  @Test func `a gradient as a view fills its proposal, and can be a background`() {
    func size<V: View>(_ view: V) -> String { Screen(view, width: 20).render(.cells) }
    let screen = Screen(width: 6) {
      ZStack {
        LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom)
        Text("Hi")
      }
      .frame(width: 6, height: 3)
    }
    expectText(screen.text, equals: "######\n# Hi #\n######")
    let ideal = Screen(width: 20) {
      RadialGradient(colors: [.black], center: .center, startRadius: 0, endRadius: 1).fixedSize()
    }
    expectEqual(ideal.text.split(separator: "\n").count, 10)
    let angular = Screen(width: 2, height: 1) { AngularGradient(colors: [.black, .black], center: .center) }
    expectText(angular.text, equals: "##")
    let elliptical = Screen(width: 2, height: 1) { EllipticalGradient(colors: [.black, .black]) }
    expectText(elliptical.text, equals: "##")
  }

  @Test func `the opacity of a gradient view is that of its style and of its view`() {
    let gradient = LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom)
    let half = "\" \"\n  0..0 bg=#7f7f7f"
    func cells<V: View>(_ view: V) -> String { Screen(view, width: 1, height: 1).render(.cells) }
    expectText(cells(gradient.opacity(0.5)), equals: half)
    expectText(cells(Rectangle().fill(gradient.opacity(0.5))), equals: half)
    expectText(cells(Text(" ").background(gradient.opacity(0.5))), equals: half)
    expectText(cells(Text(" ").background { gradient.opacity(1).opacity(0.5) }), equals: half)
  }
}
