/// The emphasis of a badge.
///
///     Inbox        12         Inbox      (12)
///
/// The left picture is the standard one, and the decreased one, which is dimmer; the right one is increased. Follows
/// [BadgeProminence](https://developer.apple.com/documentation/swiftui/badgeprominence).
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// Less emphasis, for information.
  public static let decreased = BadgeProminence(name: "decreased")
  /// The default emphasis.
  public static let standard = BadgeProminence(name: "standard")
  /// More emphasis, for a required action.
  public static let increased = BadgeProminence(name: "increased")
}

private struct BadgeProminenceKey: LookKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// The emphasis of badges.
  ///
  /// Follows [badgeProminence](https://developer.apple.com/documentation/swiftui/environmentvalues/badgeprominence).
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// Adds a badge at the end of a row or after an item of a bar; outside a list, a form, a menu or a bar it is omitted.
nonisolated private struct BadgeModifier: ViewModifier {
  let label: Text?
  /// Whether the content is a link, which shows the badge before its arrow in a row.
  let isOnLink: Bool
  @Environment(\.controlContext) private var context

  // The content has one place, with a badge and without one: it keeps its state.
  @MainActor func body(content: Content) -> some View {
    if isOnLink, context.contains(.rows) {
      content.environment(
        \.linkBadge, label.map { LinkBadge(view: AnyView(BadgeLabel(text: $0)), words: $0.plainText) })
    } else if !context.isDisjoint(with: [.rows, .items]) {
      HStack {
        content.frame(maxWidth: label == nil ? nil : .infinity, alignment: .leading)
        if let label { BadgeLabel(text: label).layoutPriority(1) }
      }
    } else if context.contains(.bar) {
      HStack(spacing: 0) {
        content
        if let label { BadgeLabel(text: label) }
      }
    } else {
      content
    }
  }
}

/// The text of a badge, with the emphasis of the environment.
nonisolated private struct BadgeLabel: View, ViewPart {
  let text: Text
  @Environment(\.badgeProminence) private var prominence

  @MainActor var body: some View {
    switch prominence {
    case .increased:
      HStack(spacing: 0) {
        Text(verbatim: "("); text; Text(verbatim: ")")
      }.bold()
    case .decreased: text.foregroundStyle(.tertiary)
    default: text.foregroundStyle(.secondary)
    }
  }
}

/// Passes the text of a badge to the container: a tab view.
nonisolated private struct BadgeTrait: TraitModifier, ContainerValueModifier {
  static var affectsLayout: Bool { true }

  let label: Text?

  var containerValues: ContainerValues {
    var values = ContainerValues()
    values[BadgeValue.self] = label
    return values
  }
}

extension View {
  nonisolated fileprivate func badged(by label: Text?) -> some View {
    modifier(BadgeModifier(label: label, isOnLink: Self.consists { $0 is any LinkView.Type }))
      .modifier(BadgeTrait(label: label))
  }
}

extension View {
  /// Shows a number at the end of a row of a list, beside a tab or behind an item of a bar; 0 shows none.
  ///
  ///     Inbox                 12         [ Inbox ]12
  ///
  /// Follows [badge(_:)](https://developer.apple.com/documentation/swiftui/view/badge(_:)).
  nonisolated public func badge(_ count: Int) -> some View {
    badged(by: count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a text at the end of a row of a list; `nil` shows none.
  nonisolated public func badge(_ label: Text?) -> some View { badged(by: label) }

  /// Shows a localized text at the end of a row of a list; `nil` shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badged(by: key.map { Text($0) }) }

  /// Shows a verbatim text at the end of a row of a list; `nil` shows none.
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badged(by: label.map { Text($0) })
  }

  /// Sets the emphasis of the badges in the view.
  ///
  /// Follows [badgeProminence(_:)](https://developer.apple.com/documentation/swiftui/view/badgeprominence(_:)).
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
