package depesche.adjudicator.congress.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.news.SoloFact.CardSaved;
import depesche.adjudicator.congress.news.SoloFact.FateRolled;
import depesche.adjudicator.congress.news.SoloRefusal.CardNotAvailable;
import depesche.adjudicator.congress.news.SoloRefusal.CardNotSaveable;
import depesche.adjudicator.congress.news.SoloRefusal.FateRolledAlready;
import depesche.adjudicator.congress.news.SoloRefusal.FateWanted;
import depesche.adjudicator.congress.solo.CardChoice;
import depesche.adjudicator.congress.solo.CardDisplay;
import depesche.adjudicator.congress.solo.DisplayCard;
import depesche.adjudicator.congress.solo.DisplaySpace;
import depesche.adjudicator.congress.solo.FateDie;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.Optional;

/// The Card-Driven Game Solo Method (19.3): the fate die, saving a card, and playing one.
final class DisplayActs {

  private static final int DIE = 6;

  private final CongressGame game;

  /// Those of a table.
  DisplayActs(CongressGame game) {
    this.game = game;
  }

  List<TableVerb> verbs() {
    return List.of(
        TableVerb.turn("FATE RUSSIA", this::fate).when(CongressGame::hasDisplays),
        TableVerb.turn("SAVE {card} AS RUSSIA", this::save).when(CongressGame::hasDisplays));
  }

  private Optional<Fact> fate(LiveTable table, Seat seat, ActWords words) {
    MajorPower power = CongressGame.power(words);
    if (words.end().isPresent()) {
      return words.end();
    }
    LiveDisplays displays = new LiveDisplays(table);
    String side = LiveDisplays.side(power);
    CardDisplay display = displays.of(side);
    Optional<CardChoice> before = displays.choice(side);
    if (!display.open() && before.isPresent()) {
      return Optional.of(new FateRolledAlready(side, displays.cards(before.get())));
    }
    if (display.open()) {
      table.tell(new FateRolled(power.name(), 0, ""));
      displays.tell(side);
      return Optional.empty();
    }
    int die = table.roll(1, DIE, "fate of " + power.letters()).getFirst();
    FateDie face = FateDie.rolled(die);
    CardChoice choice =
        CardChoice.rolled(
            display, face, card -> game.card(card).flatMap(typed -> typed.rating(power)));
    displays.choose(side, choice);
    table.tell(new FateRolled(power.name(), die, face.name()));
    displays.tell(side);
    return Optional.empty();
  }

  /// 19.3: up to one military card that this power could possibly use, face up in A to E.
  private Optional<Fact> save(LiveTable table, Seat seat, ActWords words) {
    String card = words.card();
    MajorPower power = CongressGame.powerAs(table, seat, words);
    if (words.end().isPresent()) {
      return words.end();
    }
    LiveDisplays displays = new LiveDisplays(table);
    String side = LiveDisplays.side(power);
    Optional<CardChoice> rolled = displays.choice(side);
    if (rolled.isEmpty()) {
      return Optional.of(new FateWanted(power.name()));
    }
    CardChoice choice = rolled.get();
    List<DisplaySpace> saveable = choice.saveable(one -> isUsable(one, power));
    Optional<DisplaySpace> space =
        LiveDisplays.space(choice.display(), card).filter(saveable::contains);
    if (space.isEmpty()) {
      return Optional.of(
          new CardNotSaveable(
              table.book().shown(card),
              saveable.stream()
                  .flatMap(one -> choice.display().at(one).stream())
                  .map(one -> table.book().shown(one.card()))
                  .toList()));
    }
    displays.choose(side, choice.saving(space.get()));
    table.enter("SAVE", table.book().shown(card), "", side, words.why());
    table.tell(new CardSaved(side, table.book().shown(card)));
    displays.tell(side);
    return Optional.empty();
  }

  /// A card that nobody has typed may be one; its owner knows.
  private boolean isUsable(String card, MajorPower power) {
    Optional<CongressCard> typed = game.card(card);
    return typed.map(one -> one.isMilitary(power)).orElse(true);
  }

  /// {@return why a power may not play a card: the die has not opened it, or its seat does not hold
  /// it}
  static Optional<Fact> lacks(LiveTable table, Seat seat, MajorPower power, String card) {
    if (!CongressGame.mode(table).hasDisplays() || CongressGame.isLeader(card)) {
      return table.cards().lacks(LiveCards.hand(seat), card);
    }
    LiveDisplays displays = new LiveDisplays(table);
    Optional<CardChoice> choice = displays.choice(LiveDisplays.side(power));
    if (choice.isEmpty()) {
      return Optional.of(new FateWanted(power.name()));
    }
    boolean there =
        choice.get().available().stream()
            .flatMap(space -> choice.get().display().at(space).stream())
            .map(DisplayCard::card)
            .anyMatch(card::equals);
    return there
        ? Optional.empty()
        : Optional.of(new CardNotAvailable(table.book().shown(card), displays.cards(choice.get())));
  }

  /// The card leaves its display for the discards, and the open spaces are filled.
  static void play(LiveTable table, MajorPower power, String card) {
    LiveDisplays displays = new LiveDisplays(table);
    String side = LiveDisplays.side(power);
    CardChoice choice = displays.choice(side).orElseThrow();
    DisplaySpace space = LiveDisplays.space(choice.display(), card).orElseThrow();
    displays.played(side, choice.playing(space, displays.shuffle(side)));
    displays.tell(side);
  }
}
