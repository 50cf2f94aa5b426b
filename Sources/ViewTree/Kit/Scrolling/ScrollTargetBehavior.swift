/// The place where a scroll ends, in the coordinates of the content.
///
/// Follows [ScrollTarget](https://developer.apple.com/documentation/swiftui/scrolltarget).
public struct ScrollTarget: Hashable, Sendable {
  /// The frame of the window.
  public var rect: CGRect
  /// The point of the window for alignment, without effect: the window's frame decides.
  public var anchor: UnitPoint?

  /// Creates a target from a frame of the window.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// Hashes the origin of the window.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
  }
}

/// A type that decides where a scroll view comes to rest when the user scrolls.
///
/// Each key, and each turn of the wheel, scrolls to the target of ``updateTarget(_:context:)``. Follows
/// [ScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/scrolltargetbehavior).
public protocol ScrollTargetBehavior {
  /// The context in which a target is changed.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the place where the scroll view comes to rest.
  @MainActor func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The context in which the target of a scroll view is changed.
///
/// Follows
/// [ScrollTargetBehaviorContext](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorcontext).
@MainActor public struct ScrollTargetBehaviorContext {
  /// The place of the window before the scroll.
  public let originalTarget: ScrollTarget
  /// The direction of the scroll, in lines.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the window.
  public let containerSize: CGSize
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
  /// The frames of the scroll targets in the content.
  let targets: [CGRect]
  /// The greatest offset of the content.
  let limit: CGPoint
}

/// A behaviour that scrolls by pages.
///
/// Follows [PagingScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior).
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a behaviour that scrolls by pages.
  public init() {}

  /// Sets the target to the next page in the direction of the scroll.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      let (old, new) = (context.originalTarget.rect.origin[axis], target.rect.origin[axis])
      guard page > 0, new != old else { continue }
      let pages = new > old ? (old / page + 1).rounded(.down) : (old / page - 1).rounded(.up)
      // A target further away than one page stays there.
      let far = (new / page).rounded()
      target.rect.origin[axis] = (new > old ? max(pages, far) : min(pages, far)) * page
    }
  }
}

/// A behaviour that scrolls from view to view, among those that `scrollTargetLayout` or `scrollTarget` marks.
///
/// Follows
/// [ViewAlignedScrollTargetBehavior](https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior).
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The limit of one scroll, without effect: a key moves to the next view.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// Few views at a time, if there is little space.
    public static let automatic = LimitBehavior(name: "automatic")
    /// Few views at a time.
    public static let always = LimitBehavior(name: "always")
    /// Few views at a time.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// One view at a time.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// Any number of views at a time.
    public static let never = LimitBehavior(name: "never")
  }

  /// Creates a behaviour that scrolls from view to view.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Sets the target to the start of the view that is nearest to it in the direction of the scroll.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let (old, new) = (context.originalTarget.rect.origin[axis], target.rect.origin[axis])
      guard new != old else { continue }
      // Lengths are not rounded: a view at the window's edge may differ from it by a tiny amount.
      let starts = context.targets.map { $0.origin[axis] }.filter { new > old ? $0 > old + 0.001 : $0 < old - 0.001 }
      let isNearer: (CGFloat, CGFloat) -> Bool = { abs($0 - new) < abs($1 - new) }
      if let start = starts.min(by: isNearer) { target.rect.origin[axis] = min(start, context.limit[axis]) }
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behaviour that scrolls by pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behaviour that scrolls from view to view, among those that `scrollTargetLayout` or `scrollTarget` marks.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Returns a behaviour that scrolls from view to view, among those that `scrollTargetLayout` or `scrollTarget` marks.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
