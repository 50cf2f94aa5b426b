#if !canImport(AppKit) && !canImport(UIKit)
  /// The clipboard of AppKit, which shares its content with ``UIPasteboard``.
  ///
  /// Follows [NSPasteboard](https://developer.apple.com/documentation/appkit/nspasteboard).
  public final class NSPasteboard: Sendable {
    /// The clipboard of the active screen.
    public static let general = NSPasteboard()

    /// The type of copied content.
    ///
    /// Follows
    /// [NSPasteboard.PasteboardType](https://developer.apple.com/documentation/appkit/nspasteboard/pasteboardtype).
    public struct PasteboardType: Hashable, Sendable {
      /// The name of the type.
      public let rawValue: String

      /// Creates a type with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Creates a type with a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The type of a text.
      public static let string = PasteboardType("public.utf8-plain-text")
      // swift-format-ignore: AlwaysUseLowerCamelCase
      /// The type of a URL.
      public static let URL = PasteboardType("public.url")
    }

    /// Empties the clipboard; always returns 0.
    @discardableResult public func clearContents() -> Int {
      UIPasteboard.general.string = nil
      return 0
    }

    /// Has no effect and returns 0: the clipboard always holds a text.
    @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { 0 }

    /// Copies a text and returns true; the type has no effect.
    @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
      UIPasteboard.general.string = string
      return true
    }

    /// Returns the text that was copied last; `nil` if there is none.
    public func string(forType dataType: PasteboardType) -> String? { UIPasteboard.general.string }
  }
#endif
