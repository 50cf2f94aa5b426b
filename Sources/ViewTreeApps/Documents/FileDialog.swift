// A file dialog: the path of a folder, which can be typed over, and a row for each thing in it. Rows and names that
// cannot be used are drawn between `~`.
//
//     +----------------------+     +----------------------+
//     | Open                 |     | Save                 |
//     | [/Notes            ] |     | [/Notes            ] |
//     | ../                  |     | ../                  |
//     | drafts/              |     | drafts/              |
//     | todo.txt             |     | Name                 |
//     | ~photo.png~          |     | [todo.txt          ] |
//     |                      |     |                      |
//     | [ Cancel ]           |     | [= Save =] [ Cancel ]|
//     +----------------------+     +----------------------+

/// The purpose of a file dialog.
enum FileDialogPurpose {
  /// Choosing a file of one of the types, or several files, each with a mark before it.
  case open(types: [UTType], several: Bool)
  /// Choosing a folder and a name, which gets the filename extension of the type.
  case save(name: String, type: UTType?)
  /// Choosing a folder.
  case chooseFolder(title: String)
}

/// The URLs of the files that the user chose; `nil` if the user cancelled.
typealias FileChoice = [URL]?

extension View {
  /// Shows a file dialog while a binding is `true`; the action runs when it has closed.
  nonisolated func fileDialog(
    isPresented: Binding<Bool>, presenting: Bool = true, _ purpose: FileDialogPurpose,
    action: @escaping (FileChoice, StoredFiles) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented, presenting: presenting, purpose: purpose, action: action))
  }
}

nonisolated private struct FileDialogModifier: ViewModifier, ViewPart {
  static var nameForUsers: String? { FileDialog.modifierName }

  @Binding var isPresented: Bool
  let presenting: Bool
  let purpose: FileDialogPurpose
  let action: (FileChoice, StoredFiles) -> Void
  @PlaceObject private var choice = ChoiceBox()
  @Environment(\.files) private var files

  /// The choice, kept until the dialog has closed.
  @MainActor final class ChoiceBox {
    var choice: FileChoice = nil

    nonisolated init() {}
  }

  init(
    isPresented: Binding<Bool>, presenting: Bool, purpose: FileDialogPurpose,
    action: @escaping (FileChoice, StoredFiles) -> Void
  ) {
    _isPresented = isPresented
    self.presenting = presenting
    self.purpose = purpose
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    let (box, isPresented, action, files) = (choice, $isPresented, action, files)
    content.modifier(
      ModalModifier(
        isPresented: isPresented, presenting: presenting, placement: .sheet,
        onDismiss: {
          let choice = box.choice
          box.choice = nil
          action(choice, files)
        }
      ) {
        FileDialog(purpose: purpose, files: files) { choice in
          box.choice = choice
          isPresented.wrappedValue = false
        }
      })
  }
}

