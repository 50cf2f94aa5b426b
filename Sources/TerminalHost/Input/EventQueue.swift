import ViewTree

/// The events that have come and were not handled yet, in order.
struct EventQueue {
  enum Entry {
    /// Keys that came after each other; none of them is Control-C.
    case keys(ArraySlice<Key>)
    /// Another event, with the time at which it came.
    case event(InputEvent, Duration)
  }

  private var entries: [Entry] = []
  /// How many of the entries were taken.
  private var taken = 0

  /// The key that ends the program.
  static let interruption = Key.character("c").with(.control)

  var first: Entry? { taken < entries.count ? entries[taken] : nil }

  /// Adds an event.
  ///
  /// Only the last of several mouse moves that arrive together counts.
  mutating func add(_ event: InputEvent, now: Duration) {
    if taken == entries.count { (entries, taken) = ([], 0) }
    guard case .key(let key) = event, key != Self.interruption else {
      if event.isHover, case .event(let last, _)? = entries.last, last.isHover { entries.removeLast() }
      return entries.append(.event(event, now))
    }
    guard case .keys(var keys)? = entries.last else { return entries.append(.keys([key])) }
    // The keys are moved, so that they need not be copied.
    entries[entries.count - 1] = .keys([])
    keys.append(key)
    entries[entries.count - 1] = .keys(keys)
  }

  /// Removes the first event, or of keys the first `count`.
  mutating func removeFirst(_ count: Int = 1) {
    guard case .keys(let keys)? = first, count < keys.count else { return taken += 1 }
    entries[taken] = .keys(keys.dropFirst(count))
  }

  /// Drops what came before the first Control-C, if there is one.
  mutating func skipToInterruption() {
    let index = entries[taken...].firstIndex {
      if case .event(.key, _) = $0 { true } else { false }
    }
    if let index { taken = index }
  }
}
