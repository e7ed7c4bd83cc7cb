package depesche.adjudicator.weimar.play;

import static depesche.adjudicator.table.acts.TableVerb.any;
import static depesche.adjudicator.table.acts.TableVerb.turn;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.OpinionTrack;
import depesche.adjudicator.weimar.board.OpinionTrack.Space;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.solo.SoloLimits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What parties do with cards: draw, perform events, debate, take expansion cards; and the
/// Chancellor's play order.
final class CardVerbs {

  private final WeimarGame game;
  private final ReactionActs reactions;

  CardVerbs(WeimarGame game, ReactionActs reactions) {
    this.game = game;
    this.reactions = reactions;
  }

  List<TableVerb> all() {
    return List.of(
        turn("DRAW 3", this::draw),
        turn("EVENT {card}", this::event),
        turn("DEBATE {opinion}", this::debate).naming("opinion", (live, _) -> opinions(live)),
        turn("EXPAND {boxed}", this::expand).naming("boxed", CardVerbs::boxed),
        any("ORDER DNVP ZENTRUM KPD SPD", new PlayOrder(game)::say));
  }

  /// From one's own party deck, unless another is named.
  private Optional<Fact> draw(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = new WeimarTable(live, game);
    int count = words.isNumber() ? words.number() : 1;
    words.skip("CARD", "CARDS");
    String usual = WeimarNames.deck(CityActs.party(seat));
    String name = words.isAtEnd() ? usual : words.deck();
    if (words.end().isPresent()) {
      return words.end();
    }
    boolean own = name.equals(WeimarBoard.TIMELINE) || table.isOwn(seat, name);
    if (!own || count < 1) {
      return Optional.of(
          new TableRefusal.VerbWordUnknown("DRAW", name, List.of(usual, WeimarBoard.TIMELINE)));
    }
    DeckLayout deck = live.book().deck(name);
    if (table.isBot(seat)) {
      // A bot looks at no card before it turns it up.
      List<String> pile = new ArrayList<>(live.cards().pile(BotTurns.hand(seat.name())));
      pile.addAll(live.cards().taken(deck, count));
      live.cards().pile(BotTurns.hand(seat.name()), pile);
    } else {
      live.cards().draw(deck, count, seat, "DRAW");
    }
    live.enter("DRAW", name, "", String.valueOf(count), words.why());
    return Optional.empty();
  }

  /// The event of a card that was played. A card that says so leaves the game.
  private Optional<Fact> event(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = new WeimarTable(live, game);
    Optional<String> last = live.cards().shown(seat);
    String card = words.isAtEnd() && last.isPresent() ? last.get() : words.card();
    boolean shown =
        live.cards()
            .whereabouts(card)
            .filter(pile -> pile.startsWith("discard.") || pile.equals(LiveCards.front(seat)))
            .isPresent();
    Optional<Fact> refused =
        words
            .end()
            .or(() -> shown ? Optional.empty() : live.cards().lacks(LiveCards.hand(seat), card));
    if (refused.isPresent()) {
      return refused;
    }
    if (!shown) {
      live.cards().lay(seat, card, ChoiceLayout.After.DISCARD);
      live.cards().show(seat, card);
    }
    live.enter("EVENT", live.book().shown(card), "", "", words.why());
    if (live.book().card(card).field("once").equals("true")) {
      live.cards().lay(seat, card, ChoiceLayout.After.REMOVE);
      live.enter("OUT", live.book().shown(card), "", "", "");
    }
    reactions.event(table, seat, live.book().shown(card));
    return Optional.empty();
  }

