package depesche.adjudicator.standard;

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

/// Standard Diplomacy: seven powers from Spring 1901, until one owns 18 of the 34 supply centres.
public final class Standard implements Rules<Position, Orders> {

  private final Powers variant;

  /// @throws IllegalArgumentException if a game cannot be played on the map
  public Standard(StandardMap map) {
    map.fault()
        .ifPresent(
            fault -> {
              throw new IllegalArgumentException(fault);
            });
    this.variant = new Powers(map);
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
    return Speech.with(List.of(DrawFact.class, SetupFact.class));
  }

  @Override
  public Step<Position> open(Table table, Chance chance) {
    return new Turn(variant).opened(table);
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
    return new Turn(variant).judged(position, orders);
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
