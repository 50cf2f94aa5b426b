// What a keyboard on the screen, or a system's help with typing, would ask: accepted, there is neither.

/// Which keyboard is shown on the screen; there is none.
///
/// Follows [UIKeyboardType](https://developer.apple.com/documentation/uikit/uikeyboardtype), which comes with SwiftUI.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The usual one.
  case `default`
  /// Characters of ASCII.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Addresses.
  case URL
  /// Digits.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Addresses of mail.
  case emailAddress
  /// Digits and a point.
  case decimalPad
  /// Names and topics.
  case twitter
  /// Searches.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad

  /// Characters of ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What is typed into a field; nothing completes it.
///
/// Follows [UITextContentType](https://developer.apple.com/documentation/uikit/uitextcontenttype), which comes with
/// SwiftUI.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content.
  public let rawValue: String
  /// A content by its name.
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

/// Which letters become capitals while they are typed; they stay as they are typed.
///
/// Follows [TextInputAutocapitalization](https://developer.apple.com/documentation/swiftui/textinputautocapitalization).
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// None.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The older names of ``TextInputAutocapitalization``.
///
/// Follows
/// [UITextAutocapitalizationType](https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype), which
/// comes with SwiftUI.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether words are left as they are typed; they always are.
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
  /// Has no effect: nothing completes what is typed.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Has no effect: words are left as they are typed; `\.autocorrectionDisabled` says so below.
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
  /// Has no effect: nothing finds and replaces in texts.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Has no effect: nothing finds in texts.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Has no effect: nothing replaces in texts.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Has no effect: nothing writes texts.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

/// How much of a system's help with writing is offered; there is none.
///
/// Follows [WritingToolsBehavior](https://developer.apple.com/documentation/swiftui/writingtoolsbehavior).
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Some.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// None.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Whether texts can be selected.
///
/// Follows [TextSelectability](https://developer.apple.com/documentation/swiftui/textselectability).
@MainActor @preconcurrency public protocol TextSelectability {
  /// Whether texts can be selected.
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
///
/// Follows
/// [EnabledTextSelectability](https://developer.apple.com/documentation/swiftui/enabledtextselectability).
nonisolated public struct EnabledTextSelectability: TextSelectability {
  /// They can.
  @MainActor public static var allowsSelection: Bool { true }
}

/// Texts cannot be selected.
///
/// Follows
/// [DisabledTextSelectability](https://developer.apple.com/documentation/swiftui/disabledtextselectability).
nonisolated public struct DisabledTextSelectability: TextSelectability {
  /// They cannot.
  @MainActor public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { .init() }
}

extension View {
  /// Has no effect: texts are selected by the terminal.
  ///
  /// Follows [textSelection(_:)](https://developer.apple.com/documentation/swiftui/view/textselection(_:)).
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

/// The label of the Return key, which a terminal has no place to show.
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
