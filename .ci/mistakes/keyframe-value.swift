import SwiftUI

struct Pulse: View {
  var body: some View {
    Text("Pulse").keyframeAnimator(initialValue: 1.0) { content, value in
      content.opacity(value)
    } keyframes: { _ in
      LinearKeyframe(0.5, duration: 1)
      0.25  // error: write LinearKeyframe(value, duration: seconds)
    }
  }
}
