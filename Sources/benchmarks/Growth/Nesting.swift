import ViewTree

/// Returns a view nested in `depth` others.
@MainActor func nested(depth: Int, around content: some View, _ wrap: (AnyView) -> some View) -> AnyView {
  var view = AnyView(content)
  for _ in 0..<depth { view = AnyView(wrap(view)) }
  return view
}
