#if os(Linux)
  internal import Runtime

  // A value that is changed in place, as by `count += 1` or `names.append("a")`, is written after the change. The call
  // that writes it has no line. If it resumes an accessor that lent out the value, its line is that of the end of the
  // scope. The change is the code before that call.

  extension SymbolicatedBacktrace.Frame {
    /// Whether the frame is an accessor that resumes after the change.
    var endsAccess: Bool { symbol?.rawName.contains(".resume.") == true }

    /// Returns the source location of the running code, or of the preceding code in the same function.
    ///
    /// One lookup takes tens of milliseconds in a large program.
    func location(in images: ImageMap, isBeforeCall: Bool) -> SymbolicatedBacktrace.SourceLocation? {
      guard let end = UInt64(captured.adjustedProgramCounter) else { return nil }
      let own = Backtrace.symbol(at: end, in: images)?.sourceLocation
      if let own, own.line > 0, !isBeforeCall { return own }
      // A change takes several instructions, including a call, which has at least four bytes.
      for distance in stride(from: UInt64(4), through: 256, by: 4) {
        let before = Backtrace.symbol(at: end &- distance, in: images)
        guard let before, before.rawName == symbol?.rawName else { break }
        if let location = before.sourceLocation, location.line > 0, location != own { return location }
      }
      return own.flatMap { $0.line > 0 ? $0 : nil }
    }
  }

  extension Backtrace {
    /// Returns the symbol at an address, with its line.
    fileprivate static func symbol(at address: UInt64, in images: ImageMap) -> SymbolicatedBacktrace.Symbol? {
      let stack = try? Backtrace(returnAddresses: [address + 1], images: images)
      return stack?.symbolicated(with: images, options: [.useSymbolCache, .showSourceLocations])?.frames.first?.symbol
    }

    /// Creates a stack of addresses, because names and lines can only be looked up for a stack.
    ///
    /// It is decoded from the form that [Swift
    /// documents](https://github.com/swiftlang/swift/blob/main/docs/CompactBacktraceFormat.md).
    init(returnAddresses: [UInt64], images: ImageMap) throws {
      // Version 0 with 64-bit words; unchanged return addresses in 8 bytes; the end.
      let places: [[UInt8]] = returnAddresses.map { address in
        [0x2F] + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: address >> UInt64($0)) }
      }
      let form = Form(
        architecture: try Backtrace.capture(limit: 1, images: images).architecture,
        backtrace: Data([0x02] + places.joined() + [0x00]).base64EncodedString())
      self = try JSONDecoder().decode(Backtrace.self, from: JSONEncoder().encode(form))
    }

    private struct Form: Encodable {
      let architecture: String
      let backtrace: String
    }
  }
#endif
