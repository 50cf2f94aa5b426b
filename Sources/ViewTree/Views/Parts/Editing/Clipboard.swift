/// What was copied last in a screen: in its text fields, or by its views.
///
/// Each screen has its own: a test never sees what another one copied.
@MainActor package final class Clipboard {
  /// The text of what was copied; empty where it is none.
  package var text: String {
    get { values.lazy.compactMap { String.value(of: $0) }.first ?? "" }
    set { values = [newValue] }
  }
  /// The values that were copied.
  var values: [any Sendable] = []

  package nonisolated init() {}
}

extension EnvironmentValues {
  /// The clipboard of the screen.
  package var clipboard: Clipboard { scope?.host?.single { Clipboard() } ?? Clipboard() }
}

#if !canImport(UIKit)
  /// What was copied: the clipboard of the screen that handles an event, which its text fields and paste buttons share.
  ///
  ///     Button("Copy") { UIPasteboard.general.string = code }
  ///
  /// Outside of a screen it is empty, and keeps nothing. Follows
  /// [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard).
  public final class UIPasteboard: Sendable {
    /// The clipboard.
    public static let general = UIPasteboard()

    /// `nil` on other threads than the main one, where no screen is active.
    private var clipboard: Clipboard? { StateHost.active?.single { Clipboard() } }

    /// The text that was copied last; `nil` empties it.
    public var string: String? {
      get { clipboard.flatMap { onMainActor($0) { $0.text.isEmpty ? nil : $0.text } } }
      set { if let clipboard { onMainActor((clipboard, newValue ?? "")) { $0.0.text = $0.1 } } }
    }

    /// The text that was copied last, alone; several that are set are put one below the other.
    public var strings: [String]? {
      get { string.map { [$0] } }
      set { string = newValue?.joined(separator: "\n") }
    }

    /// The address that was copied last, if it is one.
    public var url: URL? {
      get { string.flatMap { URL(string: $0) } }
      set { string = newValue?.absoluteString }
    }

    /// Whether something was copied.
    public var hasStrings: Bool { string != nil }
  }
#endif
