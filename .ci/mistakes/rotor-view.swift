import SwiftUI

struct Chapters: View {
  var body: some View {
    Text("Book").accessibilityRotor("Chapters") {
      AccessibilityRotorEntry("One", id: 1)
      Text("Two")  // error: write AccessibilityRotorEntry("Title", id: id)
    }
  }
}
