import SwiftUI

final class Model {
  var count = 0
}

struct Counter: View {
  @StateObject private var model = Model()  // error: requires that 'Model' conform to 'ObservableObject'

  var body: some View { Text("\(model.count)") }
}
