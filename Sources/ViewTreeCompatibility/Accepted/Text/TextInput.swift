// Settings of an on-screen keyboard and of writing aids. They have no effect: a terminal has neither.

/// The kind of an on-screen keyboard; a terminal has none.
///
/// Follows [UIKeyboardType](https://developer.apple.com/documentation/uikit/uikeyboardtype), which comes with SwiftUI.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard.
  case `default`
  /// A keyboard for ASCII characters.
  case asciiCapable
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A keyboard for addresses of the web.
  case URL
  /// A keyboard for digits.
  case numberPad
  /// A keyboard for telephone numbers.
  case phonePad
  /// A keyboard for names and telephone numbers.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A keyboard for digits and a decimal point.
  case decimalPad
  /// A keyboard for names and topics.
  case twitter
  /// A keyboard for search terms.
  case webSearch
  /// A keyboard for ASCII digits.
  case asciiCapableNumberPad

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The kind of text that a field takes; a terminal does not complete it.
///
/// Follows [UITextContentType](https://developer.apple.com/documentation/uikit/uitextcontenttype), which comes with
/// SwiftUI.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content.
  public let rawValue: String
  /// Creates a content type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The content `name`.
  public static let name = UITextContentType(rawValue: "name")
  /// The content `namePrefix`.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// The content `givenName`.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The content `middleName`.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// The content `familyName`.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The content `nameSuffix`.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// The content `nickname`.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The content `jobTitle`.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The content `organizationName`.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// The content `location`.
  public static let location = UITextContentType(rawValue: "location")
  /// The content `fullStreetAddress`.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The content `streetAddressLine1`.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The content `streetAddressLine2`.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The content `addressCity`.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The content `addressState`.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The content `addressCityAndState`.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// The content `sublocality`.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The content `countryName`.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The content `postalCode`.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The content `telephoneNumber`.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// The content `emailAddress`.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The content `URL`.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The content `creditCardNumber`.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The content `username`.
  public static let username = UITextContentType(rawValue: "username")
  /// The content `password`.
  public static let password = UITextContentType(rawValue: "password")
  /// The content `newPassword`.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// The content `oneTimeCode`.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The content `birthdate`.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The content `dateTime`.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
}

/// The letters that an on-screen keyboard capitalizes; a terminal keeps them as typed.
///
/// Follows [TextInputAutocapitalization](https://developer.apple.com/documentation/swiftui/textinputautocapitalization).
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// No letter is capitalized.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first letter of each word is capitalized.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first letter of each sentence is capitalized.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Every letter is capitalized.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The older names of ``TextInputAutocapitalization``.
///
/// Follows
/// [UITextAutocapitalizationType](https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype), which
/// comes with SwiftUI.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letter is capitalized.
  case none
  /// The first letter of each word is capitalized.
  case words
  /// The first letter of each sentence is capitalized.
  case sentences
  /// Every letter is capitalized.
  case allCharacters
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether autocorrection is off.
  ///
  /// Has no effect: words are never corrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// The older name of `autocorrectionDisabled`.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

extension View {
  /// Has no effect: there is no on-screen keyboard.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Has no effect: a terminal does not complete words.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Has no effect, except on `\.autocorrectionDisabled` below the view: words are never corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  /// The older form of `autocorrectionDisabled(_:)`.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }
  /// Has no effect: letters stay as they are typed.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
  /// Has no effect: letters stay as they are typed.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Has no effect: there is no search in texts.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Has no effect: there is no search in texts.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Has no effect: there is no replacing in texts.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Has no effect: there are no writing tools.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

/// The extent of the system's writing tools; a terminal has none.
///
/// Follows [WritingToolsBehavior](https://developer.apple.com/documentation/swiftui/writingtoolsbehavior).
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The default of the platform.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All writing tools.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// A part of the writing tools.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// No writing tools.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// A type that indicates whether the user can select text.
///
/// Follows [TextSelectability](https://developer.apple.com/documentation/swiftui/textselectability).
@MainActor @preconcurrency public protocol TextSelectability {
  /// A Boolean value that indicates whether the user can select text.
  static var allowsSelection: Bool { get }
}

/// A selectability that allows the selection of text.
///
/// Follows
/// [EnabledTextSelectability](https://developer.apple.com/documentation/swiftui/enabledtextselectability).
nonisolated public struct EnabledTextSelectability: TextSelectability {
  /// Always `true`: the text can be selected.
  @MainActor public static var allowsSelection: Bool { true }
}

/// A selectability that prevents the selection of text.
///
/// Follows
/// [DisabledTextSelectability](https://developer.apple.com/documentation/swiftui/disabledtextselectability).
nonisolated public struct DisabledTextSelectability: TextSelectability {
  /// Always `false`: the text cannot be selected.
  @MainActor public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Allows the selection of text.
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Prevents the selection of text.
  public static var disabled: DisabledTextSelectability { .init() }
}

extension View {
  /// Has no effect: the terminal selects text.
  ///
  /// Follows [textSelection(_:)](https://developer.apple.com/documentation/swiftui/view/textselection(_:)).
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

/// The label of the Return key; a terminal has no place for it.
///
/// Follows [SubmitLabel](https://developer.apple.com/documentation/swiftui/submitlabel).
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// The label "Done".
  public static let done = SubmitLabel(name: "done")
  /// The label "Go".
  public static let go = SubmitLabel(name: "go")
  /// The label "Send".
  public static let send = SubmitLabel(name: "send")
  /// The label "Join".
  public static let join = SubmitLabel(name: "join")
  /// The label "Route".
  public static let route = SubmitLabel(name: "route")
  /// The label "Search".
  public static let search = SubmitLabel(name: "search")
  /// The label "Return".
  public static let `return` = SubmitLabel(name: "return")
  /// The label "Next".
  public static let next = SubmitLabel(name: "next")
  /// The label "Continue".
  public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
  /// Has no effect: a terminal has no key to show the label on.
  ///
  /// Follows [submitLabel](https://developer.apple.com/documentation/swiftui/view/submitlabel(_:)).
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
