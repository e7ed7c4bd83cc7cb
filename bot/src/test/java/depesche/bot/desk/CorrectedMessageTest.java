package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.bot.Volume;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.post.discord.DiscordInput;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A message on Discord that is changed after it was read is a correction: its orders take the
/// place of those it had, and nothing else in it is done again.
class CorrectedMessageTest {

  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());
  private static final String ANNA = "1000000000000000001";

  private final Bureau bureau = new Bureau();
  private final String player = Bureau.PLAYERS.getFirst();
  private long said;
  private long changes;

  @AfterEach
  void close() {
    bureau.close();
  }

  @BeforeEach
  void linked() {
    bureau.begin();
    Matcher code =
        Pattern.compile("/link (\\w+)").matcher(bureau.write(player, "LINK").getFirst().text());
    assertThat(code.find()).isTrue();
    assertThat(text(says("LINK " + code.group(1)))).contains("they are one player");
  }

  private List<Bureau.Mail> says(String... lines) {
    return says(List.of(lines));
  }

  private List<Bureau.Mail> says(List<String> lines) {
    said++;
    return heard("", lines);
  }

  /// Changes what was said last.
  private List<Bureau.Mail> changes(String... lines) {
    return heard(String.valueOf(++changes), List.of(lines));
  }

  private List<Bureau.Mail> heard(String edited, List<String> lines) {
    InboxRow row = new InboxRow();
    row.mailbox = InboxRow.DISCORD;
    row.uid = said;
    row.uidValidity = edited.isEmpty() ? 0 : Long.parseLong(edited);
    row.digest = "message " + said + "." + edited;
    row.received = bureau.now();
    row.bytes =
        new DiscordInput(
                String.valueOf(said),
                ANNA,
                List.of(),
                "",
                "",
                "",
                "",
                lines,
                DiscordInput.Oddity.NONE,
                edited)
            .bytes();
    bureau.ask(unitOfWork -> unitOfWork.enter(row));
    return bureau.works();
  }

  private static String text(List<Bureau.Mail> mails) {
    return mails.stream().map(Bureau.Mail::text).reduce("", String::concat);
  }

  private StoredSeat seat() {
    return bureau.ask(
        unitOfWork -> {
          PlayerRow row = unitOfWork.player(player).orElseThrow();
          return unitOfWork.seatsOf(row).getFirst();
        });
  }

  private String filed() {
    return bureau.asks(game -> game.onFile(seat()).toString());
  }

  private List<String> armies() {
    return bureau.armies(seat().name()).stream().map(army -> "A " + army).toList();
  }

  @Test
  void theNewOrdersTakeThePlaceOfTheOldOnes() {
    // What is left out is on file no more, what another message said stays, and an order that is
    // changed twice counts as it was changed last.
    List<String> armies = armies();
    says(armies.get(0) + " H");
    String alone = filed();
    says(armies.get(1) + " H", armies.get(2) + " H");
    String all = filed();
    assertThat(text(changes("nothing yet"))).contains("Corrected");
    assertThat(filed()).isEqualTo(alone);
    changes(armies.get(1) + " H");
    String two = filed();
    assertThat(two).isNotEqualTo(alone).isNotEqualTo(all);
    changes(armies.get(1) + " H", armies.get(2) + " H");
    assertThat(filed()).isEqualTo(all);
  }

  @Test
  void withALineRefusedTheOldOrdersStay() {
    // As in a letter: what is refused leaves what was on file as it was.
    List<String> armies = armies();
    says(armies.get(0) + " H");
    String before = filed();
    assertThat(text(changes(armies.get(0) + " - XYZ"))).contains("what it said before stays");
    assertThat(filed()).isEqualTo(before);
  }

  @Test
  void nothingElseIsDoneTwiceOrUndone() {
    // A press leaves once, and a command that is added is not carried out.
    String army = armies().getFirst();
    String other = bureau.seat(1).name();
    List<Bureau.Mail> first = says(army + " H", "PRESS TO " + other, "Hello", "ENDPRESS");
    assertThat(first).anyMatch(mail -> mail.to().equals(Bureau.PLAYERS.get(1)));
    List<Bureau.Mail> second =
        changes(army + " H", "PRESS TO " + other, "Goodbye", "ENDPRESS", "SET WAIT");
    assertThat(second).noneMatch(mail -> mail.to().equals(Bureau.PLAYERS.get(1)));
    assertThat(text(second)).contains("only orders count", "Send it as a new message");
  }

  @Test
  void afterItsTurnAChangeIsTooLate() {
    // An old message that is tidied up replaces nothing of today.
    says(armies().getFirst() + " H");
    String phase = bureau.game().phase();
    bureau.passes(Duration.ofDays(5));
    List<Bureau.Mail> _ = bureau.works();
    assertThat(bureau.game().phase()).isNotEqualTo(phase);
    String before = filed();
    assertThat(text(changes(armies().getFirst() + " H"))).contains("that turn is over");
    assertThat(filed()).isEqualTo(before);
  }

  @Test
  void aChangeIsForTheSeatForWhichItWas() {
    // Somebody who has left the seat since does not write for another one by changing a message.
    says(armies().getFirst() + " H");
    says("RESIGN bismarck");
    said--;
    assertThat(text(changes("A BER H"))).contains("for which seat");
  }

  @Test
  void whatIsOnFileIsTheNewTextAlone() {
    // Any orders, changed to any others once or more, before or behind those of another message.
    Random random = new Random(SEED);
    List<List<String>> orders = orders();
    for (int i = 0; i < Volume.of(100); i++) {
      says("CLEAR ALL");
      List<String> beside = some(random, orders);
      boolean behind = random.nextBoolean();
      long message = said + (behind ? 1 : 2);
      says(behind ? some(random, orders) : beside);
      says(behind ? beside : some(random, orders));
      List<String> last = List.of();
      for (int j = 0; j <= random.nextInt(3); j++) {
        last = some(random, orders);
        said = message;
        heard(String.valueOf(++changes), last);
      }
      String corrected = filed();
      said = message + 2;
      says("CLEAR ALL");
      says(beside);
      says(last);
      assertThat(corrected)
          .as("%s, changed to %s, -Ddepesche.seed=%d", beside, last, SEED)
          .isEqualTo(filed());
    }
  }

  /// {@return for each army orders that are good}
  private List<List<String>> orders() {
    return armies().stream()
        .map(
            army ->
                bureau.asks(
                    game ->
                        game.position().suggest(seat().name(), army + " ").stream()
                            .filter(order -> isGood(game, order))
                            .toList()))
        .filter(some -> !some.isEmpty())
        .toList();
  }

  private boolean isGood(Game game, String order) {
    return game
        .position()
        .read(new Seat(seat().name()), List.of(new Letter(game.phase(), order)))
        .lines()
        .stream()
        .allMatch(line -> line.verdict() instanceof Verdict.Taken);
  }

  private static List<String> some(Random random, List<List<String>> orders) {
    List<String> some = new ArrayList<>();
    for (List<String> of : orders) {
      if (random.nextBoolean()) {
        some.add(of.get(random.nextInt(of.size())));
      }
    }
    return some.isEmpty() ? List.of("nothing") : some;
  }
}
