public import Foundation

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {
  /// It reads data.
  public typealias Input = Data
}
extension PropertyListEncoder: TopLevelEncoder {
  /// It writes data.
  public typealias Output = Data
}
