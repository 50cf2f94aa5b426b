/// Something to play with: a mounted view, the events on it, and a check after each event.
@MainActor protocol Play {
  /// An event that can be repeated in a different state.
  associatedtype Event: Sendable

  /// Makes a random event.
  ///
  /// Returns the event, and those that it brought about, such as the passing of time.
  mutating func makeEvents() async -> [Event]

  /// Repeats an event of another play; without effect if it is impossible in the current state.
  mutating func repeatEvent(_ event: Event) async

  /// Returns events that are simpler than an event and may have the same effect, the simplest first.
  static func simpler(than event: Event) -> [Event]

  /// Returns a fault of the current state; `nil` if there is none.
  mutating func findFault() async -> PlayFault?
}

extension Play {
  static func simpler(than event: Event) -> [Event] { [] }
}

/// The first fault of a play.
struct PlayFault: Equatable, Sendable {
  enum Kind: String, Sendable {
    case difference, issue, invariant, drawing, idle, leak, crash
  }

  var kind: Kind
  var words: String

  init(_ kind: Kind, _ words: String) { (self.kind, self.words) = (kind, words) }
}

/// Plays random events until a fault is found, and shortens the events that lead to it.
@MainActor struct Player<P: Play> {
  /// A play at its end.
  struct Outcome {
    var play: P
    var events: [P.Event] = []
    var fault: PlayFault?
  }

  /// Mounts the view anew.
  private let begin: @MainActor () async -> P

  init(_ begin: @escaping @MainActor () async -> P) { self.begin = begin }

  /// Makes events until there are `count`, or until a fault is found.
  func play(events count: Int) async -> Outcome {
    var outcome = Outcome(play: await begin())
    outcome.fault = await outcome.play.findFault()
    while outcome.fault == nil, outcome.events.count < count, !Task.isCancelled {
      outcome.events += await outcome.play.makeEvents()
      outcome.fault = await outcome.play.findFault()
    }
    return outcome
  }

  /// Mounts the view anew and repeats events on it.
  func replay(_ events: [P.Event]) async -> Outcome {
    var outcome = Outcome(play: await begin())
    for event in events { await outcome.play.repeatEvent(event) }
    outcome.events = events
    outcome.fault = await outcome.play.findFault()
    return outcome
  }

  /// Returns the least part of some events that still leads to a fault of the same kind; `nil` if the events themselves
  /// do not lead to it again.
  func shortened(_ events: [P.Event], to fault: PlayFault, within time: Duration = .seconds(60)) async
    -> Outcome?
  {
    await Self.shortened(events, within: time) { events in
      let outcome = await replay(events)
      return outcome.fault?.kind == fault.kind ? outcome : nil
    }
  }
}

extension Player {
  /// Returns the result of the least events that have one; `nil` if the events themselves have none.
  ///
  /// After the time, no more events are tried.
  static func shortened<Result>(
    _ events: [P.Event], within time: Duration = .seconds(60), result: @MainActor ([P.Event]) async -> Result?
  ) async -> Result? {
    let end = ContinuousClock.now + time
    var shortest: Result?
    func leads(_ events: [P.Event]) async -> Bool {
      guard ContinuousClock.now < end || shortest == nil, let result = await result(events) else { return false }
      shortest = result
      return true
    }
    guard await leads(events) else { return nil }
    await shorten(events, where: leads)
    return shortest
  }

  /// Looks for the least events for which a condition holds, then for simpler ones in their places.
  static func shorten(_ events: [P.Event], where holds: @MainActor ([P.Event]) async -> Bool) async {
    var least = await leastPart(of: events, where: holds)
    for index in least.indices {
      for event in P.simpler(than: least[index]) {
        var simpler = least
        simpler[index] = event
        guard await holds(simpler) else { continue }
        least = simpler
        break
      }
    }
  }
}

/// Returns a part of a list for which a condition holds, and does not hold if any one of its elements is left out.
///
/// The condition holds for the list itself.
@MainActor func leastPart<Element: Sendable>(
  of list: [Element], where holds: @MainActor ([Element]) async -> Bool
) async -> [Element] {
  if await holds([]) { return [] }
  var least = list
  var size = max(list.count / 2, 1)
  while !least.isEmpty {
    var isShortened = false
    var start = 0
    while start < least.count {
      var rest = least
      rest.removeSubrange(start..<min(start + size, least.count))
      if !rest.isEmpty, await holds(rest) {
        least = rest
        isShortened = true
      } else {
        start += size
      }
    }
    if size == 1, !isShortened { break }
    size = max(size / 2, 1)
  }
  return least
}
