extension OpenURLAction {
  /// Opens a URL.
  ///
  /// `prefersInApp` has no effect: a terminal has no browser inside a program.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }
}

extension OpenURLAction.Result {
  /// Returns that the platform opens the URL, or a different one: a terminal cannot, so an issue is reported.
  ///
  /// `prefersInApp` has no effect: a terminal has no browser inside a program.
  public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Self {
    url.map { .systemAction($0) } ?? .systemAction
  }
}
