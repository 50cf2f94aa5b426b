@testable import ViewTree

/// Shows the word "show" until it is tapped, so that a test can lower the limits of its screen first.
struct Start<Content: View>: View {
  @State private var isShown = false
  @ViewBuilder let content: () -> Content

  var body: some View { if isShown { content() } else { Text("show").onTapGesture { isShown = true } } }
}
