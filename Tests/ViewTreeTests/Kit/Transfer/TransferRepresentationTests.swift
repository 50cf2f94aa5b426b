import Testing
import ViewTreeTesting

struct TransferRepresentationTests {
  @Test func `representations are accepted, and values carried as they are`() {
    struct Card: Codable, Transferable {
      var number = 1
      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation { (card: Card) in "\(card.number)" }
      }
    }
    #expect(Card.Representation.self == TupleTransferRepresentation<Card>.self)
  }
}
