#if !canImport(AppKit) && !canImport(UIKit)
  /// The clipboard, in AppKit: the same as ``UIPasteboard``.
  ///
  /// Follows [NSPasteboard](https://developer.apple.com/documentation/appkit/nspasteboard).
  public final class NSPasteboard: Sendable {
    /// The clipboard.
    public static let general = NSPasteboard()

    /// What is copied.
    ///
    /// Follows
    /// [NSPasteboard.PasteboardType](https://developer.apple.com/documentation/appkit/nspasteboard/pasteboardtype).
    public struct PasteboardType: Hashable, Sendable {
      /// Its name.
      public let rawValue: String

      /// Creates a type of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Creates a type of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A text.
      public static let string = PasteboardType("public.utf8-plain-text")
      // swift-format-ignore: AlwaysUseLowerCamelCase
      /// An address.
      public static let URL = PasteboardType("public.url")
    }

    /// Empties it.
    @discardableResult public func clearContents() -> Int {
      UIPasteboard.general.string = nil
      return 0
    }

    /// Nothing: what is copied is a text.
    @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { 0 }

    /// Copies a text.
    @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
      UIPasteboard.general.string = string
      return true
    }

    /// The text that was copied last.
    public func string(forType dataType: PasteboardType) -> String? { UIPasteboard.general.string }
  }
#endif
