#if !canImport(Darwin)
  extension PersonNameComponents {
    /// A format of people's names: `Thomas Clark`, `Dr. Thomas Louis Clark Esq.`, `Tom`, `TC`.
    ///
    /// The family name comes first in Chinese, Japanese, Korean and Hungarian, and where the name itself is written in
    /// Chinese, Japanese or Korean characters. Follows
    /// [PersonNameComponents.FormatStyle](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle).
    public struct FormatStyle: ParseableFormatStyle {
      /// The length of a name.
      ///
      /// Follows
      /// [Style](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/style-swift.enum).
      public enum Style: String, Codable, Sendable {
        /// The nickname, or the given name.
        case short
        /// The given and the family name.
        case medium
        /// All parts but the nickname.
        case long
        /// The initials: `AJC`.
        case abbreviated
      }

      /// The length of the name.
      public var style: Style
      /// The locale, which determines the order of the parts.
      public var locale: Locale

      /// Creates a format of names.
      public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
        (self.style, self.locale) = (style, locale)
      }

      /// Returns the text of a name.
      public func format(_ value: PersonNameComponents) -> String {
        let names = ordered(value.givenName, value.familyName)
        let isCompact = names.contains(where: \.isEastAsian)
        switch style {
        case .short: return [value.nickname, value.givenName, value.familyName].compactMap { $0 }.first ?? ""
        case .medium: return names.joined(separator: isCompact ? "" : " ")
        case .abbreviated: return names.compactMap { $0.first.map { $0.uppercased() } }.joined()
        case .long:
          let given = [value.givenName, value.middleName].compactMap { $0 }.joined(separator: " ")
          let whole = ordered(given.isEmpty ? nil : given, value.familyName).joined(separator: isCompact ? "" : " ")
          return [value.namePrefix, whole, value.nameSuffix].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: " ")
        }
      }

      private func ordered(_ given: String?, _ family: String?) -> [String] {
        let isFamilyFirst =
          ["zh", "ja", "ko", "hu"].contains(locale.language.languageCode?.identifier)
          || [given, family].contains { $0?.isEastAsian == true }
        return (isFamilyFirst ? [family, given] : [given, family]).compactMap { $0 }.filter { !$0.isEmpty }
      }

      /// Returns the format with a different locale.
      public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

      /// The strategy that parses a text into a name.
      public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
    }

    /// A strategy that parses a name: the first word is the given name, the last word the family name.
    ///
    /// Follows
    /// [PersonNameComponents.ParseStrategy](https://developer.apple.com/documentation/foundation/personnamecomponents/parsestrategy).
    public struct ParseStrategy: Foundation.ParseStrategy {
      /// Creates the strategy.
      public init() {}

      /// Returns the name in a text; throws an error if the text is empty.
      public func parse(_ value: String) throws -> PersonNameComponents {
        var words = value.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { throw CocoaError(.formatting) }
        var name = PersonNameComponents()
        if words.count > 1, words[0].hasSuffix(".") { name.namePrefix = words.removeFirst() }
        name.givenName = words.removeFirst()
        name.familyName = words.popLast()
        if !words.isEmpty { name.middleName = words.joined(separator: " ") }
        return name
      }
    }

    /// Creates a name from a text; throws an error if the text is empty.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Returns the given and the family name.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// Returns the name in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }
  }

  extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A format of people's names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
  }

  extension String {
    /// True for a name in Chinese, Japanese or Korean characters, whose parts have no space between them.
    fileprivate var isEastAsian: Bool {
      unicodeScalars.contains { (0x2E80...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value) }
    }
  }

  /// A formatter of people's names.
  ///
  /// Foundation's does nothing on Linux. Follows
  /// [PersonNameComponentsFormatter](https://developer.apple.com/documentation/foundation/personnamecomponentsformatter).
  ///
  /// Sendable: a formatter is configured before its first use, as other formatters are.
  open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// The length of a name.
    ///
    /// Follows
    /// [Style](https://developer.apple.com/documentation/foundation/personnamecomponentsformatter/style-swift.enum).
    public enum Style: Int, Sendable {
      /// The given and the family name.
      case `default`
      /// The nickname, or the given name.
      case short
      /// The given and the family name.
      case medium
      /// All parts but the nickname.
      case long
      /// The initials: `AJC`.
      case abbreviated
    }

    /// The length of the name.
    open var style = Style.default
    /// The locale, which determines the order of the parts.
    open var locale: Locale! = .current

    /// Returns the text of a name.
    open func string(from components: PersonNameComponents) -> String {
      let style: PersonNameComponents.FormatStyle.Style =
        switch self.style {
        case .default, .medium: .medium
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return components.formatted(PersonNameComponents.FormatStyle(style: style, locale: locale))
    }

    /// Returns the name in a text; `nil` if the text is empty.
    open func personNameComponents(from string: String) -> PersonNameComponents? { try? PersonNameComponents(string) }

    /// Returns the text of a name; `nil` for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

    /// Returns the text of a name in the current locale.
    open class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = nameFormatStyle
      return formatter.string(from: components)
    }
  }
#endif
