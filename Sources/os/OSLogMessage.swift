import Foundation

/// A message, whose values are public or private.
///
/// By default, numbers, Boolean values and names of types are public, and strings and other values are private. A
/// private value is replaced by `<private>` in the log; `privacy:` changes the default. Follows
/// [OSLogMessage](https://developer.apple.com/documentation/os/oslogmessage).
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// The message with its private values.
  let text: String
  /// The message for the log.
  let redacted: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { (text, redacted) = (value, value) }

  /// Creates a message with values.
  public init(stringInterpolation: StringInterpolation) {
    (text, redacted) = (stringInterpolation.text, stringInterpolation.redacted)
  }

  /// The parts of a message, which the compiler assembles.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var redacted = ""

    /// Begins an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a piece of the literal itself.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      redacted += literal
    }

    private mutating func append(_ value: String, _ align: OSLogStringAlignment, isPublic: Bool) {
      let value = align.padded(value)
      text += value
      redacted += isPublic ? value : "<private>"
    }

    /// Appends a whole number, which is public by default.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
      _ number: T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) { append(format.text(of: number), align, isPublic: privacy.isPublic ?? true) }

    /// Appends a floating-point number, which is public by default; `.fixed` writes six digits after the point.
    public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(
      _ number: T, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) { append(String(format: format.specifier, number), align, isPublic: privacy.isPublic ?? true) }

    /// Appends a Boolean value, which is public by default, as `true` or `false` unless `format` differs.
    public mutating func appendInterpolation(
      _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
      let words = format == .truth ? ("true", "false") : ("yes", "no")
      append(boolean ? words.0 : words.1, .none, isPublic: privacy.isPublic ?? true)
    }

    /// Appends a string, which is private by default.
    public mutating func appendInterpolation(
      _ argument: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(argument, align, isPublic: privacy.isPublic ?? false) }

    /// Appends the name of a type, which is public by default.
    public mutating func appendInterpolation(
      _ value: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(String(reflecting: value), align, isPublic: privacy.isPublic ?? true) }

    /// Appends the description of a value, which is private by default.
    @_disfavoredOverload public mutating func appendInterpolation<T>(
      _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(String(describing: value), align, isPublic: privacy.isPublic ?? false) }
  }
}

/// The privacy of a value in the log.
///
/// Follows [OSLogPrivacy](https://developer.apple.com/documentation/os/oslogprivacy).
public struct OSLogPrivacy: Sendable {
  /// `nil` derives the privacy from the type of the value.
  fileprivate let isPublic: Bool?

  /// A way to distinguish private values.
  public enum Mask: Sendable {
    /// A hash in Apple's log. Has no effect: private values are left out.
    case hash
    /// No hash: the value is left out.
    case none
  }

  /// The privacy by the type of the value: strings and objects are private, numbers are public.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isPublic: nil) }
  /// The value appears in the log.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isPublic: true) }
  /// The value is replaced by `<private>`.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isPublic: false) }
  /// The value is replaced by `<private>`.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isPublic: false) }
  /// The value is replaced by `<private>`; the mask has no effect.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// The value is replaced by `<private>`; the mask has no effect.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// The privacy by the type of the value; the mask has no effect.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// The width of a value in a message.
///
/// Follows [OSLogStringAlignment](https://developer.apple.com/documentation/os/oslogstringalignment).
public struct OSLogStringAlignment: Sendable {
  fileprivate var columns = 0
  fileprivate var isLeft = false

  /// The value's own width.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// A minimum width in columns, with blanks before the value; a longer value is not cut.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }

  /// A minimum width in columns, with blanks after the value; a longer value is not cut.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isLeft: true) }

  fileprivate func padded(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + blanks : blanks + text
  }
}

/// The format of an integer.
///
/// Follows [OSLogIntegerFormatting](https://developer.apple.com/documentation/os/oslogintegerformatting).
public struct OSLogIntegerFormatting: Sendable {
  fileprivate var radix = 10
  fileprivate var prefix = ""
  fileprivate var isUppercase = false
  fileprivate var minDigits = 0

  /// Decimal digits: `255`.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Hexadecimal digits: `ff`.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Octal digits: `377`.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// Decimal digits, at least a minimum number of them, with zeros in front: `007`.
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting { OSLogIntegerFormatting(minDigits: minDigits) }

  /// Hexadecimal digits: `ff`, or `0xff` with a prefix, or `FF` in upper case; the explicit sign has no effect.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
  }

  fileprivate func text<T: FixedWidthInteger>(of number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    return (number < 0 ? "-" : "") + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
  }
}

/// The format of a floating-point number.
///
/// Follows [OSLogFloatFormatting](https://developer.apple.com/documentation/os/oslogfloatformatting).
public struct OSLogFloatFormatting: Sendable {
  fileprivate let specifier: String

  /// Six digits after the point: `1.500000`.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%f") }
  /// As few digits as needed: `1.5`.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%g") }
  /// Digits with an exponent: `1.500000e+00`.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%e") }

  /// A number of digits after the point, clamped to 0 to 100.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%.\(max(0, min(precision, 100)))f")
  }
}

/// The words for a Boolean value.
///
/// Follows [OSLogBoolFormat](https://developer.apple.com/documentation/os/oslogboolformat).
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`
  case truth
  /// `yes` or `no`
  case answer
}
