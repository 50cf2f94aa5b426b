#if os(Linux)
  @_spi(Contexts) internal import Runtime

  /// The return addresses of the code that called the running code, innermost first.
  ///
  /// A walk along frame pointers meets functions that keep none, as in C libraries, and there finds any number in the
  /// place of one. `Backtrace.capture` reads at that address and ends the process if there is no memory. This walk stays
  /// in the stack of its thread, and does not look for asynchronous callers. Debug builds check that the frame in which
  /// it starts is in that stack.
  struct CallerAddresses: Sendable {
    let values: [UInt64]

    @inline(never) init(limit: Int) {
      let frame = HostContext.withCurrentContext { UInt($0.framePointer) }
      let end = Self.endOfStack(above: frame)
      assert(frame < end || end == 0, "BUG: the running code has its frame outside of the stack")
      self.init(from: frame, end: end, limit: limit)
    }

    /// Walks from a frame to the frames of its callers, each above the one before, and not beyond an address.
    init(from frame: UInt, end: UInt, limit: Int) {
      var values: [UInt64] = []
      values.reserveCapacity(limit)
      var frame = frame
      // A frame begins with the address of its caller's frame and the address to return to.
      while values.count < limit, frame.isMultiple(of: 16), frame < end,
        let words = unsafe UnsafePointer<UInt>(bitPattern: frame)
      {
        unsafe values.append(UInt64(words[1]))
        let caller = unsafe words[0]
        guard caller > frame else { break }
        frame = caller
      }
      self.values = values
    }

    /// Returns the end of the stack that contains a frame, or 0 if it is unknown.
    ///
    /// The C library keeps what it knows of a thread at the end of the thread's stack, except for the main thread.
    private static func endOfStack(above frame: UInt) -> UInt {
      let thread = UInt(pthread_self())
      return thread > frame ? thread : endOfMainStack
    }

    /// The end of the main thread's stack as the system lists it, or 0 if there is no such list.
    static let endOfMainStack: UInt = {
      // The file has no known size, so a single read may return only its beginning.
      let list = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
      let regions = String(decoding: list ?? Data(), as: UTF8.self)
      let stack = regions.split(separator: "\n").first { $0.hasSuffix("[stack]") }
      return stack?.split(whereSeparator: { "- ".contains($0) }).dropFirst().first.flatMap { UInt($0, radix: 16) } ?? 0
    }()
  }
#endif
