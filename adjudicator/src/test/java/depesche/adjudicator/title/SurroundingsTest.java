package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Firmness;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.Volume;
import depesche.adjudicator.rules.GamePosition;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What stands around an order means the same in every title: rows of surroundings, and orders that
/// are good by themselves.
class SurroundingsTest {

  private static final long SEED = Long.getLong("depesche.seed", 47);

  private static final List<String> TAKEN_BACK =
      List.of(
          "do not carry out:",
          "If Green attacks:",
          "Draft:",
          "Rob wrote:",
          "On Monday Rob wrote:",
          "Rob suggests:",
          "He told me to write:",
          "My proposal:",
          "Proposed orders:",
          "Rob's orders:",
          "Last turn:",
          "My orders of last season:",
          "Yesterday's plan was the previous one:",
          "Vorschlag:",
          "Rob schrieb:");

  private static final List<String> PROVISIONAL =
      List.of(
          "Provisional orders, I will update them tomorrow:",
          "Provisional:",
          "These are only provisional.",
          "*Provisional orders:*",
          "Tentative orders:",
          "For now:",
          "Preliminary, may change:",
          "Not final yet, will update them:",
          "Vorläufige Befehle:",
          "Vorläufig:",
          "Ordres provisoires :");

  private static final List<String> BACKUP =
      List.of(
          "in case I miss the deadline:",
          "If I do not write again:",
          "If you don't hear from me again:",
          "Backup:",
          "My backup orders, in case I forget:",
          "Falls ich die Frist verpasse:",
          "Just in case:");

  private static final List<String> CORRECTIONS =
      List.of(
          "Correction: ",
          "Korrektur: ",
          "EDIT: ",
          "no, rather ",
          "I mean ",
          "sorry: ",
          "scratch that, ",
          "make that ",
          "Oops, ",
          "instead ",
          "Wait, actually ",
          "Correction:⏎",
          "Corrected:⏎");

  private static final List<String> RETRACTIONS =
      List.of(
          "Ignore the above.",
          "Please disregard that.",
          "Scratch that.",
          "Forget the above orders, sorry",
          "The above is wrong",
          "Vergiss das.",
          "Sorry, ignore everything above");

  private static final Pattern WITH_VERB =
      Pattern.compile(
          "(?i)(?:bid|pick|take|target|steal|keep|foe|ally|play|discard|resolve|clear)\\b");

  private static boolean isBareList(Good good) {
    return good.position().phase().id().matches("\\d+-(?:Bid|Action|Event)")
        && !WITH_VERB.matcher(good.text()).lookingAt();
  }

  private static final List<String> HARMLESS =
      List.of(
          " (covering)",
          " (as agreed)",
          " [note: trust me]",
          " (if dislodged: the next one)",
          " (was: the other one)",
          " {defensive}");

  private static final List<String> SIGNATURES =
      List.of(
          "—⏎Carla Rossi⏎Via Roma 1, Napoli",
          "-- ⏎Benoît⏎12 rue de Brest⏎75001 Paris",
          "Best,⏎Anna⏎Berlin Office⏎Tel. +49 30 1234567",
          "Rossi & Figli S.p.A. - Via Roma 1 - 00184 Roma - P.IVA 01234567890");

  /// Kept as they are written, or about more than the orders of now.
  private static final Pattern OTHERS =
      Pattern.compile(
          "(?i)\\W*(if|note|react|otherwise|object|phase|always|clear|cancel|no|as|undo|what|journal|hand|sheet)\\b.*");

  private static final Pattern PLAIN = Pattern.compile("\\p{L}[\\p{L}\\d >-]+[\\p{L}\\d]");

  private record Good(GamePosition<?, ?> position, depesche.adjudicator.Seat seat, String text) {

    Reading<?> read(String... letters) {
      return position.read(
          seat,
          List.of(letters).stream()
              .map(text -> new Letter(position.phase().id(), text.replace("⏎", "\n")))
              .toList());
    }

    List<Fact> alone() {
      return read(text).onFile();
    }
  }

  private static List<List<Good>> goods() throws IOException {
    List<List<Good>> titles = new ArrayList<>();
    for (LetterLines file : LetterLinesTest.files()) {
      List<Good> goods =
          file.examples().stream()
              .filter(row -> row.verdict().equals("taken") && !row.heart().equals("-"))
              .filter(row -> PLAIN.matcher(row.text()).matches())
              .filter(row -> !OTHERS.matcher(row.text()).matches())
              // What is provisional already changes its standing no more.
              .filter(row -> !row.text().contains("for now"))
              .map(row -> new Good(row.position(), row.seat(), row.text()))
              .toList();
      if (!goods.isEmpty()) {
        titles.add(goods);
      }
    }
    return titles;
  }

  private static void each(List<String> surroundings, BiConsumer<Good, String> law)
      throws IOException {
    Random random = new Random(SEED);
    List<List<Good>> titles = goods();
    assertThat(titles).as("titles").hasSizeGreaterThan(6);
    for (List<Good> title : titles) {
      int rounds = Volume.of(60);
      IntStream.range(0, Math.max(rounds, surroundings.size()))
          .forEach(
              round ->
                  law.accept(
                      title.get(random.nextInt(title.size())),
                      surroundings.get(round % surroundings.size())));
    }
  }

  private static String about(Good good, String around) {
    return "seed %d, %s %s: %s with %s"
        .formatted(SEED, good.seat(), good.position().phase().id(), good.text(), around);
  }

