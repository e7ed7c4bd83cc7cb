package depesche.adjudicator.weimar.board;

import java.util.ArrayList;
import java.util.List;

/// A sum with what it is made of.
public record WeimarSum(List<Part> parts) {

  public WeimarSum {
    parts = List.copyOf(parts);
  }

  /// A part of a sum.
  ///
  /// @param what it is for: a word, or the name of a thing
  public record Part(int amount, String what) {}

  /// {@return a sum of one part}
  public static WeimarSum of(int amount, String what) {
    return new WeimarSum(List.of(new Part(amount, what)));
  }

  /// {@return the sum with one part more}
  public WeimarSum plus(int amount, String what) {
    List<Part> more = new ArrayList<>(parts);
    more.add(new Part(amount, what));
    return new WeimarSum(more);
  }

  /// {@return the sum with one part more for a reason of the rules, unless it is nothing}
  public WeimarSum plusSome(int amount, WeimarReason reason) {
    return plusSome(amount, reason.name());
  }

  /// {@return the sum with one part more, unless it is nothing}
  public WeimarSum plusSome(int amount, String what) {
    return amount == 0 ? this : plus(amount, what);
  }

  public int total() {
    return parts.stream().mapToInt(Part::amount).sum();
  }

  /// {@return the sum as it is printed: `1 base + 2 Freikorps - 1 reaction = 2`}
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
      if (text.isEmpty()) {
        text.append(part.amount());
      } else {
        text.append(part.amount() < 0 ? " - " : " + ").append(Math.abs(part.amount()));
      }
      text.append(' ').append(part.what());
    }
    return text.append(text.isEmpty() ? "" : " ").append("= ").append(total()).toString();
  }
}
