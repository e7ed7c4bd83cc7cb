package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.chance.Secrets;
import depesche.bot.desk.letter.Desks;
import depesche.bot.game.Game;
import depesche.bot.ledger.mail.InboxRow;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What a letter costs grows with its length, whatever it is made of: every command, every verb of
/// a title and every class of character is repeated up to the limit, read and answered.
class LetterCostTest {

  private static final boolean ALL = Volume.of(100) > 10;

  /// So long is a letter: `-Ddepesche.length=65536`. Most limits are reached by an eighth of it.
  private static final int LENGTH =
      Integer.getInteger("depesche.length", ALL ? 64 * 1024 : 8 * 1024);

  /// Only what contains this: `-Ddepesche.piece=SIGNON`.
  private static final String ONLY = System.getProperty("depesche.piece", "");

  /// Milliseconds of processor time.
  private static final double MOST = 100;

  /// So many usual letters may one of 64 kB take on the same machine.
  private static final int USUAL = 20;

  /// Of twice as much.
  private static final double GROWTH = 2.5;

  private static final List<String> PLAYERS =
      Stream.concat(Bureau.PLAYERS.stream(), Stream.of("fred@x.org", "gina@x.org")).toList();

  private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();

  /// Nothing of a letter is kept, so that the next one finds the same.
  private static final class Undone extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /// What one letter has cost.
  private record Cost(String piece, double spent) {

