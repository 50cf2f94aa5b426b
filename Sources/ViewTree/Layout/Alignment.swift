/// A named guide of a view, with the place where it is unless a view says otherwise.
/// Follows [AlignmentID](https://developer.apple.com/documentation/swiftui/alignmentid).
@preconcurrency public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Where the guide is unless a view says otherwise, as a part of the view's length, if it is that simple: then
  /// nobody has to compute it.
  static var _fraction: CGFloat? { get }

  /// Combines the explicit values of several views into that of their container.
  static func _combineExplicit(_ values: [CGFloat]) -> CGFloat
}

extension AlignmentID {
  public static var _fraction: CGFloat? { nil }

  /// The mean.
  public static func _combineExplicit(_ values: [CGFloat]) -> CGFloat { values.reduce(0, +) / CGFloat(values.count) }
}

/// A guide of either axis, as a layout asks for it.
struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  var isBaseline: Bool { id == FirstTextBaseline.self || id == LastTextBaseline.self }
}

/// A guide on the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self)
}

/// A guide on the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(VerticalCenter.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

enum Leading: AlignmentID {
  static var _fraction: CGFloat? { 0 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenter: AlignmentID {
  static var _fraction: CGFloat? { 0.5 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum Trailing: AlignmentID {
  static var _fraction: CGFloat? { 1 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum Top: AlignmentID {
  static var _fraction: CGFloat? { 0 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenter: AlignmentID {
  static var _fraction: CGFloat? { 0.5 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum Bottom: AlignmentID {
  static var _fraction: CGFloat? { 1 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// The bottom of the first line; a view without text has it at its bottom edge.
enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  static func _combineExplicit(_ values: [CGFloat]) -> CGFloat { values.min() ?? 0 }
}

/// The bottom of the last line; a view without text has it at its bottom edge.
enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  static func _combineExplicit(_ values: [CGFloat]) -> CGFloat { values.max() ?? 0 }
}

/// A view's size and guides for one proposal, in the view's own coordinates. Kept longer than the view is there, all
/// guides are where they are by default.
/// Follows [ViewDimensions](https://developer.apple.com/documentation/swiftui/viewdimensions).
public struct ViewDimensions: Equatable, @unchecked Sendable {
  public let width: CGFloat
  public let height: CGFloat
  let proposal: ProposedViewSize
  let element: RenderNode
  /// How many of the element's own guides, counted from the innermost, are in force: a guide sees those inside of it.
  var guideCount = Int.max

  var size: CGSize { CGSize(width: width, height: height) }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat {
    if let explicit = explicit(key) { return explicit }
    if key.id._fraction == nil, !key.isBaseline { onMainActor(element) { $0.willHandOut() } }
    return key.id.defaultValue(in: self)
  }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    onMainActor((self, key)) { $0.element.isUnmounted ? nil : $0.element.explicitAlignment($1, in: $0) }
  }

  /// All that a guide of the element may depend on.
  struct Question: Hashable {
    fileprivate let width: CGFloat
    fileprivate let height: CGFloat
    fileprivate let proposal: PackedProposal
    fileprivate let guideCount: Int
  }

  var question: Question {
    Question(width: width, height: height, proposal: PackedProposal(proposal), guideCount: guideCount)
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.element === b.element && a.size == b.size && a.proposal == b.proposal
  }
}

extension ViewDimensions {
  init(_ question: Question, of element: RenderNode) {
    self.init(
      width: question.width, height: question.height, proposal: question.proposal.unpacked, element: element,
      guideCount: question.guideCount)
  }
}

/// Moves a guide of the element below. The outermost setting of a guide counts; its closure sees the settings inside.
nonisolated struct AlignmentGuide: TraitModifier, SelfComparing {
  typealias Body = Never
  static var affectsLayout: Bool { true }

  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func isSame(as other: AlignmentGuide) -> Bool { false }
}

extension View {
  /// Sets a guide of the view, from its dimensions.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuide(key: guide.key, compute: computeValue)) }

  /// Sets a guide of the view, from its dimensions.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuide(key: guide.key, compute: computeValue)) }
}
