/// Views to be shown while one writes them.
///
/// Nothing shows them here by itself: mount `previews` in a screen. Follows
/// [PreviewProvider](https://developer.apple.com/documentation/swiftui/previewprovider).
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews; the compiler finds it from ``previews``.
  associatedtype Previews: View

  /// The views to be shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// How a preview is framed; accepted and without effect.
///
/// Follows [PreviewLayout](https://developer.apple.com/documentation/swiftui/previewlayout).
public enum PreviewLayout: Sendable {
  /// As large as a device's screen.
  case device
  /// As large as the view.
  case sizeThatFits
  /// Of a size.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Has no effect: a preview is called after its provider.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Has no effect: a preview is as large as it needs.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Has no effect: a preview is shown on no device.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Has no effect: a preview is shown on no device.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// The device of a preview, by its name.
///
/// Follows [PreviewDevice](https://developer.apple.com/documentation/swiftui/previewdevice).
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device of a name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// How a device is held.
///
/// Follows [InterfaceOrientation](https://developer.apple.com/documentation/swiftui/interfaceorientation).
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight
}
