package depesche.adjudicator.greatpowers.views;

import depesche.adjudicator.BoardPicture;
import depesche.adjudicator.BoardPicture.Level;
import depesche.adjudicator.BoardPicture.Row;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.table.Levels;
import depesche.adjudicator.greatpowers.table.Options;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.turns.LevelTables;
import depesche.adjudicator.greatpowers.turns.TurnFact;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A position as a picture of the board. It shows what is open to all, and nothing else.
public final class Boards {

  private Boards() {}

  /// {@return the board, with how the levels changed since an earlier world}
  public static BoardPicture of(World before, Position position) {
    World world = position.world();
    Round round = world.round();
    return new BoardPicture(
        Options.TITLE.name(),
        Stage.phase(position).title(),
        round.turn(),
        world.rulings().turns(),
        position instanceof Position.Over,
        Token.VP.word(),
        Token.TRAITS.stream().map(Token::word).toList(),
        LevelTables.of(before, world).rows().stream().map(row -> row(world, row)).toList(),
        round.dealt().stream().map(card -> card(round, card)).toList(),
        round.event().map(one -> new BoardPicture.Card(one.name(), one.text(), Optional.empty())));
  }

  private static Row row(World world, TurnFact.Row row) {
    Power power = world.power(row.seat());
    List<Level> levels = row.cells().stream().map(Boards::level).toList();
    List<Integer> history = new ArrayList<>(List.of(Levels.START.vp()));
    history.addAll(power.scores());
    return new Row(
        row.seat(),
        row.leader(),
        row.rank(),
        power.bids(),
        levels.getFirst(),
        levels.subList(1, levels.size()),
        history);
  }

  private static Level level(TurnFact.Cell cell) {
    return new Level(cell.level(), cell.change(), cell.highest());
  }

  private static BoardPicture.Card card(Round round, Card card) {
    return new BoardPicture.Card(
        card.name(), card.text(), Optional.ofNullable(round.taken().get(card)));
  }
}
