import SwiftUI

struct Settings {
  @Entry var detail = 1  // error: @Entry must be in an extension of EnvironmentValues
}
