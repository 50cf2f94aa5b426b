public import Foundation

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {
  /// The type of the encoded form.
  public typealias Input = Data
}
extension PropertyListEncoder: TopLevelEncoder {
  /// The type of the encoded form.
  public typealias Output = Data
}
