package depesche.adjudicator.congress.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.FrontArmy;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.news.CongressFact.ArmyRetreats;
import depesche.adjudicator.congress.scenarios.FrontSpaces;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.notation.ProvinceNames;
import depesche.adjudicator.notation.ProvinceNames.Name;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;
import java.util.Optional;

/// Retreats along a front: a French army goes toward Paris, an Allied one away from it. In the
/// first turn of the campaign France retreats two spaces on fronts A and B (17.6.4); an Allied army
/// that loses in Paris goes back on its own front (18.2.5).
public final class Retreats {

  private static final String PARIS = "Paris";

  private final CongressGame game;

  /// Those of a game.
  public Retreats(CongressGame game) {
    this.game = game;
  }

  public List<TableVerb> verbs() {
    return List.of(
        TableVerb.turn("RETREAT {army}", this::act)
            .naming("army", (table, _) -> armies(table).stream().map(FrontArmy::name).toList()));
  }

  private Optional<Fact> act(LiveTable table, Seat seat, ActWords words) {
    List<FrontArmy> armies = armies(table);
    String name =
        words.thing(new ProvinceNames(armies.stream().map(Retreats::name).toList()), "army");
    return words.then(
        () -> {
          armies.stream()
              .filter(one -> one.name().equals(name))
              .forEach(army -> retreat(table, game, army, words.why()));
        });
  }

  private List<FrontArmy> armies(LiveTable table) {
    return game.scenario(table).armies().stream()
        .filter(army -> army.front() != WarFront.G)
        .toList();
  }

  private static Name name(FrontArmy army) {
    return new Name(
        army.name(), List.of(army.name(), army.name().replaceFirst("^Army of | Army$", "")));
  }

  /// Moves the block of an army.
  public static void retreat(LiveTable table, CongressGame game, FrontArmy army, String why) {
    String key = GameTable.key(CongressTracks.block(army.name()));
    String from = table.tracks().shown(key);
    FrontSpaces front =
        game.files().fronts().stream()
            .filter(one -> one.front() == army.front())
            .findFirst()
            .orElseThrow();
    boolean twice =
        !army.power().isAllied()
            && table.stage().turn() == 1
            && game.scenario(table).doubleRetreat().contains(army.front());
    int steps = twice ? 2 : 1;
    String to = army.power().isAllied() ? front.away(from, steps) : front.toward(from, steps);
    table.tracks().set(key, table.tracks().track(key).spaces().indexOf(to), why);
    boolean paris = from.equals(PARIS) && CongressGame.mode(table) == PlayMode.TWO_PLAYERS;
    table.tell(
        new ArmyRetreats(army.name(), from, to, steps, twice ? "17.6.4" : paris ? "18.2.5" : ""));
  }
}
