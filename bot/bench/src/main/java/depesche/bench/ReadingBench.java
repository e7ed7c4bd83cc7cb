package depesche.bench;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Title;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.UnusableInput;
import depesche.bot.game.Library;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Letters of a file, read over and over, each from where its title begins.
final class ReadingBench {

  /// The line behind each letter of a file.
  private static final String END = "%%";

  private static final int CHECKED_EVERY = 1000;

  private record Written(GamePosition<?, ?> gamePosition, Seat seat, List<Letter> letters) {

    int read() {
      return gamePosition.read(seat, letters).lines().stream().mapToInt(ReadingBench::mark).sum();
    }
  }

  private final String file;
  private final Library library;
  private final Map<String, GamePosition<?, ?>> openings = new LinkedHashMap<>();
  private final List<Written> letters = new ArrayList<>();
  private final long expected;

  /// @param file its name, for complaints
  /// @param lines letters, each with a line `TITLE SEAT` before it and a line `%%` behind it
  /// @throws UnusableInput naming the line, if a letter is of no title or seat
  ReadingBench(String file, List<String> lines, Library library) {
    this.file = file;
    this.library = library;
    int from = 0;
    for (int at = 0; at <= lines.size(); at++) {
      if (at == lines.size() || lines.get(at).strip().equals(END)) {
        if (lines.subList(from, at).stream().anyMatch(line -> !line.isBlank())) {
          letters.add(letter(lines.subList(from, at), from));
        }
        from = at + 1;
      }
    }
    if (letters.isEmpty()) {
      throw new UnusableInput(file + ": has no letter; write TITLE SEAT, the letter, and %%");
    }
    expected = readAll();
  }

  private Written letter(List<String> lines, int before) {
    int head = 0;
    while (lines.get(head).isBlank()) {
      head++;
    }
    String[] words = lines.get(head).strip().split("\\s+");
    int number = before + head + 1;
    if (words.length != 2) {
      throw new UnusableInput("%s, line %d: write TITLE SEAT".formatted(file, number));
    }
    Title title = title(words[0], number);
    if (!title.colours().contains(words[1])) {
      throw new UnusableInput(
          "%s, line %d: \"%s\" is no seat; write one of %s"
              .formatted(file, number, words[1], String.join(" ", title.colours())));
    }
    GamePosition<?, ?> opening = openings.computeIfAbsent(title.id(), _ -> opening(title));
    String text = String.join("\n", lines.subList(head + 1, lines.size()));
    return new Written(
        opening, new Seat(words[1]), List.of(new Letter(opening.phase().id(), text)));
  }

  private Title title(String id, int line) {
    List<String> known = library.titles().stream().map(Title::id).toList();
    if (!known.contains(id)) {
      throw new UnusableInput(
          "%s, line %d: \"%s\" is no title; write one of %s"
              .formatted(file, line, id, String.join(" ", known)));
    }
    return library.rules(id).title();
  }

  private GamePosition<?, ?> opening(Title title) {
    List<Seat> seats = title.colours().stream().limit(title.most()).map(Seat::new).toList();
    Table table = new Table(seats, new LinkedHashMap<>());
    return GamePosition.open(library.rules(title.id()), table, TurnChance.seeded("bench", 1))
        .next();
  }

  /// {@return how many letters were read a second, for some seconds}
  long perSecond(int seconds) {
    long begun = System.nanoTime();
    long rounds = 0;
    long taken = 0;
    while (taken < seconds * 1_000_000_000L) {
      for (int read = 0; read < CHECKED_EVERY; read += letters.size()) {
        if (readAll() != expected) {
          throw new IllegalStateException("one letter was read in different ways");
        }
        rounds++;
      }
      taken = System.nanoTime() - begun;
    }
    return Math.round(1e9 * rounds * letters.size() / taken);
  }

  /// {@return a number that depends on the verdict on every line}
  private long readAll() {
    long sum = 0;
    for (Written letter : letters) {
      sum = 31 * sum + letter.read();
    }
    return sum;
  }

  private static int mark(Line line) {
    return line.number() * line.verdict().getClass().getSimpleName().length();
  }
}
