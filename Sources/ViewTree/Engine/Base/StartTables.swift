// Dictionaries that a program fills before its first picture. Specialized code names their storage by its mangled name:
// for each type of key, the runtime searches all conformances of the process for `Hashable`, which takes 350,000
// instructions, a hundredth of the start. These functions are not specialized, so that the caller passes the conformance.

/// Creates a dictionary; see the top of the file.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
func startTable<Key: Hashable, Value>(_ values: KeyValuePairs<Key, Value>) -> [Key: Value] {
  var table: [Key: Value] = [:]
  for index in 0..<values.count { table[values[index].key] = values[index].value }
  return table
}

/// Stores a value in a dictionary; see the top of the file.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
package func store<Key: Hashable, Value>(_ value: Value, for key: Key, in table: inout [Key: Value]) {
  table[key] = value
}
