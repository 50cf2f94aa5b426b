import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct TypeTableTests {
  private static let types: [Any.Type] = [
    Int.self, String.self, [Int].self, Bool.self, Double.self, Int?.self, [String].self, UInt8.self, Float.self,
  ]

  @Test(arguments: [1, 2, 4] as [UInt64]) func `each type has its own value, however few places are quick`(
    _ bits: UInt64
  ) {
    let table = TypeTable<Int>(placeBits: bits)
    for type in Self.types { #expect(table.value(of: type) == nil) }
    for (number, type) in Self.types.enumerated() { expectEqual(table.keep(number, of: type), number) }
    for _ in 0..<2 { expectEqual(Self.types.map { table.value(of: $0) }, Array(0..<Self.types.count)) }
    #expect(table.value(of: Character.self) == nil)
  }
}
