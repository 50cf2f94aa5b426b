import Foundation
#if os(Linux)
  import Runtime
#endif
import Testing
@testable import ViewTree
import ViewTreeTesting

/// The walk from a frame of the stack to the frames of its callers.
@Suite struct CallerAddressesTests {
  #if os(Linux)
    /// Returns the addresses found from the first of three frames, whose third has a number in the place of a frame.
    ///
    /// Without a number it has one of the three frames there, which is `back` frames before it.
    private func walk(limit: Int = 10, third: UInt? = nil, back: UInt = 0, isEndedEarly: Bool = false) -> [UInt64] {
      unsafe withUnsafeTemporaryAllocation(byteCount: 48, alignment: 16) { memory in
        let words = unsafe memory.bindMemory(to: UInt.self)
        let start = UInt(bitPattern: memory.baseAddress)
        let third = third ?? start + 32 - 16 * back
        for (place, word) in [start + 16, 1, start + 32, 2, third, 3].enumerated() { unsafe words[place] = word }
        return CallerAddresses(from: start, end: start + (isEndedEarly ? 16 : 48), limit: limit).values
      }
    }

    @Test(arguments: [0, 8, .max - 15, .max, 1 << 46])
    func `the walk ends at a frame that is not above the last one in the stack`(frame: UInt) {
      expectEqual(walk(third: frame), [1, 2, 3])
    }

    @Test(arguments: [0, 1, 2] as [UInt]) func `the walk ends at a frame that it has seen`(back: UInt) {
      expectEqual(walk(back: back), [1, 2, 3])
    }

    @Test func `the walk ends at the end of the stack and at the limit`() {
      expectEqual(walk(third: 0, isEndedEarly: true), [1])
      expectEqual(walk(limit: 2, third: 0), [1, 2])
      expectEqual(walk(limit: 0, third: 0), [])
    }

    @inline(never) private func callers(limit: Int) -> [UInt64] { CallerAddresses(limit: limit).values }

    @MainActor @Test func `the callers are those of a backtrace`() throws {
      let found = callers(limit: 48)
      let frames = try Backtrace.capture(algorithm: .fast, top: 0).frames
      let stack = frames.compactMap { UInt64($0.originalProgramCounter) }
      // The innermost one is in this function, and they differ in the functions that it calls.
      #expect(try found.contains(#require(stack.dropFirst().first)))
      expectEqual(callers(limit: 1).count, 1)
    }

    @Test func `the main thread has a stack, whose end the system lists`() {
      #expect(CallerAddresses.endOfMainStack > 0)
    }

    @Test func `a thread has its own stack`() {
      let depths = elsewhere { [callers(limit: 48).count, callers(limit: 48).count] }
      #expect(depths[0] > 2)
      expectEqual(depths[0], depths[1])
    }
  #endif
}
