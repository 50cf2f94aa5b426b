/// A number that is interpolated into a text; SwiftUI's name for what `printf` can write.
public protocol _FormatSpecifiable: Equatable {
  /// What is handed to `printf`.
  associatedtype _Arg: CVarArg
  /// The number as `printf` takes it.
  var _arg: _Arg { get }
  /// What `printf` writes it with, as `%lld`.
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: CVarArg {
  /// The number itself.
  public var _arg: Self { self }
}

extension Int: _FormatSpecifiable {
  /// Written with `%lld`.
  public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  /// Written with `%d`.
  public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  /// Written with `%d`.
  public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  /// Written with `%d`.
  public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  /// Written with `%lld`.
  public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  /// Written with `%llu`.
  public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  /// Written with `%u`.
  public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  /// Written with `%u`.
  public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  /// Written with `%u`.
  public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  /// Written with `%llu`.
  public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  /// Written with `%f`.
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  /// Written with `%lf`.
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  /// Written with `%lf`.
  public var _specifier: String { "%lf" }
}
