package depesche.bot.chance;

import depesche.bot.config.UnusableInput;
import java.util.List;
import java.util.regex.Pattern;

/// Whether every field of a transcript has the form it must have before anything can be computed
/// from it: hashes are 64 hexadecimal digits, turns count from 1.
record TranscriptShape(String file) {

  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

  /// @throws UnusableInput naming the first field that has not
  static void check(String file, Transcript transcript) {
    new TranscriptShape(file).all(transcript);
  }

  private void all(Transcript transcript) {
    Transcript.Head head = transcript.head();
    hash("head.anchor", head.anchor());
    hash("head.commitment", head.commitment());
    hash("head.sum", head.sum());
    head.seats().forEach(seat -> maybe("head.seats: pledge of " + seat.seat(), seat.pledge()));
    for (int i = 0; i < transcript.turns().size(); i++) {
      turn("turns[%d]".formatted(i), i + 1, transcript.turns().get(i));
    }
    hash("sum", transcript.sum());
    maybe("keys.hidden", transcript.keys().hidden());
    maybe("keys.open", transcript.keys().open());
    if (transcript.keys().hidden().isEmpty() != transcript.keys().open().isEmpty()) {
      throw wrong("keys", "one secret without the other");
    }
  }

  private void turn(String field, int number, Transcript.Turn turn) {
    if (turn.turn() != number || number > Fairdraw.CHAIN) {
      throw wrong(field + ".turn", turn.turn() + " where " + number + " must stand");
    }
    hash(field + ".anchor", turn.anchor());
    maybe(field + ".root", turn.root());
    hash(field + ".sum", turn.sum());
    turn.draws().forEach(draw -> steps(field + ".draws: " + draw.purpose(), draw.steps()));
    for (Transcript.Hidden draw : turn.hidden()) {
      hash(field + ".hidden: " + draw.purpose(), draw.root());
      steps(field + ".hidden: " + draw.purpose(), draw.opened());
    }
    turn.shown().forEach(place -> place(field + ".shown", place));
    if (turn.opened().cards().size() != turn.shown().size()) {
      throw wrong(field + ".opened.cards", "one for each place that was shown must stand here");
    }
    turn.opened().cards().forEach(card -> card(field + ".opened.cards: " + card.card(), card));
    turn.leaves().forEach(leaf -> hash(field + ".leaves", leaf));
    turn.opened().letters().forEach(letter -> letter(field + ".opened.letters", letter));
    turn.opened().salts().forEach(salt -> hash(field + ".opened.salts", salt.salt()));
  }

  private void steps(String field, List<Transcript.Step> steps) {
    for (Transcript.Step step : steps) {
      boolean number = step.below() > 0 && step.of().isEmpty() && step.got().size() == 1;
      boolean order = step.below() == 0 && step.of().size() == step.got().size();
      if (!number && !order) {
        throw wrong(field, "neither a number nor an order");
      }
    }
  }

  private void place(String field, Transcript.Shown place) {
    if (place.index() < 0 || place.index() >= place.size()) {
      throw wrong(field, "card " + place.index() + " of " + place.size());
    }
  }

  private void card(String field, Transcript.Card card) {
    maybe(field + ": salt", card.salt());
    card.path().forEach(neighbour -> hash(field + ": path", neighbour));
  }

  private void letter(String field, Transcript.Letter letter) {
    hash(field + ": nonce", letter.nonce());
    hash(field + ": code", letter.code());
  }

  private void maybe(String field, String value) {
    if (!value.isEmpty()) {
      hash(field, value);
    }
  }

  private void hash(String field, String value) {
    if (!HASH.matcher(value).matches()) {
      throw wrong(field, "64 hexadecimal digits must stand here");
    }
  }

  private UnusableInput wrong(String field, String why) {
    return new UnusableInput(file + ": " + field + ": " + why);
  }
}
