#if !canImport(Darwin)
  /// A formatter of lists: `Ada, Grace, and Mary`.
  ///
  /// The words are those of `ListFormatStyle`. Follows
  /// [ListFormatter](https://developer.apple.com/documentation/foundation/listformatter).
  ///
  /// Sendable: a formatter is configured before its first use, as other formatters are.
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language of the words between the items.
    open var locale: Locale! = .current
    /// The formatter of an item; `nil` uses the item's description.
    open var itemFormatter: Formatter?

    /// Returns the list of some items.
    open func string(from items: [Any]) -> String? {
      let words = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
      return words.formatted(.list(type: .and).locale(locale))
    }

    /// Returns the list of an array; `nil` for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

    /// Returns the list of some words in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }
  }
#endif
