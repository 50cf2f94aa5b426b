/// The launch of an app, of which a delegate is notified only once.
@MainActor private final class Launch {
  private var isDone = false

  nonisolated func once<Adaptor: AppDelegateAdaptor>(
    _ adaptor: Adaptor, _ notify: @escaping @MainActor (Adaptor.DelegateType) -> Void
  ) {
    onMainActor((self, adaptor, notify)) { launch, adaptor, notify in
      guard !launch.isDone else { return }
      launch.isDone = true
      notify(adaptor.wrappedValue)
    }
  }
}

#if !canImport(UIKit)
  /// A property wrapper that creates a UIKit app delegate and notifies it when the app starts.
  ///
  ///     @main struct Demo: App {
  ///       @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  ///       ...
  ///     }
  ///
  /// A delegate that is an `ObservableObject`, or observable, is in the environment of all scenes. Follows
  /// [UIApplicationDelegateAdaptor](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor).
  @MainActor @preconcurrency @propertyWrapper
  public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty,
    AppDelegateAdaptor
  {
    private let launch = Launch()

    /// The delegate, which the property wrapper creates.
    public let wrappedValue: DelegateType

    /// Creates a delegate by the `init()` of its type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self, _delegate: DelegateType = #_newObject()) {
      wrappedValue = _delegate
    }

    /// Notifies the delegate once, before the app is first shown.
    nonisolated public func update() {
      launch.once(self) { delegate in
        let app = UIApplication.shared
        _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(app)
        delegate.applicationDidBecomeActive(app)
      }
    }
  }

  extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
      ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
  }
#endif

#if !canImport(AppKit) && !canImport(UIKit)
  /// A property wrapper that creates an AppKit app delegate and notifies it when the app starts.
  ///
  ///     @main struct Demo: App {
  ///       @NSApplicationDelegateAdaptor(Delegate.self) private var delegate
  ///       ...
  ///     }
  ///
  /// A delegate that is an `ObservableObject`, or observable, is in the environment of all scenes. Follows
  /// [NSApplicationDelegateAdaptor](https://developer.apple.com/documentation/swiftui/nsapplicationdelegateadaptor).
  @MainActor @preconcurrency @propertyWrapper
  public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty,
    AppDelegateAdaptor
  {
    private let launch = Launch()

    /// The delegate, which the property wrapper creates.
    public let wrappedValue: DelegateType

    /// Creates a delegate by the `init()` of its type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self, _delegate: DelegateType = #_newObject()) {
      wrappedValue = _delegate
    }

    /// Notifies the delegate once, before the app is first shown.
    nonisolated public func update() {
      launch.once(self) { delegate in
        let app = NSApplication.shared
        func notification(_ name: String) -> Notification { Notification(name: .init(name), object: app) }
        delegate.applicationWillFinishLaunching(notification("NSApplicationWillFinishLaunchingNotification"))
        delegate.applicationDidFinishLaunching(notification("NSApplicationDidFinishLaunchingNotification"))
        delegate.applicationDidBecomeActive(notification("NSApplicationDidBecomeActiveNotification"))
      }
    }
  }

  extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
      ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
  }
#endif
