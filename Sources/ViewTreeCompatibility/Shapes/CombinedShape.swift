// Combinations of two shapes in one frame.

extension Shape {
  /// Returns the area inside either or both shapes.
  ///
  ///     Circle().union(Rectangle().size(width: 2, height: 1))
  ///
  /// Follows [union(_:eoFill:)](https://developer.apple.com/documentation/swiftui/shape/union(_:eofill:)).
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, evenOdd: eoFill)
  }

  /// Returns the area inside both shapes.
  ///
  /// Follows
  /// [intersection(_:eoFill:)](https://developer.apple.com/documentation/swiftui/shape/intersection(_:eofill:)).
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, evenOdd: eoFill)
  }

  /// Returns the area inside this shape, but outside the other.
  ///
  /// Follows
  /// [subtracting(_:eoFill:)](https://developer.apple.com/documentation/swiftui/shape/subtracting(_:eofill:)).
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, evenOdd: eoFill)
  }

  /// Returns the area inside either shape, but not both.
  ///
  /// Follows
  /// [symmetricDifference(_:eoFill:)](https://developer.apple.com/documentation/swiftui/shape/symmetricdifference(_:eofill:)).
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, evenOdd: eoFill)
  }

  /// Returns the part of this shape's line that lies inside the other shape.
  ///
  /// Follows
  /// [lineIntersection(_:eoFill:)](https://developer.apple.com/documentation/swiftui/shape/lineintersection(_:eofill:)).
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, evenOdd: eoFill)
  }

  /// Returns the part of this shape's line that lies outside the other shape.
  ///
  /// Follows
  /// [lineSubtraction(_:eoFill:)](https://developer.apple.com/documentation/swiftui/shape/linesubtraction(_:eofill:)).
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, evenOdd: eoFill)
  }
}

private nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation { case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction }

  var first: First
  var second: Second
  let operation: Operation
  let evenOdd: Bool

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }

  func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    let (first, second) = (first._path(in: rect, aspect: aspect), second._path(in: rect, aspect: aspect))
    return switch operation {
    case .union: first.union(second, eoFill: evenOdd)
    case .intersection: first.intersection(second, eoFill: evenOdd)
    case .subtraction: first.subtracting(second, eoFill: evenOdd)
    case .symmetricDifference: first.symmetricDifference(second, eoFill: evenOdd)
    case .lineIntersection: first.lineIntersection(second, eoFill: evenOdd)
    case .lineSubtraction: first.lineSubtraction(second, eoFill: evenOdd)
    }
  }
}
