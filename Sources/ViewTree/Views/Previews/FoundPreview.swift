/// A preview that was found in the program: a `#Preview` or a `PreviewProvider`.
@MainActor package struct FoundPreview {
  /// The name of the preview, unique in its module.
  package private(set) var name: String
  /// The module that declares it.
  nonisolated package let module: String
  package let layout: PreviewLayout
  package let view: AnyView
  /// The settings that its traits have for a test.
  package var testing: (any Sendable)?

  /// All previews of the program, in the order of modules, files and lines; a preview that cannot be created shows the
  /// reason.
  package static var all: [FoundPreview] {
    var names: [String: Int] = [:]
    return (macros + providers).sorted { $0.module < $1.module }.map { found in
      var found = found
      let count = names["\(found.module)/\(found.name)", default: 0] + 1
      names["\(found.module)/\(found.name)"] = count
      if count > 1 { found.name += " \(count)" }
      return found
    }
  }

  private static var macros: [FoundPreview] {
    let types = Conformers.all(of: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
    return types.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }.map { type in
      let parts = type.fileID.split(separator: "/")
      let file = (parts.last ?? "").replacing(".swift", with: "")
      let preview: Preview
      do { preview = try type.makePreview() } catch { preview = Preview { Text(verbatim: "\(error)") } }
      return FoundPreview(
        name: preview.name ?? String(file), module: String(parts.first ?? ""), layout: preview.layout,
        view: preview.view, testing: preview.testing)
    }
  }

  private static var providers: [FoundPreview] {
    let types = Conformers.all(of: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
    return types.map { type in
      let module = String(reflecting: type).prefix { $0 != "." }
      let name = "\(type)".replacing("_Previews", with: "")
      return FoundPreview(name: name, module: String(module), layout: .device, view: type.anyView)
    }.sorted { $0.name < $1.name }
  }
}

extension PreviewProvider {
  fileprivate static var anyView: AnyView { AnyView(previews) }
}
