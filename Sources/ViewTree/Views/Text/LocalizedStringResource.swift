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

    /// A key of a table of a bundle; `nil` is the app's.
    public init(
      _ key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      self.key = key
      self.table = table
      self.bundle = bundle
    }

    /// A key that is the text, written as a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

    /// A key with values in it, written as a literal.
    public init(stringInterpolation: StringInterpolation) {
      self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }
  }

  extension String {
    /// What the resource says in the language of the program's bundle; one with values says what is written in the code.
    public init(localized resource: LocalizedStringResource) {
      let key = resource.key
      let isPlain = !key.arguments.contains { _ in true }
      self =
        isPlain
        ? (resource.bundle ?? .main).localizedString(forKey: key.text, value: key.text, table: resource.table)
        : key.text
    }
  }

  extension Text {
    /// What the resource says in the screen's locale.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
      self.init(resource.key, tableName: resource.table, bundle: resource.bundle)
    }
  }
#endif
