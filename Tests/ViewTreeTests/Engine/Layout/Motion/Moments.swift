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
    expectEqual(screen.faults, [])
  }

  /// The pictures after each of some times, in thousandths of a second after the one before, side by side as columns are
  /// not: one row of the picture each, with bars between the moments.
  func row(_ index: Int, after times: Int...) -> String {
    screen.row(index, after: times)
  }
}

extension Screen {
  /// One row of the picture, or the last, after each of some times in thousandths of a second, with bars between.
  func row(_ index: Int, after times: [Int]) -> String {
    times.map { time in
      advance(by: .milliseconds(time))
      expectEqual(faults, [])
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
      return String(rows[min(index, rows.count - 1)])
    }
    .joined(separator: "|")
  }
}

/// A view that is there or not, in a row of nine columns of which the ends are marked.
struct MarkedRow<Content: View>: View {
  let isThere: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    HStack(spacing: 0) {
      Text("<")
      ZStack {
        Color.clear.frame(width: 9, height: 1)
        if isThere { content() }
      }
      Text(">")
    }
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
