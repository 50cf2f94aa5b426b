extension UndoManager {
  /// Creates the undo manager of a screen, which groups by the screen's events.
  @MainActor package static func ofScreen() -> UndoManager {
    #if canImport(Darwin)
      UndoManager()
    #else
      UndoManager(endsWithRunLoop: false)
    #endif
  }

  #if canImport(Darwin)
    /// Ends the group of an event.
    @MainActor package func endEvent() { while groupingLevel > 0 { endUndoGrouping() } }
  #endif
}
