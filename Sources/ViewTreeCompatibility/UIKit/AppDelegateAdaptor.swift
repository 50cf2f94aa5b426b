/// A property of an app that holds its delegate.
@MainActor protocol AppDelegateAdaptor {
  var delegate: AnyObject { get }
}

/// What is done once.
@MainActor private final class Launch {
  private var isDone = false

  func once(_ body: () -> Void) {
    guard !isDone else { return }
    isDone = true
    body()
  }
}

extension View {
  /// The view with the delegates of an app in its environment that views can observe.
  @MainActor func delegates<A: App>(of app: A) -> AnyView {
    Mirror(reflecting: app).children.reduce(AnyView(self)) { view, property in
      guard let adaptor = property.value as? any AppDelegateAdaptor else { return view }
      if let object = adaptor.delegate as? any ObservableObject { return view.with(object) }
      if let object = adaptor.delegate as? any AnyObject & Observable { return view.with(observable: object) }
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

#if !canImport(UIKit)
  /// Makes the delegate of UIKit's app, which hears that the app begins.
  ///
  ///     @main struct Demo: App {
  ///       @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  ///       ...
  ///     }
  ///
  /// One that is an `ObservableObject`, or observable, is in the environment of all scenes. Follows
  /// [UIApplicationDelegateAdaptor](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor).
  @MainActor @preconcurrency @propertyWrapper
  public struct UIApplicationDelegateAdaptor<
    DelegateType: NSObject & UIApplicationDelegate
  >: DynamicProperty {
    private let launch = Launch()

    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes a delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = makeObject(of: delegateType) }

    /// Says to the delegate, before the app is first shown, that it begins.
    nonisolated public func update() {
      onMainActor(self) { property in
        property.launch.once {
          let delegate = property.wrappedValue
          let app = UIApplication.shared
          _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
          _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
          delegate.applicationDidFinishLaunching(app)
          delegate.applicationDidBecomeActive(app)
        }
      }
    }
  }

  extension UIApplicationDelegateAdaptor: AppDelegateAdaptor {
    var delegate: AnyObject { wrappedValue }
  }

  extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
  }
#endif

#if !canImport(AppKit) && !canImport(UIKit)
  /// Makes the delegate of AppKit's app, which hears that the app begins.
  ///
  ///     @main struct Demo: App {
  ///       @NSApplicationDelegateAdaptor(Delegate.self) private var delegate
  ///       ...
  ///     }
  ///
  /// One that is an `ObservableObject`, or observable, is in the environment of all scenes. Follows
  /// [NSApplicationDelegateAdaptor](https://developer.apple.com/documentation/swiftui/nsapplicationdelegateadaptor).
  @MainActor @preconcurrency @propertyWrapper
  public struct NSApplicationDelegateAdaptor<
    DelegateType: NSObject & NSApplicationDelegate
  >: DynamicProperty {
    private let launch = Launch()

    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes a delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = makeObject(of: delegateType) }

    /// Says to the delegate, before the app is first shown, that it begins.
    nonisolated public func update() {
      onMainActor(self) { property in
        property.launch.once {
          let (delegate, app) = (property.wrappedValue, NSApplication.shared)
          func notification(_ name: String) -> Notification { Notification(name: .init(name), object: app) }
          delegate.applicationWillFinishLaunching(notification("NSApplicationWillFinishLaunchingNotification"))
          delegate.applicationDidFinishLaunching(notification("NSApplicationDidFinishLaunchingNotification"))
          delegate.applicationDidBecomeActive(notification("NSApplicationDidBecomeActiveNotification"))
        }
      }
    }
  }

  extension NSApplicationDelegateAdaptor: AppDelegateAdaptor {
    var delegate: AnyObject { wrappedValue }
  }

  extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
  }
#endif
