extension LayoutMetrics {
  /// The line of a box, and on its left and right as much again between the line and what it holds.
  var boxInsets: EdgeInsets { EdgeInsets(.all, horizontal: 2 * divider.width, vertical: divider.height) }
}
