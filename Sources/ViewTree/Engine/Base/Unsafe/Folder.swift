/// Returns whether a folder exists and contains a file whose name meets a condition.
///
/// Foundation's list of the names takes a hundredth of the instructions until a program's first picture.
func hasFile(inFolder path: String, where holds: (String) -> Bool) -> Bool {
  guard let folder = unsafe opendir(path) else { return false }
  defer { unsafe closedir(folder) }
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
      unsafe String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    }
    if holds(name) { return true }
  }
  return false
}
