package depesche.bot.desk.letter;

import depesche.bot.game.Game;
import depesche.bot.game.press.Neighbours;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.Veil;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The words for readers of a press that somebody may be typing.
record ReaderWords(Game game) {

  /// {@return what is typed with one more reader behind it: each seat once, by its name or by what
  /// people call it, and the words for several}
  ///
  /// @param writer who is typing; nobody for a master or an observer
  List<String> next(Optional<StoredSeat> writer, String typed) {
    int last = Math.max(typed.lastIndexOf(' '), typed.lastIndexOf(',')) + 1;
    String before = typed.substring(0, last);
    String said = " " + lower(before).replace(',', ' ') + " ";
    List<List<String>> left =
        readers(writer)
            .filter(
                names -> names.stream().noneMatch(name -> said.contains(" " + lower(name) + " ")))
            .toList();
    return Stream.concat(
            begun(left, typed.substring(last)).map(word -> before + word), begun(left, typed))
        .distinct()
        .toList();
  }

  private static Stream<String> begun(List<List<String>> readers, String typed) {
    return readers.stream()
        .flatMap(
            names -> names.stream().filter(name -> lower(name).startsWith(lower(typed))).limit(1));
  }

  /// {@return what each may be called, the usual word first}
  private Stream<List<String>> readers(Optional<StoredSeat> writer) {
    Optional<List<String>> near = writer.map(own -> new Neighbours(game).of(own));
    boolean veiled = new Veil(game).covers();
    return Stream.concat(
        game.seats().stream()
            .filter(seat -> near.isEmpty() || near.get().contains(seat.name()))
            .map(
                seat ->
                    veiled || seat.country().isEmpty()
                        ? List.of(seat.name())
                        : List.of(seat.name(), seat.country())),
        Stream.of("ALL", "MASTER", "OBSERVERS").map(List::of));
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }
}
