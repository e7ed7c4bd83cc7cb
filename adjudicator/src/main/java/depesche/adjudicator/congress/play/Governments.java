package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.game.PowerTracks;
import depesche.adjudicator.congress.news.CongressFact.EnvironmentRolled;
import depesche.adjudicator.congress.news.CongressFact.PawnRolled;
import depesche.adjudicator.congress.news.CongressFact.ResourcesSpent;
import depesche.adjudicator.congress.news.CongressRefusal.CardNotInDeck;
import depesche.adjudicator.congress.news.CongressRefusal.NoSuchSituation;
import depesche.adjudicator.congress.news.CongressRefusal.ResourcesShort;
import depesche.adjudicator.congress.news.CongressRefusal.SituationKnown;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.sums.TrackAdvance;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.news.TableRefusal.NoSuchTableThing;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The Initial Phase and the Government Phase: environment, cards that are taken, resources, pawns.
final class Governments {

  /// The Initial Environment Table: who chooses a card, and how many US units come, by the first
  /// die.
  private static final List<MajorPower> CHOOSERS =
      List.of(
          MajorPower.BRITAIN,
          MajorPower.BRITAIN,
          MajorPower.AUSTRIA,
          MajorPower.AUSTRIA,
          MajorPower.RUSSIA,
          MajorPower.FRANCE);

  private static final List<Integer> MILITIA = List.of(2, 3, 3, 4, 4, 4);
  private static final int NO_EFFECT = 3;
  private static final int DIE = 6;
  private static final int MOST_RESOURCES = 30;

  private final CongressGame game;

  Governments(CongressGame game) {
    this.game = game;
  }

  List<TableVerb> verbs() {
    return List.of(
        TableVerb.turn("SITUATION {situation} FIRST 1 SECOND 1", this::situation)
            .naming("situation", (table, _) -> situations(table)),
        TableVerb.turn("FETCH {card}", this::take),
        game.onIssues(TableVerb.turn("SPEND 1 {issue}", this::spend)),
        TableVerb.turn("ADVANCE Pax Britannica RESOURCES 1", this::advance));
  }

  /// The card of the turn, with the modifiers that it prints for both dice.
  private Optional<Fact> situation(LiveTable table, Seat seat, ActWords words) {
    String card = card(table, words);
    int first = 0;
    int second = 0;
    while (!words.isAtEnd()) {
      if (words.skip("FIRST")) {
        first = words.number(-DIE, DIE);
      } else if (words.skip("SECOND")) {
        second = words.number(-DIE, DIE);
      } else {
        words.unknown();
      }
    }
    if (words.end().isEmpty()) {
      turnedUp(table, card);
      table.enter("SITUATION", card, "", "", words.why());
      environment(table, first, second, words.why());
    }
    return words.end();
  }

  private List<String> situations(LiveTable table) {
    return List.of("A-", "B-", "C-").stream().map(deck -> deck + game.turn(table)).toList();
  }

  /// {@return the card of this turn, of the historic deck or one of the two others (17.1)}
  private String card(LiveTable table, ActWords words) {
    String word = words.word();
    CongressState.of(table).stated().situation().map(SituationKnown::new).ifPresent(words::refuse);
    List<String> cards = situations(table);
    String plain = word.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
    Optional<String> named =
        cards.stream().filter(one -> one.replace("-", "").equals(plain)).findFirst();
    if (named.isEmpty()) {
      words.refuse(new NoSuchSituation(word, cards));
    }
    return named.orElse("");
  }

  /// The card of the turn is known, and not turned up twice.
  static void turnedUp(LiveTable table, String card) {
    CongressState.stated(table, stated -> stated.withSituation(card));
  }

