/// A device for previews, by name.
///
/// Has no effect: there are no devices.
///
/// Follows [PreviewDevice](https://developer.apple.com/documentation/swiftui/previewdevice).
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from a name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The orientation of a device.
///
/// Has no effect: there are no devices.
///
/// Follows [InterfaceOrientation](https://developer.apple.com/documentation/swiftui/interfaceorientation).
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  /// The device is upright.
  case portrait
  /// The device is upside down.
  case portraitUpsideDown
  /// The device is turned to the left.
  case landscapeLeft
  /// The device is turned to the right.
  case landscapeRight
}

extension View {
  /// Has no effect: a preview is named after its provider.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Has no effect: a preview is as large as it needs.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Has no effect: there are no devices.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Has no effect: there are no devices.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
