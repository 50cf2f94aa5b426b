/// A window of a document group.
nonisolated struct DocumentScene<Document, Content: View>: View, ViewPart {
  let kind: DocumentKind<Document>
  /// The document to open; `nil` for the app's first window.
  let opened: OpenedDocument?
  let content: (DocumentModel<Document>) -> Content?
  @Environment(\.openedFiles) private var openedFiles

  init(
    kind: DocumentKind<Document>, opened: OpenedDocument?, content: @escaping (DocumentModel<Document>) -> Content?
  ) {
    (self.kind, self.opened, self.content) = (kind, opened, content)
  }

  @MainActor var body: some View {
    let first = openedFiles.first.map { OpenedDocument(url: $0) }
    if opened == nil {
      DocumentWindow(kind: kind, opened: first, isFirst: true, content: content)
    } else {
      // A window above the first has its own menu bar.
      DocumentWindow(kind: kind, opened: opened, isFirst: false, content: content)
        .environment(\.isMainScene, true)
        .environment(\.hasMenuBar, false)
    }
  }
}

nonisolated private struct DocumentWindow<Document, Content: View>: View {
  let isFirst: Bool
  let content: (DocumentModel<Document>) -> Content?
  @StateObject private var model: DocumentModel<Document>
  @State private var dialog: Dialog?
  @State private var closesWhenSaved = false
  @Environment(\.openWindows) private var windows
  @Environment(\.dismiss) private var dismiss
  @Environment(\.clock) private var clock

  private enum Dialog {
    case open, save, close
  }

  init(
    kind: DocumentKind<Document>, opened: OpenedDocument?, isFirst: Bool,
    content: @escaping (DocumentModel<Document>) -> Content?
  ) {
    self.isFirst = isFirst
    self.content = content
    _model = StateObject(wrappedValue: Self.model(kind, opened))
  }

  private static func model(_ kind: DocumentKind<Document>, _ opened: OpenedDocument?) -> DocumentModel<Document> {
    let model = DocumentModel(kind: kind)
    model.open(opened)
    return model
  }

  @MainActor var body: some View {
    MenuBarWindow(commands: DocumentCommands(actions: actions), content: window)
  }

  @MainActor private var window: some View {
    let model = model
    return RootLayout() {
      if let content = content(model) { content } else { Button("Open…") { dialog = .open } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .environment(
      \.documentConfiguration, DocumentConfiguration(fileURL: model.url, isEditable: model.isEditable)
    )
    .task(id: model.version) {
      guard model.isDirty, model.url != nil else { return }
      try? await clock.sleep(for: .seconds(1))
      if !Task.isCancelled { model.save() }
    }
    .onDisappear { if model.isDirty, model.url != nil { model.save() } }
    .interactiveDismissDisabled(model.isDirty && model.url == nil)
    .fileDialog(isPresented: $dialog[isSelected: .open], .open(types: model.kind.readableTypes, several: false)) {
      choice, _ in
      if let url = choice?.first { open(OpenedDocument(url: url)) }
    }
    .fileDialog(
      isPresented: $dialog[isSelected: .save], .save(name: model.url?.lastPathComponent ?? "Untitled", type: model.type)
    ) {
      choice, _ in
      finishSaving(choice?.first)
    }
    .modifier(
      DocumentBox(
        text: dialog == .close ? "Do you want to keep this document?" : nil, isPresented: $dialog[isSelected: .close]
      ) {
        Button("Save") { (dialog, closesWhenSaved) = (.save, true) }.keyboardShortcut(.defaultAction)
        Button("Delete", role: .destructive) {
          dialog = nil
          dismiss()
        }
        Button("Cancel", role: .cancel) { dialog = nil }.keyboardShortcut(.cancelAction)
      }
    )
    .modifier(
      DocumentBox(text: model.problem, isPresented: $model.problem.hasValue) {
        Button("OK") { model.problem = nil }.keyboardShortcut(.defaultAction)
      })
  }

  @MainActor private func finishSaving(_ url: URL?) {
    let closes = closesWhenSaved
    closesWhenSaved = false
    guard let url else { return }
    model.save(to: url)
    if closes, !model.isDirty { dismiss() }
  }

  @MainActor private func open(_ document: OpenedDocument) {
    // A window without a document shows the file itself: no document would stay below a new window.
    if model.document == nil, document.url != nil {
      model.open(document)
    } else {
      windows?.open(.documents(of: Document.self), value: AnyHashable(document))
    }
  }

  @MainActor private var actions: DocumentActions {
    let model = model
    let isShown = model.document != nil
    return DocumentActions(
      new: model.isEditable ? { open(OpenedDocument()) } : nil,
      open: { dialog = .open },
      close: isFirst ? nil : { if model.isDirty, model.url == nil { dialog = .close } else { dismiss() } },
      save: model.isEditable && isShown ? { if model.url == nil { dialog = .save } else { model.save() } } : nil,
      saveAs: isShown ? { dialog = .save } : nil,
      revert: model.url == nil || !model.isEditable ? nil : { model.revert() })
  }
}

/// The actions of the menu `File`; the menu omits items whose action is `nil`.
private struct DocumentActions {
  let new: (() -> Void)?
  let open: () -> Void
  let close: (() -> Void)?
  let save: (() -> Void)?
  let saveAs: (() -> Void)?
  let revert: (() -> Void)?
}

nonisolated private struct DocumentCommands: Commands {
  let actions: DocumentActions

  @MainActor var body: some Commands {
    CommandGroup(replacing: .newItem) {
      if let new = actions.new { Button("New") { new() }.keyboardShortcut("n") }
      Button("Open…") { actions.open() }.keyboardShortcut("o")
      if let close = actions.close { Button("Close") { close() }.keyboardShortcut("w") }
    }
    CommandGroup(replacing: .saveItem) {
      if let save = actions.save { Button("Save") { save() }.keyboardShortcut("s") }
      if let saveAs = actions.saveAs {
        Button("Save As…") { saveAs() }.keyboardShortcut("s", modifiers: [.command, .shift])
      }
      if let revert = actions.revert { Button("Revert") { revert() } }
    }
  }
}

/// A message about a document in a box above it.
nonisolated private struct DocumentBox<Buttons: View>: ViewModifier {
  let text: String?
  let isPresented: Binding<Bool>
  @ViewBuilder let buttons: Buttons

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      ModalModifier(isPresented: isPresented, presenting: text != nil, placement: .alert) {
        VStack(alignment: .leading) {
          Text(verbatim: text ?? "").semantics(Semantics(.heading))
          WrappedRowLayout()() { buttons }.padding(.top)
        }
        .popupFrame()
        .semantics(Semantics(.alert, label: text ?? "", isWhole: false))
      })
  }
}
