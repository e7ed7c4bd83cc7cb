package depesche.adjudicator.table.turns;

import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What the players of a demonstration write before they go their own ways.
///
/// @param options of the game that is shown, those that differ from their default
/// @param letters in the order in which they are written
/// @param habits what they usually do; without them they do whatever can be done
public record Demonstration(
    SequencedMap<String, String> options, List<Letter> letters, List<Habit> habits) {

  /// Nothing: the players go their own ways from the beginning.
  public static final Demonstration NONE =
      new Demonstration(new LinkedHashMap<>(), List.of(), List.of());

  private static final Pattern LETTER = Pattern.compile("letter (\\d+) (.+): (\\w+)");
  private static final Pattern OPTION = Pattern.compile("option (\\w+)=(\\w+)");

  /// A letter for one moment. Cards are dealt anew in each game, so `{2}` in a line is the second
  /// card of the writer's hand.
  ///
  /// @param phase how its name begins
  public record Letter(int turn, String phase, String seat, List<String> lines) {
    public Letter {
      lines = List.copyOf(lines);
    }
  }

  /// Lines of the kind that is usual in a phase, with blanks such as `{card}` or `{track}`.
  ///
  /// @param phase how its name begins
  public record Habit(String phase, List<String> lines) {
    public Habit {
      lines = List.copyOf(lines);
    }
  }

  public Demonstration {
    options = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(options));
    letters = List.copyOf(letters);
    habits = List.copyOf(habits);
  }

  /// {@return what a text says: headings at the margin, and their lines below them, further right.
  /// `option KEY=VALUE`; `letter TURN PHASE: SEAT`; `usual PHASE`}
  public static Demonstration read(String text) {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    List<Letter> letters = new ArrayList<>();
    List<Habit> habits = new ArrayList<>();
    for (String part : text.strip().split("\n(?=\\S)", -1)) {
      String[] rows = part.strip().split("\\s*\n\\s*", -1);
      List<String> lines = List.of(rows).subList(1, rows.length);
      Matcher letter = LETTER.matcher(rows[0]);
      Matcher option = OPTION.matcher(rows[0]);
      if (letter.matches()) {
        int turn = Integer.parseInt(letter.group(1));
        letters.add(new Letter(turn, letter.group(2), letter.group(3), lines));
      } else if (option.matches()) {
        options.put(option.group(1), option.group(2));
      } else {
        habits.add(new Habit(rows[0].replaceFirst("^usual ", ""), lines));
      }
    }
    return new Demonstration(options, letters, habits);
  }

  /// {@return lines of the kind that is usual in a phase}
  public List<String> usual(String phase) {
    return habits.stream()
        .filter(habit -> phase.startsWith(habit.phase()))
        .flatMap(habit -> habit.lines().stream())
        .toList();
  }

  /// {@return the lines for a moment; none if there are none}
  ///
  /// @param ended how many turns the seat has ended in this phase: its letters are for one each
  public List<String> lines(int turn, String phase, int ended, Seat seat) {
    return letters.stream()
        .filter(letter -> letter.turn() == turn && phase.startsWith(letter.phase()))
        .filter(letter -> letter.seat().equals(seat.name()))
        .skip(ended)
        .findFirst()
        .map(Letter::lines)
        .orElse(List.of());
  }
}
