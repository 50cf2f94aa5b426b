extension UpdateLog.Bodies {
  /// The name of the view or style, with the number of evaluations if there were several: `Row ×3`.
  ///
  /// `nil` for a part of a view of this module.
  package var words: String? {
    if isPart(type) { return nil }
    return count == 1 ? tracedName(type) : "\(tracedName(type)) ×\(count)"
  }
}
