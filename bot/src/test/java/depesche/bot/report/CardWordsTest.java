package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.CardOperation.CardCondition;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.CardOperation.FlagTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PartyTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PricedAction;
import depesche.adjudicator.bismarck.decks.CardPart;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.bismarck.decks.DanceCard.CardKind;
import depesche.adjudicator.bismarck.decks.DanceCard.PlayTime;
import depesche.adjudicator.bismarck.decks.DanceCard.Theatre;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.decks.Sphere;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What a card does, in the words of the templates.
final class CardWordsTest {

  private static final Sentences SENTENCES = Sentences.load(Templated.FOLDER);
  private static final CardOperation LOSE_C =
      new CardOperation.Lose(new PartyTarget.Named(Party.C));
  private static final CardOperation GB_LEFT =
      new CardOperation.Move(new FlagTarget.Named(EuropeanPower.GB), -2);

  private static DanceCard card(
      CardKind kind,
      List<CardOperation> event,
      Optional<CardAction> action,
      List<CardOperation> passive) {
    return new DanceCard(
        "a", "A", kind, false, false, List.of(), List.of(), event, action, passive, "", "", "");
  }

  private static List<String> words(DanceCard card) {
    return CardPart.of(card).stream().map(part -> SENTENCES.say("bismarcks-dance", part)).toList();
  }

  private static String event(CardOperation... operations) {
    return words(card(CardKind.EVENT, List.of(operations), Optional.empty(), List.of())).getFirst();
  }

  @Test
  void anEventIsSaidOperationByOperation() {
    // A card's words are made from what it does.
    assertThat(event(LOSE_C, GB_LEFT))
        .isEqualTo(
            "Event: Lose the support of the Conservatives (C). Move Great Britain 2 spaces left.");
    assertThat(event(new CardOperation.Move(new FlagTarget.AllIn(Sphere.NEUTRAL), 1)))
        .isEqualTo("Event: Move every power in the neutral sphere 1 space right.");
    assertThat(event(new CardOperation.Manual("Sing the anthem")))
        .isEqualTo("Event: Sing the anthem.");
    assertThat(event(new CardOperation.Manual("Sing!"))).isEqualTo("Event: Sing!");
    assertThat(event(new CardOperation.Discs(DiscPool.INFLUENCE, DiscPool.EVENT, 1)))
        .isEqualTo("Event: Move 1 disc from the Influence Pool to the Event Pool.");
  }

  @Test
  void whatIsDoneTwiceIsSaidOnce() {
    // A card's words are short.
    CardOperation lose = new CardOperation.Lose(new PartyTarget.Chosen());
    assertThat(event(lose, lose, LOSE_C))
        .isEqualTo(
            "Event: Lose the support of a party of your choice, twice. Lose the support of the"
                + " Conservatives (C).");
    assertThat(event(new CardOperation.Choice(List.of(List.of(lose, lose, lose), List.of(LOSE_C)))))
        .contains("(1) lose the support of a party of your choice, 3 times; (2) lose");
  }

  @Test
  void conditionsTablesAndChoicesAreSentences() {
    // An operation inside another is said with it.
    assertThat(
            event(
                new CardOperation.If(
                    new CardCondition.Not(new CardCondition.Supports(Party.Z)),
                    List.of(LOSE_C),
                    List.of(GB_LEFT))))
        .isEqualTo(
            "Event: If the Catholic Centrists (Z) do not support you, lose the support of the"
                + " Conservatives (C); otherwise move Great Britain 2 spaces left.");
    assertThat(
            event(
                new CardOperation.Roll(
                    List.of(
                        List.of(LOSE_C),
                        List.of(LOSE_C),
                        List.of(),
                        List.of(GB_LEFT),
                        List.of(GB_LEFT),
                        List.of(GB_LEFT)))))
        .isEqualTo(
            "Event: Roll a die: on 1 to 2, lose the support of the Conservatives (C); on 3, nothing"
                + " happens; on 4 to 6, move Great Britain 2 spaces left.");
    assertThat(event(new CardOperation.Choice(List.of(List.of(LOSE_C, GB_LEFT), List.of()))))
        .isEqualTo(
            "Event: Choose one: (1) lose the support of the Conservatives (C) and move Great"
                + " Britain 2 spaces left; (2) nothing happens.");
  }

  @Test
  void anActionSaysWhenAndWhetherItStays() {
    // Rules, Play Action Cards: a phase may be given, and some cards stay in hand.
    CardAction action =
        new CardAction(
            PlayTime.ACTION,
            List.of(new CardOperation.Cost(PricedAction.DIPLOMACY, -1)),
            false,
            true);
    assertThat(words(card(CardKind.ACTION, List.of(LOSE_C), Optional.of(action), List.of())))
        .containsExactly(
            "Event: Lose the support of the Conservatives (C).",
            "Action (in the action phase): This turn each Diplomacy action costs 1 disc less. This"
                + " card stays in your hand.");
  }

  @Test
  void aPassivePartSpeaksOfNoTurn() {
    // Rulings, section 7: it holds while the card lies uncancelled in the row.
    assertThat(
            words(
                card(
                    CardKind.DURATION,
                    List.of(),
                    Optional.empty(),
                    List.of(
                        new CardOperation.Cost(PricedAction.CANCEL, 2),
                        new CardOperation.If(
                            new CardCondition.In(EuropeanPower.RUSSIA, Sphere.FRENCH),
                            List.of(new CardOperation.Cost(PricedAction.POLITICS, 1)),
                            List.of())))))
        .containsExactly(
            "In the row: Each card you cancel costs 2 discs more. If Russia is in the French"
                + " sphere, each Politics action costs 1 disc more.");
  }

  @Test
  void aCrisisNamesItsTheatresAndPowers() {
    // Rules 2.2.c: theatre icons, and the powers that are on the card.
    DanceCard crisis =
        new DanceCard(
            "a",
            "A",
            CardKind.CRISIS,
            false,
            false,
            List.of(Theatre.BALKANS, Theatre.ASIA),
            List.of(EuropeanPower.GB, EuropeanPower.TURKEY, EuropeanPower.FRANCE),
            List.of(),
            Optional.empty(),
            List.of(),
            "",
            "",
            "");
    assertThat(words(crisis))
        .containsExactly("Crisis in the Balkans and Asia: Great Britain, Turkey and France.");
  }
}
