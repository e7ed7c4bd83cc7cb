package depesche.bot.press;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Whom the words behind `TO` mean: whole names first, then beginnings of names, then initials run
/// together. If they fit two seats, the writer is asked.
public final class Addressees {

  private static final List<String> ALL = List.of("ALL", "EVERYBODY", "EVERYONE");
  private static final List<String> MASTER = List.of("M", "MASTER", "GM", "MODERATOR");
  private static final List<String> OBSERVERS = List.of("O", "OBSERVER", "OBSERVERS");
  private static final List<String> BUT = List.of("BUT", "EXCEPT", "WITHOUT", "NOT");

  /// Before a name they keep that seat out: `ALL -Red`.
  private static final List<String> MINUS = List.of("-", "−", "–", "—", "!", "~");

  private static final List<String> SMALL = List.of("AND", "THE", "&", "+", "UND", "ET", "PLAYERS");

  /// A seat and what people call it.
  ///
  /// @param country the name its player gave it; empty for none
  public record Named(String seat, String country) {

    /// A country called All or Master is nobody's way to read what is meant for them.
    private List<String> names() {
      return Stream.of(seat, country)
          .filter(name -> !name.isEmpty() && (name.equals(seat) || !isReserved(name)))
          .distinct()
          .toList();
    }
  }

  /// {@return whether a name is made of words that mean others, such as The Master: no country can
  /// be called so}
  public static boolean isReserved(String name) {
    List<String> words =
        Arrays.stream(name.toUpperCase(Locale.ROOT).strip().split("\\s+", -1))
            .filter(word -> !SMALL.contains(word))
            .toList();
    return words.stream()
        .allMatch(
            word -> Stream.of(ALL, MASTER, OBSERVERS, BUT).anyMatch(known -> known.contains(word)));
  }

  /// What became of the words.
  public sealed interface Found {

    record Known(Readers readers) implements Found {}

    /// A word for several seats.
    ///
    /// @param options the seats that it may mean
    record Unclear(String word, List<String> options) implements Found {
      public Unclear {
        options = List.copyOf(options);
      }
    }

    record Unknown(String word) implements Found {}
  }

  private final List<Named> table;
  private final SequencedSet<String> seats = new LinkedHashSet<>();
  private final SequencedSet<String> barred = new LinkedHashSet<>();
  private boolean master;
  private boolean observers;
  private boolean all;

  private Addressees(List<Named> table) {
    this.table = table;
  }

  /// {@return whom these words mean}
  public static Found of(List<Named> table, List<String> words) {
    return new Addressees(table).read(split(words));
  }

  /// {@return whether the word is the whole name of a seat}
  public static boolean isName(List<Named> table, String word) {
    return !named(table, word).isEmpty();
  }

  private static List<String> split(List<String> words) {
    return words.stream()
        .flatMap(word -> Arrays.stream(word.split("(?<=[,+&])|(?=[,+&])", -1)))
        .map(word -> word.replaceAll("^[,;.\"“”„(\\[<{]+|[,;.!\"“”)\\]>}]+$", ""))
        .flatMap(word -> Arrays.stream(word.split("(?<=^[-−–—!~])", -1)))
        .filter(word -> !word.isEmpty())
        .toList();
  }

  private Found read(List<String> words) {
    boolean excluding = false;
    int at = 0;
    while (at < words.size()) {
      String word = words.get(at);
      String loud = word.toUpperCase(Locale.ROOT);
      boolean minus = MINUS.contains(word);
      int name = minus ? 0 : longest(words, at);
      if (name > 0) {
        List<String> found = named(table, String.join(" ", words.subList(at, at + name)));
        if (found.size() > 1) {
          return new Found.Unclear(String.join(" ", words.subList(at, at + name)), found);
        }
        (excluding ? barred : seats).add(found.getFirst());
        at += name;
        continue;
      }
      at++;
      if (minus || BUT.contains(loud)) {
        // For all that follow: with ALL -Red Blue, nobody means that Blue reads it.
        excluding = true;
      } else if (!SMALL.contains(loud)) {
        Optional<Found> problem = one(word, excluding);
        if (problem.isPresent()) {
          return problem.get();
        }
      }
    }
    return new Found.Known(readers());
  }

  private Readers readers() {
    boolean everybody = all && barred.isEmpty();
    List<String> named =
        table.stream()
            .map(Named::seat)
            .filter(seat -> (all || seats.contains(seat)) && !barred.contains(seat))
            .toList();
    return new Readers(
        named, master || everybody, observers || everybody, everybody, List.copyOf(barred));
  }

