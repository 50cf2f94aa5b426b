import SwiftUI

struct Settings {
  @Entry var detail = 1  // error: @Entry belongs into an extension of EnvironmentValues
}