  /// Rolls for the environment.
  ///
  /// @return the power that chooses a card
  static MajorPower environment(LiveTable table, int first, int second, String why) {
    List<Integer> dice = table.roll(2, DIE, "environment");
    int column = Math.clamp(dice.getFirst() + first, 1, DIE);
    int row = dice.getLast() + second;
    // 18.4.4: without Austria nobody gets its card.
    MajorPower chooser = CHOOSERS.get(column - 1);
    boolean playing = CongressGame.mode(table).playing().contains(chooser);
    table.enter(
        "ENVIRONMENT",
        playing ? chooser.name() : "",
        "",
        String.valueOf(MILITIA.get(column - 1)),
        why);
    table.tell(
        new EnvironmentRolled(
            column,
            row,
            playing ? chooser.name() : "",
            MILITIA.get(column - 1),
            column == DIE,
            row == NO_EFFECT));
    return chooser;
  }

  /// A card out of the deck into one's own hand, in the sight of all: of the situation card, or one
  /// that was chosen.
  private Optional<Fact> take(LiveTable table, Seat seat, ActWords words) {
    String card = words.card();
    MajorPower power = CongressGame.powerAs(table, seat, words);
    Optional<Fact> refused = words.end().or(() -> CongressSeats.others(table, seat, power));
    if (refused.isPresent()) {
      return refused;
    }
    DeckLayout deck = table.book().deck(CongressTracks.MAIN);
    if (!deck.ids().contains(card)) {
      return Optional.of(new CardNotInDeck(table.book().shown(card)));
    }
    // Whether a card is in the deck is known when it is taken, not while the letter is read.
    table.chance();
    if (!table.cards().pile(LiveCards.draw(deck.name())).contains(card)) {
      return Optional.of(new CardNotInDeck(table.book().shown(card)));
    }
    table.cards().put(card, CongressHands.fetched(table, seat, power), false);
    CongressHands.tellSecond(table);
    table.enter("FETCH", table.book().shown(card), "", "", words.why());
    return Optional.empty();
  }

  private Optional<Fact> spend(LiveTable table, Seat seat, ActWords words) {
    int resources = words.isNumber() ? words.number() : 1;
    words.skip("ON");
    MajorPower power = CongressGame.powerAs(table, seat, words);
    words.check(() -> CongressSeats.others(table, seat, power));
    words.needMore();
    String what = words.takeRest();
    if (words.end().isPresent()) {
      return words.end();
    }
    String key = PowerTracks.resources(table, power);
    int left = table.tracks().value(key);
    if (resources < 1 || resources > left) {
      return Optional.of(new ResourcesShort(resources, left));
    }
    table.tracks().set(key, left - resources, what);
    table.tell(new ResourcesSpent(power.name(), what, resources, left - resources));
    return Optional.empty();
  }

  /// A roll for a pawn; 4 or more moves it on.
  private Optional<Fact> advance(LiveTable table, Seat seat, ActWords words) {
    String key = words.track(seat);
    String name = GameTable.name(key);
    if (!CongressTracks.PAWNS.contains(name)) {
      words.refuse(new NoSuchTableThing("pawn", name, CongressTracks.PAWNS));
    }
    int resources = 0;
    int fleets = 0;
    int cards = 0;
    while (!words.isAtEnd()) {
      if (words.skip("RESOURCES", "RESOURCE")) {
        resources = words.number(0, MOST_RESOURCES);
      } else if (words.skip("FLEETS", "FLEET")) {
        fleets = words.number(0, MOST_RESOURCES);
      } else if (words.skip("CARDS", "CARD")) {
        cards = words.number(0, DIE);
      } else {
        words.unknown();
      }
    }
    if (words.end().isEmpty()) {
      int die = table.roll(1, DIE, name).getFirst();
      List<String> named = Collections.nCopies(cards, "card");
      tell(table, key, TrackAdvance.of(die, resources, fleets, named));
    }
    return words.end();
  }

  /// Tells a roll for a pawn, and moves it.
  static void tell(LiveTable table, String key, TrackAdvance roll) {
    String name = GameTable.name(key);
    table.enter("ADVANCE", name, "", roll.sum().shown(), "");
    table.tell(new PawnRolled(name, roll.sum().terms(), roll.sum().total(), roll.advances()));
    if (roll.advances()) {
      table.tracks().addWithin(key, 1, "");
    }
  }
}
