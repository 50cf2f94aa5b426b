public import ViewTree

/// A fault that an audit of accessibility found: the element, its place, the fault, and what to write.
public struct AccessibilityFinding: Equatable, Sendable {
  /// The broken rule.
  public var rule: AccessibilityRule
  /// The element by its role and label, such as `button "Save"`, or the type of a view that is no element.
  public var element: String
  /// The named views from the root to the element, such as `Settings/Form/Toggle`.
  public var path: String
  /// The frame of the element in the coordinates of the root view, in the screen's unit.
  public var frame: CGRect
  /// The column of the first cell of the element, counted from 0.
  public var column: Int
  /// The row of the first cell of the element, counted from 0.
  public var row: Int
  /// The fault in words, such as `has no name`.
  public var fault: String
  /// The change that removes the fault.
  public var remedy: String
}

extension AccessibilityFinding: CustomStringConvertible {
  /// The finding as three lines: the fault with its cell, the path, and the remedy.
  public var description: String {
    """
    \(element) \(fault), at column \(column), row \(row) [\(rule.rawValue)]
      in \(path.isEmpty ? "the root view" : path)
      \(remedy)
    """
  }
}
