#if os(Linux)
  import Foundation
  import Glibc
  import Testing
  import ViewTreeTesting

  @testable import TerminalHost

  struct FileDescriptorTests {
    /// The ends of a pipe; neither waits.
    private struct Ends {
      let reader: Int32
      let writer: Int32

      init() {
        var numbers: [Int32] = [0, 0]
        _ = unsafe pipe(&numbers)
        (reader, writer) = (numbers[0], numbers[1])
        for number in numbers { _ = fcntl(number, F_SETFL, O_NONBLOCK) }
      }
    }

    @Test(arguments: [(1, 1), (80, 24), (0, 5), (5, 0)]) func `a size has columns and rows`(columns: Int, rows: Int) {
      let number = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      defer { _ = close(number) }
      var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = unsafe ioctl(number, UInt(TIOCSWINSZ), &size)
      let found = FileDescriptor(number: number).windowSize
      expectEqual(found.map { [$0.columns, $0.rows] }, columns * rows == 0 ? nil : [columns, rows])
    }

    @Test func `a file that is no terminal has no size`() {
      let ends = Ends()
      defer { _ = (close(ends.reader), close(ends.writer)) }
      #expect(FileDescriptor(number: ends.reader).windowSize == nil)
    }

    @Test func `a text is written whole to a slow reader`() {
      let ends = Ends()
      defer { _ = (close(ends.reader), close(ends.writer)) }
      // More than a pipe holds: each attempt writes a part of it, or nothing.
      let text = (0..<50_000).map { "\($0) " }.joined()
      // A thread of its own: the threads of tasks are as few as the processors.
      Thread.detachNewThread { FileDescriptor(number: ends.writer).write(text) }
      var read: [UInt8] = []
      let end = ContinuousClock.now + .seconds(20)
      while read.count < text.utf8.count, ContinuousClock.now < end {
        let bytes = FileDescriptor(number: ends.reader).read() ?? []
        if bytes.isEmpty { usleep(500) }
        read += bytes
      }
      #expect(read == Array(text.utf8))
    }

    @Test func `a text that nobody reads yet costs no time of the processor`() throws {
      let (ends, answers) = (Ends(), Ends())
      defer { for ends in [ends, answers] { _ = (close(ends.reader), close(ends.writer)) } }
      let text = String(repeating: "text", count: 50_000)
      Thread.detachNewThread {
        FileDescriptor(number: ends.writer).write(text)
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        FileDescriptor(number: answers.writer).write("\(time.tv_sec * 1000 + time.tv_nsec / 1_000_000)")
      }
      usleep(200_000)
      let (file, answer) = (FileDescriptor(number: ends.reader), FileDescriptor(number: answers.reader))
      let end = ContinuousClock.now + .seconds(20)
      while !answer.hasInput, ContinuousClock.now < end { if file.read() == [] { usleep(500) } }
      let words = try #require(answer.read())
      let milliseconds = try #require(Int(String(decoding: words, as: UTF8.self)))
      #expect(milliseconds < 50)
    }

    @Test func `a text for a file that is gone is given up`() {
      FileDescriptor(number: -1).write("text")
      #expect(FileDescriptor(number: -1).read() == nil)
    }

    @Test func `nothing to read is not the end`() {
      let ends = Ends()
      defer { _ = close(ends.reader) }
      let file = FileDescriptor(number: ends.reader)
      #expect(file.read() == [] && !file.hasInput)
      FileDescriptor(number: ends.writer).write("ab")
      #expect(file.hasInput && file.read() == [97, 98])
      FileDescriptor(number: ends.writer).write("c")
      #expect(file.hasInput && file.read() == [99])
      _ = close(ends.writer)
      #expect(file.read() == nil && !file.hasInput)
    }
  }
#endif