  /// Moves an issue; the journal says how many steps it was.
  private Optional<Fact> debate(LiveTable live, Seat seat, ActWords words) {
    String key = words.track(seat);
    if (words.refused().isPresent()) {
      return words.refused();
    }
    TrackLayout track = live.tracks().track(key);
    OpinionTrack opinion = game.board().opinion();
    Optional<Space> from = opinion.named(live.tracks().shown(key));
    if (!track.spaces().contains(WeimarNames.OUT) || from.isEmpty()) {
      return Optional.of(new TableRefusal.VerbWordUnknown("DEBATE", track.name(), issues(live)));
    }
    int value = words.space(key);
    if (words.refused().isPresent()) {
      return words.refused();
    }
    Optional<Space> to = opinion.named(track.shown(value));
    if (to.isEmpty()) {
      return Optional.of(
          new TableRefusal.VerbWordUnknown("DEBATE", WeimarNames.OUT, track.spaces()));
    }
    int steps = opinion.steps(from.get(), to.get());
    Optional<Fact> refused = zentrumTakesOther(live, seat, track.name(), steps);
    if (refused.isEmpty()) {
      live.tracks().set(key, value, steps == 1 ? "1 step" : steps + " steps");
    }
    return refused;
  }

  /// In the game for one Zentrum must move an issue of the SPD by 1, if there is one (1.3).
  private Optional<Fact> zentrumTakesOther(LiveTable live, Seat seat, String track, int steps) {
    WeimarTable table = new WeimarTable(live, game);
    List<String> ofSpd =
        table.issues().entrySet().stream()
            .filter(issue -> issue.getValue().controllers().contains(WeimarParty.SPD))
            .map(issue -> WeimarNames.issue(issue.getKey()))
            .toList();
    List<String> must = SoloLimits.zentrumDebate(ofSpd, steps);
    return table.scenario().solo()
            && CityActs.party(seat) == WeimarParty.ZENTRUM
            && !must.isEmpty()
            && !must.contains(track)
        ? Optional.of(new TableRefusal.VerbWordUnknown("DEBATE", track, must))
        : Optional.empty();
  }

  /// {@return the issues and the spaces to which they can be moved, those in play first}
  private static List<String> opinions(LiveTable live) {
    return live.book().layout().tracks().stream()
        .filter(track -> track.spaces().contains(WeimarNames.OUT))
        .sorted(Comparator.comparing(track -> isOut(live, track)))
        .flatMap(track -> spaces(live, track).map(space -> track.name() + " " + space))
        .toList();
  }

  /// {@return where an issue can be moved, the next space first}
  private static Stream<String> spaces(LiveTable live, TrackLayout track) {
    List<String> spaces = track.spaces();
    int value = live.tracks().value(GameTable.key(track.name()));
    return Stream.concat(
            spaces.subList(value + 1, spaces.size()).stream(),
            spaces.subList(0, value).reversed().stream())
        .filter(space -> !space.equals(WeimarNames.OUT));
  }

  private static boolean isOut(LiveTable live, TrackLayout track) {
    return live.tracks().shown(GameTable.key(track.name())).equals(WeimarNames.OUT);
  }

  /// {@return the cards by which the deck of a party can grow}
  private static List<String> boxed(LiveTable live, Seat seat) {
    return WeimarTable.party(seat)
        .map(party -> live.cards().pile(WeimarNames.box(WeimarNames.deck(party))))
        .orElse(List.of());
  }

  private List<String> issues(LiveTable live) {
    return List.copyOf(new WeimarTable(live, game).issues().sequencedKeySet());
  }

  /// Cards of the expansion come into one's own deck, which is shuffled.
  private Optional<Fact> expand(LiveTable live, Seat seat, ActWords words) {
    List<String> cards = words.cards();
    if (words.end().isPresent()) {
      return words.end();
    }
    String deck = WeimarNames.deck(CityActs.party(seat));
    String box = WeimarNames.box(deck);
    for (String card : cards) {
      if (!live.cards().pile(box).contains(card)) {
        return Optional.of(
            new TableRefusal.VerbWordUnknown(
                "EXPAND", live.book().shown(card), live.book().shown(live.cards().pile(box))));
      }
      live.cards().put(card, LiveCards.draw(deck), true);
    }
    live.cards().shuffle(live.book().deck(deck), LiveCards.draw(deck));
    live.enter("SHUFFLE", deck, "", String.join(", ", live.book().shown(cards)), words.why());
    return Optional.empty();
  }
}
