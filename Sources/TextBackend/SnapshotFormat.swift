/// A form in which a screen can be written down.
public enum SnapshotFormat: String, CaseIterable, Sendable, Hashable {
  /// The characters alone; blanks at the end of a row are not written.
  case text
  /// With colours and weights, as escape sequences of a terminal.
  case ansi
  /// Every row quoted at full width, its colours and weights below it.
  case cells
  /// A picture of cells as an SVG image, with colours and weights, and with what is published as its description.
  ///
  /// Each cell is 8 × 16; box lines, blocks and shades are drawn, so that they look the same in any font.
  case svg
  /// A whole HTML document with the picture, with colours and weights.
  ///
  /// Those who do not see it find the published elements with their roles: buttons, check boxes, headings, lists.
  case html
  /// The elements with their frames.
  case tree
  /// The controls as they are published: role, label, value, state.
  case semantics
  /// What depends on what, as a Mermaid chart.
  case graph

  /// The ending of a snapshot's file name.
  public var fileExtension: String {
    switch self {
    case .text: "txt"
    case .graph: "mmd"
    case .ansi, .cells, .svg, .html, .tree, .semantics: rawValue
    }
  }
}
