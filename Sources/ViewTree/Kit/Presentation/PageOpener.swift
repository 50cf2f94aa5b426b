/// What shows a view as a page above the one that another view is in: the page of a stack.
@MainActor protocol PageOpener: AnyObject {
  /// The view, with a page above its own while the binding is `true`; going back makes it `false`.
  func open(_ page: @escaping () -> AnyView, called title: String, isPresented: Binding<Bool>, above view: AnyView)
    -> AnyView
}

/// What is presented over a page is in none, until it has a stack of its own.
struct PageOpenerKey: BoundedKey {
  static var defaultValue: (any PageOpener)? { nil }
}

extension EnvironmentValues {
  /// What opens a page above that of the view; `nil` where the view is in none.
  var pageOpener: (any PageOpener)? { self[PageOpenerKey.self] }
}
