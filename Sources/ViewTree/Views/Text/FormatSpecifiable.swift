/// A number that can be interpolated into a text; the name is SwiftUI's.
public protocol _FormatSpecifiable: Equatable {
  /// The type of the argument for `printf`.
  associatedtype _Arg: CVarArg
  /// The number as an argument for `printf`.
  var _arg: _Arg { get }
  /// The specifier for `printf`, such as `%lld`.
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: CVarArg {
  /// The number itself, which is its own argument.
  public var _arg: Self { self }
}

extension Int: _FormatSpecifiable {
  /// The specifier `%lld`.
  public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  /// The specifier `%d`.
  public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  /// The specifier `%d`.
  public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  /// The specifier `%d`.
  public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  /// The specifier `%lld`.
  public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  /// The specifier `%llu`.
  public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  /// The specifier `%u`.
  public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  /// The specifier `%u`.
  public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  /// The specifier `%u`.
  public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  /// The specifier `%llu`.
  public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  /// The specifier `%f`.
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  /// The specifier `%lf`.
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  /// The specifier `%lf`.
  public var _specifier: String { "%lf" }
}
