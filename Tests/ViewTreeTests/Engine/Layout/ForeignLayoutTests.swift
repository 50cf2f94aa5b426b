import Testing
import ViewTreeTesting

/// A user's layout is called on the main actor; what it hands to other threads ends with words, in every build.
struct ForeignLayoutTests {
  /// Asks its subviews on another thread, and waits.
  private struct Elsewhere: Layout {
    let ask: @Sendable (LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let (ask, isDone) = (ask, DispatchSemaphore(value: 0))
      Thread.detachNewThread {
        ask(subviews)
        isDone.signal()
      }
      isDone.wait()
      return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  @MainActor private static func show(_ ask: @escaping @Sendable (LayoutSubviews) -> Void) {
    _ = Screen(width: 8) { Elsewhere(ask: ask) { Text("words") } }.text
  }

  private func words(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a subview used on another thread ends the program with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.show { _ = $0[0].sizeThatFits(.zero) }
    }
    expectText(words(of: result), contains: "a layout's subview was used outside of the main actor")
  }

  @Test func `a built-in layout called by a user's layout on another thread ends the program too`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.show { subviews in
        let stack = HStackLayout()
        var cache = stack.makeCache(subviews: subviews)
        _ = stack.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache)
      }
    }
    expectText(words(of: result), contains: "a layout's subviews were used outside of the main actor")
  }

  @Test @MainActor func `work that does not read the subviews may run anywhere`() {
    Self.show { #expect($0.count == 1 && $0.layoutDirection == .leftToRight && $0[0] == $0[0]) }
  }
}
