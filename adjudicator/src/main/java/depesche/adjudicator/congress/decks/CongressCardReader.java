package depesche.adjudicator.congress.decks;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.function.Function;

/// Reads a card of a card file.
final class CongressCardReader {

  private static final List<String> KEYS =
      List.of(
          "number",
          "title",
          "nation",
          "value",
          "leader",
          "ratings",
          "bonuses",
          "gains",
          "battles",
          "killedOn",
          "bestOf",
          "note");
  private static final List<String> POWERS =
      List.of("FR", "RU", "BR", "AU", "FRANCE", "RUSSIA", "BRITAIN", "AUSTRIA");
  private static final int HIGHEST = 6;
  private static final int DIE = 6;

  private final DeckFindings findings;

  CongressCardReader(DeckFindings findings) {
    this.findings = findings;
  }

  /// {@return the card, if it has a title and nothing in it is wrong}
  Optional<CongressCard> read(JsonValue card) {
    int before = findings.allWrong().size();
    findings.keys(card, KEYS);
    String title = card.find("title").flatMap(one -> findings.attempt(one::text)).orElse("");
    if (title.isBlank()) {
      findings.missing(card, "\"title\" is missing; add the name on the card");
      return Optional.empty();
    }
    boolean leader = card.find("leader").flatMap(one -> findings.attempt(one::truth)).orElse(false);
    CongressCard read =
        new CongressCard(
            whole(card, "number", title, 1, CongressDeck.CARDS, !leader),
            title,
            nation(card, title),
            whole(card, "value", title, 1, HIGHEST, !leader),
            leader,
            ratings(card, title, leader),
            list(card, "bonuses", this::bonus),
            list(card, "gains", this::gain),
            list(card, "battles", this::battle),
            numbers(card, "killedOn"),
            whole(card, "bestOf", title, 1, 2, false).orElse(1));
    return findings.allWrong().size() == before ? Optional.of(read) : Optional.empty();
  }

  private OptionalInt whole(
      JsonValue card, String key, String title, int least, int most, boolean needed) {
    Optional<JsonValue> there = card.find(key);
    if (there.isEmpty()) {
      if (needed) {
        findings.missing(card, "\"" + key + "\" of " + title + " is missing; add it");
      }
      return OptionalInt.empty();
    }
    Optional<Integer> number = there.flatMap(one -> findings.attempt(one::whole));
    if (number.filter(one -> one < least || one > most).isPresent()) {
      findings.wrong(
          there.get(),
          "\""
              + key
              + "\" of "
              + title
              + " is "
              + number.get()
              + "; it is from "
              + least
              + " to "
              + most);
      return OptionalInt.empty();
    }
    return number.map(OptionalInt::of).orElseGet(OptionalInt::empty);
  }

  private CardNation nation(JsonValue card, String title) {
    if (card.find("nation").isEmpty()) {
      findings.missing(
          card,
          "\"nation\" of "
              + title
              + " is missing; add FRENCH, RUSSIAN, BRITISH, AUSTRIAN or"
              + " NEUTRAL");
    }
    return card.find("nation")
        .flatMap(
            one ->
                findings.attempt(
                    () -> DeckFindings.one(one, one.text(), CardNation.class, "nation")))
        .orElse(CardNation.NEUTRAL);
  }

  private SequencedMap<MajorPower, CardRating> ratings(
      JsonValue card, String title, boolean leader) {
    SequencedMap<MajorPower, CardRating> ratings = new LinkedHashMap<>();
    if (card.find("ratings").isEmpty()) {
      if (!leader) {
        findings.missing(
            card, "\"ratings\" of " + title + " are missing; add the letters AU, BR, FR and RU");
      }
      return ratings;
    }
    findings
        .attempt(() -> card.at("ratings").fields())
        .ifPresent(
            fields ->
                fields.forEach(
                    (word, letter) ->
                        findings
                            .attempt(
                                () ->
                                    DeckFindings.one(
                                        letter, letter.text(), CardRating.class, "letter"))
                            .ifPresent(
                                rating ->
                                    power(letter, word)
                                        .ifPresent(power -> ratings.put(power, rating)))));
    if (ratings.size() < MajorPower.values().length && !leader) {
      findings.missing(
          card.at("ratings"), "\"ratings\" of " + title + " lack letters; add AU, BR, FR and RU");
    }
    return ratings;
  }

  private Optional<MajorPower> power(JsonValue at, String word) {
    Optional<MajorPower> power = MajorPower.named(word);
    if (power.isEmpty()) {
      findings.wrong(at, "\"" + word + "\" is no power" + DeckFindings.nearest(word, POWERS));
    }
    return power;
  }

  private List<MajorPower> powers(JsonValue object) {
    List<MajorPower> powers = new ArrayList<>();
    object
        .find("for")
        .map(JsonValue::texts)
        .orElseGet(List::of)
        .forEach(word -> power(object.at("for"), word).ifPresent(powers::add));
    return powers;
  }

  private IssueBonus bonus(JsonValue bonus) {
    findings.keys(bonus, List.of("for", "issues", "on", "add"));
    return new IssueBonus(
        powers(bonus),
        bonus.find("issues").map(JsonValue::texts).orElseGet(List::of),
        bonus.find("on").flatMap(on -> power(on, on.text())),
        bonus.at("add").whole());
  }

  private CardGain gain(JsonValue gain) {
    findings.keys(gain, List.of("gain", "for", "issues", "rolled"));
    JsonValue kind = gain.at("gain");
    return new CardGain(
        DeckFindings.one(kind, kind.text(), CardGain.Kind.class, "gain"),
        powers(gain),
        gain.find("issues").map(JsonValue::texts).orElseGet(List::of),
        gain.find("rolled").map(JsonValue::whole).orElse(DIE));
  }

  private BattleUse battle(JsonValue battle) {
    findings.keys(battle, List.of("for", "fronts", "own", "opponent"));
    List<WarFront> fronts = new ArrayList<>();
    battle
        .find("fronts")
        .ifPresent(
            list ->
                list.items()
                    .forEach(
                        one ->
                            fronts.add(
                                DeckFindings.one(one, one.text(), WarFront.class, "front"))));
    int own = battle.find("own").map(JsonValue::whole).orElse(0);
    int opponent = battle.find("opponent").map(JsonValue::whole).orElse(0);
    if (opponent > 0) {
      findings.wrong(battle, "\"opponent\" is " + opponent + "; a card takes, so write it below 0");
    }
    return new BattleUse(powers(battle), fronts, own, opponent);
  }

  private List<Integer> numbers(JsonValue card, String key) {
    return card.find(key)
        .flatMap(
            list -> findings.attempt(() -> list.items().stream().map(JsonValue::whole).toList()))
        .orElseGet(List::of);
  }

  private <T> List<T> list(JsonValue card, String key, Function<JsonValue, T> reader) {
    List<T> all = new ArrayList<>();
    for (JsonValue one :
        card.find(key).flatMap(list -> findings.attempt(list::items)).orElseGet(List::of)) {
      findings.attempt(() -> reader.apply(one)).ifPresent(all::add);
    }
    return all;
  }
}
