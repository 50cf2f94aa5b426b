#if !canImport(Darwin)
  // Attributes that Apple's system adds to those of Foundation: a text keeps them, and shows nothing of them.

  extension AttributeScopes {
    /// The attributes about how a text is spoken.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// The attributes about how a text is spoken.
    ///
    /// Follows
    /// [AccessibilityAttributes](https://developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes).
    public struct AccessibilityAttributes: AttributeScope {
      /// A Boolean value that indicates whether each character is spoken by itself.
      public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
      /// A Boolean value that indicates whether punctuation is spoken.
      public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
      /// A Boolean value that indicates whether an announcement waits for speech that goes on.
      public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
      /// The urgency of an announcement.
      public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
      /// The pitch, from 0 to 2.
      public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
      /// The pronunciation in the International Phonetic Alphabet.
      public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
      /// The level of a heading.
      public let accessibilityHeadingLevel: HeadingLevelAttribute
      /// The kind of text, as source code.
      public let accessibilityTextualContext: TextualContextAttribute
      /// Attributes of the program's own, in words.
      public let accessibilityTextCustom: TextCustomAttribute

      /// Whether each character is spoken by itself.
      public enum SpellOutAttribute: AttributedStringKey {
        /// A Boolean value.
        public typealias Value = Bool
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilitySpeechAttributeSpellOut"
      }

      /// Whether punctuation is spoken.
      public enum IncludesPunctuationAttribute: AttributedStringKey {
        /// A Boolean value.
        public typealias Value = Bool
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilitySpeechAttributePunctuation"
      }

      /// Whether an announcement waits.
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
          /// As urgent as most.
          case `default`
          /// It interrupts others.
          case high
        }
        /// An urgency.
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
        /// Letters of the alphabet.
        public typealias Value = String
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilitySpeechAttributeIPANotation"
      }

      /// The level of a heading.
      public enum HeadingLevelAttribute: AttributedStringKey {
        /// A level, of which the first is the highest.
        public enum HeadingLevel: Int, Hashable, Sendable {
          /// A heading of no level.
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
        /// A level.
        public typealias Value = HeadingLevel
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilityTextAttributeHeadingLevel"
      }

      /// The kind of a piece of text.
      public enum TextualContextAttribute: AttributedStringKey {
        /// A kind of text.
        public enum TextualContext: String, Hashable, Sendable {
          /// Source code.
          case sourceCode
          /// Cells of a spreadsheet.
          case spreadsheet
          /// Names of files.
          case fileSystem
          /// Messages.
          case messaging
          /// A document.
          case wordProcessing
          /// A story.
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

      /// Attributes of the program's own.
      public enum TextCustomAttribute: AttributedStringKey {
        /// The attributes in words.
        public typealias Value = [String]
        /// The attribute's name in an archive.
        public static let name = "UIAccessibilityTextAttributeCustom"
      }
    }
  }

  extension AttributeDynamicLookup {
    /// An attribute by its name: `string.accessibilitySpeechSpellsOutCharacters`.
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
  }
#endif
