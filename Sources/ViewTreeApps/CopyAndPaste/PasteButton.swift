/// A button that passes the last copied text of the screen to an action.
///
///     [ Paste ]
///
/// It pastes a `String`, a `URL` or `Data`. If the copied text is empty or no value of the type, it does nothing.
/// Follows [PasteButton](https://developer.apple.com/documentation/swiftui/pastebutton).
nonisolated public struct PasteButton: View {
  private let paste: (String) -> Void
  @Environment(\.clipboard) private var clipboard

  /// Creates a button that passes a value of a type to an action.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = { text in if let value: T = Self.value(of: text) { onPaste([value]) } }
  }

  /// Creates a button that passes an item provider of the text to an action, if text conforms to one of the types.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    paste = { text in
      let provider = NSItemProvider(object: text as NSString)
      if supportedContentTypes.contains(where: provider.hasRepresentationConforming) { payloadAction([provider]) }
    }
  }

  /// The content of the paste button.
  @MainActor public var body: some View {
    let (clipboard, paste) = (clipboard, paste)
    Button("Paste", systemImage: "doc.on.clipboard") { if !clipboard.text.isEmpty { paste(clipboard.text) } }
      .labelStyle(.titleOnly)
  }

  private static func value<T>(of text: String) -> T? {
    switch T.self {
    case is String.Type: text as? T
    case is URL.Type: URL(string: text) as? T
    case is Data.Type: Data(text.utf8) as? T
    default: nil
    }
  }
}
