import ViewTreeTesting

extension Screen {
  /// The toggles of the screen, in order: `Live on`.
  var toggleStates: [String] { findAll(.toggle).map { "\($0.label) \($0.toggleState!)" } }
}
