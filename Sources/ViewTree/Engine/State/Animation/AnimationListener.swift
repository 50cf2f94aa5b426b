/// The state of a change's animations at which its completion is called.
///
/// Follows
/// [AnimationCompletionCriteria](https://developer.apple.com/documentation/swiftui/animationcompletioncriteria).
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForEnd: Bool

  /// The changes are logically complete.
  ///
  /// A spring may still move.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForEnd: false)
  /// The animations are over.
  public static let removed = AnimationCompletionCriteria(waitsForEnd: true)
}

/// Calls completions when the animations of a transaction are logically complete, or over.
///
/// Each pending update of the transaction and each value that it animates has a *hold*. The completions are called when
/// no incomplete hold is left; a change without animations calls them at once.
final class AnimationListener {
  private var actions: [(criteria: AnimationCompletionCriteria, action: () -> Void)] = []
  private var incomplete = 0
  private var running = 0
  /// The screen that calls the completions: the last one with a hold.
  private weak var host: StateHost?
  private var hadHost = false
  /// The depth of completions, called without a screen, that led to this listener.
  private let depth: Int

  init() { depth = Self.caller.object.map { $0.depth + 1 } ?? 0 }

  func add(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    actions.append((criteria, action))
  }

  /// Delays completions while it exists or is incomplete.
  final class Hold {
    private let listener: AnimationListener
    private var isComplete = false

    fileprivate init(_ listener: AnimationListener) {
      self.listener = listener
      listener.incomplete += 1
      listener.running += 1
    }

    deinit {
      complete()
      listener.running -= 1
      if listener.running == 0 { listener.call(.removed) }
    }

    /// Marks the held change as logically complete.
    func complete() {
      if isComplete { return }
      isComplete = true
      listener.incomplete -= 1
      if listener.incomplete == 0 { listener.call(.logicallyComplete) }
    }
  }

  func hold(for host: StateHost? = nil) -> Hold {
    if let host {
      (self.host, hadHost) = (host, true)
      host.note(self)
    }
    return Hold(self)
  }

  /// Whether an animation is not over.
  var isRunning: Bool { running > 0 }

  /// Whether a completion has not been called.
  var isWaiting: Bool { !actions.isEmpty }

  private func call(_ criteria: AnimationCompletionCriteria) {
    let due = actions.filter { $0.criteria == criteria }.map(\.action)
    actions.removeAll { $0.criteria == criteria }
    if let host { return host.complete(due) }
    // If the animating screen is gone, its completions are not called.
    if !hadHost, !due.isEmpty { callNow(due) }
  }

  /// The listener whose completions run without a screen.
  private static let caller = ThreadLocal<AnimationListener>()
  private static let depthLimit = 100

  /// Calls the completions of a change that no screen shows.
  private func callNow(_ actions: [() -> Void]) {
    guard depth < Self.depthLimit else {
      return RuntimeIssue.report(
        """
        \(Self.depthLimit) completions of withAnimation each began a next animation that no screen shows; the next \
        completion is not called. Begin the next animation only while a view is animated.
        """)
    }
    let outer = Self.caller.object
    Self.caller.object = self
    defer { Self.caller.object = outer }
    for action in actions { action() }
  }
}

private struct ListenerKey: TransactionKey {
  static var defaultValue: AnimationListener? { nil }
}

extension Transaction {
  /// The listener for the animations of the transaction.
  var listener: AnimationListener? {
    get { self[ListenerKey.self] }
    set { self[ListenerKey.self] = newValue }
  }

  /// Adds a completion, which is called when the animations of the transaction meet the criteria.
  ///
  /// Follows
  /// [addAnimationCompletion](https://developer.apple.com/documentation/swiftui/transaction/addanimationcompletion(criteria:_:)).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let listener = self.listener ?? AnimationListener()
    listener.add(criteria, completion)
    self.listener = listener
  }
}

/// Runs `body` and animates its state changes, which form an update of their own.
///
/// `completion` is called when everything that this update animates meets the criteria, or at once if nothing is
/// animated.
///
/// The time is that of the screen's clock, which a test moves by `advance(by:)`. An animation that repeats for ever is
/// never over. Follows
/// [withAnimation](https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)).
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction()
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
