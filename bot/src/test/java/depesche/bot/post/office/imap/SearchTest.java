package depesche.bot.post.office.imap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.post.office.StoredMessage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/// RFC 3501 6.4.4, and that no message is passed over for its flags that a search would have found.
final class SearchTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final List<String> FLAGS =
      List.of("\\Seen", "\\Deleted", "\\Flagged", "$DepescheStored", "Junk");
  private static final int MESSAGES = 40;

  private static final byte[] LETTER =
      "Date: Fri, 9 Jan 2026 23:59:00 -0500\r\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\r\n\r\nA BER H"
          .getBytes(StandardCharsets.US_ASCII);

  /// A search in words, and which messages it means.
  private record Question(List<ImapWord> words, Predicate<StoredMessage> meaning) {}

  @Test
  void whatALookIntoTheMailboxAsksFor() throws ImapCommand.Bad {
    Criterion wanted = Search.parse("a", words("UNKEYWORD $depeschestored (OR UNSEEN LARGER 1)"));

    assertThat(wanted.allows(flags("\\Seen", "$DepescheStored"))).isFalse();
    assertThat(wanted.allows(flags("\\Seen"))).isTrue();
    assertThat(wanted.isMet(candidate(message(1, flags("\\Seen"))))).isFalse();
    assertThat(wanted.isMet(candidate(message(2, flags("\\Seen"))))).isTrue();
    assertThat(wanted.isMet(candidate(message(1, flags())))).isTrue();
  }

  @Test
  void aSearchFindsWhatIsMeantWhateverFlagsThereAre() throws ImapCommand.Bad {
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    Random random = new Random(seed);
    for (int round = 0; round < 2000; round++) {
      Question question = question(random, 3);
      Criterion wanted = Search.parse("a", question.words());
      StoredMessage message = message(1 + random.nextInt(MESSAGES), flags(random));

      boolean found = wanted.allows(message.flags()) && wanted.isMet(candidate(message));

      assertThat(found)
          .as("-Ddepesche.seed=%d %s %s", seed, question.words(), message.flags())
          .isEqualTo(question.meaning().test(message));
    }
  }

  private static boolean finds(String search) throws ImapCommand.Bad {
    return Search.parse("a", words(search)).isMet(candidate(message(1, flags())));
  }

  @Test
  void theDayOnWhichItWasSentIsThatOfItsDate() throws ImapCommand.Bad {
    // Wherever on earth it was then, and whenever it came.
    assertThat(finds("SENTON 9-Jan-2026")).isTrue();
    assertThat(finds("SENTSINCE 10-Jan-2026")).isFalse();
    assertThat(finds("SENTBEFORE 10-Jan-2026")).isTrue();
    assertThat(finds("ON 1-Mar-2026")).isTrue();
  }

  @Test
  void wordsAreFoundHoweverTheyAreWritten() throws ImapCommand.Bad {
    String greeting =
        new String("grüße".getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    assertThat(finds("CHARSET UTF-8 SUBJECT " + greeting)).isTrue();
    assertThat(finds("TEXT " + greeting)).isTrue();
    assertThat(finds("BODY " + greeting)).isFalse();
    assertThat(finds("TEXT ber")).isTrue();
  }

  @Test
  void whatIsNoQuestionIsSaidToBeNone() {
    for (String search :
        List.of("ON 31-Feb-2026", "0", "UID 4294967296", "SUBJECT (a b)", "NOT", "CHARSET UTF-8")) {
      assertThatThrownBy(() -> Search.parse("a", words(search)))
          .as(search)
          .isInstanceOf(ImapCommand.Bad.class)
          .hasMessageStartingWith("a BAD ");
    }
    assertThatThrownBy(() -> Search.parse("a", List.of())).isInstanceOf(ImapCommand.Bad.class);
  }

  @Test
  void wordsComeInUtf8OrNotAtAll() throws ImapCommand.Bad {
    // RFC 3501 6.4.4: another character set is named back with those that are read.
    for (String other : List.of("KOI8-R", "iso-8859-1", "UTF-16", "KLINGON", "%")) {
      assertThatThrownBy(() -> Search.parse("a", words("CHARSET " + other + " ALL")))
          .as(other)
          .isInstanceOf(ImapCommand.Bad.class)
          .hasMessageStartingWith("a NO [BADCHARSET (UTF-8 US-ASCII)] ");
    }
    assertThat(finds("charset us-ascii TEXT ber")).isTrue();
    assertThat(finds("CHARSET utf-8 TEXT ber")).isTrue();
    assertThatThrownBy(() -> Search.parse("a", words("CHARSET (UTF-8)")))
        .isInstanceOf(ImapCommand.Bad.class)
        .hasMessageStartingWith("a BAD ");
  }

  @Test
  void aKeywordHasOneSpelling() {
    NavigableSet<String> named = flags("JUNK", "junk", "\\sEEN", "a+b", "~x", "\\Own", "a(b");
    assertThat(ImapMessages.canonical(named, List.of("\\Seen", "Junk")))
        .containsExactlyInAnyOrder("Junk", "\\Seen", "a+b", "~x");
  }

  private static Question question(Random random, int depth) {
    String flag = FLAGS.get(random.nextInt(FLAGS.size()));
    int size = random.nextInt(MESSAGES);
    return switch (random.nextInt(depth == 0 ? 4 : 8)) {
      case 0 -> new Question(words("KEYWORD " + flag), message -> message.has(flag));
      case 1 -> new Question(words("UNKEYWORD " + flag), message -> !message.has(flag));
      case 2 -> new Question(words("LARGER " + size), message -> message.size() > size);
      case 3 -> new Question(words("UNSEEN"), message -> !message.has("\\Seen"));
      case 4, 5 -> {
        Question inner = question(random, depth - 1);
        yield new Question(
            join(words("NOT"), List.of(new ImapWord.Group(inner.words()))),
            inner.meaning().negate());
      }
      case 6 -> {
        Question one = question(random, depth - 1);
        Question other = question(random, depth - 1);
        yield new Question(
            join(
                words("OR"),
                List.of(new ImapWord.Group(one.words()), new ImapWord.Group(other.words()))),
            one.meaning().or(other.meaning()));
      }
      default -> {
        Question one = question(random, depth - 1);
        Question other = question(random, depth - 1);
        yield new Question(join(one.words(), other.words()), one.meaning().and(other.meaning()));
      }
    };
  }

  private static List<ImapWord> join(List<ImapWord> first, List<ImapWord> second) {
    List<ImapWord> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  /// Words of a command, where one pair of parentheses may end it.
  private static List<ImapWord> words(String text) {
    int group = text.indexOf('(');
    if (group >= 0) {
      List<ImapWord> inner = words(text.substring(group + 1, text.length() - 1));
      return join(words(text.substring(0, group).strip()), List.of(new ImapWord.Group(inner)));
    }
    return List.of(text.split(" ", -1)).stream().<ImapWord>map(ImapWord.Atom::new).toList();
  }

  private static NavigableSet<String> flags(String... flags) {
    return new TreeSet<>(List.of(flags));
  }

  private static NavigableSet<String> flags(Random random) {
    NavigableSet<String> flags = new TreeSet<>();
    FLAGS.stream().filter(_ -> random.nextBoolean()).forEach(flags::add);
    return flags;
  }

  private static StoredMessage message(long size, NavigableSet<String> flags) {
    return new StoredMessage(1, NOON, size, flags, Path.of("1"));
  }

  private static Candidate candidate(StoredMessage message) {
    return new Candidate(message, () -> LETTER, 1, 1, 1);
  }
}
