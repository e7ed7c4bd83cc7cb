package depesche.bot.desk;

import static depesche.bot.desk.Rerun.player;
import static depesche.bot.desk.Rerun.to;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.ledger.turn.TurnRow;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Nobody rolls twice: a turn is judged again by the draws it had, or not at all.
class RollbackDrawsTest {

  private final Bureau bureau = new Bureau();
  private final Rerun game = new Rerun(bureau);

  @AfterEach
  void close() {
    bureau.close();
  }

  /// Blood & Iron up to the spring of 1866, in which ballots are drawn for the foreign armies.
  private void ballotsWereDrawn(String... options) {
    String standard = "rollback=MASTER rollbackturns=2 patience=9 allmissing=JUDGE";
    bureau.begin(standard, String.join(" ", options));
    while (!drew(last())) {
      game.deadline();
    }
    assertThat(last().phase).isEqualTo("S1866M");
  }

  private TurnRow last() {
    return bureau.<List<TurnRow>>asks(one -> one.turns()).getLast();
  }

  private static boolean drew(TurnRow row) {
    return row.published.contains("\"foreign-army\"");
  }

  private static Transcript.Turn published(TurnRow row) {
    return TranscriptFile.part(row.published, Transcript.Turn.class);
  }

  /// As if the program had lost an army in that turn.
  private void lost(String army) {
    for (String table : List.of("game", "turn")) {
      String where = table.equals("game") ? "" : " where turn = " + last().turn;
      game.change(
          table,
          "position = replace(position, 'army %s' || char(10), '')%s".formatted(army, where));
    }
  }

  @Test
  void theBallotsAreThoseThatWereDrawn() {
    // Blood & Iron: the same boxes in the same order, so the foreign armies go where they went.
    ballotsWereDrawn();
    List<String> foreign = foreign();
    String army = "Red A " + bureau.armies("Red").getFirst();
    lost(army);
    assertThat(game.position()).doesNotContain(army);
    assertThat(game.master("ROLLBACK bismarck S1866M REASON an army was lost"))
        .contains("has been rolled back");
    assertThat(game.position()).contains(army);
    assertThat(foreign()).isEqualTo(foreign);
    assertThat(published(last()).draws()).isEmpty();
    game.holds();
    game.deadline();
    game.holds();
    game.master("OPEN bismarck");
    game.holds();
  }

  private List<String> foreign() {
    return Pattern.compile("(AUSTRIA|FRANCE) AA \\w+")
        .matcher(game.position())
        .results()
        .map(found -> found.group())
        .toList();
  }

  @Test
  void theSameDiceAreNotAskedAnotherQuestion() {
    // With a unit less there are fewer ballots in the box: that would be a second draw.
    ballotsWereDrawn("foreignDrawPool=BY_UNITS");
    while (!bureau.game().phase().endsWith("M")) {
      game.deadline();
    }
    String army = bureau.armies("Red").getFirst();
    assertThat(game.master("EDIT bismarck REMOVE A " + army + " REASON it was never built"))
        .contains("has been changed");
    int turn = bureau.game().turn();
    assertThat(game.master("ROLLBACK bismarck S1866M"))
        .contains("would ask the same dice another question", "EDIT");
    assertThat(bureau.game().turn()).isEqualTo(turn);
  }

  @Test
  void noNewOrdersForATurnInWhichSomethingWasDrawn() {
    // A player who has seen which ballots were drawn could write others.
    ballotsWereDrawn("reopen=ON");
    assertThat(game.master("ROLLBACK bismarck S1866M REPLAY=OFF"))
        .contains("something was drawn in S1866M", "new orders could use that");
    assertThat(bureau.<Boolean>asks(one -> drew(one.turns().getLast()))).isTrue();
  }

  @Test
  void noOtherCardsAreShownThanPlayersHaveSeen() {
    // Great Powers: what players saw cannot be taken back, even if it was wrong.
    game.master("CREATE bismarck great-powers rollback=MASTER patience=9 allmissing=JUDGE");
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN bismarck"));
    game.master("START bismarck");
    for (int turn = 0; turn < 9 && (turn == 0 || published(last()).shown().isEmpty()); turn++) {
      bureau.passes(Duration.ofDays(8));
      bureau.works();
    }
    Transcript.Shown shown = published(last()).shown().getFirst();
    game.change(
        "turn",
        "published = regexp_replace(published, '\"index\":%d,', '\"index\":%d,') where turn = %d"
            .formatted(shown.index(), shown.index() + 1, last().turn));
    assertThat(published(last()).shown().getFirst()).isNotEqualTo(shown);
    assertThat(game.master("ROLLBACK bismarck")).contains("would show other cards", "EDIT");
  }

  @Test
  void laterOrdersAreNotJudgedForAnotherPhase() {
    // After the spring there is a retreat now: the orders for the fall would answer another demand.
    List<Bureau.Mail> begun = game.begin("rollback=MASTER rollbackturns=2 allmissing=JUDGE");
    bureau.answer(to(begun, player("FRANCE")), "A PAR - BUR", "A MAR S A PAR - BUR");
    List<Bureau.Mail> fall = game.deadline();
    bureau.answer(to(fall, player("FRANCE")), "A BUR - BEL");
    game.deadline();
    assertThat(game.position()).contains("FRANCE A BEL");
    game.master("EDIT bismarck REMOVE A ROM REASON it was in Burgundy");
    game.master("EDIT bismarck UNIT Italy A BUR REASON it was in Burgundy");
    String before = game.position();
    assertThat(game.master("ROLLBACK bismarck S1901M"))
        .contains("S1901R would follow and not F1901M", "Roll back fewer turns");
    assertThat(game.position()).isEqualTo(before);
  }
}
