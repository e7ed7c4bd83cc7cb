package depesche.adjudicator.bismarck.decks;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.bismarck.decks.CardOperation.CardCondition;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.CardOperation.FlagTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PartyTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PlaceTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PricedAction;
import depesche.adjudicator.cards.ReadDeck;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class OperationReaderTest {

  /// A way to write an operation, and what it is.
  record Row(String json, CardOperation operation) {}

  private static final CardOperation LOSE_C =
      new CardOperation.Lose(new PartyTarget.Named(Party.C));
  private static final String C = "[{\"op\": \"LOSE\", \"party\": \"C\"}]";

  private static List<Row> rows() {
    return List.of(
        new Row(
            "'op': 'MOVE', 'power': 'GB', 'n': -1",
            new CardOperation.Move(new FlagTarget.Named(EuropeanPower.GB), -1)),
        new Row(
            "'op': 'move', 'power': 'chosen', 'n': 2",
            new CardOperation.Move(new FlagTarget.Chosen(), 2)),
        new Row(
            "'op': 'MOVE', 'power': 'ALL_IN(FRENCH)', 'n': 1",
            new CardOperation.Move(new FlagTarget.AllIn(Sphere.FRENCH), 1)),
        new Row(
            "'op': 'INACTIVATE', 'power': 'ITALY'",
            new CardOperation.Inactivate(new FlagTarget.Named(EuropeanPower.ITALY))),
        new Row(
            "'op': 'ACTIVATE', 'power': 'CHOSEN'",
            new CardOperation.Activate(new FlagTarget.Chosen())),
        new Row(
            "'op': 'LOSE', 'party': 'CHOSEN'", new CardOperation.Lose(new PartyTarget.Chosen())),
        new Row(
            "'op': 'GAIN', 'party': 'Z'", new CardOperation.Gain(new PartyTarget.Named(Party.Z))),
        new Row(
            "'op': 'CANCEL', 'place': 'CHOSEN', 'discs': 2",
            new CardOperation.Cancel(new PlaceTarget.Chosen(), 2)),
        new Row("'op': 'DISCARD', 'place': 5", new CardOperation.Discard(new PlaceTarget.At(5))),
        new Row("'op': 'SWAP', 'places': [1, 5]", new CardOperation.Swap(1, 5)),
        new Row(
            "'op': 'ROLL', 'table': {'1': [], '2-6': " + C + "}",
            new CardOperation.Roll(
                List.of(
                    List.of(),
                    List.of(LOSE_C),
                    List.of(LOSE_C),
                    List.of(LOSE_C),
                    List.of(LOSE_C),
                    List.of(LOSE_C)))),
        new Row(
            "'op': 'ROLL', 'table': [[], [], [], [], [], " + C + "]",
            new CardOperation.Roll(
                List.of(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(LOSE_C)))),
        new Row(
            "'op': 'DISCS', 'from': 'INFLUENCE', 'to': 'EVENT', 'n': 1",
            new CardOperation.Discs(DiscPool.INFLUENCE, DiscPool.EVENT, 1)),
        new Row("'op': 'DRAW', 'n': 1", new CardOperation.Draw(1)),
        new Row("'op': 'LOOK', 'n': 3", new CardOperation.Look(3)),
        new Row(
            "'op': 'CHOICE', 'choices': [" + C + ", []]",
            new CardOperation.Choice(List.of(List.of(LOSE_C), List.of()))),
        new Row(
            "'op': 'IF', 'if': 'NOT IN RUSSIA FRENCH', 'then': " + C,
            new CardOperation.If(
                new CardCondition.Not(new CardCondition.In(EuropeanPower.RUSSIA, Sphere.FRENCH)),
                List.of(LOSE_C),
                List.of())),
        new Row(
            "'op': 'IF', 'if': 'ACTIVE GB', 'then': [], 'else': " + C,
            new CardOperation.If(
                new CardCondition.Active(EuropeanPower.GB), List.of(), List.of(LOSE_C))),
        new Row(
            "'op': 'COST', 'action': 'POLITICS', 'n': -1",
            new CardOperation.Cost(PricedAction.POLITICS, -1)),
        new Row("'op': 'MANUAL', 'text': 'Sing.'", new CardOperation.Manual("Sing.")));
  }

  private static ReadDeck<DanceDeck> event(String operation) {
    return DeckText.of(
        ("{\"id\": \"a\", \"title\": \"A\", \"type\": \"EVENT\", \"event\": [{" + operation + "}]}")
            .replace('\'', '"'));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void eachOperationIsRead(Row row) {
    // Rulings, section 3: the operations; section 7: how they are written.
    ReadDeck<DanceDeck> reading = event(row.json());
    assertThat(reading.check().wrong()).isEmpty();
    assertThat(reading.deck().cards().getFirst().event()).containsExactly(row.operation());
  }

  @Test
  void eachOperationHasAWord() {
    // Rulings, section 3: a deck file can say whatever a card can do.
    assertThat(rows().stream().map(row -> row.operation().getClass()).distinct())
        .hasSize(CardOperation.class.getPermittedSubclasses().length - 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'op': 'MOOVE', 'power': 'GB', 'n': 1|'MOOVE' is no operation; did you mean MOVE?",
        "'op': 'MOVE', 'power': 'GB'|'n' is missing; add it",
        "'power': 'GB'|'op' is missing; add it",
        "'op': 'MOVE', 'power': 'GB', 'n': 0|'n': 0 spaces; write 1 to 5 for right, -1 to -5 for"
            + " left",
        "'op': 'MOVE', 'power': 'GERMANY', 'n': 1|GERMANY has no flag; name one of [RUSSIA, GB,"
            + " AUSTRIA, ITALY, TURKEY]",
        "'op': 'MOVE', 'power': 'ITALLY', 'n': 1|'ITALLY' is no power; did you mean ITALY?",
        "'op': 'MOVE', 'power': 'ALL_IN(GERMANN)', 'n': 1|'GERMANN' is no sphere; did you mean"
            + " GERMAN?",
        "'op': 'MOVE', 'power': 'GB', 'n': 1, 'space': 2|'space' is no key here; use one of op,"
            + " power, n",
        "'op': 'LOSE', 'party': 'SPD'|'SPD' is no party; use one of PL, Z, NL, C",
        "'op': 'CANCEL', 'place': 6, 'discs': 1|place 6 is not in the row; write 1 to 5, or"
            + " 'CHOSEN'",
        "'op': 'CANCEL', 'place': 1, 'discs': 0|must be a number from 1 to 7, not 0",
        "'op': 'SWAP', 'places': [2, 2]|'places' must be two different places, such as [1, 2]",
        "'op': 'ROLL', 'table': {'1-5': []}|nothing is said for face 6; add '6': []",
        "'op': 'ROLL', 'table': {'1-5': [], '5-6': []}|face 5 is there twice; remove one",
        "'op': 'ROLL', 'table': {'0-6': []}|'0-6' is no face of a die; write '3' or '3-5'",
        "'op': 'ROLL', 'table': [[]]|the table has 1 results; a die has 6 faces",
        "'op': 'DISCS', 'from': 'EVENT', 'to': 'EVENT', 'n': 1|the discs go from EVENT to EVENT;"
            + " name two pools",
        "'op': 'CHOICE', 'choices': [[]]|a choice needs two ways or more, each a list of"
            + " operations",
        "'op': 'IF', 'if': 'RUSSIA FRENCH', 'then': []|'RUSSIA FRENCH' is no condition; write"
            + " SUPPORTS party, ACTIVE power or IN power sphere, with NOT before it if you like",
        "'op': 'COST', 'action': 'DIPLOMACI', 'n': 1|'DIPLOMACI' is no action with a price; did"
            + " you mean DIPLOMACY?",
        "'op': 'MANUAL', 'text': ' '|MANUAL says nothing; write what the player must do",
      })
  void aMistakeInAnOperationIsSaid(String operation, String problem) {
    // Rulings, section 3: checks on loading, each with file, line and mend.
    ReadDeck<DanceDeck> reading = event(operation);
    assertThat(reading.check().wrong())
        .containsExactly(
            "mine.json, line " + DeckText.FIRST_CARD + ": " + problem.replace('\'', '"'));
    assertThat(reading.check().isPlayable()).isFalse();
  }

  @Test
  void effectsDoNotGoInACircle() {
    // Issue, bad input: a cycle of effects is refused.
    String inner = "";
    for (int depth = 0; depth < 10; depth++) {
      inner = "{'op': 'IF', 'if': 'ACTIVE GB', 'then': [" + inner + "]}";
    }
    ReadDeck<DanceDeck> reading = event(inner.substring(1, inner.length() - 1));
    assertThat(reading.check().wrong())
        .containsExactly(
            "mine.json, line "
                + DeckText.FIRST_CARD
                + ": effects lie more than 6 deep in each other, as if they went in a circle; write"
                + " fewer, or say it with MANUAL");
  }
}
