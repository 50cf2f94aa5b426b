internal import ViewTree

extension Screen {
  /// Returns the faults of the screen that hinder people who use a keyboard, a screen reader, or see little contrast.
  ///
  ///     for finding in screen.audit(without: [.contrast]) { print(finding) }
  ///
  /// The audit covers the screen as it is at the moment; what a presentation blocks is not part of it. For
  /// ``AccessibilityRule/contrast`` the screen is drawn in both colour schemes, and for
  /// ``AccessibilityRule/focusTrap`` the audit moves the focus to the views that handle keys, presses Tab and Shift-Tab,
  /// and returns the focus: actions of these views may run, and scroll views may scroll.
  ///
  /// At most 1,000 stops of Tab are visited; with more, ``AccessibilityRule/keyboard`` and
  /// ``AccessibilityRule/focusTrap`` are left out.
  public func audit(without rules: Set<AccessibilityRule> = []) -> [AccessibilityFinding] {
    frames.run()
    guard !isClosed else { return [] }
    return AccessibilityAudit(self, rules: Set(AccessibilityRule.allCases).subtracting(rules)).findings()
  }

  /// Calls `body` while the screen is drawn in a colour scheme.
  func drawn<T>(in scheme: ColorScheme, _ body: () -> T) -> T {
    guard scheme != options.colorScheme else { return body() }
    // These drawings are no event of the film.
    let (grid, film) = (canvas.grid, canvas.film)
    canvas.film = nil
    canvas.grid = CellGrid(cellSize: options.unit.cellSize, colorScheme: scheme)
    var settings = options
    settings.colorScheme = scheme
    frames.change(settings.settings)
    defer {
      canvas.grid = grid
      frames.change(options.settings)
      canvas.film = film
    }
    return body()
  }
}
