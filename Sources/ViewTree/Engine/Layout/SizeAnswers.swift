/// A proposal in half the space of a `ProposedViewSize`, to be kept and compared.
struct PackedProposal: Hashable {
  private let width: UInt
  private let height: UInt

  /// The bits of a NaN that no computation returns.
  private static let unspecified: UInt = 0x7FF4_0000_0000_0001

  init(_ proposal: ProposedViewSize) {
    width = proposal.width.map { UInt($0.bitPattern) } ?? Self.unspecified
    height = proposal.height.map { UInt($0.bitPattern) } ?? Self.unspecified
  }

  private init(width: UInt, height: UInt) { (self.width, self.height) = (width, height) }

  /// A value that differs from every proposal.
  static let none = PackedProposal(width: unspecified + 1, height: unspecified)

  var unpacked: ProposedViewSize { ProposedViewSize(width: Self.length(width), height: Self.length(height)) }

  subscript(axis: Axis) -> CGFloat? { Self.length(axis == .horizontal ? width : height) }

  /// Returns the proposal with another length along an axis, unless that axis is unspecified.
  func offering(_ length: CGFloat, along axis: Axis) -> PackedProposal {
    if axis == .horizontal {
      return width == Self.unspecified ? self : PackedProposal(width: UInt(length.bitPattern), height: height)
    }
    return height == Self.unspecified ? self : PackedProposal(width: width, height: UInt(length.bitPattern))
  }

  private static func length(_ bits: UInt) -> CGFloat? { bits == unspecified ? nil : CGFloat(bitPattern: bits) }
}

/// The sizes that a render node answered for proposals.
///
/// Most render nodes are measured for one proposal: that answer needs no memory of its own.
struct SizeAnswers {
  private var first = (proposal: PackedProposal.none, size: CGSize.zero)
  private var others = AnswerTable<PackedProposal, CGSize>()

  var count: Int { first.proposal == .none ? 0 : others.count + 1 }
  /// Whether there is no room for another answer.
  var isFull: Bool { count >= RenderTree.answerLimit }
  /// The size kept last.
  var last: CGSize { others.last ?? first.size }

  @inline(__always) func size(for proposal: PackedProposal) -> CGSize? {
    first.proposal == proposal ? first.size : others[proposal]
  }

  mutating func keep(_ size: CGSize, for proposal: PackedProposal) {
    if first.proposal == .none { first = (proposal, size) } else { others.append(size, for: proposal) }
  }

  func forEach(_ body: (ProposedViewSize, CGSize) -> Void) {
    guard first.proposal != .none else { return }
    body(first.proposal.unpacked, first.size)
    for answer in others.answers { body(answer.question.unpacked, answer.value) }
  }

  /// Recomputes the answers to all proposals; returns whether one of them differs from before.
  mutating func refresh(_ compute: (ProposedViewSize) -> CGSize) -> Bool {
    guard first.proposal != .none else { return false }
    let size = compute(first.proposal.unpacked)
    let isChanged = size != first.size
    first.size = size
    return others.refresh { compute($0.unpacked) } || isChanged
  }
}
