/// The settings of the file dialogs below, from the `fileDialog…` modifiers around them.
struct FileDialogSettings {
  var message: Text?
  var confirmationLabel: Text?
  var nameLabel: Text?
  var folder: URL?
  var showsHidden = false
  var isEnabled: (URL) -> Bool = { _ in true }
}

private struct FileDialogSettingsKey: EnvironmentKey {
  static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
  var fileDialog: FileDialogSettings {
    get { self[FileDialogSettingsKey.self] }
    set { self[FileDialogSettingsKey.self] = newValue }
  }
}
