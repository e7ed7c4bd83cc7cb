package depesche.adjudicator.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// All the names by which a board's provinces are called, and the way from a written word to one of
/// them.
public final class ProvinceNames {

  /// From this length on a near miss is taken for the name it misses, if that is longer still.
  private static final int LONG_ENOUGH = 4;

  private static final int PREFIX = 3;
  private static final int SUGGESTIONS = 3;

  /// Words of too many names.
  private static final List<String> COMMON = List.of("sea", "ocean", "the", "and", "von", "mer");

  private static final SequencedSet<String> NOTHING =
      Collections.unmodifiableSequencedSet(new LinkedHashSet<>());

  private final SequencedMap<String, SequencedSet<String>> plain = new LinkedHashMap<>();
  private final SequencedMap<String, SequencedSet<String>> loose = new LinkedHashMap<>();

  /// What a misspelt word is compared with.
  private final List<Spelled> all = new ArrayList<>();

  /// Single words of names of several words.
  private final SequencedMap<String, SequencedSet<String>> parts = new LinkedHashMap<>();

  /// Spellings with a dash in them, which in an order would be read as an arrow, or with a letter
  /// that would be read as what to do.
  private final List<Hyphened> hyphened = new ArrayList<>();

  /// One thing and its spellings.
  ///
  /// @param id its code, such as `KON`
  /// @param spellings full names in any language, old spellings and misprints
  public record Name(String id, List<String> spellings) {

    public Name {
      spellings = List.copyOf(spellings);
    }
  }

  /// A spelling that orders are read without.
  ///
  /// @param small in small letters
  /// @param whole what is read for it
  private record Hyphened(String small, Pattern written, String whole) {

    Hyphened(String spelling, String pattern, String whole) {
      this(
          spelling.toLowerCase(Locale.ROOT),
          Pattern.compile(pattern, Pattern.CASE_INSENSITIVE),
          whole);
    }
  }

  /// A plain spelling and what it names.
  ///
  /// @param letters the kinds of letters in it
  private record Spelled(String name, long letters, List<String> ids) {

    private Spelled {
      ids = List.copyOf(ids);
    }

    /// Whether a word with these letters may begin it, or may be so far from it.
    boolean mayBe(int distance, long others) {
      return (others & ~letters) == 0 || Spelling.mayBeWithin(distance, others, letters);
    }
  }

  public ProvinceNames(Collection<Name> names) {
    for (Name name : names) {
      name.spellings().stream().filter(one -> one.contains("-")).forEach(this::hyphen);
      name.spellings().stream().filter(ProvinceNames::acts).forEach(this::verb);
      add(name.id(), name.id());
      name.spellings().forEach(spelling -> add(spelling, name.id()));
      name.spellings().forEach(spelling -> part(spelling, name.id()));
    }
    plain.forEach(
        (name, ids) -> all.add(new Spelled(name, Spelling.letters(name), List.copyOf(ids))));
  }

  private void hyphen(String spelling) {
    hyphened.add(new Hyphened(spelling, Pattern.quote(spelling), spelling.replace('-', ' ')));
  }

  /// Whether a word of a name is one that orders are made of: `W Med`.
  private static boolean acts(String spelling) {
    return spelling.contains(" ")
        && Stream.of(spelling.split(" ")).anyMatch(word -> OrderVerb.of(word) != OrderVerb.NONE);
  }

  private void verb(String spelling) {
    String pattern = "(?<!\\p{L})" + Pattern.quote(spelling) + "(?!\\p{L})";
    hyphened.add(new Hyphened(spelling, pattern, spelling.replace(" ", "")));
  }

  private void add(String spelling, String id) {
    // Orders are read without little words: `Gulf Lyon` is the Gulf of Lyon.
    String terse = String.join(" ", OrderTokens.of(spelling));
    if (!terse.isEmpty()) {
      enter(terse, id);
    }
    enter(spelling, id);
  }

  /// `LND` are letters of London in their order.
  private static boolean isSkeleton(String key, String name) {
    if (key.length() != PREFIX || name.length() <= PREFIX || name.charAt(0) != key.charAt(0)) {
      return false;
    }
    int second = name.indexOf(key.charAt(1), 1);
    return second > 0 && name.indexOf(key.charAt(2), second + 1) > 0;
  }

