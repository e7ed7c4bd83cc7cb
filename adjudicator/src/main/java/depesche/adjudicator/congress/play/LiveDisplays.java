package depesche.adjudicator.congress.play;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.game.CongressTracks;
import depesche.adjudicator.congress.news.SoloFact.DisplayLaid;
import depesche.adjudicator.congress.news.SoloFact.DisplayShown;
import depesche.adjudicator.congress.solo.CardChoice;
import depesche.adjudicator.congress.solo.CardDisplay;
import depesche.adjudicator.congress.solo.DisplayCard;
import depesche.adjudicator.congress.solo.DisplaySpace;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.state.DisplayState;
import depesche.adjudicator.congress.state.SideDisplay;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/// The card displays as they lie at the table (19): a pile for each space, and beside them which
/// cards lie face up and what the fate die has opened.
final class LiveDisplays {

  static final String FRANCE = "FRANCE";
  static final String ALLIES = "ALLIES";

  private static final String DISPLAY = "display.";

  private final LiveTable table;

  /// Those of a table.
  LiveDisplays(LiveTable table) {
    this.table = table;
  }

  static String side(MajorPower power) {
    return power.isAllied() ? ALLIES : FRANCE;
  }

  static String pile(String side, DisplaySpace space) {
    return DISPLAY + side + "." + space;
  }

  static String military(String side) {
    return DISPLAY + side + ".military";
  }

  private SideDisplay kept(String side) {
    DisplayState displays = CongressState.of(table).displays();
    return side.equals(FRANCE) ? displays.france() : displays.allies();
  }

  private void keep(String side, UnaryOperator<SideDisplay> change) {
    SideDisplay next = change.apply(kept(side));
    CongressState.displays(
        table,
        displays ->
            side.equals(FRANCE)
                ? new DisplayState(next, displays.allies())
                : new DisplayState(displays.france(), next));
  }

  CardDisplay of(String side) {
    List<DisplaySpace> up = kept(side).up();
    SequencedMap<DisplaySpace, DisplayCard> spaces = new LinkedHashMap<>();
    for (DisplaySpace space : DisplaySpace.values()) {
      List<String> there = table.cards().pile(pile(side, space));
      if (space != DisplaySpace.C && !there.isEmpty()) {
        spaces.put(space, new DisplayCard(there.getFirst(), up.contains(space)));
      }
    }
    List<DisplayCard> hidden = new ArrayList<>();
    boolean spent = kept(side).spent();
    for (String card : table.cards().pile(pile(side, DisplaySpace.C))) {
      boolean top = hidden.isEmpty() && up.contains(DisplaySpace.C);
      hidden.add(new DisplayCard(card, spent || top));
    }
    return new CardDisplay(spaces, hidden, table.cards().pile(military(side)), List.of(), spent);
  }

  /// Lays a display on the table, and its discards on those of the deck.
  void keep(String side, CardDisplay display) {
    List<DisplaySpace> up = new ArrayList<>();
    for (DisplaySpace space : DisplaySpace.values()) {
      Optional<DisplayCard> there = display.at(space);
      there.filter(DisplayCard::up).ifPresent(_ -> up.add(space));
      table
          .cards()
          .pile(
              pile(side, space),
              space == DisplaySpace.C
                  ? display.pile().stream().map(DisplayCard::card).toList()
                  : there.map(DisplayCard::card).stream().toList());
    }
    table.cards().pile(military(side), display.military());
    keep(side, one -> one.lying(up, display.open()));
    for (String card : display.discards()) {
      table.cards().put(card, LiveCards.discard(CongressTracks.MAIN), true);
    }
  }

  /// Takes a display off the table.
  List<String> taken(String side) {
    CardDisplay display = of(side);
    List<String> cards = new ArrayList<>(display.military());
    display.spaces().values().forEach(card -> cards.add(card.card()));
    display.pile().forEach(card -> cards.add(card.card()));
    keep(side, CardDisplay.dealt(List.of()));
    keep(side, one -> one.lying(List.of(), false).closed());
    return cards;
  }

  UnaryOperator<List<String>> shuffle(String side) {
    return cards -> {
      keep(side, SideDisplay::shuffledOnce);
      int next = kept(side).shuffles();
      return table.chance().hidden("display", side + "/" + next).shuffled(cards);
    };
  }

  // What the die has opened

  /// {@return what may be played; empty before the die is rolled}
  Optional<CardChoice> choice(String side) {
    CardDisplay display = of(side);
    if (display.open()) {
      return Optional.of(
          new CardChoice(
              display,
              Optional.empty(),
              List.copyOf(display.shown().sequencedKeySet()),
              List.of()));
    }
    SideDisplay kept = kept(side);
    return kept.fate()
        .map(_ -> new CardChoice(display, kept.fate(), kept.available(), kept.emptied()));
  }

  void choose(String side, CardChoice choice) {
    keep(side, choice.display());
    keep(
        side,
        one ->
            choice
                .fate()
                .map(face -> one.opened(face, choice.available(), choice.emptied()))
                .orElseGet(one::closed));
  }

  /// The card was played: the open spaces are filled.
  void played(String side, CardDisplay after) {
    keep(side, after);
    keep(side, SideDisplay::closed);
  }

  static Optional<DisplaySpace> space(CardDisplay display, String card) {
    return display.shown().entrySet().stream()
        .filter(one -> one.getValue().card().equals(card))
        .map(one -> one.getKey())
        .findFirst();
  }

  List<String> cards(CardChoice choice) {
    return choice.available().stream()
        .flatMap(space -> choice.display().at(space).stream())
        .map(card -> table.book().shown(card.card()))
        .toList();
  }

  /// Tells how a display lies: cards that lie face down have no name.
  void tell(String side) {
    CardDisplay display = of(side);
    List<DisplaySpace> open = choice(side).map(CardChoice::available).orElse(List.of());
    List<DisplayShown> spaces = new ArrayList<>();
    for (DisplaySpace space : DisplaySpace.values()) {
      Optional<DisplayCard> there = display.at(space);
      spaces.add(
          new DisplayShown(
              space.name(),
              there.filter(DisplayCard::up).map(card -> table.book().shown(card.card())).orElse(""),
              space == DisplaySpace.C ? display.pile().size() : there.isPresent() ? 1 : 0,
              open.contains(space)));
    }
    table.tell(new DisplayLaid(side, spaces, display.military().size(), display.open()));
  }
}
