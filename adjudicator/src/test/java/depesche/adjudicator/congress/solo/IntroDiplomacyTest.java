package depesche.adjudicator.congress.solo;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.congress.CongressFiles;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.IssueTrack;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.decks.CongressCard.CardRating;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class IntroDiplomacyTest {

  private static final List<CongressIssue> ISSUES = CongressFiles.SCENARIOS.issues();
  private static final IntroDiplomacy BOT = new IntroDiplomacy(ISSUES);

  private static IntroHand hand(String... titles) {
    return IntroHand.of(Stream.of(titles).map(CongressFiles::card).toList());
  }

  /// Issues and their spaces, in turn.
  private static IssueTrack track(String... words) {
    IssueTrack track = IssueTrack.of(ISSUES.stream().map(CongressIssue::name).toList());
    for (int i = 0; i < words.length; i += 2) {
      track = track.with(words[i], IssueSpace.named(words[i + 1]).orElseThrow());
    }
    return track;
  }

  private static CongressCard rated(String title, MajorPower power, CardRating rating) {
    CongressCard card = CongressFiles.card(title);
    var ratings = new LinkedHashMap<>(card.ratings());
    ratings.put(power, rating);
    return new CongressCard(
        card.number(),
        card.title(),
        card.nation(),
        card.value(),
        card.leader(),
        ratings,
        card.bonuses(),
        card.gains(),
        card.battles(),
        card.killedOn(),
        card.bestOf());
  }

  private static List<String> titles(BestChoice<CongressCard> choice) {
    return choice.best().stream().map(CongressCard::title).toList();
  }

  @Test
  void theWagerIsTheHighestAlliedCard() {
    // 18.4.5.2: the highest value of an Allied or Austrian card; equal ones are left to chance.
    assertThat(titles(BOT.wager(hand("Davout", "Nesselrode", "Stadion", "Von Bulow"))))
        .containsExactly("Nesselrode", "Stadion");
  }

  @Test
  void theIssuesItSelects() {
    // 18.4.5.3: Liberalism, Saxony, FR Military Operation, those that are still on the display.
    assertThat(BOT.selected(track("Liberalism", "RU 2"), 2))
        .containsExactly("Saxony", "FR Military Operation");
    assertThat(BOT.selected(track(), 1)).containsExactly("Liberalism");
  }

  @Test
  void c11CardsItTrades() {
    // C11 (21.5): Wittgenstein has a B and is not traded; Gentz D goes before Gambier C.
    List<CongressCard> cards =
        List.of(
            CongressFiles.card("Wittgenstein"),
            CongressFiles.card("Gambier"),
            CongressFiles.card("Von Gentz"));
    assertThat(TradeCards.tradable(cards, MajorPower.FRANCE))
        .extracting(CongressCard::title)
        .containsExactly("Von Gentz", "Gambier");
  }

  @Test
  void tradesOfTheFirstTwoRounds() {
    // 18.4.5.4: round 1 the least Russian or British C or D; round 2 the card of one power if the
    // other has no French card; a Russian offer needs a Russian C or D.
    CongressCard yorck = rated("Yorck", MajorPower.FRANCE, CardRating.D);
    IntroHand hand = IntroHand.of(List.of(CongressFiles.card("Gambier"), yorck));
    assertThat(titles(BOT.offered(hand, 1, List.of()))).containsExactly("Yorck");
    assertThat(titles(BOT.offered(hand, 2, List.of(MajorPower.RUSSIA)))).containsExactly("Yorck");
    assertThat(titles(BOT.offered(hand, 2, List.of(MajorPower.BRITAIN))))
        .containsExactly("Gambier");
    assertThat(BOT.offered(hand, 3, List.of()).best()).isEmpty();
    assertThat(BOT.accepted(hand).best()).isEmpty();
    IntroHand green = IntroHand.of(List.of(rated("Yorck", MajorPower.RUSSIA, CardRating.C)));
    assertThat(titles(BOT.accepted(green))).containsExactly("Yorck");
  }

  @Test
  void thePassTable() {
    // 18.4.5.5: passes with 7, 6, 5, 4, 3, 1 non-military cards or fewer, one less after a wager
    // won.
    IntroHand three = hand("Stadion", "Von Bulow", "Stein", "Murat");
    BestChoice<CongressCard> none = new BestChoice<>(List.of(), List.of());
    assertThat(BOT.passes(three, 5, false, none, false).only()).contains(true);
    assertThat(BOT.passes(three, 5, true, none, false).only()).contains(false);
    assertThat(BOT.passes(three, 6, false, none, false).only()).contains(false);
    BestChoice<Boolean> trading =
        BOT.passes(
            three,
            1,
            false,
            new BestChoice<>(List.of(CongressFiles.card("Stein")), List.of()),
            true);
    assertThat(trading.only()).contains(false);
    assertThat(trading.reasons())
        .containsExactly(new BotReason.BotStillTrades("Stein", "18.4.5.5"));
    assertThat(BOT.passes(hand("Murat"), 6, false, none, true).reasons())
        .containsExactly(new BotReason.BotSparesMilitary("18.4.5.5"));
  }

  @Test
  void negotiatesTheFirstPriorityIssueThatItCanMove() {
    // 18.4.5.6 and .7: French Recruitment cannot be moved, Liberalism can; Gaudin moves it
    // farthest.
    BestChoice<IntroPlay> choice =
        BOT.negotiates(
            hand("Martin Gaudin", "Stadion", "Murat", "Napoleon"),
            track("FR Recruitment", "RU 6", "Liberalism", "TABLE", "Saxony", "TABLE"),
            2);
    IntroPlay play = choice.only().orElseThrow();
    assertThat(play.card().title()).isEqualTo("Martin Gaudin");
    assertThat(play.issue().name()).isEqualTo("Liberalism");
    assertThat(play.move().placed().words()).isEqualTo("FR 5");
    assertThat(choice.reasons())
        .containsExactly(
            new BotReason.BotCannotMove("FR Recruitment", "18.4.5.6"),
            new BotReason.BotChoosesIssue("Liberalism", 2, 5, "18.4.5.7"),
            new BotReason.BotBestCards(List.of("Martin Gaudin"), 5, "18.4.5.6"));
  }

  @Test
  void amongEqualCardsItKeepsTheOneForAnotherIssue() {
    // 18.4.5.6: Stadion 4-1 and Gaudin 3 are equal for the operation; Gaudin adds 2 to Liberalism.
    BestChoice<IntroPlay> choice =
        BOT.negotiates(
            hand("Martin Gaudin", "Stadion"),
            track("FR Military Operation", "TABLE", "Liberalism", "BR 6"),
            2);
    assertThat(choice.only().orElseThrow().card().title()).isEqualTo("Stadion");
    assertThat(choice.reasons())
        .contains(new BotReason.BotSavesCard("Martin Gaudin", "Liberalism", "18.4.5.6"));
  }

  @Test
  void inTheLastRoundItTakesAnIssueFromRussia() {
    // 18.4.5.6: round 6, if that ties or takes the lead in issues.
    IssueTrack track =
        track(
            "RU Recruitment",
            "RU 2",
            "RU Military Operation",
            "RU 7",
            "Saxony",
            "FR 3",
            "Liberalism",
            "TABLE");
    BestChoice<IntroPlay> choice = BOT.negotiates(hand("Von Bulow"), track, 6);
    assertThat(choice.only().orElseThrow().issue().name()).isEqualTo("RU Recruitment");
    assertThat(BOT.negotiates(hand("Von Bulow"), track, 5).only().orElseThrow().issue().name())
        .isEqualTo("Liberalism");
  }

  @Test
  void theDebateTable() {
    // 18.4.5.8: the required number of non-military cards, by issue and round; "at most" in the
    // heading of the table is read as "at least", since it is a required number.
    IssueTrack track = track("FR Recruitment", "RU 2", "BR Financial Aid", "RU 1");
    IntroHand three = hand("Stadion", "Von Bulow", "Von Hardenberg", "Murat");
    assertThat(BOT.debates(three, track, "FR Recruitment", 4, false).only()).contains(true);
    assertThat(BOT.debates(three, track, "FR Recruitment", 3, false).only()).contains(false);
    assertThat(BOT.debates(three, track, "BR Financial Aid", 5, false).only()).contains(true);
    BestChoice<Boolean> won = BOT.debates(three, track, "BR Financial Aid", 5, true);
    assertThat(won.reasons())
        .containsExactly(
            new BotReason.BotDebateTable("BR Financial Aid", 5, 3, 4, false, "18.4.5.8"));
    assertThat(BOT.debates(three, track("Saxony", "RU 6"), "Saxony", 6, false).reasons())
        .containsExactly(new BotReason.BotCannotMove("Saxony", "18.4.5.8"));
  }
}
