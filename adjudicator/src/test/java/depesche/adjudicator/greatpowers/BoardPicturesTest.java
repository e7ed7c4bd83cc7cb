package depesche.adjudicator.greatpowers;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.News;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.Bids;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.PicturedFact;
import depesche.adjudicator.title.PlainChance;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

class BoardPicturesTest {

  private static final GreatPowers RULES = new GreatPowers();
  private static final List<Seat> SEATS =
      List.of(new Seat("A"), new Seat("B"), new Seat("C"), new Seat("D"));

  private static Step<GreatPowersPosition> opened() {
    return RULES.open(new Table(SEATS, new LinkedHashMap<>()), new PlainChance(1, 1));
  }

  private static BoardPicture seen(GreatPowersPosition greatPowersPosition) {
    Picture picture =
        RULES.view(greatPowersPosition, new Reader.Onlooker()).picture().orElseThrow();
    return (BoardPicture) picture;
  }

  private static BoardPicture told(Step<GreatPowersPosition> step) {
    PicturedFact picturedFact =
        step.news().stream()
            .map(News::fact)
            .filter(PicturedFact.class::isInstance)
            .map(PicturedFact.class::cast)
            .reduce((_, later) -> later)
            .orElseThrow();
    return (BoardPicture) picturedFact.picture();
  }

  @Test
  void theFirstBoardShowsFiveOfEverythingAndTheDeal() {
    // Set-up: five tokens of each kind; the Deal Phase turns up one card more than there are seats.
    Step<GreatPowersPosition> step = opened();
    BoardPicture board = seen(step.position());
    assertThat(told(step)).isEqualTo(board);
    assertThat(board.rows()).extracting(BoardPicture.Row::seat).isEqualTo(SEATS);
    assertThat(board.rows())
        .allSatisfy(
            row -> {
              assertThat(row.points()).isEqualTo(new BoardPicture.Level(5, 0, false));
              assertThat(row.levels())
                  .hasSize(6)
                  .allMatch(new BoardPicture.Level(5, 0, false)::equals);
              assertThat(row.history()).containsExactly(5);
              assertThat(row.bids()).isEqualTo(3);
            });
    assertThat(board.rows()).filteredOn(BoardPicture.Row::first).hasSize(1);
    assertThat(board.cards()).hasSize(5).allMatch(card -> card.taker().isEmpty());
    assertThat(board.event()).isEmpty();
  }

  @Test
  void aStepShowsHowTheLevelsChangedInIt() {
    // The picture of a report tells what the step changed; that of a position has nothing to tell.
    SequencedMap<Seat, Plan> plans = new LinkedHashMap<>();
    plans.put(SEATS.getFirst(), bidding(Token.INDUSTRY));
    Step<GreatPowersPosition> step =
        RULES.resolve(opened().position(), plans, new PlainChance(1, 2));
    assertThat(told(step).rows().getFirst().levels().getFirst())
        .isEqualTo(new BoardPicture.Level(6, 1, true));
    assertThat(seen(step.position()).rows().getFirst().levels().getFirst())
        .isEqualTo(new BoardPicture.Level(6, 0, true));
  }

  private static Plan bidding(Token trait) {
    Plan none = Plan.SILENT;
    return new Plan(
        Bids.inOrder(List.of(trait)),
        none.picks(),
        none.targets(),
        false,
        none.thefts(),
        none.keeps(),
        none.foes(),
        none.allies(),
        none.declined());
  }

  @Test
  void theHistoryHasThePointsAtTheEndOfEachTurn() {
    // The game begins with five points each; a saved position brings the history back.
    Step<GreatPowersPosition> step = opened();
    for (int turn = 2; !(step.position() instanceof GreatPowersPosition.Over); turn++) {
      step = RULES.resolve(step.position(), new LinkedHashMap<>(), new PlainChance(3, turn));
    }
    GreatPowersPosition loaded = RULES.codec().read(RULES.codec().write(step.position()));
    BoardPicture board = seen(loaded);
    assertThat(board.over()).isTrue();
    assertThat(board.turn()).isEqualTo(board.turns());
    assertThat(board.cards()).isEmpty();
    assertThat(board.event()).isPresent();
    assertThat(board.rows())
        .allSatisfy(
            row -> {
              assertThat(row.history()).hasSize(1 + board.turns()).startsWith(5);
              assertThat(row.history().getLast()).isEqualTo(row.points().amount());
            });
  }

  @Test
  void aCardThatIsTakenShowsByWhom() {
    // Action Phase: each takes one face-up card; the others may see whose it is.
    SharedTable dealt = opened().position().world();
    ActionCard actionCard = dealt.round().row().getFirst();
    GreatPowersPosition taken =
        new GreatPowersPosition.Bid(dealt.with(dealt.round().taken(actionCard, SEATS.get(2))));
    assertThat(seen(taken).cards().getFirst())
        .isEqualTo(
            new BoardPicture.Card(actionCard.name(), actionCard.text(), Optional.of(SEATS.get(2))));
  }
}
