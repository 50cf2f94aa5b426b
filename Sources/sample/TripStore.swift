import Foundation

/// A model as it is written on Apple's systems, where importing Foundation is enough.
final class TripStore: ObservableObject {
  @Published var expenses: [Expense] = [
    Expense(title: "Train", amount: 84.5, isPaid: true), Expense(title: "Hotel", amount: 312),
    Expense(title: "Museum", amount: 24),
  ]

  var open: Double { expenses.filter { !$0.isPaid }.map(\.amount).reduce(0, +) }

  func load(from url: URL, session: URLSession = .shared) async throws {
    let (data, response) = try await session.data(for: URLRequest(url: url))
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
    expenses = try JSONDecoder().decode([Expense].self, from: data)
  }
}

struct Expense: Codable, Identifiable {
  var id = UUID()
  var title: String
  var amount: Double
  var isPaid = false
}
