/// A button that hands on what was copied last in the screen.
///
///     [ Paste ]
///
/// It takes text, and what text says: a `String`, a `URL`, `Data`. Where nothing of the type was copied, it does nothing.
/// Follows [PasteButton](https://developer.apple.com/documentation/swiftui/pastebutton).
nonisolated public struct PasteButton: View {
  private let paste: (String) -> Void
  @Environment(\.clipboard) private var clipboard

  /// A button that hands on values of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = { text in if let value: T = Self.value(of: text) { onPaste([value]) } }
  }

  /// A button that hands on what provides the text; it has one of the types, or nothing is handed on.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    paste = { text in
      let provider = NSItemProvider(object: text as NSString)
      if supportedContentTypes.contains(where: provider.hasRepresentationConforming) { payloadAction([provider]) }
    }
  }

  /// The button.
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
