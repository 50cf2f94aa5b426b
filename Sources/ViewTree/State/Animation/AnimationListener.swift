/// What must have happened to the animations of a change before its completion is called.
///
/// Follows
/// [AnimationCompletionCriteria](https://developer.apple.com/documentation/swiftui/animationcompletioncriteria).
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForEnd: Bool

  /// They count as made: a spring may still swing.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForEnd: false)
  /// They are over.
  public static let removed = AnimationCompletionCriteria(waitsForEnd: true)
}

/// Calls completions when the animations of a transaction are made, or over.
///
/// Each update that the transaction is still to make and each value that it animates has a *hold*. When none is left
/// that is not complete, the completions are called; a change that animates nothing calls them at once.
final class AnimationListener {
  private var actions: [(criteria: AnimationCompletionCriteria, action: () -> Void)] = []
  private var incomplete = 0
  private var running = 0
  /// The screen that is to call the completions, the last that had a hold.
  private weak var host: StateHost?
  private var hadHost = false
  /// How many completions that no screen called, one within the other, led to this one.
  private let depth: Int

  init() { depth = Self.caller.object.map { $0.depth + 1 } ?? 0 }

  func add(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    actions.append((criteria, action))
  }

  /// Keeps completions from being called as long as it is there, or not complete.
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

    /// What is held counts as made.
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

  /// Whether something that was animated is not over.
  var isRunning: Bool { running > 0 }

  /// Whether a completion was not called yet.
  var isWaiting: Bool { !actions.isEmpty }

  private func call(_ criteria: AnimationCompletionCriteria) {
    let due = actions.filter { $0.criteria == criteria }.map(\.action)
    actions.removeAll { $0.criteria == criteria }
    if let host { return host.complete(due) }
    // With the screen that animated it everything ended that was to follow.
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
        completions of withAnimation that each begin the next animation, of which no screen shows anything, are left \
        off after \(Self.depthLimit); begin the next one only while something is animated.
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
  /// Who waits for the animations of the transaction.
  var listener: AnimationListener? {
    get { self[ListenerKey.self] }
    set { self[ListenerKey.self] = newValue }
  }

  /// Calls `completion` when the animations of the transaction are made, or over.
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

/// Runs `body`; the state changes in it are an update of their own, with this animation.
///
/// When all that is animated by it is made, or over, `completion` is called: at once if nothing is.
///
/// It is called when so much time has passed: on a screen that is tested, by `advance(by:)`. An animation that is
/// repeated for ever is never over. Follows
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
