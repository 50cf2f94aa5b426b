/// Where an ``AsyncToggle`` is kept: a file, a server, a device that takes its time to answer.
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
/// A storage that waits takes its clock, as the screen's `\.clock`: its tests then need no real time.
public protocol AsyncToggleStorage: Sendable {
  /// What is stored; the task is cancelled when the toggle is gone meanwhile.
  func read() async throws -> Bool
  /// Stores a value; if it throws, what was stored before still holds. The task is cancelled when the toggle is gone
  /// meanwhile.
  func save(value: Bool) async throws
}
