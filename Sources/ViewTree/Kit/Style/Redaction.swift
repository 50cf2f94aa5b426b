/// Why something is not shown as it is.
///
/// Follows [RedactionReasons](https://developer.apple.com/documentation/swiftui/redactionreasons).
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// Bit 0 is ``placeholder``, bit 1 ``privacy``, bit 2 ``invalidated``.
  public let rawValue: Int
  /// The reasons whose bits are set; see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private, where `privacySensitive(_:)` says so.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is not true any more, where `invalidatableContent(_:)` says so.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private struct SensitivityKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { .placeholder }
}

extension EnvironmentValues {
  /// Why texts and pictures are drawn as blocks, if they are; see `redacted(reason:)`.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set {
      self[RedactionReasonsKey.self] = newValue
      updateRedaction()
    }
  }

  /// The reasons that count for the views.
  fileprivate var sensitivity: RedactionReasons {
    get { self[SensitivityKey.self] }
    set {
      self[SensitivityKey.self] = newValue
      updateRedaction()
    }
  }

  /// Texts ask their style, which they ask for anyway.
  private mutating func updateRedaction() {
    textStyle.isRedacted = !redactionReasons.isDisjoint(with: sensitivity)
  }
}

extension View {
  /// Draws the texts and pictures below as blocks, with a reason; those around count too.
  ///
  ///     Text("Anna Bell").redacted(reason: .placeholder)       #### ####      ▒▒▒▒ ▒▒▒▒
  ///
  /// They keep their size, and what controls are made of is no text: `[x] Wi-Fi` is `[x] #####`. To tests and readers they say the blocks. For the reason `.privacy` only what
  /// `privacySensitive(_:)` names is. Follows
  /// [redacted(reason:)](https://developer.apple.com/documentation/swiftui/view/redacted(reason:)).
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Draws the texts and pictures below as they are.
  ///
  /// Follows [unredacted()](https://developer.apple.com/documentation/swiftui/view/unredacted()).
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Says whether what is below is private: it is drawn as blocks where that is a reason.
  ///
  /// Follows
  /// [privacySensitive(_:)](https://developer.apple.com/documentation/swiftui/view/privacysensitive(_:)).
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.sensitivity) { if sensitive { $0.insert(.privacy) } else { $0.remove(.privacy) } }
  }

  /// Says whether what is below may become untrue: it is drawn as blocks where that is a reason.
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
  /// Blocks that are as wide as the words: blanks stay, so that lines break where they did.
  func redacted(_ glyphs: GlyphSet) -> String {
    if isFurniture { return self }
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
  /// Whether it says nothing: brackets, lines and signs of which controls are made, as `[`, `[x]`, `(o)`, `(==O)`.
  fileprivate var isFurniture: Bool {
    let isMark = hasPrefix("[") || hasPrefix("(")
    return allSatisfy { Self.furniture.contains($0) || isMark && Self.marks.contains($0) }
  }

  private static let furniture = Set(" []()<>|=-+~._v^│┃─━┌┐└┘├┤╭╮╰╯┄╌┆▏▕▌▐‹›−–✓•▾▸▴◂●○◐")
  private static let marks = Set("xoO*")
}

extension Unicode.Scalar {
  /// Whether the characters of East Asian scripts that it belongs to are wide.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
