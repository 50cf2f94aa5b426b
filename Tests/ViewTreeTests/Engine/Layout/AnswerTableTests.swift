import Testing
import ViewTreeTesting

@testable import ViewTree

struct AnswerTableTests {
  /// More answers than are found by a linear search.
  @Test func `each answer is found by its question, however many there are`() {
    var table = AnswerTable<Int, String>()
    #expect(table[0] == nil && table.last == nil)
    for count in 1...20 {
      table.append("answer \(count)", for: count * 3)
      expectEqual(table.count, count)
      expectEqual(table.last, "answer \(count)")
      expectEqual((1...count).map { table[$0 * 3] }, (1...count).map { "answer \($0)" })
      #expect(table[0] == nil && table[1] == nil && table[(count + 1) * 3] == nil)
    }
  }

  @Test func `a table is full at its limit`() {
    var table = AnswerTable<Int, Int>()
    for number in 0..<RenderTree.answerLimit {
      #expect(!table.isFull)
      table.append(number, for: number)
    }
    #expect(table.isFull)
  }

  @Test func `refreshed answers are new, and the table tells whether one of them changed`() {
    var table = AnswerTable<Int, Int>()
    for number in 1...10 { table.append(number * number, for: number) }
    let isSame = table.refresh { $0 * $0 }
    #expect(!isSame)
    let isFirstNew = table.refresh { $0 == 1 ? 7 : $0 * $0 }
    #expect(isFirstNew)
    let isLastNew = table.refresh { $0 == 1 ? 7 : $0 == 10 ? 8 : $0 * $0 }
    #expect(isLastNew)
    expectEqual((1...10).map { table[$0] }, [7, 4, 9, 16, 25, 36, 49, 64, 81, 8])
  }
}
