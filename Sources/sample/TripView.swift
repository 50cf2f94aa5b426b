import SwiftUI

extension EnvironmentValues {
  @Entry var currency: String = "EUR"
}

struct TripView: View {
  @StateObject private var store = TripStore()

  var body: some View {
    NavigationStack {
      List {
        Section("Expenses") {
          ForEach($store.expenses) { $expense in ExpenseRow(expense: $expense) }
        }
        Section {
          LabeledContent("Open") { Amount(value: store.open).bold() }
          Summary(count: store.expenses.count).foregroundStyle(.secondary)
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

/// A view with an operator that the module exports: `+` of texts.
struct Summary: View {
  let count: Int

  var body: some View { Text("\(count) ") + Text("expenses").bold() }
}
