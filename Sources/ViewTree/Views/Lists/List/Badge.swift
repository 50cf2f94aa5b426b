/// How much a badge stands out.
///
///     Inbox        12         Inbox      (12)
///
/// Left: as usual, and decreased, where it is dimmer. Right: increased. Follows
/// [BadgeProminence](https://developer.apple.com/documentation/swiftui/badgeprominence).
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// Less than usual: it only informs.
  public static let decreased = BadgeProminence(name: "decreased")
  /// The default.
  public static let standard = BadgeProminence(name: "standard")
  /// More than usual: something has to be done.
  public static let increased = BadgeProminence(name: "increased")
}

private struct BadgeProminenceKey: LookKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much badges stand out.
  ///
  /// Follows
  /// [badgeProminence](https://developer.apple.com/documentation/swiftui/environmentvalues/badgeprominence).
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// A row with something to know about it at its end; elsewhere than in a list, a form or a menu it is left out.
nonisolated private struct Badge: ViewModifier {
  let label: Text?
  @Environment(\.controlContext) private var context
  @Environment(\.badgeProminence) private var prominence

  @MainActor func body(content: Content) -> some View {
    if let label, context.contains(.rows) || context.contains(.items) {
      HStack {
        content.frame(maxWidth: .infinity, alignment: .leading)
        mark(label).layoutPriority(1)
      }
    } else {
      content
    }
  }

  @MainActor @ViewBuilder private func mark(_ label: Text) -> some View {
    switch prominence {
    case .increased:
      HStack(spacing: 0) {
        Text(verbatim: "("); label; Text(verbatim: ")")
      }.bold()
    case .decreased: label.foregroundStyle(.tertiary)
    default: label.foregroundStyle(.secondary)
    }
  }
}

extension Badge: ContainerValueModifier {
  var containerValues: ContainerValues {
    var values = ContainerValues()
    values[BadgeValue.self] = label
    return values
  }
}

extension View {
  /// Shows a number at the end of a row of a list, or beside a tab; 0 shows none.
  ///
  ///     Inbox                 12
  ///
  /// Follows [badge(_:)](https://developer.apple.com/documentation/swiftui/view/badge(_:)).
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(Badge(label: count == 0 ? nil : Text(count, format: .number)))
  }

  /// Shows a text at the end of a row of a list; `nil` shows none.
  nonisolated public func badge(_ label: Text?) -> some View { modifier(Badge(label: label)) }

  /// Shows a text at the end of a row of a list; `nil` shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(Badge(label: key.map { Text($0) }))
  }

  /// Shows a text, as it is, at the end of a row of a list; `nil` shows none.
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(Badge(label: label.map { Text($0) }))
  }

  /// Sets how much the badges below stand out.
  ///
  /// Follows [badgeProminence(_:)](https://developer.apple.com/documentation/swiftui/view/badgeprominence(_:)).
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
