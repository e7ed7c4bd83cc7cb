package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.List;

/// What all phases share: who holds what, the turn, and the decks.
///
/// @param powers in table order, clockwise
public record SharedTable(
    GreatPowersRulings rulings, Round round, List<Power> powers, CardDecks decks) {

  public SharedTable {
    powers = List.copyOf(powers);
  }

  public SharedTable with(Round changed) {
    return new SharedTable(rulings, changed, powers, decks);
  }

  public SharedTable with(CardDecks changed) {
    return new SharedTable(rulings, round, powers, changed);
  }

  public SharedTable with(List<Power> changed) {
    return new SharedTable(rulings, round, changed, decks);
  }

  public SharedTable with(Power changed) {
    List<Power> all = new ArrayList<>(powers);
    all.set(place(changed.seat()), changed);
    return with(all);
  }

  /// {@return the power of a seat}
  public Power power(Seat seat) {
    return powers.get(place(seat));
  }

  private int place(Seat seat) {
    for (int i = 0; i < powers.size(); i++) {
      if (powers.get(i).seat().equals(seat)) {
        return i;
      }
    }
    throw new IllegalStateException("no seat " + seat);
  }

  /// {@return all seats in table order}
  public List<Seat> seats() {
    return powers.stream().map(Power::seat).toList();
  }

  /// {@return the seat that holds the baton}
  public Seat leader() {
    return powers.get(round.leader()).seat();
  }

  /// {@return all seats in the order of play: the Leader first, then clockwise}
  public List<Seat> order() {
    return clockwise(leader());
  }

  /// {@return all seats clockwise, this one first}
  List<Seat> clockwise(Seat first) {
    int begin = place(first);
    List<Seat> order = new ArrayList<>();
    for (int i = 0; i < powers.size(); i++) {
      order.add(powers.get((begin + i) % powers.size()).seat());
    }
    return order;
  }

  /// {@return everybody else, clockwise from the left of this seat}
  public List<Seat> others(Seat seat) {
    List<Seat> order = clockwise(seat);
    return order.subList(1, order.size());
  }

  /// Ruling `seats`: clockwise is to the left.
  public Seat left(Seat seat) {
    return clockwise(seat).get(1);
  }

  public Seat right(Seat seat) {
    return clockwise(seat).getLast();
  }

  /// {@return the traits on which a seat may bid: those it does not lead alone}
  public List<Token> biddable(Seat seat) {
    return Token.TRAITS.stream().filter(trait -> !leadsAlone(seat, trait)).toList();
  }

  /// {@return whether a seat alone is higher than every other}
  public boolean leadsAlone(Seat seat, Token trait) {
    int level = power(seat).levels().of(trait);
    for (var power : powers) {
      if (!power.seat().equals(seat) && power.levels().of(trait) >= level) {
        return false;
      }
    }
    return true;
  }

  /// Ruling `actionPayment`: what a card says is lost for its gain must be there to be paid.
  public boolean canPay(Seat seat, ActionCard actionCard) {
    if (rulings.actionPayment() == GreatPowersRulings.ActionPayment.FORCED_LOSS) {
      return true;
    }
    for (Effect effect : actionCard.effects()) {
      if (effect instanceof Effect.Pay(Token token, int count) && level(seat, token) < count) {
        return false;
      }
    }
    return true;
  }

  public int level(Seat seat, Token token) {
    return power(seat).levels().of(token);
  }
}
