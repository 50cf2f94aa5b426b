/// Where a scroll view ends up, in the coordinates of its content.
///
/// Follows [ScrollTarget](https://developer.apple.com/documentation/swiftui/scrolltarget).
public struct ScrollTarget: Hashable, Sendable {
  /// The window.
  public var rect: CGRect
  /// At which point of the window it lies; it does not count here.
  public var anchor: UnitPoint?

  /// A target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
  }
}

/// Where a scroll view comes to rest when the user scrolls.
///
/// Each key, and each turn of the wheel, moves on by what ``updateTarget(_:context:)`` makes of it. Follows
/// [ScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/scrolltargetbehavior).
public protocol ScrollTargetBehavior {
  /// What is known where a target is changed.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view ends up.
  @MainActor func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What is known where the target of a scroll view is changed.
///
/// Follows
/// [ScrollTargetBehaviorContext](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext).
@MainActor public struct ScrollTargetBehaviorContext {
  /// Where the window was when the user began.
  public let originalTarget: ScrollTarget
  /// The direction in which the user scrolls, in lines.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the window.
  public let containerSize: CGSize
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
  /// The frames in the content of the views to which scrolling goes.
  let targets: [CGRect]
  /// How much of it can be scrolled.
  let limit: CGPoint
}

/// A page at a time.
///
/// Follows [PagingScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior).
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// A page at a time.
  public init() {}

  /// The next page in the direction in which the user scrolls.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      let (old, new) = (context.originalTarget.rect.origin[axis], target.rect.origin[axis])
      guard page > 0, new != old else { continue }
      let pages = new > old ? (old / page + 1).rounded(.down) : (old / page - 1).rounded(.up)
      // Pages further away are those that were wanted.
      let far = (new / page).rounded()
      target.rect.origin[axis] = (new > old ? max(pages, far) : min(pages, far)) * page
    }
  }
}

/// From view to view, of those that `scrollTargetLayout` or `scrollTarget` names.
///
/// Follows
/// [ViewAlignedScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior).
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one move of the user goes; a key goes one view on.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// By few where there is little space.
    public static let automatic = LimitBehavior(name: "automatic")
    /// By few.
    public static let always = LimitBehavior(name: "always")
    /// By few.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// By one.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// As far as the user scrolls.
    public static let never = LimitBehavior(name: "never")
  }

  /// From view to view.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// The start of the next view in the direction in which the user scrolls, or of the one nearest to where that leads.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let (old, new) = (context.originalTarget.rect.origin[axis], target.rect.origin[axis])
      guard new != old else { continue }
      // Lengths are not rounded: what lies where the window is may be a trifle away.
      let starts = context.targets.map { $0.origin[axis] }.filter { new > old ? $0 > old + 0.001 : $0 < old - 0.001 }
      let isNearer: (CGFloat, CGFloat) -> Bool = { abs($0 - new) < abs($1 - new) }
      if let start = starts.min(by: isNearer) { target.rect.origin[axis] = min(start, context.limit[axis]) }
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A page at a time.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// From view to view, of those that `scrollTargetLayout` or `scrollTarget` names.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// From view to view, of those that `scrollTargetLayout` or `scrollTarget` names.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
