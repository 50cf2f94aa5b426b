/// A property of an app that holds its delegate.
@MainActor package protocol AppDelegateAdaptor {
  associatedtype DelegateType: AnyObject

  /// The delegate; an observable one is in the environment of the views.
  var wrappedValue: DelegateType { get }
}

extension View {
  /// Returns the view with the app's observable delegates in its environment.
  @MainActor func delegates<A: App>(of app: A) -> AnyView {
    Mirror(reflecting: app).children.reduce(AnyView(self)) { view, property in
      guard let adaptor = property.value as? any AppDelegateAdaptor else { return view }
      let delegate: AnyObject = adaptor.wrappedValue
      if let object = delegate as? any ObservableObject { return view.with(object) }
      if let object = delegate as? any AnyObject & Observable { return view.with(observable: object) }
      return view
    }
  }
}

extension AnyView {
  @MainActor fileprivate func with<T: ObservableObject>(_ object: T) -> AnyView { AnyView(environmentObject(object)) }

  @MainActor fileprivate func with<T: AnyObject & Observable>(observable object: T) -> AnyView {
    AnyView(environment(object))
  }
}
