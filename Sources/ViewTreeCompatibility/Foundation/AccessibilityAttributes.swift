#if !canImport(Darwin)
  // Attributes that Foundation has on Apple's platforms only. A text stores them and does not show them.

  extension AttributeScopes {
    /// The attributes of spoken text.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// The attributes of spoken text.
    ///
    /// Follows
    /// [AccessibilityAttributes](https://developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes).
    public struct AccessibilityAttributes: AttributeScope {
      /// A Boolean value that indicates whether each character is spoken by itself.
      public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
      /// A Boolean value that indicates whether punctuation is spoken.
      public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
      /// A Boolean value that indicates whether an announcement waits for other speech.
      public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
      /// The urgency of an announcement.
      public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
      /// The pitch, from 0 to 2.
      public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
      /// The pronunciation in the International Phonetic Alphabet.
      public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
      /// The level of a heading.
      public let accessibilityHeadingLevel: HeadingLevelAttribute
      /// The kind of text, such as source code.
      public let accessibilityTextualContext: TextualContextAttribute
      /// Custom attributes of the program, as strings.
      public let accessibilityTextCustom: TextCustomAttribute

      /// The attribute that indicates whether each character is spoken by itself.
      public enum SpellOutAttribute: AttributedStringKey {
        /// A Boolean value.
        public typealias Value = Bool
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilitySpeechAttributeSpellOut"
      }

      /// The attribute that indicates whether punctuation is spoken.
      public enum IncludesPunctuationAttribute: AttributedStringKey {
        /// A Boolean value.
        public typealias Value = Bool
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilitySpeechAttributePunctuation"
      }

      /// The attribute that indicates whether an announcement waits for other speech.
      public enum QueueAnnouncementAttribute: AttributedStringKey {
        /// A Boolean value.
        public typealias Value = Bool
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
      }

      /// The urgency of an announcement.
      public enum AnnouncementPriorityAttribute: AttributedStringKey {
        /// The urgency of an announcement.
        public enum AnnouncementPriority: Hashable, Sendable {
          /// Less urgent than most.
          case low
          /// The default urgency.
          case `default`
          /// The announcement interrupts others.
          case high
        }
        /// The urgency of the announcement.
        public typealias Value = AnnouncementPriority
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
      }

      /// The pitch of a piece of text.
      public enum AdjustedPitchAttribute: AttributedStringKey {
        /// A number from 0 to 2.
        public typealias Value = Double
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilitySpeechAttributePitch"
      }

      /// The pronunciation of a piece of text.
      public enum IPANotationAttribute: AttributedStringKey {
        /// A string of phonetic letters.
        public typealias Value = String
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilitySpeechAttributeIPANotation"
      }

      /// The level of a heading.
      public enum HeadingLevelAttribute: AttributedStringKey {
        /// The level of a heading, from `h1` (the highest) to `h6`.
        public enum HeadingLevel: Int, Hashable, Sendable {
          /// A heading without a level.
          case unspecified
          /// The highest level.
          case h1
          /// The second level.
          case h2
          /// The third level.
          case h3
          /// The fourth level.
          case h4
          /// The fifth level.
          case h5
          /// The lowest level.
          case h6
        }
        /// The level of the heading.
        public typealias Value = HeadingLevel
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilityTextAttributeHeadingLevel"
      }

      /// The kind of a piece of text.
      public enum TextualContextAttribute: AttributedStringKey {
        /// A kind of text.
        public enum TextualContext: String, Hashable, Sendable {
          /// The source code of a program.
          case sourceCode
          /// Cells of a spreadsheet.
          case spreadsheet
          /// Names of files.
          case fileSystem
          /// A list of messages.
          case messaging
          /// Text that its reader edits.
          case wordProcessing
          /// A story that is read aloud.
          case narrative
          /// The output of a program.
          case console
          /// Any other text.
          case plain
        }

        /// A kind of text.
        public typealias Value = TextualContext
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilityTextAttributeContext"
      }

      /// The attribute that holds custom attributes of the program.
      public enum TextCustomAttribute: AttributedStringKey {
        /// The custom attributes, as strings.
        public typealias Value = [String]
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilityTextAttributeCustom"
      }
    }
  }

  extension AttributeDynamicLookup {
    /// Returns the attribute with a name, such as `string.accessibilitySpeechSpellsOutCharacters`.
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
  }
#endif
