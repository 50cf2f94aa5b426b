/// The badge of a view, for containers that show it in their own way, such as tab views.
enum BadgeValue: ContainerValueKey {
  static var defaultValue: Text? { nil }
}

/// The badge of a link that forms a row.
struct LinkBadge {
  let view: AnyView
  let words: String
}

private struct LinkBadgeKey: LookKey {
  static var defaultValue: LinkBadge? { nil }
}

extension EnvironmentValues {
  /// The badge of the link that forms a row.
  var linkBadge: LinkBadge? {
    get { self[LinkBadgeKey.self] }
    set { self[LinkBadgeKey.self] = newValue }
  }
}

/// A link in a list that shows its badge itself.
protocol LinkView {}
