package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.CardFace;
import depesche.adjudicator.greatpowers.table.Power;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.PicturedFact;
import java.util.ArrayList;
import java.util.List;

/// What frames a turn: the baton, the deal, and how everybody stands.
public sealed interface TurnFact extends Fact {

  /// Set-up: one random player begins with the baton.
  record LeaderDrawn(Seat seat) implements TurnFact {}

  /// Deal Phase: one card more than there are players.
  record RowDealt(int turn, List<CardFace> cards) implements TurnFact {}

  /// The deck ran out and the discards were shuffled.
  ///
  /// @param deck `action` or `event`
  record DeckShuffled(String deck, int cards) implements TurnFact {}

  /// End Phase: the baton goes to the left.
  record BatonPassed(Seat from, Seat to) implements TurnFact {}

  /// All levels after a step, and how they changed in it.
  record LevelTable(int turn, List<Row> rows) implements TurnFact {

    /// {@return all levels, and how they changed between two worlds}
    public static LevelTable of(SharedTable before, SharedTable after) {
      List<Standing> standing = Standing.of(after);
      List<Row> rows = new ArrayList<>();
      for (Power power : after.powers()) {
        int rank =
            standing.stream()
                .filter(one -> one.seat().equals(power.seat()))
                .findFirst()
                .orElseThrow()
                .rank();
        List<Cell> cells = new ArrayList<>();
        for (Token token : Token.values()) {
          int level = power.levels().of(token);
          int change = level - before.level(power.seat(), token);
          cells.add(new Cell(token, level, change, after.leadsAlone(power.seat(), token)));
        }
        boolean leads = power.seat().equals(after.leader());
        rows.add(new Row(power.seat(), leads, rank, cells));
      }
      return new LevelTable(after.round().turn(), rows);
    }
  }

  /// One power's levels.
  ///
  /// @param rank by victory points, from 1
  /// @param cells victory points first, then the traits in the order of the bid cards
  record Row(Seat seat, boolean leader, int rank, List<Cell> cells) {}

  /// One level.
  ///
  /// @param highest whether it is higher than everybody else's
  record Cell(Token token, int level, int change, boolean highest) {}

  /// The board after a step.
  record BoardDrawn(BoardPicture picture) implements TurnFact, PicturedFact {}

  /// The game ends after the last turn.
  ///
  /// @param winners who has most victory points
  record GameWon(List<Seat> winners, int points, int turns) implements TurnFact {}

  /// Why a seat takes its place in the standing.
  record PointsHeld(int points, int industry, int nationalism) implements TurnFact {}
}
