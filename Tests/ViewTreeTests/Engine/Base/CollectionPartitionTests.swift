import Testing

@testable import ViewTree

struct CollectionPartitionTests {
  @Test func `the partition point is the first index behind a border`() {
    for count in 0..<10 {
      let numbers = Array(0..<count)
      for border in -1...count {
        #expect(numbers.partitionPoint { $0 >= border } == min(max(border, 0), count))
        #expect(numbers[(count / 2)...].partitionPoint { $0 >= border } == min(max(border, count / 2), count))
      }
    }
  }
}
