import Foundation

/// Writes a text to the system's log.
func writeToSystemLog(_ text: String, priority: Int32) {
  unsafe text.withCString { text in
    unsafe withVaList([text]) { unsafe vsyslog(priority, "%s", $0) }
  }
}
