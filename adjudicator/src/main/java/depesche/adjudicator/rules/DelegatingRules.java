package depesche.adjudicator.rules;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Rules that stand around others and differ from them in some things only. The others answer what
/// they do not, so they can do whatever the others can.
public abstract class DelegatingRules<P, O> implements Rules<P, O> {

  private final Rules<P, O> inner;

  protected DelegatingRules(Rules<P, O> inner) {
    this.inner = inner;
  }

  @Override
  public final <C extends Capability> Optional<C> as(Class<? super C> kind) {
    return Rules.super.<C>as(kind).or(() -> inner.as(kind));
  }

  @Override
  public Title title() {
    return inner.title();
  }

  @Override
  public List<Class<? extends Fact>> facts() {
    return inner.facts();
  }

  @Override
  public Step<P> open(Table table, Chance chance) {
    return inner.open(table, chance);
  }

  @Override
  public Phase phase(P position) {
    return inner.phase(position);
  }

  @Override
  public Status status(P position) {
    return inner.status(position);
  }

  @Override
  public Reading<O> read(P position, Seat seat, List<Letter> letters) {
    return inner.read(position, seat, letters);
  }

  @Override
  public boolean isProse(String line) {
    return inner.isProse(line);
  }

  @Override
  public Step<P> resolve(P position, SequencedMap<Seat, O> orders, Chance chance) {
    return inner.resolve(position, orders, chance);
  }

  @Override
  public View view(P position, Reader reader) {
    return inner.view(position, reader);
  }

  @Override
  public Codec<P> codec() {
    return inner.codec();
  }
}
