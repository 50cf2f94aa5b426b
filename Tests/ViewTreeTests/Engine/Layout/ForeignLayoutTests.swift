import Testing
import ViewTreeTesting

/// A user's layout is called on the main actor; what it hands to other threads ends with words, in every build.
struct ForeignLayoutTests {
  /// Asks its subviews on another thread, and waits.
  private struct Elsewhere: Layout {
    /// Runs on the main actor, and returns the question.
    let ask: @Sendable (LayoutSubviews) -> @Sendable () -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let (ask, isDone) = (ask(subviews), DispatchSemaphore(value: 0))
      Thread.detachNewThread {
        ask()
        isDone.signal()
      }
      isDone.wait()
      return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  /// Questions that a layout may ask on another thread by mistake.
  private enum Use: String, CaseIterable, Codable {
    case size, place, spacing, priority, value, guide, verticalGuide, explicitGuide, explicitVerticalGuide
    case cache, newCache, stackSpacing, stackSize, stackPlaces, stackGuide

    var words: String {
      switch self {
      case .size, .place, .spacing, .priority, .value: "a layout's subview was used"
      case .guide, .verticalGuide, .explicitGuide, .explicitVerticalGuide: "the dimensions of a view were read"
      default: "a layout's subviews were used"
      }
    }

    func question(_ subviews: LayoutSubviews) -> @Sendable () -> Void {
      let (subview, dimensions) = (subviews[0], subviews[0].dimensions(in: .unspecified))
      let stack = HStackLayout()
      nonisolated(unsafe) var cache = stack.makeCache(subviews: subviews)
      let bounds = CGRect(x: 0, y: 0, width: 8, height: 1)
      return {
        switch self {
        case .size: _ = subview.sizeThatFits(.zero)
        case .place: subview.place(at: .zero, proposal: .unspecified)
        case .spacing: _ = subview.spacing
        case .priority: _ = subview.priority
        case .value: _ = subview.containerValues
        case .guide: _ = dimensions[HorizontalAlignment.center]
        case .verticalGuide: _ = dimensions[VerticalAlignment.center]
        case .explicitGuide: _ = dimensions[explicit: HorizontalAlignment.center]
        case .explicitVerticalGuide: _ = dimensions[explicit: VerticalAlignment.center]
        case .cache: unsafe stack.updateCache(&cache, subviews: subviews)
        case .newCache: _ = stack.makeCache(subviews: subviews)
        case .stackSpacing: _ = unsafe stack.spacing(subviews: subviews, cache: &cache)
        case .stackSize: _ = unsafe stack.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
        case .stackPlaces:
          unsafe stack.placeSubviews(in: bounds, proposal: .unspecified, subviews: subviews, cache: &cache)
        case .stackGuide:
          _ = unsafe stack.explicitAlignment(
            of: HorizontalAlignment.center, in: bounds, proposal: .unspecified, subviews: subviews, cache: &cache)
        }
      }
    }
  }

  @MainActor private static func show(_ ask: @escaping @Sendable (LayoutSubviews) -> @Sendable () -> Void) {
    _ = Screen(width: 8) { Elsewhere(ask: ask) { Text("words") } }.text
  }

  private func words(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test(arguments: Use.allCases) private func `subviews used on another thread end the program with a message`(
    use: Use
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [use = use as Use] in await Self.show(use.question)
    }
    expectText(words(of: result), contains: "\(use.words) outside of the main actor")
  }

  @Test @MainActor func `work that does not read the subviews may run anywhere`() {
    Self.show { subviews in
      { #expect(subviews.count == 1 && subviews.layoutDirection == .leftToRight && subviews[0] == subviews[0]) }
    }
  }
}
