#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file by its number, read from and written to memory by system calls.
struct FileDescriptor {
  let number: Int32

  /// Writes all of a text; gives up if the file is gone, which its reader detects.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var bytes = UnsafeRawBufferPointer(bytes)
      while unsafe !bytes.isEmpty {
        let count = unsafe systemWrite(number, bytes.baseAddress!, bytes.count)
        if count < 0, errno == EAGAIN {
          waitForReader()
        } else if count < 0, errno != EINTR {
          return
        }
        unsafe bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(max(count, 0)))
      }
    }
  }

  /// Waits until the file takes bytes, or is gone.
  private func waitForReader() {
    var file = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&file, 1, -1)
  }

  /// Returns the available bytes, at most 4,096; `nil` at the end of the input.
  func read() -> [UInt8]? {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, length in
      count = unsafe systemRead(number, buffer.baseAddress!, buffer.count)
      length = max(count, 0)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? bytes : nil
  }
}

extension FileDescriptor {
  /// The size of the terminal, in columns and rows; `nil` if it has none.
  var windowSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Whether bytes can be read without waiting.
  var hasInput: Bool {
    var count: Int32 = 0
    return unsafe ioctl(number, UInt(FIONREAD), &count) == 0 && count > 0
  }
}

/// The system's message for an error number.
func systemMessage(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }

/// The system calls under names that no method has.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  unsafe write(file, bytes, count)
}
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  unsafe read(file, bytes, count)
}
