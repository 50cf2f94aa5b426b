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
