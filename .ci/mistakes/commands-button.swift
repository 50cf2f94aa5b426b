import SwiftUI

struct EditorCommands: Commands {
  var body: some Commands {
    CommandMenu("Text") { Button("Bold") {} }
    Button("Italic") {}  // error: wrap it in CommandMenu("Title") { … }
  }
}
