/// The reasons for drawing content as blocks.
///
/// Follows [RedactionReasons](https://developer.apple.com/documentation/swiftui/redactionreasons).
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// Bit 0 is ``placeholder``, bit 1 ``privacy``, bit 2 ``invalidated``.
  public let rawValue: Int
  /// The reasons whose bits are set; see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private, as marked by `privacySensitive(_:)`.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date, as marked by `invalidatableContent(_:)`.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private struct SensitivityKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { .placeholder }
}

extension EnvironmentValues {
  /// The reasons for drawing texts and images as blocks; see `redacted(reason:)`.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set {
      self[RedactionReasonsKey.self] = newValue
      updateRedaction()
    }
  }

  /// The reasons that apply to the views.
  fileprivate var sensitivity: RedactionReasons {
    get { self[SensitivityKey.self] }
    set {
      self[SensitivityKey.self] = newValue
      updateRedaction()
    }
  }

  /// Updates the style of texts, which texts read anyway.
  private mutating func updateRedaction() { textStyle.isRedacted = !redactionReasons.isDisjoint(with: sensitivity) }
}

extension View {
  /// Draws the texts and images in the view as blocks, for a reason; reasons of enclosing views are added.
  ///
  ///     Text("Anna Bell").redacted(reason: .placeholder)       #### ####      ▒▒▒▒ ▒▒▒▒
  ///
  /// They keep their size, and the glyphs of controls are no text: `[x] Wi-Fi` becomes `[x] #####`. Tests and assistive
  /// technology read the blocks. For the reason `.privacy` only the content of `privacySensitive(_:)` is redacted.
  /// Follows [redacted(reason:)](https://developer.apple.com/documentation/swiftui/view/redacted(reason:)).
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Draws the texts and images in the view without redaction.
  ///
  /// Follows [unredacted()](https://developer.apple.com/documentation/swiftui/view/unredacted()).
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Sets whether the view is private: it is drawn as blocks for the reason `privacy`.
  ///
  /// Follows [privacySensitive(_:)](https://developer.apple.com/documentation/swiftui/view/privacysensitive(_:)).
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.sensitivity) { if sensitive { $0.insert(.privacy) } else { $0.remove(.privacy) } }
  }

  /// Sets whether the view may become out of date: it is drawn as blocks for the reason `invalidated`.
  ///
  /// Follows
  /// [invalidatableContent(_:)](https://developer.apple.com/documentation/swiftui/view/invalidatablecontent(_:)).
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    transformEnvironment(\.sensitivity) {
      if invalidatable { $0.insert(.invalidated) } else { $0.remove(.invalidated) }
    }
  }
}

extension String {
  /// Returns blocks as wide as the words: spaces stay, so that lines break in the same places.
  func redacted(_ glyphs: GlyphSet) -> String {
    if isChrome { return self }
    let block: Character = glyphs == .unicode ? "▒" : "#"
    return String(
      flatMap { character -> [Character] in
        if character.isWhitespace { return [character] }
        // A wide character takes two cells.
        let isWide = character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.isWide }
        return isWide ? [block, block] : [block]
      })
  }
}

extension String {
  /// Whether it is without words: brackets, lines and signs of controls, such as `[`, `[x]`, `(o)`, `(==O)`.
  fileprivate var isChrome: Bool {
    let isMark = hasPrefix("[") || hasPrefix("(")
    return allSatisfy { Self.chrome.contains($0) || isMark && Self.marks.contains($0) }
  }

  private static let chrome = Set(" []()<>|=-+~._v^│┃─━┌┐└┘├┤╭╮╰╯┄╌┆▏▕▌▐‹›−–✓•▾▸▴◂●○◐")
  private static let marks = Set("xoO*")
}

extension Unicode.Scalar {
  /// Whether it belongs to the wide characters of East Asian scripts.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
