import Testing
import ViewTreeTesting

struct SplitMixTests {
  /// The numbers of the reference implementation.
  @Test func `a seed gives the numbers that it always gave`() {
    var random = SplitMix(seed: 0)
    let numbers = (0..<3).map { _ in random.next() }
    expectEqual(numbers, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
  }

  @Test func `once in a number of times is about that often`() {
    var random = SplitMix(seed: 7)
    let count = (0..<3000).filter { _ in random.oneIn(3) }.count
    #expect(abs(count - 1000) < 100)
    #expect((0..<10).allSatisfy { _ in random.oneIn(1) })
  }
}
