/// A marker for the unit of a program's screens: points, if a linked module makes it conform to ``MeansPoints``.
///
/// The module `SwiftUI` does. Looking up one conformance takes less than searching for a type by its name.
package enum UnitMarker {}

/// The protocol of a marker of a program whose lengths are points.
package protocol MeansPoints {}
