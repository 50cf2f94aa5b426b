extension Shape {
  /// Returns the part of the outline between two fractions of its length, from 0 to 1.
  ///
  /// Follows [trim(from:to:)](https://developer.apple.com/documentation/swiftui/shape/trim(from:to:)).
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

private nonisolated struct TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  var start: CGFloat
  var end: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { _path(in: rect, aspect: 1) }

  func _path(in rect: CGRect, aspect: CGFloat) -> Path {
    shape._path(in: rect, aspect: aspect).trimmedPath(from: start, to: end)
  }
}
