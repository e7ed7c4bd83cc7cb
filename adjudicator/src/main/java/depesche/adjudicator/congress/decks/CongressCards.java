package depesche.adjudicator.congress.decks;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Entry;
import depesche.adjudicator.cards.Field;
import depesche.adjudicator.cards.Shape;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.decks.CongressCard.CardNation;
import depesche.adjudicator.congress.decks.CongressCard.CardRating;
import depesche.adjudicator.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;

/// What may be typed of a card.
final class CongressCards {

  // What bonuses, gains and battles say.
  private static final Field<List<MajorPower>> FOR =
      Field.of("for", CongressCards::powers, List.of());
  private static final Field<List<String>> ISSUES = Field.texts("issues");
  private static final Field<Optional<MajorPower>> ON =
      Field.of("on", (at, findings) -> power(at, at.text(), findings), Optional.empty());
  private static final Field<Integer> ADD = Field.must("add", (at, _) -> at.whole());
  private static final Field<CardGain.Kind> GAIN =
      Field.must("gain", Shape.word(CardGain.Kind.class, "gain"));
  private static final Field<Integer> ROLLED = Field.whole("rolled", 6);
  private static final Field<List<WarFront>> FRONTS =
      Field.of("fronts", Shape.all(Shape.word(WarFront.class, "front")), List.of());
  private static final Field<Integer> OWN = Field.whole("own", 0);
  private static final Field<Integer> OPPONENT = Field.whole("opponent", 0);

  // What is typed of a card.
  private static final Field<OptionalInt> NUMBER =
      Field.whole("number", 1, CongressDeck.CARDS).needed("it");
  private static final Field<String> TITLE = Field.text("title").needed("the name on the card");
  private static final Field<Optional<CardNation>> NATION =
      Field.maybe("nation", Shape.word(CardNation.class, "nation"))
          .needed("FRENCH, RUSSIAN, BRITISH, AUSTRIAN or NEUTRAL");
  private static final Field<OptionalInt> VALUE = Field.whole("value", 1, 6).needed("it");
  private static final Field<Boolean> LEADER = Field.truth("leader");
  private static final Field<SequencedMap<MajorPower, CardRating>> RATINGS =
      Field.of("ratings", CongressCards::ratings, new LinkedHashMap<>());
  private static final Field<List<IssueBonus>> BONUSES =
      Field.list("bonuses", Shape.record(IssueBonus.class, FOR, ISSUES, ON, ADD));
  private static final Field<List<CardGain>> GAINS =
      Field.list("gains", Shape.record(CardGain.class, GAIN, FOR, ISSUES, ROLLED));
  private static final Field<List<BattleUse>> BATTLES =
      Field.list("battles", CongressCards::battle);
  private static final Field<List<Integer>> KILLED_ON =
      Field.of("killedOn", Shape.all((at, _) -> at.whole()), List.of());
  private static final Field<OptionalInt> BEST_OF = Field.whole("bestOf", 1, 2);
  private static final Field<String> NOTE = Field.text("note");

  private static final List<String> KEYS =
      Field.keys(
          NUMBER, TITLE, NATION, VALUE, LEADER, RATINGS, BONUSES, GAINS, BATTLES, KILLED_ON,
          BEST_OF, NOTE);

  private static final List<String> POWERS =
      List.of("FR", "RU", "BR", "AU", "FRANCE", "RUSSIA", "BRITAIN", "AUSTRIA");

  private CongressCards() {}

  /// {@return the card, if it has a title and nothing in it is wrong}
  static Optional<CongressCard> read(JsonValue json, DeckFindings findings) {
    int before = findings.allWrong().size();
    Entry entry = Entry.of(json, findings, KEYS);
    String title = entry.get(TITLE);
    if (title.isBlank()) {
      return Optional.empty();
    }
    Entry card = entry.named(title);
    boolean leader = card.get(LEADER);
    CongressCard read =
        new CongressCard(
            card.get(NUMBER, !leader),
            title,
            card.get(NATION).orElse(CardNation.NEUTRAL),
            card.get(VALUE, !leader),
            leader,
            ratings(card, leader),
            card.get(BONUSES),
            card.get(GAINS),
            card.get(BATTLES),
            card.get(KILLED_ON),
            card.get(BEST_OF).orElse(1));
    return findings.allWrong().size() == before ? Optional.of(read) : Optional.empty();
  }

  private static SequencedMap<MajorPower, CardRating> ratings(Entry card, boolean leader) {
    SequencedMap<MajorPower, CardRating> ratings = card.get(RATINGS);
    if (!leader && !card.has(RATINGS)) {
      card.missing(card.called(RATINGS) + " are missing; add the letters AU, BR, FR and RU");
    } else if (!leader && ratings.size() < MajorPower.values().length) {
      card.findings()
          .missing(
              card.at().at(RATINGS.key()),
              card.called(RATINGS) + " lack letters; add AU, BR, FR and RU");
    }
    return ratings;
  }

  private static SequencedMap<MajorPower, CardRating> ratings(
      JsonValue ratings, DeckFindings findings) {
    SequencedMap<MajorPower, CardRating> all = new LinkedHashMap<>();
    Shape<CardRating> letter = Shape.word(CardRating.class, "letter");
    ratings
        .fields()
        .forEach(
            (word, at) ->
                findings
                    .attempt(() -> letter.read(at, findings))
                    .ifPresent(
                        rating ->
                            power(at, word, findings).ifPresent(power -> all.put(power, rating))));
    return all;
  }

  private static Optional<MajorPower> power(JsonValue at, String word, DeckFindings findings) {
    Optional<MajorPower> power = MajorPower.named(word);
    if (power.isEmpty()) {
      findings.wrong(at, "\"" + word + "\" is no power" + DeckFindings.nearest(word, POWERS));
    }
    return power;
  }

  private static List<MajorPower> powers(JsonValue list, DeckFindings findings) {
    return list.texts().stream().flatMap(word -> power(list, word, findings).stream()).toList();
  }

  private static BattleUse battle(JsonValue battle, DeckFindings findings) {
    findings.keys(battle, Field.keys(FOR, FRONTS, OWN, OPPONENT));
    List<WarFront> fronts = FRONTS.in(battle, findings);
    int own = OWN.in(battle, findings);
    int opponent = OPPONENT.in(battle, findings);
    if (opponent > 0) {
      findings.wrong(battle, "\"opponent\" is " + opponent + "; a card takes, so write it below 0");
    }
    return new BattleUse(FOR.in(battle, findings), fronts, own, opponent);
  }
}
