import Foundation

/// The output of a command, and the exit status of its process.
package struct CommandAnswer: Equatable {
  package var text: String
  /// 0 for success, 1 if the command found something to correct, 2 if it failed.
  package var status: Int32

  package init(text: String, status: Int32 = 0) {
    self.text = text
    self.status = status
  }

  /// Prints the text, a failure on standard error, and ends the process.
  package func finish() -> Never {
    if status == 2 {
      FileHandle.standardError.write(Data((text + "\n").utf8))
    } else {
      print(text)
    }
    exit(status)
  }
}

/// The reason why a command cannot do its task.
package struct CommandRefusal: Error, Equatable {
  package let text: String

  package init(text: String) { self.text = text }

  static func option(_ option: String) -> CommandRefusal { CommandRefusal(text: "Unknown option \(option).") }
}
