/// Options for the contents of a file dialog; only `includeHiddenFiles` has an effect in text.
///
/// Follows
/// [FileDialogBrowserOptions](https://developer.apple.com/documentation/swiftui/filedialogbrowseroptions).
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Has no effect: a dialog always shows filename extensions.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// Has no effect: a package is shown as a folder.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// Shows files whose names begin with a period.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

// Settings of the file dialogs below, inside or outside the modifier that shows the dialog.
extension View {
  /// Sets a message for the file dialogs below.
  ///
  /// Follows
  /// [fileDialogMessage(_:)](https://developer.apple.com/documentation/swiftui/view/filedialogmessage(_:)).
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.message = message }
  }

  /// Sets a message for the file dialogs below.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets a verbatim message for the file dialogs below.
  @_disfavoredOverload nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the title of the button that confirms a file dialog below.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.confirmationLabel = label }
  }

  /// Sets the title of the button that confirms a file dialog below.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets a verbatim title for the button that confirms a file dialog below.
  @_disfavoredOverload nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the label of the name field in the save dialogs below.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.nameLabel = label }
  }

  /// Sets the label of the name field in the save dialogs below.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Sets a verbatim label for the name field in the save dialogs below.
  @_disfavoredOverload nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets the folder in which the file dialogs below begin; a folder outside the screen's files is ignored.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialog) { $0.folder = defaultDirectory }
  }

  /// Sets a predicate that the files of an allowed type must also satisfy to be chosen in the dialogs below.
  nonisolated public func fileDialogURLEnabled(
    _ predicate: Predicate<URL>
  ) -> some View {
    transformEnvironment(\.fileDialog) { $0.isEnabled = { (try? predicate.evaluate($0)) ?? false } }
  }

  /// Sets the options of the file dialogs below; only `includeHiddenFiles` has an effect in text.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    transformEnvironment(\.fileDialog) { $0.showsHidden = options.contains(.includeHiddenFiles) }
  }

  /// Has no effect: a dialog keeps no state after it closes.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Has no effect: there are no aliases.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
}
