import Foundation

/// A writer of messages to the system's log: on Linux that of `syslog`, which `journalctl` shows.
///
///     private let logger = Logger(subsystem: "org.example.trips", category: "sync")
///     logger.info("loaded \(trips.count) trips for \(name, privacy: .public)")
///
/// If `OS_ACTIVITY_DT_MODE` is in the program's environment, each message is also printed to standard error, with its
/// private values. A screen in a terminal is drawn on standard output: redirect standard error to a file. Follows
/// [Logger](https://developer.apple.com/documentation/os/logger).
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of a part of a program, which the log names as `[subsystem:category]`.
  public init(subsystem: String, category: String) { self.init(OSLog(subsystem: subsystem, category: category)) }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Creates a logger without a subsystem.
  public init() { self.init(.default) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }

  /// Writes a message of the level `default`.
  public func log(_ message: OSLogMessage) { log.write(message, .default) }
  /// Writes a message of the level `debug`.
  public func trace(_ message: OSLogMessage) { log.write(message, .debug) }
  /// Writes a message of the level `debug`.
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }
  /// Writes a message of the level `info`.
  public func info(_ message: OSLogMessage) { log.write(message, .info) }
  /// Writes a message of the level `default`.
  public func notice(_ message: OSLogMessage) { log.write(message, .default) }
  /// Writes a message of the level `error`.
  public func warning(_ message: OSLogMessage) { log.write(message, .error) }
  /// Writes a message of the level `error`.
  public func error(_ message: OSLogMessage) { log.write(message, .error) }
  /// Writes a message of the level `fault`.
  public func critical(_ message: OSLogMessage) { log.write(message, .fault) }
  /// Writes a message of the level `fault`.
  public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}

/// The level of a message.
///
/// Follows [OSLogType](https://developer.apple.com/documentation/os/oslogtype).
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The numeric value of the level.
  public let rawValue: UInt8

  /// Creates a level from its number; an unknown number is logged like ``default``.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of notable messages.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of messages that help to find a problem.
  public static let info = OSLogType(rawValue: 1)
  /// The level of messages for the developers of the program.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of errors.
  public static let error = OSLogType(rawValue: 16)
  /// The level of mistakes in the program.
  public static let fault = OSLogType(rawValue: 17)

  fileprivate var priority: Int32 {
    switch self {
    case .debug: LOG_DEBUG
    case .info: LOG_INFO
    case .error: LOG_ERR
    case .fault: LOG_CRIT
    default: LOG_NOTICE
    }
  }
}

/// A log of a part of a program.
///
/// Follows [OSLog](https://developer.apple.com/documentation/os/oslog).
public final class OSLog: Sendable {
  private let name: String
  private let isWritten: Bool

  private init(name: String, isWritten: Bool = true) { (self.name, self.isWritten) = (name, isWritten) }

  /// Creates the log of a part of a program.
  public convenience init(subsystem: String, category: String) { self.init(name: "[\(subsystem):\(category)] ") }

  /// The program's log.
  public static let `default` = OSLog(name: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(name: "", isWritten: false)

  /// Returns whether messages are written: `false` only for ``disabled``, whatever the level.
  public func isEnabled(type: OSLogType) -> Bool { isWritten }

  private static let isMirrored = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  fileprivate func write(_ message: OSLogMessage, _ level: OSLogType) {
    guard isWritten else { return }
    writeToSystemLog(name + message.redacted, priority: level.priority)
    if Self.isMirrored { FileHandle.standardError.write(Data("\(name)\(message.text)\n".utf8)) }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to a log.
///
/// Follows [os_log(_:)](https://developer.apple.com/documentation/os/os_log(_:)).
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  log.write(message, type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a level to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message, type) }
