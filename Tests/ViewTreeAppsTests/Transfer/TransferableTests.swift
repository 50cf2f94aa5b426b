import ViewTreeApps
import Foundation
import Testing

struct TransferableTests {
  @Test func `text, addresses and bytes can be carried`() {
    func isTransferable<T>(_ value: T) -> Bool { value is any Transferable }
    #expect(isTransferable("text") && isTransferable(Data()) && isTransferable(URL(filePath: "/")))
    #expect(!isTransferable(3))
  }
}
