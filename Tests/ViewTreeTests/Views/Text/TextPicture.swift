import ViewTreeTesting

/// A view above a mark, which shows how high the view is.
@MainActor func textPicture<V: View>(_ width: Int, _ view: V) -> String {
  Screen(width: width) {
    VStack(alignment: .leading, spacing: 0) {
      view
      Text("^")
    }
  }.text
}
