extension EnvironmentValues {
  /// The undo manager of the screen; all registrations of one event are undone together.
  public var undoManager: UndoManager? { host.map { host in host.singleton { UndoManager.ofScreen(host) } } }
}

extension UndoManager {
  /// Creates the undo manager of a screen, which groups by the screen's events.
  fileprivate static func ofScreen(_ host: StateHost) -> UndoManager {
    #if canImport(Darwin)
      let manager = UndoManager()
    #else
      let manager = UndoManager(endsWithRunLoop: false)
    #endif
    host.onEvent { [weak manager] in manager?.endEvent() }
    return manager
  }

  #if canImport(Darwin)
    /// Ends the group of an event.
    fileprivate func endEvent() { while groupingLevel > 0 { endUndoGrouping() } }
  #endif
}
