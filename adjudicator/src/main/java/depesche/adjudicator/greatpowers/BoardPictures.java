package depesche.adjudicator.greatpowers;

import depesche.adjudicator.greatpowers.cards.ActionCard;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.table.GreatPowersOptions;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Levels;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.Round;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.turns.LevelTables;
import depesche.adjudicator.greatpowers.turns.TurnFact;
import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.Picture.BoardPicture.Level;
import depesche.adjudicator.picture.Picture.BoardPicture.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A position as a picture of the board. It shows what is open to all, and nothing else.
public final class BoardPictures {

  private BoardPictures() {}

  /// {@return the board, with how the levels changed since an earlier world}
  public static BoardPicture of(SharedTable before, GreatPowersPosition greatPowersPosition) {
    SharedTable sharedTable = greatPowersPosition.world();
    Round round = sharedTable.round();
    return new BoardPicture(
        GreatPowersOptions.TITLE.name(),
        greatPowersPosition.phase().title(),
        round.turn(),
        sharedTable.rulings().turns(),
        greatPowersPosition instanceof GreatPowersPosition.Over,
        Token.VP.word(),
        Token.TRAITS.stream().map(Token::word).toList(),
        LevelTables.of(before, sharedTable).rows().stream()
            .map(row -> row(sharedTable, row))
            .toList(),
        round.dealt().stream().map(actionCard -> card(round, actionCard)).toList(),
        round.event().map(one -> new BoardPicture.Card(one.name(), one.text(), Optional.empty())));
  }

  private static Row row(SharedTable sharedTable, TurnFact.Row row) {
    Power power = sharedTable.power(row.seat());
    List<Level> levels = row.cells().stream().map(BoardPictures::level).toList();
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

  private static BoardPicture.Card card(Round round, ActionCard actionCard) {
    return new BoardPicture.Card(
        actionCard.name(), actionCard.text(), Optional.ofNullable(round.taken().get(actionCard)));
  }
}
