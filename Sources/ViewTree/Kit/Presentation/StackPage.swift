/// The page of a stack that a view is in, for those who know nothing of stacks.
@MainActor protocol StackPage: AnyObject {
  /// What there is one of for the page.
  var singles: Singles { get }

  /// The view, with a page above its own while the binding is `true`; going back makes it `false`.
  func open(_ page: @escaping () -> AnyView, called title: String, isPresented: Binding<Bool>, above view: AnyView)
    -> AnyView
}

/// What is presented over a page is in none, until it has a stack of its own.
struct StackPageKey: BoundedKey {
  static var defaultValue: (any StackPage)? { nil }
}

extension EnvironmentValues {
  /// The page that the view is in; `nil` where it is in none.
  var stackPage: (any StackPage)? { self[StackPageKey.self] }
}
