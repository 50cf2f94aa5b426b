@testable import TextBackend
import Testing
import ViewTreeTesting

/// A screen whose first button starts an animation, and its pictures as time passes.
@MainActor struct Moments {
  let screen: Screen
  private(set) var end = ""

  /// Presses the button "go" of a view.
  init<V: View>(width: Int = 24, height: Int? = nil, _ view: V) throws {
    screen = Screen(view, width: width, height: height)
    try go()
  }

  mutating func go() throws {
    try screen.find(.button, "go").tap()
    end = screen.text
    #expect(screen.faults == [])
  }

  /// The pictures after each of some times, in thousandths of a second after the one before, side by side as columns are
  /// not: one row of the picture each, with bars between the moments.
  func row(_ index: Int, after times: Int...) -> String {
    times.map { time in
      picture(after: time)[min(index, picture.count - 1)]
    }.joined(separator: "|")
  }

  private var picture: [String] {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func picture(after time: Int) -> [String] {
    screen.advance(by: .milliseconds(time))
    #expect(screen.faults == [])
    return picture
  }
}

/// A button that starts an animation, below a view that shows whether it was started.
struct Starter<Content: View>: View {
  var animation: Animation? = .linear(duration: 1)
  @ViewBuilder let content: (Bool) -> Content
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading) {
      content(isOn)
      Button("go") { withAnimation(animation) { isOn.toggle() } }
    }
  }
}
