#if !canImport(UIKit)
  /// The clipboard of the screen that handles an event, shared by its text fields and paste buttons.
  ///
  ///     Button("Copy") { UIPasteboard.general.string = code }
  ///
  /// Outside a screen it is empty, and writes have no effect. Follows
  /// [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard).
  public final class UIPasteboard: Sendable {
    /// The clipboard of the active screen.
    public static let general = UIPasteboard()

    /// The clipboard; `nil` if no screen is active, as on any thread except the main one.
    private var clipboard: Clipboard? { StateHost.active?.singleton { Clipboard() } }

    /// The text that was copied last; `nil` if there is none, and setting `nil` empties the clipboard.
    public var string: String? {
      get { clipboard.flatMap { onMainActor($0) { $0.text.isEmpty ? nil : $0.text } } }
      set { if let clipboard { onMainActor((clipboard, newValue ?? "")) { $0.0.text = $0.1 } } }
    }

    /// The text that was copied last, as the only element; several texts that are set are joined by line breaks.
    public var strings: [String]? {
      get { string.map { [$0] } }
      set { string = newValue?.joined(separator: "\n") }
    }

    /// The URL that was copied last; `nil` if the text is no URL.
    public var url: URL? {
      get { string.flatMap { URL(string: $0) } }
      set { string = newValue?.absoluteString }
    }

    /// A Boolean value that indicates whether a text was copied.
    public var hasStrings: Bool { string != nil }
  }
#endif
