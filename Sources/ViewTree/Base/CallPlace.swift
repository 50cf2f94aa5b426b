#if os(Linux)
  internal import Runtime
#endif

/// Where in a user's source the running code was called, told by the return addresses on the stack.
///
/// To take them costs some microseconds; what they are called is found out when it is asked for. Only Linux tells.
struct CallPlace: Sendable {
  /// The function, or the property, with the types around: `SettingsView.body`.
  ///
  /// `nil` where nobody's code is near.
  var function: String? {
    #if os(Linux)
      calls?.user.symbol.map { shortName($0.name) }
    #else
      nil
    #endif
  }

  /// The line: `Settings.swift:12`.
  ///
  /// `nil` where the program has no debug information. To find it in a large program takes a second or two.
  var line: String? {
    #if os(Linux)
      guard let (user, callee) = calls,
        let location = user.location(in: Self.images, isBeforeCall: callee?.endsAccess == true)
      else { return nil }
      return "\(location.path.split(separator: "/").last ?? ""):\(location.line)"
    #else
      nil
    #endif
  }

  #if os(Linux)
    /// What is loaded; what a program loads later has no names.
    private static let images = ImageMap.capture()
    private let stack = try? Backtrace.capture(algorithm: .fast, limit: 48, top: 0, images: images)

    /// The innermost call that is a user's, and what it called.
    private var calls: (user: SymbolicatedBacktrace.Frame, callee: SymbolicatedBacktrace.Frame?)? {
      var callee: SymbolicatedBacktrace.Frame?
      for frame in stack?.symbolicated(with: Self.images, options: .useSymbolCache)?.frames ?? [] {
        guard let symbol = frame.symbol else { continue }
        if symbol.bringsEvents { return nil }
        if !symbol.isPassedBy { return (frame, callee) }
        callee = frame
      }
      return nil
    }
  #endif
}

#if os(Linux)
  extension SymbolicatedBacktrace.Symbol {
    /// Whether it is between a user's code and what it calls: a library's, or made by the compiler.
    fileprivate var isPassedBy: Bool {
      guard rawName.hasPrefix("$s") else { return true }
      let names = rawName.dropFirst(2)
      let isOfStandardLibrary = !(names.first?.isNumber ?? false)
      return isOfStandardLibrary || isOf(libraries) || isSwiftThunk
        || ["TA", "TW", "TR"].contains { names.hasSuffix($0) } || isAccessor
    }

    /// Whether it only sets a property, also as the compiler and `@Observable` write it.
    private var isAccessor: Bool {
      [".setter", ".modify"].contains { name.hasSuffix($0) } || name.contains(".withMutation<")
    }

    /// Whether it hands an event to the views: whoever called it did not call what they do.
    fileprivate var bringsEvents: Bool { isOf(hosts) }

    private func isOf(_ modules: [String]) -> Bool {
      modules.contains { rawName.hasPrefix("$s\($0.utf8.count)\($0)") }
    }
  }

  private let libraries = ["ViewTree", "SwiftUI", "Combine", "Observation", "Foundation", "FoundationEssentials"]
  private let hosts = ["TextBackend", "TerminalHost"]

  /// `SettingsView.body` of `closure #1 in closure #2 in SettingsView.body.getter`.
  private func shortName(_ name: String) -> String {
    let function = name.components(separatedBy: " in ").last ?? name
    return (function.hasSuffix(".getter") ? String(function.dropLast(".getter".count)) : function).escapingControls()
  }
#endif
