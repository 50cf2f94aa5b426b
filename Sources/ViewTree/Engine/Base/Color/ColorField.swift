/// A gradient in the plane, which mixes the colours of its stops at each place of a rectangle.
package protocol ColorField: Equatable, Sendable {
  /// Returns the weights of the stops at a place, as fractions of the rectangle; `nil` outside the field.
  func weights(at place: SIMD2<Double>) -> [(stop: Int, weight: Double)]?

  /// Returns a field between this field and another; `nil` if there is none.
  func mixed(with new: Self, amount: Double) -> Self?
}

/// A field of any type.
package struct AnyColorField: Equatable, Sendable {
  private let field: any ColorField

  package init(_ field: some ColorField) { self.field = field }

  package static func == (a: AnyColorField, b: AnyColorField) -> Bool {
    func isSame<F: ColorField>(_ field: F) -> Bool { field == b.field as? F }
    return isSame(a.field)
  }

  func weights(at place: SIMD2<Double>) -> [(stop: Int, weight: Double)]? { field.weights(at: place) }

  func mixed(with new: AnyColorField, amount: Double) -> AnyColorField? {
    func mixed<F: ColorField>(_ old: F) -> AnyColorField? {
      guard let new = new.field as? F else { return nil }
      return old.mixed(with: new, amount: amount).map { AnyColorField($0) }
    }
    return mixed(field)
  }
}
