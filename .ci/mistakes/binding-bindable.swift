import SwiftUI

@Observable final class Profile {
  var name = ""
}

struct Editor: View {
  var profile: Profile

  var body: some View {
    VStack {
      TextField("Name", text: $profile.name)  // error: cannot find '$profile' in scope
    }
  }
}
