/// Something of which a part can be animated: its ``animatableData``.
///
/// A view, a view modifier, a shape, a layout or a geometry effect that conforms is shown with data between the old and
/// the new, when it changes in an update with an animation. The body of a view or a modifier is evaluated for each such
/// frame, and nothing around it. Follows [Animatable](https://developer.apple.com/documentation/swiftui/animatable).
public protocol Animatable {
  /// The type of the part that is animated; nothing unless it is said.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The part that is animated. Setting it must make the value one whose data is what was set.
  var animatableData: AnimatableData { get set }
}

/// Animates all stored variables of a type, without its own `animatableData`.
///
///     @Animatable struct Wave: Shape {
///       var phase: Double
///       @AnimatableIgnored var isClosed: Bool
///     }
///
/// A variable that a wrapper such as `State` or `Environment` keeps elsewhere is not animated. The macro has to see the
/// type of each other variable: `var x: Double = f()`, `var x = 0.5`, `var x = CGSize.zero`.
///
/// The argument is never given: where the module SwiftUI is imported as well, its macro counts more without it. Follows
/// [Animatable()](https://developer.apple.com/documentation/swiftui/animatable()).
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable(_ isOnlyViewTrees: Void = ()) =
  #externalMacro(module: "ViewTreeMacroPlugin", type: "Animatable")

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The whole value.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {
  /// The number itself.
  public typealias AnimatableData = Double
}

extension CGFloat: Animatable {
  /// The length itself.
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// The coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The lengths.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension UnitPoint: Animatable {
  /// The parts of the width and of the height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension EdgeInsets: Animatable {
  /// The distances, from the top on.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
