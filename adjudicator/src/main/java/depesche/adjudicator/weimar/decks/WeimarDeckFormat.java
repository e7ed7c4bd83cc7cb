package depesche.adjudicator.weimar.decks;

import depesche.adjudicator.cards.CardFormat;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Entry;
import depesche.adjudicator.cards.Field;
import depesche.adjudicator.cards.OwnersFile;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckSheet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;

/// The card file of Weimar: JSON, schema 1. Cards that an owner has not typed are missing, not
/// wrong.
public final class WeimarDeckFormat implements CardFormat<WeimarCard, WeimarDeck> {

  private static final List<String> NUMBERS = WeimarDeck.numbers();

  private static final Field<String> TITLE = Field.text("title");
  private static final Field<String> NOTE = Field.text("note");
  private static final List<String> KEYS =
      List.of("schema", "game", "title", "note", "charts", "cards");

  private static final Field<String> ID = Field.text("id");
  private static final Field<String> NAME = TITLE.needed("the name on the card");
  private static final Field<OptionalInt> LARGE = circle("large");
  private static final Field<OptionalInt> SMALL = circle("small");
  private static final Field<Boolean> ONCE = Field.truth("once");
  private static final Field<Boolean> POLITICIAN = Field.truth("politician");
  private static final List<String> CARD_KEYS =
      Field.keys(ID, NAME, LARGE, SMALL, ONCE, POLITICIAN, NOTE);

  /// The one format.
  public WeimarDeckFormat() {}

  @Override
  public String title() {
    return "weimar";
  }

  private static Field<OptionalInt> circle(String key) {
    return Field.whole(key, 0, 6).needed("the value in that circle");
  }

  @Override
  public ReadDeck<WeimarDeck> read(JsonValue json) {
    DeckFindings findings = new DeckFindings();
    Entry file = Entry.file(json, findings, KEYS);
    WeimarCharts charts = WeimarCharts.read(json.find("charts"), findings);
    SequencedMap<String, WeimarCard> cards = new LinkedHashMap<>();
    int whole =
        file.each(
            "cards",
            one ->
                card(one, findings)
                    .ifPresent(
                        card -> {
                          if (cards.putIfAbsent(card.id(), card) != null) {
                            findings.wrong(one, "two cards are " + card.id() + "; correct one");
                          }
                        }));
    untyped(json, findings, cards);
    return new ReadDeck<>(
        new WeimarDeck(
            file.get(TITLE),
            file.get(NOTE),
            List.copyOf(cards.values()),
            charts.results(),
            charts.cuts(),
            OwnersFile.content(json)),
        findings.check(whole, NUMBERS.size()));
  }

  private static Optional<WeimarCard> card(JsonValue json, DeckFindings findings) {
    Entry entry = Entry.of(json, findings, CARD_KEYS);
    String id = entry.get(ID);
    if (!NUMBERS.contains(id)) {
      entry.wrong("\"" + id + "\" is no number of a card" + DeckFindings.nearest(id, NUMBERS));
      return Optional.empty();
    }
    Entry card = entry.named(id);
    String title = card.get(NAME);
    boolean valued = WeimarCard.hasValues(id);
    return Optional.of(
        new WeimarCard(
            id,
            title.isBlank() ? id : title,
            card.get(LARGE, valued),
            card.get(SMALL, valued),
            card.get(ONCE),
            card.get(POLITICIAN),
            card.get(NOTE)));
  }

  private static void untyped(
      JsonValue json, DeckFindings findings, SequencedMap<String, WeimarCard> cards) {
    List<String> left = new ArrayList<>(NUMBERS);
    left.removeAll(cards.sequencedKeySet());
    if (!left.isEmpty()) {
      findings.missing(
          json.find("cards").orElse(json),
          left.size() + " cards are not typed; add " + String.join(", ", left));
    }
  }

  @Override
  public DeckSheet.CardPrint print(WeimarCard card) {
    List<String> marks = new ArrayList<>();
    card.large().ifPresent(value -> marks.add(String.valueOf(value)));
    card.small().ifPresent(value -> marks.add(String.valueOf(value)));
    if (card.once()) {
      marks.add("ONCE");
    }
    if (card.politician()) {
      marks.add("POLITICIAN");
    }
    return new DeckSheet.CardPrint(
        card.title(), kind(card), marks, List.of(), card.note(), card.id());
  }

  private static String kind(WeimarCard card) {
    String deck =
        switch (card.id().charAt(0)) {
          case 'S' -> "SPD";
          case 'Z' -> "ZENTRUM";
          case 'K' -> "KPD";
          case 'D' -> "DNVP";
          default -> card.hasValues() ? "TIMELINE" : "REPUBLIC";
        };
    return card.isAgenda() ? deck + "_AGENDA" : deck;
  }
}
