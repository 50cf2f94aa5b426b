/// A proposal in half the space of a `ProposedViewSize`, to be kept and compared.
struct PackedProposal: Equatable {
  private let width: UInt
  private let height: UInt

  /// A number that is none and that no computation returns.
  private static let unspecified: UInt = 0x7FF4_0000_0000_0001

  init(_ proposal: ProposedViewSize) {
    width = proposal.width.map { UInt($0.bitPattern) } ?? Self.unspecified
    height = proposal.height.map { UInt($0.bitPattern) } ?? Self.unspecified
  }

  private init(width: UInt, height: UInt) { (self.width, self.height) = (width, height) }

  /// Differs from every proposal.
  static let none = PackedProposal(width: unspecified + 1, height: unspecified)

  var unpacked: ProposedViewSize { ProposedViewSize(width: Self.length(width), height: Self.length(height)) }

  subscript(axis: Axis) -> CGFloat? { Self.length(axis == .horizontal ? width : height) }

  /// The same with another length along an axis, unless that is left to the view.
  func offering(_ length: CGFloat, along axis: Axis) -> PackedProposal {
    if axis == .horizontal {
      return width == Self.unspecified ? self : PackedProposal(width: UInt(length.bitPattern), height: height)
    }
    return height == Self.unspecified ? self : PackedProposal(width: width, height: UInt(length.bitPattern))
  }

  private static func length(_ bits: UInt) -> CGFloat? { bits == unspecified ? nil : CGFloat(bitPattern: bits) }
}

/// The sizes that an element answered to proposals. Most elements are asked once: that answer needs no memory of its own.
struct SizeAnswers {
  private struct Answer {
    let proposal: PackedProposal
    var size: CGSize

    static let none = Answer(proposal: .none, size: .zero)
  }

  private var first = Answer.none
  private var others: [Answer] = []

  @inline(__always) func size(for proposal: PackedProposal) -> CGSize? {
    if first.proposal == proposal { return first.size }
    for answer in others where answer.proposal == proposal { return answer.size }
    return nil
  }

  /// Keeps an answer; says whether an older one was forgotten for it, because they would be more than `limit`.
  mutating func keep(_ size: CGSize, for proposal: PackedProposal, limit: Int) -> Bool {
    let answer = Answer(proposal: proposal, size: size)
    if first.proposal == .none {
      first = answer
    } else {
      others.append(answer)
      guard others.count > limit - 1 else { return false }
      others.removeFirst()
      return true
    }
    return false
  }

  func forEach(_ body: (ProposedViewSize, CGSize) -> Void) {
    for answer in [first] + others where answer.proposal != .none {
      body(answer.proposal.unpacked, answer.size)
    }
  }

  /// Answers all proposals again; says whether an answer is another one than before.
  mutating func refresh(_ compute: (ProposedViewSize) -> CGSize) -> Bool {
    var isChanged = Self.refresh(&first, compute)
    for index in others.indices where Self.refresh(&others[index], compute) { isChanged = true }
    return isChanged
  }

  private static func refresh(_ answer: inout Answer, _ compute: (ProposedViewSize) -> CGSize) -> Bool {
    guard answer.proposal != .none else { return false }
    let size = compute(answer.proposal.unpacked)
    defer { answer.size = size }
    return size != answer.size
  }
}
