package depesche.adjudicator.rules;

import java.util.List;
import java.util.Optional;

/// Words of a title's letters that a channel needs before anything is asked.
///
/// @param withdrawal the line that takes back all that a seat has on file, so that a form can say
///   everything again; empty if this title has none, and then a form adds to what is there
/// @param shortcuts the title's own commands, for channels that have commands
/// @param kept words that begin a line of a letter here, though elsewhere they are a command
/// @param rest what says at once all that was left open
public record TitleWords(
    String withdrawal, List<Shortcut> shortcuts, List<String> kept, Optional<Rest> rest) {

  public TitleWords {
    shortcuts = List.copyOf(shortcuts);
    kept = List.copyOf(kept);
  }

  /// Nothing says all that was left open.
  public TitleWords(String withdrawal, List<Shortcut> shortcuts, List<String> kept) {
    this(withdrawal, shortcuts, kept, Optional.empty());
  }

  /// Words that mean nothing elsewhere.
  public TitleWords(String withdrawal, List<Shortcut> shortcuts) {
    this(withdrawal, shortcuts, List.of());
  }

  /// No words of its own.
  public static TitleWords none() {
    return new TitleWords("", List.of());
  }

  /// A line that says all that was left open: `ALL OTHERS HOLD`.
  ///
  /// @param kind of the phases in which it can be said
  /// @param label what it does, in at most 40 characters
  public record Rest(String kind, String label, String line) {}

  /// A friendly name for a line of a letter: `/bid ARMIES` says `BID ARMIES`.
  ///
  /// @param name of the command, in small letters
  /// @param about what it does, in at most 100 characters
  /// @param option the name of its one option, in small letters
  /// @param example what may be there
  /// @param verb the first word of the line, which may be left out in the option; empty if the
  ///   option holds the whole line
  public record Shortcut(String name, String about, String option, String example, String verb) {

    /// {@return `/order`, which holds whole lines; titles that have it share it}
    public static Shortcut order(String example) {
      return new Shortcut(
          "order", "An order, or several with ; between them", "order", example, "");
    }

    /// {@return what is in the option, as a line of a letter}
    public String line(String text) {
      boolean whole = text.regionMatches(true, 0, verb, 0, verb.length());
      return whole ? text : verb + " " + text;
    }
  }
}
