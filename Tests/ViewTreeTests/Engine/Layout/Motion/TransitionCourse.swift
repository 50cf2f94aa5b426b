@testable import TextBackend
@testable import ViewTree
import Testing
import ViewTreeTesting

/// In from the right, out to the left.
struct Across: Transition {
  var distance: CGFloat = 4
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: -phase.value * distance)
  }
}

private struct Passing<T: Transition>: View {
  let isThere: Bool
  let transition: T
  var body: some View { MarkedRow(isThere: isThere) { Text("abc").transition(transition) } }
}

/// The row at each quarter of the time.
@MainActor func course<T: Transition>(_ transition: T, leaving: Bool) throws -> String {
  let moments = try Moments(Starter { Passing(isThere: $0 != leaving, transition: transition) })
  expectEqual(moments.end, (leaving ? "<         >\n[ go ]" : "<   abc   >\n[ go ]"))
  let course = moments.row(0, after: 250, 250, 250)
  _ = moments.row(0, after: 260)
  #expect(moments.screen.text == moments.end && !moments.screen.frames.isMoving)
  #expect(moments.screen.frames.tree.leaving.isEmpty)
  return course
}
