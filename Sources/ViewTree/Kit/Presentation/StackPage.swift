/// The page of a stack that contains a view, for code without access to stacks.
@MainActor protocol StackPage: AnyObject {
  /// The objects that exist once for the page.
  var singletons: Singletons { get }

  /// Returns the view, with a page above its own while the binding is `true`; going back sets it to `false`.
  func open(_ page: @escaping () -> AnyView, called title: String, isPresented: Binding<Bool>, above view: AnyView)
    -> AnyView
}

/// Bounded: a presentation above a page is in no page, unless it has a stack of its own.
struct StackPageKey: BoundedKey {
  static var defaultValue: (any StackPage)? { nil }
}

extension EnvironmentValues {
  /// The page that contains the view; `nil` if there is none.
  var stackPage: (any StackPage)? { self[StackPageKey.self] }
}
