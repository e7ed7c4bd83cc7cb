package depesche.adjudicator.diplomacy;

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
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.campaign.PositionCodec;
import depesche.adjudicator.diplomacy.letters.LetterReader;
import depesche.adjudicator.diplomacy.letters.Owed;
import depesche.adjudicator.diplomacy.offers.ExampleLines;
import depesche.adjudicator.diplomacy.offers.Suggestions;
import depesche.adjudicator.diplomacy.orders.Scene;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.diplomacy.reports.Chronicle;
import depesche.adjudicator.diplomacy.winter.AdjustmentPhase;
import depesche.adjudicator.diplomacy.winter.Standings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The rules of a title of the Diplomacy family. A title adds its [Variant], how its board is set
/// up, and what leads from one phase to the next.
public abstract class DiplomacyRules implements Rules<Position, Orders> {

  private final Variant variant;
  private final List<Class<? extends Fact>> facts;

  /// @param ownFacts the kinds of facts that only this title says
  protected DiplomacyRules(Variant variant, List<Class<? extends Fact>> ownFacts) {
    this.variant = variant;
    this.facts = Speech.with(ownFacts);
  }

  /// {@return the first position}
  protected abstract Position opening(Table table, Chance chance, Chronicle chronicle);

  /// {@return what follows when one phase is judged}
  protected abstract Position next(
      Position position, SequencedMap<Seat, Orders> orders, Chance chance, Chronicle chronicle);

  /// {@return what it adds to the common rules}
  public final Variant variant() {
    return variant;
  }

  @Override
  public final Title title() {
    return variant.title();
  }

  @Override
  public final List<Class<? extends Fact>> facts() {
    return facts;
  }

  @Override
  public final Step<Position> open(Table table, Chance chance) {
    Chronicle chronicle = new Chronicle();
    Position position = opening(table, chance, chronicle);
    return chronicle.step(variant.map(), position, PhaseId.of(position).title());
  }

  /// Judges a phase and all phases after it in which nobody has to answer.
  @Override
  public final Step<Position> resolve(
      Position position, SequencedMap<Seat, Orders> orders, Chance chance) {
    Chronicle chronicle = new Chronicle();
    Position next = next(position, orders, chance, chronicle);
    while (!(next instanceof Position.Over) && Owed.demands(variant, next).isEmpty()) {
      next = next(next, new LinkedHashMap<>(), chance, chronicle);
    }
    if (next instanceof Position.Adjustments(Campaign winter)) {
      new AdjustmentPhase(variant.map(), chronicle).foretell(winter);
    }
    return chronicle.step(variant.map(), next, PhaseId.of(position).title());
  }

  @Override
  public final Phase phase(Position position) {
    return PhaseId.of(position).phase();
  }

  @Override
  public final Status status(Position position) {
    return position instanceof Position.Over(_, List<Position.Rank> standing)
        ? new Status.Over(standing.stream().map(Standings::place).toList())
        : new Status.Waiting(Owed.demands(variant, position));
  }

  @Override
  public final Reading<Orders> read(Position position, Seat seat, List<Letter> letters) {
    return new LetterReader(new Scene(variant, position, seat)).read(letters);
  }

  @Override
  public final boolean isProse(String line) {
    return variant.isProse(line, _ -> false);
  }

  @Override
  public final List<String> suggest(Position position, Seat seat, String typed) {
    return new Suggestions(new Scene(variant, position, seat)).of(typed);
  }

  @Override
  public final List<String> examples(Position position, Seat seat) {
    return new ExampleLines(new Scene(variant, position, seat)).lines();
  }

  @Override
  public final BoardView view(Position position, Reader reader) {
    return BoardView.of(variant, position);
  }

  @Override
  public final Codec<Position> codec() {
    return new PositionCodec(variant::law);
  }
}
