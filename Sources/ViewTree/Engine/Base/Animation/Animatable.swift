/// A type with a part that can be animated: its ``animatableData``.
///
/// A conforming view, view modifier, shape, layout or geometry effect that changes in an animated update is shown with
/// data between the old and the new value. The body of a view or modifier is evaluated for each such frame, and nothing
/// around it. Follows [Animatable](https://developer.apple.com/documentation/swiftui/animatable).
public protocol Animatable {
  /// The type of the animated part; by default the value has none.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The animated part. Setting it must produce a value with exactly this data.
  var animatableData: AnimatableData { get set }
}

/// Generates an `animatableData` that contains all stored variables of a type.
///
///     @Animatable struct Wave: Shape {
///       var phase: Double
///       @AnimatableIgnored var isClosed: Bool
///     }
///
/// Variables with a wrapper such as `State` or `Environment` are not animated. The macro must see the type of each
/// other variable: `var x: Double = f()`, `var x = 0.5`, `var x = CGSize.zero`.
///
/// Never pass the argument. Because of it, the compiler prefers the macro of the module SwiftUI if both are imported.
/// Follows [Animatable()](https://developer.apple.com/documentation/swiftui/animatable()).
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable(_ isOnlyViewTrees: Void = ()) =
  #externalMacro(module: "ViewTreeMacroPlugin", type: "Animatable")

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty data: nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The whole value, as its own animated data.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {
  /// The number, as its own animated data.
  public typealias AnimatableData = Double
}

extension CGFloat: Animatable {
  /// The length, as its own animated data.
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// The two coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and the height.
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
  /// The fractions of the width and of the height.
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
  /// The distances: top, leading, bottom, trailing.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
