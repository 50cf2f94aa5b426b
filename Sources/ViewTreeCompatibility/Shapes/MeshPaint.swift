/// The positions of the colours of a mesh gradient: a distorted grid of points.
struct MeshPaint: ColorField {
  /// The number of points in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The positions row by row, as fractions of the rectangle.
  private(set) var points: [SIMD2<Double>]
  /// Whether the transitions between colours have no edges at the points.
  let isSmooth: Bool

  /// Returns the weights of the colours at a place; `nil` outside the mesh.
  ///
  /// If the mesh overlaps itself, later cells cover earlier ones.
  func weights(at place: SIMD2<Double>) -> [(stop: Int, weight: Double)]? {
    guard width > 1, height > 1 else { return nil }
    for row in (0..<height - 1).reversed() {
      for column in (0..<width - 1).reversed() {
        let first = row * width + column
        let corners = [first, first + 1, first + width, first + width + 1]
        guard var part = Self.part(of: place, in: corners.map { points[$0] }) else { continue }
        if isSmooth { part = part * part * (SIMD2(3, 3) - 2 * part) }
        let weights = [
          (1 - part.x) * (1 - part.y), part.x * (1 - part.y), (1 - part.x) * part.y, part.x * part.y,
        ]
        return Array(zip(corners, weights))
      }
    }
    return nil
  }

  /// Returns the position of a place between four corners, from 0 to 1 to the right and downwards; `nil` if it is
  /// outside.
  ///
  /// A place at `u` and `v` interpolates between the sides, which gives a quadratic equation for `v`.
  private static func part(of place: SIMD2<Double>, in corners: [SIMD2<Double>]) -> SIMD2<Double>? {
    func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
    let (right, down) = (corners[1] - corners[0], corners[2] - corners[0])
    let bend = corners[0] - corners[1] + corners[3] - corners[2]
    let offset = place - corners[0]
    let (a, b, c) = (cross(bend, down), cross(right, down) + cross(offset, bend), cross(offset, right))
    let downs: [Double]
    if abs(a) < 1e-9 {
      downs = b == 0 ? [] : [-c / b]
    } else {
      let root = (b * b - 4 * a * c).squareRoot()
      downs = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    }
    for v in downs where v > -1e-6 && v < 1 + 1e-6 {
      let (side, rest) = (right + bend * v, offset - down * v)
      let length = side.x * side.x + side.y * side.y
      let u = (rest.x * side.x + rest.y * side.y) / length
      if u > -1e-6, u < 1 + 1e-6 { return SIMD2(min(max(u, 0), 1), min(max(v, 0), 1)) }
    }
    return nil
  }

  /// Returns a mesh between this mesh and another; `nil` if their sizes differ.
  func mixed(with new: MeshPaint, amount: Double) -> MeshPaint? {
    guard width == new.width, height == new.height, points.count == new.points.count else { return nil }
    var copy = new
    copy.points = zip(points, new.points).map { $0 + ($1 - $0) * amount }
    return copy
  }
}
