#if !canImport(Darwin)
  /// A text by its key, its table and its bundle, to be looked up later in the locale of who shows it.
  ///
  /// Foundation has it on other platforms. Follows
  /// [LocalizedStringResource](https://developer.apple.com/documentation/foundation/localizedstringresource).
  public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
    /// Where values are put into the key.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let key: LocalizedStringKey
    /// The table in which it is looked up; `nil` is `Localizable`.
    public var table: String?
    let bundle: Bundle?

    /// Creates a key of a table of a bundle; `nil` is the app's.
    public init(
      _ key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      self.key = key
      self.table = table
      self.bundle = bundle
    }

    /// Creates a key that is the text, written as a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

    /// Creates a key with values in it, written as a literal.
    public init(stringInterpolation: StringInterpolation) {
      self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }
  }

  extension String {
    /// A key that is looked up at once, with values in it.
    ///
    /// Foundation has it on other platforms. Follows
    /// [String.LocalizationValue](https://developer.apple.com/documentation/swift/string/localizationvalue).
    public typealias LocalizationValue = LocalizedStringKey

    /// What the resource says in the bundle's own language, whatever the machine's is.
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource.key, table: resource.table, bundle: resource.bundle)
    }

    /// What a table of a bundle, `nil` is the app's, says for a key in the language of a locale; without one in the
    /// bundle's own, whatever the machine's is.
    ///
    /// What would be a mark in a `Text`, as `**`, stays as it is written. Follows
    /// [init(localized:table:bundle:locale:comment:)](https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)).
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      var environment = EnvironmentValues()
      environment.locale = locale ?? Locale(identifier: "en_US")
      self = LocalizedText(keyAndValue, table: table, bundle: bundle).plainText(in: environment)
    }
  }

  extension Text {
    /// What the resource says in the screen's locale.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
      self.init(resource.key, tableName: resource.table, bundle: resource.bundle)
    }
  }
#endif
