#if !canImport(Darwin)
  /// A text given by its key, table and bundle, which is looked up later in the locale of its view.
  ///
  /// Foundation has it on other platforms. Follows
  /// [LocalizedStringResource](https://developer.apple.com/documentation/foundation/localizedstringresource).
  public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
    /// The storage of interpolated values.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let key: LocalizedStringKey
    /// The table of the key; `nil` is `Localizable`.
    public var table: String?
    let bundle: Bundle?

    /// Creates a resource from a key, a table and a bundle; a `nil` bundle is the app's.
    public init(
      _ key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
      self.key = key
      self.table = table
      self.bundle = bundle
    }

    /// Creates a resource from a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

    /// Creates a resource from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }
  }

  extension String {
    /// A key with interpolated values that is looked up at once.
    ///
    /// Foundation has it on other platforms. Follows
    /// [String.LocalizationValue](https://developer.apple.com/documentation/swift/string/localizationvalue).
    public typealias LocalizationValue = LocalizedStringKey

    /// Creates the text of a resource in the bundle's own language, regardless of the machine's language.
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource.key, table: resource.table, bundle: resource.bundle)
    }

    /// Creates the text of a key in a table of a bundle (`nil` is the app's), in the language of a locale; without a
    /// locale in the bundle's own language, regardless of the machine's language.
    ///
    /// Marks of Markdown, such as `**`, are kept as they are written. Follows
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
    /// Creates a text from a resource, in the screen's locale.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
      self.init(resource.key, tableName: resource.table, bundle: resource.bundle)
    }
  }

  extension View {
    /// Sets the view's label to a localized resource, unless `isEnabled` is false.
    nonisolated public func accessibilityLabel(
      _ labelResource: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View { accessibilityLabel(Text(labelResource), isEnabled: isEnabled) }

    /// Sets the view's value to a localized resource, unless `isEnabled` is false.
    nonisolated public func accessibilityValue(
      _ valueResource: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View { accessibilityValue(Text(valueResource), isEnabled: isEnabled) }

    /// Sets the description of the control's effect to a localized resource, unless `isEnabled` is false.
    nonisolated public func accessibilityHint(
      _ hintResource: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View { accessibilityHint(Text(hintResource), isEnabled: isEnabled) }
  }
#endif
