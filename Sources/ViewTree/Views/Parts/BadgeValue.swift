/// What is to be known about a view, for containers that say it in their own way, as tab views do.
enum BadgeValue: ContainerValueKey {
  static var defaultValue: Text? { nil }
}
