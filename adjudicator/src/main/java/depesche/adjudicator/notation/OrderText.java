package depesche.adjudicator.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Reads one order in any of the wordings the field uses: `A BER - MUN`, `ber to mun`, `BUILD A
/// BER`, `A BER S A MUN - NUR`.
public final class OrderText {

  private final List<String> tokens;
  private int next;

  private OrderText(List<String> tokens) {
    this.tokens = tokens;
  }

  /// {@return what the text says, names left as written}
  public static Wording read(String text) {
    OrderText order = new OrderText(Tokens.of(text));
    if (order.tokens.isEmpty()) {
      return new Wording.Nothing();
    }
    Wording wording = order.sentence();
    boolean whole = order.done() || wording instanceof Wording.Convoy;
    return whole ? wording : new Wording.Stray(order.tokens.get(order.next));
  }

  private Wording sentence() {
    Verb first = peek();
    // A verb of motion in front: `MOVE BER TO MUN`, `RETREAT BER - POM`; but `- MUN` has no unit.
    boolean leads = first == Verb.MOVE && later(Verb.MOVE);
    switch (first) {
      case BUILD, REMOVE, DISBAND, CLEAR, HOLD -> leads = true;
      case RETREAT -> leads = later(Verb.MOVE);
      default -> {}
    }
    if (leads) {
      next++;
      return led(first, unit());
    }
    return followed(unit());
  }

  private Wording led(Verb verb, Wording.Unit unit) {
    return switch (verb) {
      case BUILD -> new Wording.Build(unit);
      case REMOVE -> new Wording.Remove(unit);
      case DISBAND -> new Wording.Disband(unit);
      case CLEAR -> new Wording.Clear(unit);
      case RETREAT -> new Wording.Retreat(unit, places());
      case MOVE -> followed(unit);
      default -> new Wording.Hold(unit);
    };
  }

  private Wording followed(Wording.Unit unit) {
    Verb verb = take();
    return switch (verb) {
      case MOVE -> move(unit);
      case HOLD -> new Wording.Hold(unit);
      case SUPPORT -> support(unit);
      case RETREAT -> new Wording.Retreat(unit, places());
      case DISBAND -> new Wording.Disband(unit);
      case BUILD -> new Wording.Build(unit);
      case REMOVE -> new Wording.Remove(unit);
      case WAIVE -> new Wording.Waive();
      case PASS -> new Wording.Pass();
      case CLEAR -> new Wording.Clear(unit);
      case CONVOY -> new Wording.Convoy(tokens.get(next - 1));
      case OR -> new Wording.Stray(tokens.get(next - 1));
      case NONE -> new Wording.Bare(unit);
    };
  }

  private Wording move(Wording.Unit unit) {
    skip(Verb.MOVE);
    if (peek() == Verb.HOLD) {
      next++;
      return new Wording.Hold(unit);
    }
    String to = unit().place();
    return peek() == Verb.CONVOY
        ? new Wording.Convoy(tokens.get(next))
        : new Wording.Move(unit, to);
  }

  private Wording support(Wording.Unit unit) {
    Wording.Unit aided = unit();
    Verb verb = take();
    if (verb == Verb.NONE) {
      return new Wording.SupportHold(unit, aided);
    }
    if (verb == Verb.CONVOY) {
      return new Wording.Convoy(tokens.get(next - 1));
    }
    if (verb == Verb.MOVE) {
      skip(Verb.MOVE);
      if (peek() != Verb.HOLD) {
        return new Wording.SupportMove(unit, aided, unit().place());
      }
      verb = take();
    }
    return verb == Verb.HOLD
        ? new Wording.SupportHold(unit, aided)
        : new Wording.Stray(tokens.get(next - 1));
  }

  private List<String> places() {
    List<String> places = new ArrayList<>();
    do {
      next += places.isEmpty() ? 0 : 1;
      skip(Verb.MOVE);
      String place = unit().place();
      if (!place.isEmpty()) {
        places.add(place);
      }
    } while (peek() == Verb.OR);
    return List.copyOf(places);
  }

  /// The words up to the next verb: owner, kind, place.
  private Wording.Unit unit() {
    List<String> before = new ArrayList<>();
    List<String> after = new ArrayList<>();
    String kind = "";
    while (!done() && peek() == Verb.NONE) {
      String word = tokens.get(next++);
      String here = kind(word);
      if (!here.isEmpty() && after.isEmpty()) {
        kind = kind.equals("AA") ? kind : here;
      } else {
        (kind.isEmpty() ? before : after).add(word);
      }
    }
    return kind.isEmpty()
        ? new Wording.Unit("", "", String.join(" ", before))
        : new Wording.Unit(String.join(" ", before), kind, String.join(" ", after));
  }

  private static String kind(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "a", "army" -> "A";
      case "aa", "double" -> "AA";
      case "f", "fleet" -> "F";
      default -> "";
    };
  }

  private boolean done() {
    return next >= tokens.size();
  }

  private Verb peek() {
    return done() ? Verb.NONE : Verb.of(tokens.get(next));
  }

  private Verb take() {
    Verb verb = peek();
    next += verb == Verb.NONE ? 0 : 1;
    return verb;
  }

  private void skip(Verb verb) {
    while (peek() == verb && !done()) {
      next++;
    }
  }

  private boolean later(Verb verb) {
    return tokens.stream().skip(next + 1L).anyMatch(token -> Verb.of(token) == verb)
        && tokens.size() > next + 1
        && Verb.of(tokens.get(next + 1)) == Verb.NONE;
  }
}