    String shown() {
      return "%9.1f ms %s".formatted(spent, piece);
    }
  }

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("cost"));
  private final List<Cost> costs = new ArrayList<>();
  private int uid = 100_000;

  @AfterEach
  void close() {
    bureau.close();
  }

  /// {@return what reading and answering it takes, in milliseconds}
  private double cost(Bureau.Mail answered, String text) {
    long[] spent = new long[1];
    try {
      bureau.ask(
          unitOfWork -> {
            InboxRow row = unitOfWork.enter(letter(answered, text));
            unitOfWork.flush();
            long before = THREAD.getCurrentThreadCpuTime();
            bureau.reception().receive(unitOfWork, row);
            unitOfWork.flush();
            spent[0] = THREAD.getCurrentThreadCpuTime() - before;
            throw new Undone();
          });
    } catch (Undone _) {
      // As meant.
    }
    return spent[0] / 1e6;
  }

  private InboxRow letter(Bureau.Mail answered, String text) {
    InboxRow row = new InboxRow();
    row.mailbox = "depesche@localhost";
    row.uid = ++uid;
    row.digest = "digest " + uid;
    row.received = bureau.now();
    row.bytes =
        """
        From: %s
        To: %s
        Subject: letter
        Message-ID: <%d.letter@x.org>
        Content-Type: text/plain; charset=utf-8
        Content-Transfer-Encoding: 8bit

        %s
        """
            .formatted(answered.to(), answered.replyTo(), uid, text)
            .replace("\n", "\r\n")
            .getBytes(StandardCharsets.UTF_8);
    return row;
  }

  /// {@return the first report of a player in a new game}
  private Bureau.Mail begin(String game, String title, int players) {
    bureau.write("master@localhost", "CREATE " + game + " " + title);
    List<Bureau.Mail> mails = new ArrayList<>();
    for (String player : PLAYERS.subList(0, players)) {
      mails.addAll(bureau.write(player, "JOIN " + game));
    }
    mails.addAll(bureau.write("master@localhost", "START " + game));
    return mails.reversed().stream()
        .filter(mail -> mail.to().equals(Bureau.PLAYERS.getFirst()) && !mail.token().isEmpty())
        .findFirst()
        .orElseThrow();
  }

  /// {@return what the rules offer to somebody who types}
  private SequencedSet<String> verbs(String name) {
    return bureau.ask(
        unitOfWork -> {
          Game game = bureau.services.games().named(unitOfWork, name).orElseThrow();
          String seat = game.seats().getFirst().name();
          return Stream.concat(
                  game.position().suggest(seat, "").stream(),
                  game.position().examples(seat).stream())
              .map(line -> line + "\n")
              .collect(Collectors.toCollection(LinkedHashSet::new));
        });
  }

  /// Of one letter of about 60 lines, as people write them.
  private double usual(Bureau.Mail report) {
    String army = "A " + bureau.armies("Red").getFirst();
    List<String> lines = new ArrayList<>(List.of("Dear GM,", "", "here are my orders:"));
    IntStream.range(0, 15).forEach(_ -> lines.add(army + " H"));
    IntStream.range(0, 5).forEach(_ -> lines.add("I hope that this helps, and that it is clear."));
    lines.addAll(
        List.of("PHASE F1865M", "IF A BER THEN " + army + " H ELSE BER H", "PHASE S1865M"));
    for (String seat : List.of("Blue", "Green", "Yellow")) {
      lines.addAll(List.of("PRESS TO " + seat, "Dear neighbour,", "shall we leave Saxony alone?"));
      IntStream.range(0, 4).forEach(_ -> lines.add("I would not like to see anybody else there."));
      lines.add("ENDPRESS");
    }
    lines.addAll(List.of("SET WAIT", "VOTE DRAW", "STATUS", "HELP", "SET ZONE Europe/Berlin"));
    lines.addAll(List.of("Best wishes,", "Anna"));
    double least = Double.MAX_VALUE;
    for (int i = 0; i < 20; i++) {
      least = Math.min(least, cost(report, String.join("\n", lines)));
    }
    return least;
  }

  private static String repeated(String piece, int length) {
    return piece.repeat(Math.max(1, length / piece.length()));
  }

  private void repeat(Bureau.Mail report, SequencedSet<String> pieces, double most) {
    for (String piece : pieces) {
      String name = report.subject().replaceFirst(" .*", "") + "] " + Repeated.shown(piece);
      if (!name.contains(ONLY)) {
        continue;
      }
      double spent = cost(report, repeated(piece, LENGTH));
      // The first of its kind is cold, and the machine may be busy.
      for (int again = 0; again < 3 && spent > most; again++) {
        spent = Math.min(spent, cost(report, repeated(piece, LENGTH)));
      }
      costs.add(new Cost(name, spent));
      System.out.println("LetterCostTest: " + costs.getLast().shown());
    }
  }

  @Test
  void whateverALetterIsMadeOfItCostsLittle() {
    // 600 presses in 13 kB held everything for 45 s; a letter of blank lines for 3.5 s.
    long begun = THREAD.getCurrentThreadCpuTime();
    Bureau.Mail report = bureau.begin().getFirst();
    double usual = usual(report);
    double most = Math.max(MOST, USUAL * usual);
    System.out.printf("LetterCostTest: %9.1f ms a usual letter%n", usual);
    SequencedSet<String> pieces = Repeated.known();
    Desks.words().forEach(word -> pieces.add(word + "\n"));
    pieces.addAll(Repeated.characters());
    if (ALL) {
      pieces.addAll(Repeated.told());
    }
    repeat(report, pieces, most);
    Bureau.Mail bids = begin("world", "great-powers", 3);
    repeat(bids, verbs("world"), most);
    Bureau.Mail dance = begin("dance", "bismarcks-dance", 1);
    repeat(dance, verbs("dance"), most);
    Bureau.Mail table = begin("sea", "plain-table", 3);
    repeat(table, Repeated.acts(), most);
    if (ALL) {
      repeat(begin("congress", "congress-of-vienna", 4), verbs("congress"), most);
      repeat(begin("republic", "weimar", 4), verbs("republic"), most);
      repeat(begin("europe", "standard", 7), verbs("europe"), most);
    }
    costs.sort(Comparator.comparingDouble(Cost::spent).reversed());
    System.out.printf(
        "LetterCostTest: %d letters; the worst:%s; %d s of processor time in all%n",
        costs.size(),
        costs.getFirst().shown(),
        (THREAD.getCurrentThreadCpuTime() - begun) / 1_000_000_000);
    assertThat(costs.stream().filter(cost -> cost.spent() > most).map(Cost::shown)).isEmpty();
  }

  @Test
  void ofLinesThatAreTriedOneBehindTheOtherSomeAreKept() {
    // Each is tried behind all before it: 2000 took as long as 40 usual letters.
    Bureau.Mail dance = begin("dance", "bismarcks-dance", 1);
    assertThat(Holders.flat(bureau.answer(dance, repeated("MOVE GB\n", 4000)).getFirst()))
        .contains("no more are kept");
    Bureau.Mail table = begin("sea", "plain-table", 3);
    assertThat(Holders.flat(bureau.answer(table, repeated("NOTE hello END\n", 8000)).getFirst()))
        .contains("no more are kept");
  }

  @Test
  void twiceTheLengthCostsTwiceAsMuch() {
    // A square hides in a letter of the limit's length, and shows in what is below the limits.
    Bureau.Mail report = bureau.begin().getFirst();
    int length = LENGTH / 2;
    for (String piece : Repeated.known()) {
      if (Repeated.shown(piece).contains(ONLY)) {
        assertThat(growth(report, piece, length)).as(Repeated.shown(piece)).isLessThan(GROWTH);
      }
    }
  }

  private double growth(Bureau.Mail report, String piece, int length) {
    double least = Double.MAX_VALUE;
    for (int i = 0; i < 5 && least >= GROWTH; i++) {
      double one = cost(report, repeated(piece, length));
      least = Math.min(least, cost(report, repeated(piece, 2 * length)) / one);
    }
    return least;
  }
}
