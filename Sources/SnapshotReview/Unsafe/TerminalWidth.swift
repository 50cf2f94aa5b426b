internal import Foundation

/// Returns the columns of the terminal at standard output; `nil` if the output goes to a file or a program.
package func terminalWidth() -> Int? {
  var size = winsize()
  guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}
