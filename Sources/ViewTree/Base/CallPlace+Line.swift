#if os(Linux)
  internal import Runtime

  // Where a value is changed in place, as by `count += 1` or `names.append("a")`, it is written after the change. The call
  // that writes it has no line, or, if it lets an accessor go on that had handed the value out, that of the end of the
  // scope. What stands before that call is the change.

  extension SymbolicatedBacktrace.Frame {
    /// Whether it is an accessor that goes on after the change.
    var endsAccess: Bool { symbol?.rawName.contains(".resume.") == true }

    /// The place in the source of the code that runs, or of what is before it in the same function.
    ///
    /// To find one takes tens of milliseconds in a large program.
    func location(in images: ImageMap, isBeforeCall: Bool) -> SymbolicatedBacktrace.SourceLocation? {
      guard let end = UInt64(captured.adjustedProgramCounter) else { return nil }
      let own = Backtrace.symbol(at: end, in: images)?.sourceLocation
      if let own, own.line > 0, !isBeforeCall { return own }
      // A change takes some instructions; that of a call, which each change has, has four bytes or more.
      for distance in stride(from: UInt64(4), through: 256, by: 4) {
        let before = Backtrace.symbol(at: end &- distance, in: images)
        guard let before, before.rawName == symbol?.rawName else { break }
        if let location = before.sourceLocation, location.line > 0, location != own { return location }
      }
      return own.flatMap { $0.line > 0 ? $0 : nil }
    }
  }

  extension Backtrace {
    /// What is at a place in the program, with its line.
    fileprivate static func symbol(at address: UInt64, in images: ImageMap) -> SymbolicatedBacktrace.Symbol? {
      let stack = try? Backtrace(at: address, images: images)
      return stack?.symbolicated(with: images, options: [.useSymbolCache, .showSourceLocations])?.frames.first?.symbol
    }

    /// A stack of one place: nothing else can be asked for its line.
    ///
    /// It is read from the form that [Swift documents](https://github.com/swiftlang/swift/blob/main/docs/CompactBacktraceFormat.md).
    private init(at address: UInt64, images: ImageMap) throws {
      let place = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: address >> UInt64($0)) }
      // Version 0, words of 64 bits; a program counter, as it is, in 8 bytes; the end.
      let bytes = [0x02, 0x1F] + place + [0x00]
      let form = Form(
        architecture: try Backtrace.capture(limit: 1, images: images).architecture,
        backtrace: Data(bytes).base64EncodedString())
      self = try JSONDecoder().decode(Backtrace.self, from: JSONEncoder().encode(form))
    }

    private struct Form: Encodable {
      let architecture: String
      let backtrace: String
    }
  }
#endif
