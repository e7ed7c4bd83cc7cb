package depesche.adjudicator.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/// Reads one order in any of the wordings the field uses: `A BER - MUN`, `ber to mun`, `BUILD A
/// BER`, `A BER S A MUN - NUR`.
public final class OrderText {

  /// Behind `by`: they name no sea.
  private static final List<String> WATER = List.of("sea", "water", "see");

  /// Behind `waive`, they say nothing of where.
  private static final List<String> ALL = List.of("a", "an", "all", "alle", "build");

  private final List<String> tokens;
  private final List<OrderVerb> verbs;
  private int next;

  private OrderText(List<String> tokens, Predicate<String> names) {
    this.tokens = tokens;
    this.verbs = new ArrayList<>(tokens.size());
    for (String token : tokens) {
      verbs.add(names.test(token) ? OrderVerb.NONE : OrderVerb.of(token));
    }
  }

  /// {@return what the text says, names left as written}
  public static Wording read(String text) {
    return read(OrderTokens.of(SmallWords.withoutPoliteness(text)), _ -> false);
  }

  /// {@return what words say that are parted already and hold no noise}
  ///
  /// @param names whether a word is plainly a name, and does not say what to do
  public static Wording read(List<String> words, Predicate<String> names) {
    OrderText order = new OrderText(words, names);
    if (order.tokens.isEmpty()) {
      return new Wording.Nothing();
    }
    Wording wording = order.sentence();
    return order.done() ? wording : new Wording.Stray(order.tokens.get(order.next));
  }

  private Wording sentence() {
    OrderVerb first = peek();
    // A verb of motion in front: `MOVE BER TO MUN`, `RETREAT BER - POM`; but `- MUN` has no unit.
    boolean leads =
        switch (first) {
          case REMOVE, DISBAND, CLEAR, HOLD -> true;
          case BUILD -> !isBullet();
          case MOVE, RETREAT -> later(OrderVerb.MOVE);
          case SUPPORT, CONVOY, VIA, WAIVE, PASS, OR, AND, FROM, NONE -> false;
        };
    if (first == OrderVerb.BUILD) {
      next++;
      return leads && peek() != OrderVerb.WAIVE ? led(first, unit()) : followed(unit());
    }
    if (leads) {
      next++;
      return led(first, unit());
    }
    return followed(unit());
  }

  /// `+ A PAR - BUR` has a plus for a bullet.
  private boolean isBullet() {
    return tokens.getFirst().equals("+")
        && verbs.stream().anyMatch(one -> one == OrderVerb.MOVE || one == OrderVerb.SUPPORT);
  }

  private Wording led(OrderVerb orderVerb, Wording.Unit unit) {
    return switch (orderVerb) {
      case BUILD -> new Wording.Build(unit);
      case REMOVE -> new Wording.Remove(unit);
      case DISBAND -> new Wording.Disband(unit);
      case CLEAR -> new Wording.Clear(unit);
      case RETREAT -> new Wording.Retreat(unit, places());
      case MOVE -> followed(unit);
      case HOLD -> new Wording.Hold(unit);
      case SUPPORT, CONVOY, VIA, WAIVE, PASS, OR, AND, FROM, NONE ->
          throw new IllegalStateException(orderVerb + " does not lead an order");
    };
  }

  private Wording followed(Wording.Unit unit) {
    OrderVerb orderVerb = take();
    return switch (orderVerb) {
      case MOVE -> move(unit);
      case HOLD -> new Wording.Hold(unit);
      case SUPPORT -> support(unit);
      case RETREAT -> new Wording.Retreat(unit, places());
      case DISBAND -> new Wording.Disband(unit);
      case BUILD -> new Wording.Build(unit);
      case REMOVE -> new Wording.Remove(unit);
      case WAIVE -> waive(unit);
      case PASS -> new Wording.Pass(unit);
      case CLEAR -> new Wording.Clear(unit);
      case CONVOY -> convoy(unit);
      case VIA, OR, AND, FROM -> new Wording.Stray(tokens.get(next - 1));
      case NONE -> new Wording.Bare(unit);
    };
  }

  private Wording move(Wording.Unit unit) {
    skip(OrderVerb.MOVE);
    // `A PAR - H`, `A MAR - S - A PAR`: the dash stands for nothing.
    switch (peek()) {
      case HOLD, SUPPORT, DISBAND -> {
        return followed(unit);
      }
      case MOVE, CONVOY, VIA, RETREAT, BUILD, REMOVE, WAIVE, PASS, CLEAR, OR, AND, FROM, NONE -> {}
    }
    List<String> path = new ArrayList<>(List.of(place()));
    String word = "";
    boolean via = false;
    // `A LON - NTH - NWY` names the way, as does `A LON - NWY via NTH`.
    while (goesOn(via)) {
      via |= peek() == OrderVerb.VIA || peek() == OrderVerb.CONVOY;
      word = word.isEmpty() ? tokens.get(next) : word;
      int sign = next++;
      String place = place();
      if (place.isEmpty() && !via) {
        next = sign;
        break;
      }
      if (!place.isEmpty() && !(via && WATER.contains(place.toLowerCase(Locale.ROOT)))) {
        path.add(via ? path.size() - 1 : path.size(), place);
      }
    }
    String to = path.removeLast();
    return word.isEmpty() ? new Wording.Move(unit, to) : new Wording.Convoyed(unit, to, path, word);
  }

