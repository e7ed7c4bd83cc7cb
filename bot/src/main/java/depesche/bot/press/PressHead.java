package depesche.bot.press;

import depesche.bot.press.Addressees.Found;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What the head of a press says: `PRESS GREY TO Blue FAKE TO Red FROM Green`. The options may come
/// in any order.
///
/// @param to who reads it; empty if the head names nobody
/// @param shown whom its readers are told it went to; empty for the truth
/// @param from whom it pretends to come from
/// @param grey whether it says not who wrote it; empty if the head says neither
/// @param partial whether each reader is told of themselves alone
/// @param postal whether it comes with the next report
public record PressHead(
    Optional<Readers> to,
    Optional<Readers> shown,
    Optional<Readers> from,
    Optional<Boolean> grey,
    boolean partial,
    boolean postal) {

  /// {@return the same, unsigned where it says neither}
  public PressHead unsigned() {
    return new PressHead(to, shown, from, grey.or(() -> Optional.of(true)), partial, postal);
  }

  /// What became of a head.
  public sealed interface Read {

    record Good(PressHead head) implements Read {}

    record Bad(Found why) implements Read {}

    /// A word does not belong there.
    ///
    /// @param word which
    record Odd(String word) implements Read {}
  }

  /// Where the words are collected that follow.
  private enum Part {
    TO,
    FAKE,
    FROM
  }

  /// {@return what a head says}
  ///
  /// @param table the seats of the game
  public static Read of(List<Addressees.Named> table, String head) {
    return new Reading(table).read(head);
  }

  private static final class Reading {

    private final List<Addressees.Named> table;
    private final Map<Part, List<String>> lists = new LinkedHashMap<>();
    private Optional<Part> list = Optional.empty();
    private Optional<Boolean> grey = Optional.empty();
    private boolean fake;
    private boolean partial;
    private boolean postal;

    Reading(List<Addressees.Named> table) {
      this.table = table;
    }

    Read read(String head) {
      List<String> words =
          Arrays.asList(
              head.replace("+", " + ").strip().replaceAll("[.:]+$", "").split("\\s+", -1));
      for (String word : words) {
        if (!word.isEmpty() && !option(word)) {
          if (list.isEmpty()) {
            return new Read.Odd(word);
          }
          begin(list.get()).add(word);
        }
      }
      return finished();
    }

    private Read finished() {
      Map<Part, Readers> found = new LinkedHashMap<>();
      for (Map.Entry<Part, List<String>> entry : lists.entrySet()) {
        switch (Addressees.of(table, entry.getValue())) {
          case Found.Known(Readers readers) -> found.put(entry.getKey(), readers);
          case Found.Unclear unclear -> {
            return new Read.Bad(unclear);
          }
          case Found.Unknown unknown -> {
            return new Read.Bad(unknown);
          }
        }
      }
      return new Read.Good(
          new PressHead(
              Optional.ofNullable(found.get(Part.TO)),
              Optional.ofNullable(found.get(Part.FAKE)),
              Optional.ofNullable(found.get(Part.FROM)),
              grey,
              partial,
              postal));
    }

    /// {@return whether the word is an option; the name of a seat within a list is none}
    private boolean option(String word) {
      if (list.isPresent() && Addressees.isName(table, word)) {
        return false;
      }
      switch (word.replaceAll("[,;.]+$", "").toUpperCase(Locale.ROOT)) {
        case "WHITE", "UNANONYMOUS" -> colour(false);
        case "GREY", "GRAY", "ANONYMOUS" -> colour(true);
        case "POSTAL" -> postal = ends();
        case "PARTIAL" -> partial = ends();
        case "FAKE" -> fake = ends();
        case "PRESS", "QUIET", "UNFAKE" -> ends();
        case "NO" -> {
          return list.isEmpty();
        }
        case "BROADCAST" -> {
          begin(fake ? Part.FAKE : Part.TO).add("ALL");
          ends();
          fake = false;
        }
        case "FROM" -> begin(Part.FROM);
        case "TO" -> {
          begin(fake ? Part.FAKE : Part.TO);
          fake = false;
        }
        case "+" -> {
          if (list.isEmpty()) {
            begin(Part.TO);
          }
        }
        default -> {
          return false;
        }
      }
      return true;
    }

    private void colour(boolean anonymous) {
      grey = Optional.of(anonymous);
      ends();
    }

    private boolean ends() {
      list = Optional.empty();
      return true;
    }

    private List<String> begin(Part next) {
      list = Optional.of(next);
      return lists.computeIfAbsent(next, _ -> new ArrayList<>());
    }
  }
}
