package depesche.adjudicator.kit;

import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.ProseDetector;
import depesche.adjudicator.notation.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/// Where a letter is signed: below a line that closes it, and where its last paragraph is a name. A
/// name there may read like a command: `Rob Green`, `Ally White`.
///
/// @param below the numbers of lines that stand below a closing one, in a block as short as a
///   signature
/// @param last the number of the last line, if it stands alone below others; 0 if it does not
record SignaturePlace(List<Integer> below, int last) {

  static final SignaturePlace NONE = new SignaturePlace(List.of(), 0);

  /// No signature has more lines, and no name in it more words.
  private static final int MOST_LINES = 5;

  private static final int MOST_WORDS = 3;

  /// Words that close a letter.
  private static final WordList CLOSING =
      WordList.of(
          """
          best regards cheers thanks thank thx ta yours sincerely cordially love bye wishes greetings
          grüße gruesse grüsse grüßen gruessen gruß gruss danke dank mfg lg vg bg tschüss ciao cu
          salut salutations cordialement saludos saluti merci gracias grazie bientôt amitiés
          """);

  /// Words that stand with them.
  private static final WordList AROUND =
      WordList.of(
          """
          all the very truly faithfully respectfully take care see you soon good luck have fun many kind
          kindest warm warmest with and to everyone everybody in advance again a nice lot mit freundlichen
          lieben liebe viele vielen herzliche herzlichen besten beste schöne bis bald dann im voraus bien à
          """);

  /// Words for commands that are names, too.
  private static final WordList NAMES = WordList.of("rob ally");

  private static final WordList ROB = WordList.of("rob");

  SignaturePlace {
    below = List.copyOf(below);
  }

  static SignaturePlace of(List<String> letter) {
    List<Integer> below = new ArrayList<>();
    int closing = -1;
    int end = 0;
    for (int at = 0; at < letter.size(); at++) {
      closing = mayClose(letter.get(at)) && closes(letter.get(at)) ? at : closing;
      end = letter.get(at).isBlank() ? end : at + 1;
    }
    for (int at = closing + 1; closing >= 0 && at < end; at++) {
      if (!letter.get(at).isBlank()) {
        below.add(at + 1);
      }
    }
    boolean brief =
        !below.isEmpty()
            && below.size() <= MOST_LINES
            && words(letter.get(below.getFirst() - 1)).size() <= MOST_WORDS;
    boolean alone =
        end > 2
            && letter.get(end - 2).isBlank()
            && letter.subList(0, end - 1).stream().anyMatch(line -> !line.isBlank());
    return new SignaturePlace(brief ? below : List.of(), alone ? end : 0);
  }

  private static List<String> words(String text) {
    return Lines.runs(text, "'’-");
  }

  /// Few lines are so short.
  private static boolean mayClose(String line) {
    return line.length() < 60 && !line.isBlank();
  }

  /// {@return whether a line says no more than good-bye}
  static boolean closes(String line) {
    List<String> words = words(line).stream().filter(Lines::hasWord).toList();
    if (words.isEmpty()) {
      return line.strip().matches("[-_]{2,}");
    }
    return words.stream().anyMatch(CLOSING::begins)
        && words.stream()
            .allMatch(
                word ->
                    CLOSING.begins(word) || AROUND.begins(word) || ProseDetector.isCourtesy(word));
  }

  /// What a command is that stands where a name may stand.
  enum Kind {
    COMMAND,
    /// It may be a name, too.
    UNCLEAR,
    NAME
  }

  /// {@return what a command is}
  ///
  /// @param behind whether a word that closes the letter stands before it on its line
  /// @param seat whether a word names a seat
  Kind kind(int number, boolean behind, String text, Predicate<String> seat) {
    List<String> words = words(text);
    if (words.isEmpty() || words.size() > MOST_WORDS || Lines.hasDigit(text)) {
      return Kind.COMMAND;
    }
    boolean shouted = text.equals(text.toUpperCase(Locale.ROOT));
    boolean capital =
        !shouted && words.stream().allMatch(word -> Character.isUpperCase(word.codePointAt(0)));
    boolean closed = below.contains(number) || behind;
    if (capital && NAMES.begins(text) && (closed || number == last)) {
      return Kind.NAME;
    }
    boolean named = words.size() > 1 && seat.test(words.getLast());
    boolean robbed = capital && words.size() == 2 && ROB.begins(text);
    return robbed || (closed && (!shouted || named) && (below.contains(number) || capital))
        ? Kind.UNCLEAR
        : Kind.COMMAND;
  }
}
