import SwiftUI

struct Editor: App {
  var body: some Scene {
    Text("Editor")  // error: wrap it in WindowGroup { … }
  }
}
