#if !canImport(Darwin)
  // Names that files get by importing SwiftUI on Apple's platforms, and that Foundation lacks elsewhere.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the seconds since the machine started, for measuring time spans.
  ///
  /// This is the machine's time, also in tests; `\.clock` is the screen's time. Follows
  /// [CACurrentMediaTime()](https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()).
  public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the seconds since the start of the year 2001 (UTC).
  ///
  /// Follows
  /// [CFAbsoluteTimeGetCurrent()](https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()).
  public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

  /// The key of a program's name in its `infoDictionary`.
  ///
  /// Follows [kCFBundleNameKey](https://developer.apple.com/documentation/corefoundation/kcfbundlenamekey).
  public let kCFBundleNameKey = "CFBundleName"
  /// The key of a program's version in its `infoDictionary`.
  ///
  /// Follows [kCFBundleVersionKey](https://developer.apple.com/documentation/corefoundation/kcfbundleversionkey).
  public let kCFBundleVersionKey = "CFBundleVersion"
  /// The key of a program's identifier in its `infoDictionary`.
  ///
  /// Follows [kCFBundleIdentifierKey](https://developer.apple.com/documentation/corefoundation/kcfbundleidentifierkey).
  public let kCFBundleIdentifierKey = "CFBundleIdentifier"

  extension URL {
    private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: folder, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }

    /// The user's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder for files that the program creates for its own use.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder for files that the program can create again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The user's downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  }

  extension UserDefaults {
    /// Returns the value of a key; `nil` if there is none.
    ///
    /// Follows [value(forKey:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkey:)).
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key; `nil` removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  }

  extension Timer {
    /// Creates a timer that never fires, as the initial value of a property.
    public convenience init(_: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
  }
#endif
