import TextBackend
import ViewTree

extension GalleryScreen {
  static var signIn: GalleryScreen {
    GalleryScreen(
      "sign-in", "fields in a form, and a button that waits for them", SignIn.init,
      steps: [
        Step("type a name and a password") { screen in
          screen.press(.tab)
          screen.type("ada")
          screen.press(.tab)
          screen.type("secret")
        },
        .tap(.button, "Sign in"),
      ])
  }
}

/// A name, a password, how long to stay, and an alert at the end.
struct SignIn: View {
  @State private var name = ""
  @State private var password = ""
  @State private var days = 7
  @State private var isSignedIn = false

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name, prompt: Text("required"))
        SecureField("Password", text: $password)
      }
      Section("Options") {
        Stepper("Stay for \(days) days", value: $days, in: 1...30)
        Button("Sign in") { isSignedIn = true }.disabled(name.isEmpty || password.isEmpty)
      }
    }
    .alert("Signed in", isPresented: $isSignedIn) {
      Button("OK") {}
    } message: {
      Text("Welcome, \(name).")
    }
  }
}
