/// A flag that lets a closure run only once.
@MainActor private final class Launch {
  private var isDone = false

  func once(_ body: () -> Void) {
    guard !isDone else { return }
    isDone = true
    body()
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
  public struct UIApplicationDelegateAdaptor<
    DelegateType: NSObject & UIApplicationDelegate
  >: DynamicProperty {
    private let launch = Launch()

    /// The delegate, which the property wrapper creates.
    public let wrappedValue: DelegateType

    /// Creates a delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = makeObject(of: delegateType) }

    /// Notifies the delegate once, before the app is first shown.
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
    package var delegate: AnyObject { wrappedValue }
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
  public struct NSApplicationDelegateAdaptor<
    DelegateType: NSObject & NSApplicationDelegate
  >: DynamicProperty {
    private let launch = Launch()

    /// The delegate, which the property wrapper creates.
    public let wrappedValue: DelegateType

    /// Creates a delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = makeObject(of: delegateType) }

    /// Notifies the delegate once, before the app is first shown.
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
    package var delegate: AnyObject { wrappedValue }
  }

  extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
      ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
  }
#endif
