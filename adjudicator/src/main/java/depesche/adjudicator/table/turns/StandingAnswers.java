package depesche.adjudicator.table.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.LiveTracks;
import depesche.adjudicator.table.position.ReactionWindow;
import depesche.adjudicator.table.position.StandingAnswer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What seats have said in advance of reactions. The first line of a seat that fits the event is
/// its answer; `OTHERWISE PASS` fits every event.
public final class StandingAnswers {

  /// The forms that are shown to those who write another.
  private static final int SHOWN = 3;

  private static final Pattern IF =
      Pattern.compile("(?i)if\\s+(.+?)[\\s,:]+(?:then\\s+)?(play|react|pass)\\b\\s*(.*)");
  private static final Pattern REACT =
      Pattern.compile("(?i)react\\s+to\\s+(.+?)(?:\\s+with\\s+(.+?))?(?:\\s+if\\s+(.+))?");
  private static final Pattern OTHERWISE = Pattern.compile("(?i)otherwise[\\s,:]+(?:i\\s+)?(.+)");
  private static final Pattern LEVEL =
      Pattern.compile("(?i)(.+?)\\s*(>=|<=|>|<|=)\\s*(-?\\d{1,6})");
  private static final List<String> SMALL =
      List.of("A", "AN", "THE", "ON", "IN", "TO", "BY", "OF", "IS", "ARE", "I", "WE", "AT", "FROM");
  private static final int STEM = 4;

  /// A standing answer that is understood.
  ///
  /// @param event the words of it; empty if it fits every event
  /// @param level a track and a bound; empty if there is none
  /// @param answer what is done; `PASS`, or a reaction in words that may be empty
  private record Understood(String event, String level, String answer) {}

  private StandingAnswers() {}

  private static Optional<Understood> understood(String line) {
    Matcher when = IF.matcher(line);
    if (when.matches()) {
      String verb = when.group(2).toUpperCase(Locale.ROOT);
      String rest = when.group(3).strip();
      String answer =
          switch (verb) {
            case "PLAY" -> "PLAY " + rest;
            case "PASS" -> "PASS";
            case "REACT" -> rest;
            default -> rest;
          };
      return Optional.of(new Understood(when.group(1), "", answer));
    }
    Matcher react = REACT.matcher(line);
    if (react.matches()) {
      return Optional.of(
          new Understood(
              react.group(1),
              Optional.ofNullable(react.group(3)).orElse(""),
              Optional.ofNullable(react.group(2)).orElse("")));
    }
    Matcher otherwise = OTHERWISE.matcher(line);
    return otherwise.matches()
        ? Optional.of(new Understood("", "", otherwise.group(1).strip()))
        : Optional.empty();
  }

  /// {@return why a line is no standing answer}
  static Optional<Fact> unclear(LiveTable table, TableVerbs verbs, String line) {
    Optional<Understood> understood = understood(line.strip());
    String level = understood.map(Understood::level).orElse("");
    // Only REACT TO asks for a level; elsewhere its words would be those of an event.
    boolean clear =
        understood
            .filter(one -> !one.level().isEmpty() || !LEVEL.matcher(one.event()).matches())
            .isPresent();
    if (!clear) {
      return Optional.of(unclearForm(table, verbs, line));
    }
    return level.isEmpty() ? Optional.empty() : unclearLevel(table, verbs, level);
  }

  /// Shows how the first act that can be answered is, and the answer to all others.
  private static Fact unclearForm(LiveTable table, TableVerbs verbs, String words) {
    List<String> forms =
        verbs.standing(table.book()).stream().map(form -> form.example(table)).toList();
    List<String> shown = new ArrayList<>(forms.subList(0, Math.min(forms.size(), SHOWN) - 1));
    shown.add(forms.getLast());
    return new TableRefusal.StandingUnclear(words, shown);
  }

  private static Optional<Fact> unclearLevel(LiveTable table, TableVerbs verbs, String level) {
    Matcher parts = LEVEL.matcher(level.strip());
    if (!parts.matches()) {
      return Optional.of(unclearForm(table, verbs, level));
    }
    String name = parts.group(1);
    List<String> tracks = table.book().layout().tracks().stream().map(TrackLayout::name).toList();
    return track(table, name).isPresent()
        ? Optional.empty()
        : Optional.of(new TableRefusal.NoSuchTableThing("track", name, tracks));
  }

  /// {@return what a seat has said that it answers to this; empty if it has said nothing of it}
  public static Optional<String> answer(LiveTable table, Seat seat, ReactionWindow window) {
    String event = (window.event().text() + " " + window.seat()).toUpperCase(Locale.ROOT);
    return table.answers().standing().stream()
        .filter(one -> one.seat().equals(seat))
        .map(StandingAnswer::line)
        .flatMap(line -> understood(line.text()).stream())
        .filter(one -> fits(one.event(), event))
        .filter(one -> one.level().isEmpty() || holds(table, seat, one.level()))
        .map(Understood::answer)
        .findFirst();
  }

  /// Whether all words of a condition are words of the event: DEBATED is DEBATE.
  private static boolean fits(String condition, String event) {
    List<String> said = words(event);
    return words(condition.toUpperCase(Locale.ROOT)).stream()
        .allMatch(word -> said.stream().anyMatch(one -> alike(one, word)));
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.split("[^\\p{L}\\p{N}]+", -1))
        .filter(word -> !word.isEmpty() && !SMALL.contains(word))
        .toList();
  }

  private static boolean alike(String one, String other) {
    int shorter = Math.min(one.length(), other.length());
    return one.equals(other)
        || (shorter >= STEM && (one.startsWith(other) || other.startsWith(one)));
  }

  private static boolean holds(LiveTable table, Seat seat, String level) {
    Matcher parts = LEVEL.matcher(level.strip());
    Optional<TrackLayout> track = parts.matches() ? track(table, parts.group(1)) : Optional.empty();
    if (track.isEmpty()) {
      return false;
    }
    int value = table.tracks().value(LiveTracks.key(track.get(), seat));
    int bound = Integer.parseInt(parts.group(3));
    return switch (parts.group(2)) {
      case ">=" -> value >= bound;
      case "<=" -> value <= bound;
      case ">" -> value > bound;
      case "<" -> value < bound;
      default -> value == bound;
    };
  }

  private static Optional<TrackLayout> track(LiveTable table, String name) {
    return table.book().layout().tracks().stream()
        .filter(track -> GameTable.key(track.name()).equalsIgnoreCase(GameTable.key(name)))
        .findFirst();
  }
}