  @Test
  void nothingIsCarriedOutBelowAHeadingThatTakesItBack() throws IOException {
    // Somebody else's, older, a proposal, a draft, a condition: nothing counts.
    each(
        TAKEN_BACK,
        (good, heading) -> {
          Reading<?> read = good.read(heading + "⏎" + good.text());
          assertThat(read.onFile()).as(about(good, heading)).isEqualTo(good.read("").onFile());
          assertThat(read.accepted()).as(about(good, heading)).isFalse();
        });
  }

  @Test
  void whatIsProvisionalIsOnFileAndNotSettled() throws IOException {
    // It counts at the deadline, says so, is read again as it was read, and a later letter settles
    // it.
    unsettled(PROVISIONAL, Firmness.PROVISIONAL);
  }

  @Test
  void whatIsMeantAsABackupIsOnFileAndNotSettled() throws IOException {
    // The same, of orders for the case that nothing newer comes.
    unsettled(BACKUP, Firmness.BACKUP);
  }

  private static void unsettled(List<String> headings, Firmness firmness) throws IOException {
    each(
        headings,
        (good, heading) -> {
          String letter = heading + "⏎" + good.text();
          Reading<?> read = good.read(letter);
          String about = about(good, heading);
          assertThat(read.onFile()).as(about).isEqualTo(good.alone());
          assertThat(read.firmness()).as(about).isEqualTo(firmness);
          assertThat(read.lines()).as(about).allMatch(line -> line.verdict().counts());
          Reading<?> again = good.read(read.kept());
          assertThat(again.firmness()).as(about).isEqualTo(firmness);
          assertThat(good.read(good.text()).firmness()).as(about).isEqualTo(Firmness.FINAL);
        });
  }

  @Test
  void ofALineAndItsCorrectionTheFirstNeverCounts() throws IOException {
    // Both are named, and neither counts or the second does; what is kept is read again alike.
    each(
        CORRECTIONS,
        (good, words) -> {
          Reading<?> read = good.read(good.text() + "⏎" + words + good.text());
          Line first = read.lines().getFirst();
          Line last = read.lines().getLast();
          String about = about(good, words);
          assertThat(first.verdict()).as(about).isInstanceOf(Verdict.Refused.class);
          assertThat(first.verdict().toString()).as(about).contains(last.text().strip());
          assertThat(read.onFile())
              .as(about)
              .isEqualTo(last.verdict().counts() ? good.alone() : good.read("").onFile());
          assertThat(good.read(read.kept()).onFile()).as(about).isEqualTo(read.onFile());
        });
  }

  @Test
  void ofALineAndItsDenialTheFirstNeverCounts() throws IOException {
    // `Not Burgundy, Picardy.`: a word of the line above, with a no in front of it; both are named.
    each(
        List.of(
            "Not %s, 9",
            "not %s but 9", "9, not %s", "Nicht %s, sondern 9", "Pas %s, 9", "don't %s"),
        (good, denial) -> {
          String word = good.text().substring(good.text().lastIndexOf(' ') + 1);
          String line = denial.replace("%s", word);
          String about = about(good, line);
          // A province or a number says what is denied; a word that is said every day does not.
          if (!good.text().matches("(?i).*\\b(?:all|alle|everything|units|waive|pass)\\b.*")
              && word.matches("(?!VIA)\\p{Lu}{3}|\\d+")
              && good.text().contains(" ")) {
            Reading<?> read = good.read(good.text() + "⏎" + line);
            assertThat(read.onFile()).as(about).isEqualTo(good.read("").onFile());
            assertThat(read.lines())
                .as(about)
                .allMatch(one -> one.verdict() instanceof Verdict.Refused);
            assertThat(read.lines().getFirst().verdict().toString()).as(about).contains(line);
          }
        });
  }

  @Test
  void whatIsTakenBackBelowDoesNotCount() throws IOException {
    // The lines above `Ignore the above.` are named, and none counts.
    each(
        RETRACTIONS,
        (good, words) -> {
          Reading<?> read = good.read(good.text() + "⏎" + words);
          assertThat(read.lines().getFirst().verdict().counts()).as(about(good, words)).isFalse();
          assertThat(read.onFile()).as(about(good, words)).isEqualTo(good.read("").onFile());
        });
  }

  @Test
  void bracketsBehindAnOrderChangeNothing() throws IOException {
    // As the page on playing promises, of a hold, too.
    each(
        HARMLESS,
        (good, remark) -> {
          // A word alone would be one with what is in brackets.
          if (good.text().contains(" ")) {
            assertThat(good.read(good.text() + remark).onFile())
                .as(about(good, remark))
                .isEqualTo(good.alone());
          }
        });
  }

  @Test
  void boldWordsBulletsAndNumbersChangeNothing() throws IOException {
    // So do stars and underscores around a line.
    each(
        List.of("**%s**", "*%s*", "_%s_", "- %s", "* %s", "1. %s", "(2) %s", "• %s"),
        (good, frame) -> {
          if (!isBareList(good) || !frame.matches(".*\\d.*")) {
            String framed = frame.replace("%s", good.text());
            assertThat(good.read(framed).onFile()).as(about(good, frame)).isEqualTo(good.alone());
          }
        });
  }

  @Test
  void whatStandsBelowANameIsNoOrder() throws IOException {
    // Streets and companies are prose.
    each(
        SIGNATURES,
        (good, signature) -> {
          Reading<?> read = good.read(good.text() + "⏎⏎" + signature);
          assertThat(read.onFile()).as(about(good, signature)).isEqualTo(good.alone());
          assertThat(read.lines())
              .as(about(good, signature))
              .noneMatch(line -> line.verdict() instanceof Verdict.Refused);
        });
  }
}