  /// {@return how many words from here on are the whole name of a seat; 0 if none}
  private int longest(List<String> words, int at) {
    return IntStream.rangeClosed(1, Math.min(4, words.size() - at))
        .map(length -> Math.min(4, words.size() - at) + 1 - length)
        .filter(length -> isName(table, String.join(" ", words.subList(at, at + length))))
        .findFirst()
        .orElse(0);
  }

  private static List<String> named(List<Named> table, String word) {
    String key = key(word);
    return key.isEmpty()
        ? List.of()
        : table.stream()
            .filter(one -> one.names().stream().anyMatch(name -> key(name).equals(key)))
            .map(Named::seat)
            .toList();
  }

  private Optional<Found> one(String word, boolean excluding) {
    String loud = word.toUpperCase(Locale.ROOT);
    if (!excluding && ALL.contains(loud)) {
      all = true;
      return Optional.empty();
    }
    if (!excluding && MASTER.contains(loud)) {
      master = true;
      return reserved(word, "MASTER");
    }
    if (!excluding && OBSERVERS.contains(loud)) {
      observers = true;
      return reserved(word, "OBSERVERS");
    }
    if (word.chars().allMatch(Character::isDigit)) {
      return numbers(word, excluding);
    }
    List<String> beginning = beginning(word);
    List<List<String>> initials = initials(word);
    boolean title =
        word.length() > 1
            && Character.isUpperCase(word.charAt(0))
            && word.substring(1).equals(word.substring(1).toLowerCase(Locale.ROOT));
    boolean runs = !initials.isEmpty() && !(title && !beginning.isEmpty());
    if (beginning.size() == 1 && (!runs || initials.equals(List.of(beginning)))) {
      (excluding ? barred : seats).add(beginning.getFirst());
      return Optional.empty();
    }
    if (!runs || (!beginning.isEmpty() && word.length() > 1)) {
      List<String> options =
          Stream.concat(beginning.stream(), initials.stream().flatMap(List::stream))
              .filter(seat -> table.stream().anyMatch(one -> one.seat().equals(seat)))
              .distinct()
              .toList();
      return Optional.of(
          options.isEmpty() ? new Found.Unknown(word) : new Found.Unclear(word, options));
    }
    return run(word, initials, excluding);
  }

  /// `M` and `O` are nobody else's, unless a seat begins so.
  private Optional<Found> reserved(String word, String meant) {
    List<String> beginning = word.length() > 1 ? List.of() : beginning(word);
    return beginning.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Found.Unclear(word, Stream.concat(beginning.stream(), Stream.of(meant)).toList()));
  }

  private Optional<Found> run(String word, List<List<String>> initials, boolean excluding) {
    for (List<String> letter : initials) {
      if (letter.size() > 1) {
        return Optional.of(new Found.Unclear(word, letter));
      }
    }
    for (List<String> letter : initials) {
      switch (letter.getFirst()) {
        case "M" -> master |= !excluding;
        case "O" -> observers |= !excluding;
        default -> (excluding ? barred : seats).add(letter.getFirst());
      }
    }
    return Optional.empty();
  }

  /// `M124`: seats by their numbers.
  private Optional<Found> numbers(String word, boolean excluding) {
    for (int i = 0; i < word.length(); i++) {
      int number = word.charAt(i) - '0';
      if (number < 1 || number > table.size()) {
        return Optional.of(new Found.Unknown(word));
      }
      (excluding ? barred : seats).add(table.get(number - 1).seat());
    }
    return Optional.empty();
  }

  private List<String> beginning(String word) {
    String key = key(word);
    return key.isEmpty()
        ? List.of()
        : table.stream()
            .filter(one -> one.names().stream().anyMatch(name -> key(name).startsWith(key)))
            .map(Named::seat)
            .toList();
  }

  /// {@return for each letter the seats whose name begins with it, or `M` or `O`; nothing if one
  /// fits none}
  private List<List<String>> initials(String word) {
    List<List<String>> initials = new ArrayList<>();
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      String one = String.valueOf(letter);
      List<String> fits =
          Character.isDigit(letter) && letter - '0' >= 1 && letter - '0' <= table.size()
              ? List.of(table.get(letter - '1').seat())
              : beginning(one);
      if (fits.isEmpty()) {
        String loud = one.toUpperCase(Locale.ROOT);
        if (!loud.equals("M") && !loud.equals("O")) {
          return List.of();
        }
        fits = List.of(loud);
      }
      initials.add(fits);
    }
    return initials;
  }

  private static String key(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKD)
        .replaceAll("[^\\p{L}\\p{N}]", "")
        .toLowerCase(Locale.ROOT);
  }
}
