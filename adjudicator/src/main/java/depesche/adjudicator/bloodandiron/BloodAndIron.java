package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Codec;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Rules;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.Title;
import depesche.adjudicator.diplomacy.BoardView;
import depesche.adjudicator.diplomacy.ExampleLines;
import depesche.adjudicator.diplomacy.LetterReader;
import depesche.adjudicator.diplomacy.Orders;
import depesche.adjudicator.diplomacy.Owed;
import depesche.adjudicator.diplomacy.PhaseId;
import depesche.adjudicator.diplomacy.Position;
import depesche.adjudicator.diplomacy.PositionCodec;
import depesche.adjudicator.diplomacy.Scene;
import depesche.adjudicator.diplomacy.Speech;
import depesche.adjudicator.diplomacy.Standings;
import depesche.adjudicator.diplomacy.Suggestions;
import depesche.adjudicator.diplomacy.Variant;
import java.util.List;
import java.util.SequencedMap;

/// Blood & Iron: five players, armies only, the double armies of Austria and France ordered by
/// whoever's ballot is drawn, and a handicap that grows every second winter.
public final class BloodAndIron implements Rules<Position, Orders> {

  private final Foreigners variant;

  /// @throws IllegalArgumentException if the map has faults
  public BloodAndIron(BloodMap map) {
    if (!map.faults().isEmpty()) {
      throw new IllegalArgumentException("the map has faults: " + map.faults());
    }
    this.variant = new Foreigners(map);
  }

  @Override
  public Title title() {
    return variant.title();
  }

  /// {@return what it adds to the common rules}
  public Variant variant() {
    return variant;
  }

  @Override
  public List<Class<? extends Fact>> facts() {
    return Speech.with(List.of(BallotFact.class, ForeignFact.class, SetupFact.class));
  }

  @Override
  public Step<Position> open(Table table, Chance chance) {
    return new Turn(variant, chance).opened(table);
  }

  @Override
  public Phase phase(Position position) {
    return PhaseId.of(position).phase();
  }

  @Override
  public Status status(Position position) {
    return position instanceof Position.Over(_, List<Position.Rank> standing)
        ? new Status.Over(standing.stream().map(Standings::place).toList())
        : new Status.Waiting(Owed.demands(variant, position));
  }

  @Override
  public Reading<Orders> read(Position position, Seat seat, List<Letter> letters) {
    return new LetterReader(new Scene(variant, position, seat)).read(letters);
  }

  @Override
  public boolean isProse(String line) {
    return variant.isProse(line, _ -> false);
  }

  @Override
  public List<String> suggest(Position position, Seat seat, String typed) {
    return new Suggestions(new Scene(variant, position, seat)).of(typed);
  }

  @Override
  public List<String> examples(Position position, Seat seat) {
    return new ExampleLines(new Scene(variant, position, seat)).lines();
  }

  @Override
  public Step<Position> resolve(
      Position position, SequencedMap<Seat, Orders> orders, Chance chance) {
    return new Turn(variant, chance).judged(position, orders);
  }

  @Override
  public BoardView view(Position position, Reader reader) {
    return BoardView.of(variant, position);
  }

  @Override
  public Codec<Position> codec() {
    return new PositionCodec(variant);
  }
}