  /// `Atlantic` is a word of two names.
  private void part(String spelling, String id) {
    String[] words = spelling.split("[\\s-]+");
    for (String word : words) {
      String key = Spelling.plain(word);
      if (words.length > 1 && key.length() >= PREFIX && !COMMON.contains(key)) {
        parts.computeIfAbsent(key, _ -> new LinkedHashSet<>()).add(id);
      }
    }
  }

  private void enter(String spelling, String id) {
    plain.computeIfAbsent(Spelling.plain(spelling), _ -> new LinkedHashSet<>()).add(id);
    loose.computeIfAbsent(Spelling.loose(spelling), _ -> new LinkedHashSet<>()).add(id);
  }

  /// {@return all the spellings of one thing, without what writers differ in}
  public List<String> spellings(String id) {
    List<String> spellings = new ArrayList<>();
    for (SequencedMap<String, SequencedSet<String>> known : List.of(plain, loose)) {
      known.forEach(
          (spelling, ids) -> {
            if (ids.contains(id) && !spellings.contains(spelling)) {
              spellings.add(spelling);
            }
          });
    }
    return spellings;
  }

  /// {@return an order without the dashes that belong to names: `Mid-Atlantic Ocean`}
  public String whole(String order) {
    String whole = order;
    String small = order.toLowerCase(Locale.ROOT);
    for (Hyphened name : hyphened) {
      if (small.contains(name.small())) {
        whole = name.written().matcher(whole).replaceAll(name.whole());
        small = whole.toLowerCase(Locale.ROOT);
      }
    }
    return whole;
  }

  /// {@return whether a word, or several words, are a spelling of one thing}
  public boolean knows(String word) {
    return exact(Spelling.plain(word)).size() == 1;
  }

  private SequencedSet<String> exact(String key) {
    SequencedSet<String> exact = plain.getOrDefault(key, NOTHING);
    return exact.isEmpty() ? loose.getOrDefault(Spelling.loosened(key), NOTHING) : exact;
  }

  /// {@return what a word, or several words of one name, may mean}
  public Match find(String word) {
    String key = Spelling.plain(word);
    if (key.isEmpty()) {
      return new Match.Unknown(List.of());
    }
    SequencedSet<String> exact = exact(key);
    if (!exact.isEmpty()) {
      return exact.size() == 1
          ? new Match.Found(exact.getFirst())
          : new Match.Unclear(List.copyOf(exact));
    }
    return guess(key);
  }

  private Match guess(String key) {
    int allowed = key.length() <= LONG_ENOUGH ? 1 : 2;
    List<Spelled> alike = alike(key, allowed);
    SequencedSet<String> close = new LinkedHashSet<>();
    for (Spelled one : alike) {
      boolean begins = key.length() >= PREFIX && one.name().startsWith(key);
      boolean misses =
          key.length() >= LONG_ENOUGH
              && one.name().length() > LONG_ENOUGH
              && Spelling.within(1, key, one.name());
      if (begins || misses) {
        close.addAll(one.ids());
      }
    }
    close.addAll(parts.getOrDefault(key, NOTHING));
    return switch (close.size()) {
      case 0 -> new Match.Unknown(nearest(key, allowed, alike));
      case 1 -> new Match.Close(close.getFirst());
      default -> new Match.Unclear(List.copyOf(close));
    };
  }

  /// {@return the spellings that share so many letters with a word that it may be one of them}
  private List<Spelled> alike(String key, int distance) {
    List<Spelled> alike = new ArrayList<>();
    long letters = Spelling.letters(key);
    for (Spelled one : all) {
      if (one.mayBe(distance, letters)) {
        alike.add(one);
      }
    }
    return alike;
  }

  private static List<String> nearest(String key, int allowed, List<Spelled> alike) {
    record Candidate(String id, int distance) {}
    List<Candidate> candidates = new ArrayList<>();
    for (Spelled one : alike) {
      boolean begins = one.name().startsWith(key) || isSkeleton(key, one.name());
      if (begins || Spelling.within(allowed, key, one.name())) {
        int distance = begins ? 1 : Spelling.distance(key, one.name());
        one.ids().forEach(id -> candidates.add(new Candidate(id, distance)));
      }
    }
    return candidates.stream()
        .sorted(Comparator.comparingInt(Candidate::distance))
        .map(Candidate::id)
        .distinct()
        .limit(SUGGESTIONS)
        .toList();
  }
}
