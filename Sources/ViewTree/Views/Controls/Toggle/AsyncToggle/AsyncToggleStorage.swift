/// The storage of an ``AsyncToggle``: a file, a server, or a device that takes time to respond.
///
///     actor DeviceStorage: AsyncToggleStorage {
///       let clock: any Clock<Duration>
///       private var isOn = false
///
///       func read() async throws -> Bool {
///         try await clock.sleep(for: .seconds(3))
///         return isOn
///       }
///
///       func save(value: Bool) async throws {
///         try await clock.sleep(for: .seconds(1))
///         isOn = value
///       }
///     }
///
/// A storage that waits should receive its clock, such as the screen's `\.clock`: its tests then need no real time.
public protocol AsyncToggleStorage: Sendable {
  /// Returns the stored value; the task is cancelled if the toggle is removed meanwhile.
  func read() async throws -> Bool
  /// Stores a value; if it throws, the previous value remains stored. The task is cancelled if the toggle is removed
  /// meanwhile.
  func save(value: Bool) async throws
}
