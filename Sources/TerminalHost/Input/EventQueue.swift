import ViewTree

/// The events that have arrived and are not handled yet, in order.
struct EventQueue {
  enum Entry {
    /// Successive keys without Control-C.
    case keys(ArraySlice<Key>)
    /// Any other event, with its time of arrival.
    case event(InputEvent, Duration)
  }

  private var entries: [Entry] = []
  /// The number of entries that were removed from the front.
  private var taken = 0

  /// The key that quits the program.
  static let interruption = Key.character("c").with(.control)

  var first: Entry? { taken < entries.count ? entries[taken] : nil }

  /// Adds an event.
  ///
  /// If several mouse moves arrive together, only the last counts.
  mutating func add(_ event: InputEvent, now: Duration) {
    if taken == entries.count { (entries, taken) = ([], 0) }
    guard case .key(let key) = event, key != Self.interruption else {
      if event.isHover, case .event(let last, _)? = entries.last, last.isHover { entries.removeLast() }
      return entries.append(.event(event, now))
    }
    guard case .keys(var keys)? = entries.last else { return entries.append(.keys([key])) }
    // The keys are moved out and back in, which avoids a copy.
    entries[entries.count - 1] = .keys([])
    keys.append(key)
    entries[entries.count - 1] = .keys(keys)
  }

  /// Removes the first event, or the first `count` keys of it.
  mutating func removeFirst(_ count: Int = 1) {
    guard case .keys(let keys)? = first, count < keys.count else { return taken += 1 }
    entries[taken] = .keys(keys.dropFirst(count))
  }

  /// Removes the events before the first Control-C, if there is one.
  mutating func skipToInterruption() {
    let index = entries[taken...].firstIndex {
      if case .event(.key, _) = $0 { true } else { false }
    }
    if let index { taken = index }
  }
}
