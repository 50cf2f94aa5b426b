/// A control that opens a URL.
///
/// The environment's `openURL` action opens it; if no handler takes the URL, an issue names it. The link looks like a
/// link in a text, or like the current button style; in a menu it is a row. Follows
/// [Link](https://developer.apple.com/documentation/swiftui/link).
nonisolated public struct Link<Label: View> {
  private let destination: URL
  private let label: Label

  /// Creates a link with a label of any kind.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: Control {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    let (open, destination, dismiss) = (environment.openURL, destination, environment.menuDismiss)
    let context = environment.controlContext
    return StyledControl(
      PrimitiveButtonStyleConfiguration(role: nil, label: .init(label, in: context)) {
        if context.contains(.items) { dismiss?() }
        open(destination)
      },
      default: DefaultLinkStyle.self
    ) { link in
      var semantics = Semantics(of: link.label)
      semantics.role = .link
      semantics.takesFocus = true
      return semantics
    }
    .resolve(in: environment)
  }
}

/// The default style of a link: underlined and in the tint; in a menu a row.
nonisolated private struct DefaultLinkStyle: PrimitiveButtonStyle, AutomaticStyle {
  static func choice(in environment: EnvironmentValues) -> StyleLink<PrimitiveButtonStyleConfiguration> {
    environment.controlContext.contains(.items) ? row : link
  }

  private static let row = StyleLink(default: MenuRowStyle())
  private static let link = StyleLink(default: LinkButtonStyle())
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
