// What the layout around an element was told of it besides sizes.

extension Element {
  /// A guide that many elements are asked for.
  struct Guide {
    let key: AlignmentKey
    let fraction: CGFloat?
    let isBaseline: Bool

    init(_ key: AlignmentKey) {
      (self.key, fraction, isBaseline) = (key, key.id._fraction, key.isBaseline)
    }
  }

  struct GuideAnswer {
    let key: AlignmentKey
    let dimensions: ViewDimensions.Question
    let value: CGFloat?
  }

  /// What most say is kept in a byte; the rest is among the rarities.
  struct Told {
    var priority: Priority?
    var spacing: Spacing?
    var hasBaselines: Bool?
    /// Along these the element is endless.
    var endlessAxes: Axis.Set = []

    enum Priority { case zero, lowest, rare }

    enum Spacing {
      /// No distance at some edges, and no wish at the others.
      case zero(Edge.Set)
      case rare
    }
  }

  /// What only few elements have.
  struct Rare {
    var wrapper: Element?
    var priority: Double?
    var spacing: ViewSpacing?
    var guides: [GuideAnswer] = []

    mutating func forgetTold() { (priority, spacing, guides) = (nil, nil, []) }
  }

  final class Rarities {
    var values: Rare

    init(_ values: Rare) { self.values = values }
  }
}