/// The content of a file dialog.
nonisolated private struct FileDialog: View, PresentedPart {
  static var modifierName: String { "file dialog" }

  let purpose: FileDialogPurpose
  let files: StoredFiles
  let finish: (FileChoice) -> Void
  @State private var folder: String?
  @State private var typedName: String?
  @State private var chosen: Set<String> = []
  /// The path of an existing file, which a second press of the button replaces.
  @State private var pathToReplace: String?
  @State private var problem: String?
  @Environment(\.fileDialog) private var settings

  init(purpose: FileDialogPurpose, files: StoredFiles, finish: @escaping (FileChoice) -> Void) {
    (self.purpose, self.files, self.finish) = (purpose, files, finish)
  }

  @MainActor var body: some View {
    let entries = files.entries(in: path, withHidden: settings.showsHidden)
    VStack(alignment: .leading, spacing: 0) {
      title.bold().semantics(Semantics(.heading))
      if let message = settings.message { message }
      FileField("Folder", text: Binding(get: { path }, set: { go(to: $0) }), isCommitted: true)
      rows(entries)
      if case .save = purpose { nameField }
      if let problem { Text(verbatim: problem) }
      WrappedRowLayout()() {
        if let confirmation {
          Button {
            confirm()
          } label: {
            confirmation
          }
          .keyboardShortcut(.defaultAction)
          .disabled(!canConfirm)
        }
        Button("Cancel", role: .cancel) { finish(nil) }.keyboardShortcut(.cancelAction)
      }
      .padding(.top)
    }
    .popupFrame()
    .semantics(Semantics(.sheet, label: title.plainText, isWhole: false))
  }

  private var title: Text {
    switch purpose {
    case .open: Text("Open")
    case .save: Text("Save")
    case .chooseFolder(let title): Text(verbatim: title)
    }
  }

  @MainActor private var path: String {
    folder ?? settings.folder.flatMap { files.path(of: $0) } ?? files.start
  }

  // MARK: Rows

  @MainActor private func rows(_ entries: [FileEntry]) -> some View {
    FileRowsLayout(count: entries.count + (path == "/" ? 0 : 1))() {
      ScrollBox(
        content: LazyRowStack {
          if path != "/" { FileRow(name: "../") { go(to: "..") } }
          ForEach(entries, id: \.name) { row($0) }
          if entries.isEmpty, path == "/" { Text("No files").foregroundStyle(.secondary) }
        })
    }
  }

  @MainActor @ViewBuilder private func row(_ entry: FileEntry) -> some View {
    if entry.isFolder {
      FileRow(name: "\(entry.name)/") { go(to: entry.name) }
    } else {
      FileRow(name: entry.name, mark: mark(entry), isEnabled: isAllowed(entry)) { choose(entry.name) }
    }
  }

  /// The state of the entry's mark; `nil` if only one file can be chosen, so that there are no marks.
  private func mark(_ entry: FileEntry) -> Bool? {
    guard case .open(_, several: true) = purpose else { return nil }
    return chosen.contains(entry.name)
  }

  @MainActor private func isAllowed(_ entry: FileEntry) -> Bool {
    switch purpose {
    case .open(let types, _): entry.isAny(of: types) && settings.isEnabled(url(entry.name))
    case .save: true
    case .chooseFolder: entry.isFolder
    }
  }

  @MainActor private func url(_ name: String) -> URL { files.url(of: StoredFiles.child(name, of: path)) }

  // MARK: What the user does

  /// Shows a folder, or chooses the file of a path.
  @MainActor private func go(to typed: String) {
    let new = StoredFiles.normal(typed, from: path)
    problem = nil
    if files.isFolder(new) {
      folder = new
      chosen = []
    } else if files.exists(new) {
      let entry = FileEntry(name: (new as NSString).lastPathComponent, isFolder: false)
      guard isAllowed(entry) else { return problem = "\(entry.name) cannot be chosen." }
      folder = (new as NSString).deletingLastPathComponent
      choose(entry.name)
    } else {
      problem = "\(typed) does not exist."
    }
  }

  @MainActor private func choose(_ name: String) {
    switch purpose {
    case .open(_, several: false): finish([url(name)])
    case .open(_, several: true): chosen.formSymmetricDifference([name])
    case .save: typedName = name
    case .chooseFolder: break
    }
  }

  // MARK: The name

  @MainActor private var name: String {
    guard case .save(let name, _) = purpose else { return "" }
    return typedName ?? name
  }

  @MainActor private var nameField: some View {
    let typed = Binding(
      get: { name },
      set: {
        typedName = $0
        pathToReplace = nil
      })
    return VStack(alignment: .leading, spacing: 0) {
      settings.nameLabel ?? Text("Name")
      FileField((settings.nameLabel ?? Text("Name")).plainText, text: typed, takesFocus: true)
    }
  }

  /// The path of the file to write.
  @MainActor private var target: String {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard case .save(_, let type?) = purpose, let ending = type.preferredFilenameExtension,
      (name as NSString).pathExtension.lowercased() != ending,
      !FileEntry(name: name, isFolder: false).type.conforms(to: type)
    else { return StoredFiles.normal(name, from: path) }
    return StoredFiles.normal("\(name).\(ending)", from: path)
  }

  // MARK: The button

  /// The title of the button; `nil` if a row completes the choice instead.
  @MainActor private var confirmation: Text? {
    switch purpose {
    case .open(let types, let several):
      guard several || canOpenFolder(types) else { return nil }
      return settings.confirmationLabel ?? Text("Open")
    case .save: return pathToReplace == nil ? settings.confirmationLabel ?? Text("Save") : Text("Replace")
    case .chooseFolder(let title): return settings.confirmationLabel ?? Text(verbatim: title)
    }
  }

  private func canOpenFolder(_ types: [UTType]) -> Bool { types.contains { $0.conforms(to: .directory) } }

  @MainActor private var canConfirm: Bool {
    switch purpose {
    case .open(let types, _): !chosen.isEmpty || canOpenFolder(types)
    case .save: !name.trimmingCharacters(in: .whitespaces).isEmpty
    case .chooseFolder: true
    }
  }

  @MainActor private func confirm() {
    switch purpose {
    case .open: finish(chosen.isEmpty ? [files.url(of: path)] : chosen.sorted().map(url))
    case .chooseFolder: finish([files.url(of: path)])
    case .save:
      let target = target
      if files.isFolder(target) {
        problem = "\((target as NSString).lastPathComponent) is a folder."
      } else if files.exists(target), pathToReplace != target {
        pathToReplace = target
        problem = "\((target as NSString).lastPathComponent) already exists."
      } else {
        finish([files.url(of: target)])
      }
    }
  }
}

/// Ideally at least 24 cells wide, and one to eight lines high; further rows scroll.
private struct FileRowsLayout: EngineLayout {
  let count: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let line = subviews.metrics.divider
    let width = subviews.content?.sizeThatFits(.unspecified).width ?? 0
    let ideal = CGSize(
      width: max(width + line.width, line.width * 24), height: line.height * CGFloat(min(max(count, 1), 8)))
    let offer = proposal.replacingUnspecifiedDimensions(by: ideal)
    return CGSize(width: min(offer.width, ideal.width), height: min(offer.height, ideal.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
