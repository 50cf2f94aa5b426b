import Testing
import ViewTreeTesting

// A toggle that shakes when its change is refused, written with nothing but what everybody has.

/// Moves its content to and fro, and back to where it was.
private struct Shake: GeometryEffect {
  /// Whole numbers are at rest; from one to the next it shakes twice.
  var animatableData: CGFloat

  init(times: Int) { animatableData = CGFloat(times) }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 2 * sin(animatableData * 4 * .pi), y: 0))
  }
}

/// A toggle whose change may be refused: then it goes back, and shakes, unless the user wants less motion.
private struct RefusableToggle: View {
  let title: String
  let canChange: (Bool) -> Bool
  @State private var isOn = false
  @State private var refusals = 0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Toggle(title, isOn: Binding(get: { isOn }, set: change))
      .modifier(Shake(times: refusals))
      .animation(reducesMotion ? nil : .linear(duration: 0.4), value: refusals)
  }

  private func change(to value: Bool) {
    if canChange(value) { isOn = value } else { refusals += 1 }
  }
}

@MainActor @Suite struct ShakingToggleTests {
  private func screen(reducesMotion: Bool = false) -> Screen {
    var options = ScreenOptions()
    options.accessibilityReduceMotion = reducesMotion
    return Screen(width: 24, options: options) {
      VStack(alignment: .leading) {
        Text("Before")
        RefusableToggle(title: "Locked") { _ in false }.padding(.leading, 3)
        RefusableToggle(title: "Free") { _ in true }.padding(.leading, 3)
      }
    }
  }

  @Test func `a toggle that is refused shakes, and settles where it was`() throws {
    let screen = screen()
    let still = "Before\n   [ ] Locked\n   [ ] Free"
    expectText(screen.text, equals: still)
    for _ in 0..<3 {
      try screen.find(.toggle, "Locked").tap()
      expectText(screen.text, equals: still)
      var course: [String] = []
      let trace = screen.trace {
        for _ in 0..<8 {
          screen.advance(by: .milliseconds(50))
          course.append(String(screen.text.split(separator: "\n")[1]))
        }
      }
      expectText(
        course.joined(separator: "\n"),
        equals: """
               [ ] Locked
             [ ] Locked
           [ ] Locked
             [ ] Locked
               [ ] Locked
             [ ] Locked
           [ ] Locked
             [ ] Locked
          """)
      expectEqual(trace.totalEvaluations, 0)
      expectText(screen.text, equals: still)
    }
    expectEqual(screen.issues, [])
  }

  @Test func `a toggle that is not refused stands still`() throws {
    let screen = screen()
    try screen.find(.toggle, "Free").tap()
    screen.advance(by: .milliseconds(50))
    expectText(screen.text, equals: "Before\n   [ ] Locked\n   [x] Free")
  }

  @Test func `reduced motion disables the shaking`() throws {
    let screen = screen(reducesMotion: true)
    try screen.find(.toggle, "Locked").tap()
    screen.advance(by: .milliseconds(50))
    expectText(screen.text, equals: "Before\n   [ ] Locked\n   [ ] Free")
  }
}
