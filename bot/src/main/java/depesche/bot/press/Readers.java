package depesche.bot.press;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// Whom a press is for.
///
/// @param seats in table order
/// @param all whether everybody may read it, observers and the public too
/// @param barred seats that must never read it
public record Readers(
    List<String> seats, boolean master, boolean observers, boolean all, List<String> barred) {

  public Readers {
    seats = List.copyOf(seats);
    barred = List.copyOf(barred);
  }

  /// {@return this seat alone}
  public static Readers of(String seat) {
    return new Readers(List.of(seat), false, false, false, List.of());
  }

  /// {@return the master alone}
  public static Readers ofMaster() {
    return new Readers(List.of(), true, false, false, List.of());
  }

  public boolean isEmpty() {
    return seats.isEmpty() && !master && !observers;
  }

  /// {@return the same without a seat, such as the writer's own}
  public Readers without(String seat) {
    List<String> others = seats.stream().filter(one -> !one.equals(seat)).toList();
    return new Readers(others, master, observers, all, barred);
  }

  /// {@return the words by which reader and writer know them: seats, `M`, `O`, or `ALL` alone}
  public List<String> words() {
    return all
        ? List.of("ALL")
        : Stream.of(
                seats.stream(),
                Stream.of("M").filter(_ -> master),
                Stream.of("O").filter(_ -> observers))
            .flatMap(Function.identity())
            .toList();
  }
}
