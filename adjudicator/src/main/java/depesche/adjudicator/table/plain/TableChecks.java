package depesche.adjudicator.table.plain;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.layout.PieceLayout;
import depesche.adjudicator.table.layout.TableLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;

/// What one thing in a table's file must be because of another: two may not share a name, and the
/// table can be set up.
///
/// @param file where each thing is whole
record TableChecks(JsonValue file, List<String> seats, TableLayout table, DeckFindings findings) {

  /// Notes all that does not fit together.
  void check() {
    titles(cards());
    pieces();
    each("decks", table.decks(), this::deal);
    each("phases", table.phases(), this::phase);
    boolean scored =
        table.score().isEmpty()
            || table.tracks().stream()
                .anyMatch(track -> track.each() && track.name().equals(table.score()));
    if (!scored) {
      findings.wrong(file.at("score"), "\"score\" must name a track that has \"each\": true");
    }
    starts();
  }

  private <T> void each(String list, List<T> things, BiConsumer<JsonValue, T> check) {
    for (int i = 0; i < things.size(); i++) {
      check.accept(file.listed(list).get(i), things.get(i));
    }
  }

  /// {@return the deck of each card; no two decks have one in common}
  private Map<String, String> cards() {
    Map<String, String> cards = new LinkedHashMap<>();
    each(
        "decks",
        table.decks(),
        (at, deck) -> {
          deck.ids().stream()
              .filter(id -> cards.containsKey(TableNames.plain(id)))
              .findFirst()
              .ifPresent(
                  id ->
                      findings.wrong(
                          at,
                          String.format(
                              Locale.ROOT,
                              "the decks %s and %s both have a card %s; give one of them a"
                                  + " \"prefix\"",
                              cards.getOrDefault(TableNames.plain(id), ""),
                              deck.name(),
                              id)));
          deck.ids().forEach(id -> cards.putIfAbsent(TableNames.plain(id), deck.name()));
        });
    return cards;
  }

  /// A title that is the number of a card would be read as that card.
  private void titles(Map<String, String> cards) {
    for (JsonValue deck : file.listed("decks")) {
      for (JsonValue card : TableCards.typed(deck)) {
        TableCards.TITLE
            .in(card, findings)
            .filter(title -> !fits(title, deck, card, cards))
            .ifPresent(
                title ->
                    findings.wrong(
                        card,
                        String.format(
                            Locale.ROOT,
                            "\"title\" must be words, and no number of a card: \"%s\"",
                            title)));
      }
    }
  }

  private boolean fits(String title, JsonValue deck, JsonValue card, Map<String, String> cards) {
    String prefix = TableCards.PREFIX.in(deck, findings);
    return !title.isBlank()
        && title.length() <= TableNames.LONGEST
        && (TableCards.isNumbered(card, prefix, TableNames.plain(title))
            || !cards.containsKey(TableNames.plain(title.strip())));
  }

  private void pieces() {
    List<String> tracks =
        table.tracks().stream().map(TrackLayout::name).map(TableNames::plain).toList();
    List<String> owners = seats.stream().map(TableNames::plain).toList();
    each(
        "pieces",
        table.pieces(),
        (at, piece) -> {
          String name = TableNames.plain(piece.name());
          if (tracks.contains(name)) {
            findings.wrong(
                at,
                String.format(
                    Locale.ROOT,
                    "\"%s\" is a track, too; MOVE would not know which",
                    piece.name()));
          } else if (owners.contains(name.split(" ", 2)[0])) {
            findings.wrong(
                at,
                String.format(
                    Locale.ROOT,
                    "\"%s\" begins with a seat; write \"each\": true for its own",
                    piece.name()));
          }
        });
  }

  private void deal(JsonValue at, DeckLayout deck) {
    int cards = deck.cards().size();
    if ((long) deck.deal() * seats.size() > cards) {
      findings.wrong(
          at.at("deal"),
          String.format(
              Locale.ROOT,
              "%s seats with %s cards each need more than %s",
              seats.size(),
              deck.deal(),
              cards));
    }
  }

  private void phase(JsonValue at, PhaseLayout phase) {
    List<String> choices = table.choices().stream().map(ChoiceLayout::name).toList();
    if (phase.draw() > 0 && table.decks().isEmpty()) {
      findings.wrong(at.at("draw"), "there is no deck to draw from; add one or leave \"draw\" out");
    }
    phase.choices().stream()
        .filter(choice -> !choices.contains(choice))
        .forEach(
            choice ->
                findings.wrong(
                    at,
                    String.format(Locale.ROOT, "no choice \"%s\"; there are %s", choice, choices)));
  }

  /// There is room on the table for all that lies there at the beginning, and enough of it.
  private void starts() {
    Map<String, Integer> rooms = new LinkedHashMap<>();
    table.places().forEach(place -> rooms.put(place.name(), place.room()));
    Map<String, Integer> supplies = supplies();
    Map<String, Integer> laid = new LinkedHashMap<>();
    each(
        "start",
        table.starts(),
        (at, start) -> {
          Integer room = rooms.get(start.place());
          Integer supply = supplies.get(start.piece());
          if (room == null) {
            findings.wrong(
                at,
                String.format(
                    Locale.ROOT, "no place \"%s\"; there are %s", start.place(), rooms.keySet()));
          } else if (supply == null) {
            findings.wrong(
                at,
                String.format(
                    Locale.ROOT,
                    "no piece \"%s\"; there are %s",
                    start.piece(),
                    supplies.keySet()));
          } else if (laid.merge("piece " + start.piece(), start.count(), Integer::sum) > supply) {
            findings.wrong(
                at,
                String.format(Locale.ROOT, "there are only %s of \"%s\"", supply, start.piece()));
          } else if (laid.merge("place " + start.place(), start.count(), Integer::sum) > room) {
            findings.wrong(
                at, String.format(Locale.ROOT, "\"%s\" has room for %s", start.place(), room));
          }
        });
  }

  /// {@return how many there are of each piece, behind the name of its seat if seats have their
  /// own}
  private Map<String, Integer> supplies() {
    Map<String, Integer> supplies = new LinkedHashMap<>();
    for (PieceLayout piece : table.pieces()) {
      for (String seat : piece.each() ? seats : List.of("")) {
        supplies.put((seat + " " + piece.name()).strip(), piece.supply());
      }
    }
    return supplies;
  }
}
