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

  @Test func `a proposal in half the space is the proposal, with another length only where it has one`() {
    let proposals = [
      ProposedViewSize(width: 3, height: nil), ProposedViewSize(width: nil, height: 4), .unspecified, .zero, .infinity,
      ProposedViewSize(width: 5, height: 6),
    ]
    expectEqual(proposals.map { PackedProposal($0).unpacked }, proposals)
    expectEqual(Set(proposals.map(PackedProposal.init)).count, 6)
    let notNumbers = [CGFloat.nan, .signalingNaN].map { ProposedViewSize(width: $0, height: nil) }
    #expect(!(proposals + notNumbers).map(PackedProposal.init).contains(.none))
    let packed = proposals.map(PackedProposal.init)
    expectEqual(packed.map { $0[.horizontal] }, [3, nil, nil, 0, .infinity, 5])
    expectEqual(packed.map { $0[.vertical] }, [nil, 4, nil, 0, .infinity, 6])
    expectEqual(packed.map { $0.offering(7, along: .horizontal)[.horizontal] }, [7, nil, nil, 7, 7, 7])
    expectEqual(packed.map { $0.offering(7, along: .horizontal)[.vertical] }, [nil, 4, nil, 0, .infinity, 6])
    expectEqual(packed.map { $0.offering(8, along: .vertical)[.vertical] }, [nil, 8, nil, 8, 8, 8])
    expectEqual(packed.map { $0.offering(8, along: .vertical)[.horizontal] }, [3, nil, nil, 0, .infinity, 5])
  }

  @Test func `sizes are found by their proposals, the first and all others`() {
    var answers = SizeAnswers()
    func packed(_ width: CGFloat) -> PackedProposal { PackedProposal(ProposedViewSize(width: width, height: nil)) }
    func refresh(_ compute: (CGFloat) -> CGFloat) -> Bool {
      answers.refresh { CGSize(width: compute($0.width ?? 0), height: 1) }
    }
    #expect(answers.count == 0 && answers.last == .zero && answers.size(for: packed(1)) == nil)
    let isNothingNew = refresh { $0 + 1 }
    #expect(!isNothingNew)
    for count in 1...3 {
      answers.keep(CGSize(width: count * count, height: 1), for: packed(CGFloat(count)))
      expectEqual(answers.count, count)
      expectEqual(answers.last.width, CGFloat(count * count))
    }
    expectEqual(([0, 1, 2, 3, 4] as [CGFloat]).map { answers.size(for: packed($0))?.width }, [nil, 1, 4, 9, nil])
    var all: [[CGFloat?]] = []
    answers.forEach { all.append([$0.width, $0.height, $1.width]) }
    expectEqual(all, [[1, nil, 1], [2, nil, 4], [3, nil, 9]])
    let isSame = refresh { $0 * $0 }
    let isFirstNew = refresh { $0 == 1 ? 5 : $0 * $0 }
    let isLastNew = refresh { $0 == 1 ? 5 : $0 == 3 ? 7 : $0 * $0 }
    #expect(!isSame && isFirstNew && isLastNew)
    expectEqual(([1, 2, 3] as [CGFloat]).map { answers.size(for: packed($0))?.width }, [5, 4, 7])
    #expect(!answers.isFull)
  }

  @Test func `sizes are full at their limit, and there are none at first`() {
    var answers = SizeAnswers()
    answers.forEach { Issue.record("\($0): \($1)") }
    for width in 0..<RenderTree.answerLimit {
      #expect(!answers.isFull)
      answers.keep(.zero, for: PackedProposal(ProposedViewSize(width: CGFloat(width), height: nil)))
    }
    #expect(answers.isFull)
  }
}
