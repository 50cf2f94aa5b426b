/// The badge of a view, for containers that show it in their own way, such as tab views.
enum BadgeValue: ContainerValueKey {
  static var defaultValue: Text? { nil }
}
