#if !canImport(Darwin)
  // What Foundation and the frameworks below it have on Apple's systems alone, and files use that import SwiftUI.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Seconds since the machine was started: for spans between two moments.
  ///
  /// It is the machine's own time, also in tests; `\.clock` tells the screen's. Follows
  /// [CACurrentMediaTime()](https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()).
  public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Seconds since the first moment of 2001.
  ///
  /// Follows
  /// [CFAbsoluteTimeGetCurrent()](https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()).
  public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

  /// Where the name of a program stands in its `infoDictionary`.
  ///
  /// Follows [kCFBundleNameKey](https://developer.apple.com/documentation/corefoundation/kcfbundlenamekey).
  public let kCFBundleNameKey = "CFBundleName"
  /// Where the version of a program stands in its `infoDictionary`.
  ///
  /// Follows [kCFBundleVersionKey](https://developer.apple.com/documentation/corefoundation/kcfbundleversionkey).
  public let kCFBundleVersionKey = "CFBundleVersion"
  /// Where the identifier of a program stands in its `infoDictionary`.
  ///
  /// Follows [kCFBundleIdentifierKey](https://developer.apple.com/documentation/corefoundation/kcfbundleidentifierkey).
  public let kCFBundleIdentifierKey = "CFBundleIdentifier"

  extension URL {
    private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: folder, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }

    /// The user's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// What the program keeps for itself.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// What can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The user's downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  }

  extension UserDefaults {
    /// Returns the value of a key; `nil` where there is none.
    ///
    /// Follows [value(forKey:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkey:)).
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key; `nil` removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  }

  extension Timer {
    /// Creates a timer that never fires: the value of a property before its timer is scheduled.
    public convenience init(_: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
  }
#endif
