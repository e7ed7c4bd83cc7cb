package depesche.bot.desk;

import java.util.List;
import java.util.Optional;

/// A part of a long list: `LIST 2` shows what `LIST` has left out.
///
/// @param number from 1
public record ListPage(int number) {

  /// Nobody turns more pages.
  private static final int LAST = 1000;

  /// {@return the part that a word asks for; without a number, the first}
  public static ListPage read(String word) {
    return new ListPage(
        word.matches("[0-9]{1,3}") ? Math.clamp(Integer.parseInt(word), 1, LAST) : 1);
  }

  /// {@return how much of the list is to be known: what is shown, and whether it goes on}
  public int most() {
    return number * Request.MOST_GAMES + 1;
  }

  /// {@return what is shown; behind the end, the beginning}
  public <T> List<T> shown(List<T> list) {
    int from = (number - 1) * Request.MOST_GAMES;
    return list.stream().skip(from < list.size() ? from : 0).limit(Request.MOST_GAMES).toList();
  }

  /// {@return the number of the next part, if there is one}
  public Optional<Integer> next(List<?> list) {
    return list.size() < most() ? Optional.empty() : Optional.of(number + 1);
  }
}