  private boolean goesOn(boolean via) {
    return switch (peek()) {
      case MOVE, VIA, CONVOY -> true;
      case AND -> via;
      case HOLD, SUPPORT, RETREAT, DISBAND, BUILD, REMOVE, WAIVE, PASS, CLEAR, OR, FROM, NONE ->
          false;
    };
  }

  /// `WAIVE`, `WAIVE 2`, `waive all builds`, `waive build BRE`.
  private Wording waive(Wording.Unit who) {
    int count = 1;
    boolean all = false;
    while (!done()) {
      String word = tokens.get(next).toLowerCase(Locale.ROOT);
      int number = Numbers.of(word);
      all |= word.equals("all") || word.equals("alle");
      if (number == 0 && peek() != OrderVerb.BUILD && !ALL.contains(word)) {
        break;
      }
      count = number == 0 ? count : number;
      next++;
    }
    return new Wording.Waive(who, all ? 0 : count, unit());
  }

  private Wording convoy(Wording.Unit unit) {
    String word = tokens.get(next - 1);
    boolean backwards = destinationFirst();
    Wording.Unit first = unit();
    skip(backwards ? OrderVerb.FROM : OrderVerb.MOVE);
    Wording.Unit second = unit();
    by();
    // `convoy to NWY from LON` names the army last.
    return backwards
        ? new Wording.Convoy(unit, second, first.whole(), word)
        : new Wording.Convoy(unit, first, second.whole(), word);
  }

  /// Drops the words that lead to the first place of a move: `move to DEN from SWE`, or `move from
  /// SWE to DEN`.
  ///
  /// @return whether that place is where the move goes
  private boolean destinationFirst() {
    // `A MAR S - A PAR - BUR`: a dash says nothing of the order of names.
    boolean moves = peek() == OrderVerb.MOVE && !tokens.get(next).equals("-");
    skip(OrderVerb.MOVE);
    boolean from = peek() == OrderVerb.FROM;
    skip(OrderVerb.FROM);
    return moves && !from;
  }

  /// Drops `VIA CONVOY` behind an order that means the same without it.
  private void by() {
    while (peek() == OrderVerb.VIA || peek() == OrderVerb.CONVOY) {
      next++;
    }
  }

  private Wording support(Wording.Unit unit) {
    if (peek() == OrderVerb.HOLD) {
      next++;
      skip(OrderVerb.MOVE);
      return new Wording.SupportHold(unit, unit());
    }
    if (destinationFirst()) {
      // `support move to DEN from SWE` names the moving unit last.
      String to = place();
      skip(OrderVerb.FROM);
      return new Wording.SupportMove(unit, unit(), to);
    }
    Wording.Unit aided = unit();
    OrderVerb orderVerb = take();
    if (orderVerb == OrderVerb.NONE) {
      return new Wording.SupportHold(unit, aided);
    }
    if (orderVerb == OrderVerb.MOVE) {
      skip(OrderVerb.MOVE);
      if (peek() != OrderVerb.HOLD) {
        String to = place();
        by();
        return new Wording.SupportMove(unit, aided, to);
      }
      orderVerb = take();
    }
    return orderVerb == OrderVerb.HOLD
        ? new Wording.SupportHold(unit, aided)
        : new Wording.Stray(tokens.get(next - 1));
  }

  private List<String> places() {
    List<String> places = new ArrayList<>();
    do {
      skip(OrderVerb.OR);
      skip(OrderVerb.AND);
      skip(OrderVerb.MOVE);
      String place = place();
      if (!place.isEmpty()) {
        places.add(place);
      }
    } while (peek() == OrderVerb.OR || peek() == OrderVerb.AND);
    return List.copyOf(places);
  }

  /// A place where something goes, with whatever else the words say of it.
  private String place() {
    return unit().whole();
  }

  /// The words up to the next verb: owner, kind, place.
  private Wording.Unit unit() {
    int from = next;
    int before = next;
    int behind = next;
    String kind = "";
    boolean article = false;
    for (; !done() && peek() == OrderVerb.NONE; next++) {
      String word = tokens.get(next);
      String here = Wording.Unit.kindOf(word);
      // `a fleet` is a fleet, a double army is one; `army fleet` is neither.
      boolean agrees = kind.isEmpty() || kind.equals(here) || kind.equals("AA") || article;
      if (!here.isEmpty() && (kind.isEmpty() || behind == next) && agrees) {
        before = kind.isEmpty() ? next : before;
        behind = next + 1;
        kind = kind.equals("AA") ? kind : here;
        article = word.equalsIgnoreCase("a");
      }
    }
    return kind.isEmpty()
        ? new Wording.Unit("", "", words(from, next))
        : new Wording.Unit(words(from, before), kind, words(behind, next));
  }

  private String words(int from, int to) {
    return to - from == 1 ? tokens.get(from) : String.join(" ", tokens.subList(from, to));
  }

  private boolean done() {
    return next >= tokens.size();
  }

  private OrderVerb peek() {
    return done() ? OrderVerb.NONE : verbs.get(next);
  }

  private OrderVerb take() {
    OrderVerb orderVerb = peek();
    next += orderVerb == OrderVerb.NONE ? 0 : 1;
    return orderVerb;
  }

  private void skip(OrderVerb orderVerb) {
    while (peek() == orderVerb && !done()) {
      next++;
    }
  }

  private boolean later(OrderVerb orderVerb) {
    return verbs.stream().skip(next + 1L).anyMatch(one -> one == orderVerb)
        && tokens.size() > next + 1
        && verbs.get(next + 1) == OrderVerb.NONE;
  }
}
