package depesche.bot.desk.letter;

import depesche.bot.game.Game;
import depesche.bot.game.press.Neighbours;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.Veil;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// The words for readers of a press that somebody may be typing.
record ReaderWords(Game game) {

  /// {@return what is typed with one more reader behind it: seats, what people call them, and the
  /// words for several}
  ///
  /// @param writer who is typing; nobody for a master or an observer
  List<String> next(Optional<StoredSeat> writer, String typed) {
    int last = Math.max(typed.lastIndexOf(' '), typed.lastIndexOf(',')) + 1;
    String before = typed.substring(0, last);
    List<String> said = List.of(before.toLowerCase(Locale.ROOT).split("[ ,]+", -1));
    return Stream.concat(
            words(writer)
                .filter(word -> !said.contains(lower(word)) && begins(word, typed, last))
                .map(word -> before + word),
            words(writer).filter(word -> lower(word).startsWith(lower(typed))))
        .distinct()
        .toList();
  }

  private static boolean begins(String word, String typed, int last) {
    return lower(word).startsWith(lower(typed.substring(last)));
  }

  private Stream<String> words(Optional<StoredSeat> writer) {
    Optional<List<String>> near = writer.map(own -> new Neighbours(game).of(own));
    List<StoredSeat> others =
        game.seats().stream()
            .filter(seat -> near.isEmpty() || near.get().contains(seat.name()))
            .toList();
    return Stream.of(
            others.stream().map(StoredSeat::name),
            Stream.of("ALL", "MASTER", "OBSERVERS"),
            others.stream()
                .filter(_ -> !new Veil(game).covers())
                .map(StoredSeat::country)
                .filter(country -> !country.isEmpty()))
        .flatMap(Function.identity());
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }
}
