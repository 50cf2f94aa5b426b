/// A format in which a screen can be written.
public enum SnapshotFormat: String, CaseIterable, Sendable, Hashable {
  /// The characters alone; trailing blanks are omitted.
  case text
  /// Characters with colours and weights, as escape sequences of a terminal.
  case ansi
  /// Every row quoted at full width, followed by its colours and weights.
  case cells
  /// An SVG image of the cells with colours and weights, and with the published elements as its description.
  ///
  /// Each cell is 8 × 16; box lines, blocks and shades are shapes, so that they look the same in any font.
  case svg
  /// An HTML document of the picture with colours and weights.
  ///
  /// Screen readers find the published elements with their roles: buttons, check boxes, headings, lists.
  case html
  /// The elements with their frames.
  case tree
  /// The published controls with role, label, value and state.
  case semantics
  /// The published elements as a JSON array, one element a line: role, name, value, state, frame, actions.
  ///
  ///     {"level":0,"role":"toggle","name":"Wi-Fi","value":"on","actions":["tap"],"frame":[0,0,9,1]},
  ///
  /// `level` is the depth in the tree, and `frame` is x, y, width and height in the coordinates of the root view. Keys
  /// without a value are left out, except `role`, `name` and `frame`.
  case json
  /// The dependency graph as a Mermaid chart.
  case graph

  /// The file name extension of a snapshot.
  public var fileExtension: String {
    switch self {
    case .text: "txt"
    case .graph: "mmd"
    case .ansi, .cells, .svg, .html, .tree, .semantics, .json: rawValue
    }
  }
}
