/// A named guide of a view, with a default position for views that do not set it.
///
/// Follows [AlignmentID](https://developer.apple.com/documentation/swiftui/alignmentid).
@preconcurrency public protocol AlignmentID {
  /// Returns the position of the guide in a view that does not set it, in the screen's unit from the view's origin.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// The default position as a fraction of the view's length; `nil` if only ``defaultValue(in:)`` returns it.
  ///
  /// With a fraction, the layout does not call ``defaultValue(in:)``.
  static var _fraction: CGFloat? { get }

  /// Combines the explicit positions of the guide in several views, at least one, into that of their container.
  static func _combineExplicit(_ values: [CGFloat]) -> CGFloat
}

extension AlignmentID {
  /// No fraction: the layout calls ``defaultValue(in:)``.
  public static var _fraction: CGFloat? { nil }

  /// Returns the mean of the values, as SwiftUI does.
  public static func _combineExplicit(_ values: [CGFloat]) -> CGFloat { values.reduce(0, +) / CGFloat(values.count) }
}

/// The key with which a layout looks up a guide of a view.
///
/// Sendable: it is a type and an axis.
struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// The alignment's name in SwiftUI: `leading` for the type `Leading`, and `center` on both axes.
  var name: String {
    let name = typeName(id)
    let isCenter = id == HorizontalCenter.self || id == VerticalCenter.self
    return isCenter ? "center" : name.prefix(1).lowercased() + name.dropFirst()
  }

  var isBaseline: Bool { id == FirstTextBaseline.self || id == LastTextBaseline.self }

  /// Returns the default position of the guide, bounded like every length that a user gives.
  func defaultValue(in context: ViewDimensions) -> CGFloat { id.defaultValue(in: context).boundedOrZero }
}

/// A guide on the horizontal axis.
///
/// Follows [HorizontalAlignment](https://developer.apple.com/documentation/swiftui/horizontalalignment).
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates a guide that a type identifies; two guides of the same type are equal.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The leading edge, x = 0.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The start of a list's separator: here the leading edge, since lists draw no separators.
  public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self)
  /// The end of a list's separator: here the trailing edge, since lists draw no separators.
  public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self)
}

extension HorizontalAlignment: CustomStringConvertible {
  /// The guide's name: `leading`.
  public var description: String { key.name }
}

/// A guide on the vertical axis.
///
/// Follows [VerticalAlignment](https://developer.apple.com/documentation/swiftui/verticalalignment).
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates a guide that a type identifies; two guides of the same type are equal.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The top edge, y = 0.
  public static let top = VerticalAlignment(Top.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The bottom of the first line of text; a view without text has it at its bottom edge.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The bottom of the last line of text; a view without text has it at its bottom edge.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

extension VerticalAlignment: CustomStringConvertible {
  /// The guide's name: `top`.
  public var description: String { key.name }
}

/// A guide on each axis.
///
/// Follows [Alignment](https://developer.apple.com/documentation/swiftui/alignment).
public struct Alignment: Equatable, Sendable {
  /// The guide on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge, at the bottom of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle of the width, at the bottom of the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge, at the bottom of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge, at the bottom of the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle of the width, at the bottom of the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge, at the bottom of the last line of text.
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

/// A view's size and guides for one proposal, in the view's own coordinates.
///
/// After the view is gone, all guides have their default positions. Follows
/// [ViewDimensions](https://developer.apple.com/documentation/swiftui/viewdimensions).
///
/// Sendable: the render node is read on the main actor only.
public struct ViewDimensions: Equatable, @unchecked Sendable {
  /// The width, in the screen's unit.
  public let width: CGFloat
  /// The height, in the screen's unit.
  public let height: CGFloat
  let proposal: ProposedViewSize
  let renderNode: RenderNode
  /// The number of the render node's own guides in force, counted from the innermost: a guide sees only those inside
  /// it.
  var guideCount = Int.max

  var size: CGSize { CGSize(width: width, height: height) }

  /// The position of a guide from the view's leading edge: the explicit one, else the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    checkActor()
    return self[guide.key]
  }

  /// The position of a guide from the view's top edge: the explicit one, else the default.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    checkActor()
    return self[guide.key]
  }

  /// The position that the view, or one inside, sets for a guide; `nil` if none does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    checkActor()
    return explicit(guide.key)
  }

  /// The position that the view, or one inside, sets for a guide; `nil` if none does.
  ///
  /// Text sets its baselines.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    checkActor()
    return explicit(guide.key)
  }

  private func checkActor() { checkMainActor("the dimensions of a view were read") }

  subscript(key: AlignmentKey) -> CGFloat {
    if let explicit = explicit(key) { return explicit }
    if key.id._fraction == nil, !key.isBaseline { onMainActor(renderNode) { $0.willExpose() } }
    return key.defaultValue(in: self)
  }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    onMainActor((self, key)) { $0.renderNode.isUnmounted ? nil : $0.renderNode.explicitAlignment($1, in: $0) }
  }

  /// Everything that a guide of the render node may depend on.
  struct Question: Hashable {
    fileprivate let width: CGFloat
    fileprivate let height: CGFloat
    fileprivate let proposal: PackedProposal
    fileprivate let guideCount: Int
  }

  var question: Question {
    Question(width: width, height: height, proposal: PackedProposal(proposal), guideCount: guideCount)
  }

  /// Returns whether both belong to the same view, with equal sizes and proposals.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.renderNode === b.renderNode && a.size == b.size && a.proposal == b.proposal
  }
}

extension ViewDimensions {
  init(_ question: Question, of renderNode: RenderNode) {
    self.init(
      width: question.width, height: question.height, proposal: question.proposal.unpacked, renderNode: renderNode,
      guideCount: question.guideCount)
  }
}

/// Moves a guide of the render node below.
///
/// The outermost setting of a guide wins; its closure sees the inner settings.
nonisolated struct AlignmentGuide: TraitModifier, SelfComparing {
  static var affectsLayout: Bool { true }
  static var setsGuides: Bool { true }

  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func isSame(as other: AlignmentGuide) -> Bool { false }
}
