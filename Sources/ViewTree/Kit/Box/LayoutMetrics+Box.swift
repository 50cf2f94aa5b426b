extension LayoutMetrics {
  /// The width of a box's line, and on the left and right the same again between the line and the content.
  var boxInsets: EdgeInsets { EdgeInsets(.all, horizontal: 2 * divider.width, vertical: divider.height) }
}
