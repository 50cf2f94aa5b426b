import SwiftUI

extension EnvironmentValues {
  @Entry var currency: String = "EUR"
}

struct Expense: Identifiable {
  let id = UUID()
  var title: String
  var amount: Double
  var isPaid = false
}

struct TripView: View {
  @State private var expenses = [
    Expense(title: "Train", amount: 84.5, isPaid: true), Expense(title: "Hotel", amount: 312),
    Expense(title: "Museum", amount: 24),
  ]

  private var open: Double { expenses.filter { !$0.isPaid }.map(\.amount).reduce(0, +) }

  var body: some View {
    NavigationStack {
      List {
        Section("Expenses") {
          ForEach($expenses) { $expense in ExpenseRow(expense: $expense) }
        }
        Section {
          LabeledContent("Open") { Amount(value: open).bold() }
          Summary(count: expenses.count).foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Lisbon")
    }
  }
}

struct ExpenseRow: View {
  @Binding var expense: Expense

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: expense.isPaid ? "checkmark.circle.fill" : "circle").frame(width: 22, height: 22)
      Text(expense.title)
      Spacer()
      Amount(value: expense.amount)
      Toggle("Paid", isOn: $expense.isPaid).labelsHidden()
    }
  }
}

struct Amount: View {
  let value: Double
  @Environment(\.currency) private var currency

  var body: some View { Text(value, format: .currency(code: currency)) }
}

#Preview { TripView() }

#Preview("Row", traits: .fixedLayout(width: 320, height: 16)) {
  @Previewable @State var expense = Expense(title: "Tram", amount: 3)
  ExpenseRow(expense: $expense)
}

struct Amount_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Amount(value: 12.5)
      Amount(value: 1_000).environment(\.currency, "JPY")
    }
  }
}

/// Operators come through the module as well: `+` of texts.
struct Summary: View {
  let count: Int

  var body: some View { Text("\(count) ") + Text("expenses").bold() }
}
