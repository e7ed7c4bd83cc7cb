package depesche.adjudicator.kit;

import depesche.adjudicator.notation.Lines;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// The entries of a list with the places that its writer gives them: `3. Navies`, `Navies (third)`,
/// `Navies as third`, `first Navies`.
///
/// @param items in the order of their places, if all have one
/// @param place of an only entry; 0 if it has none
/// @param clear whether the places agree with each other
record PlacedItems(List<String> items, int place, boolean clear) {

  /// Words for places, and numbers with an ending.
  static final String ORDINAL =
      "(?:(?:1st|2nd|3rd|[4-9]th|first|second|third|fourth|fifth|sixth|firstly|secondly|thirdly"
          + "|last|lastly|finally|zuletzt|letzt|zuerst|erst|zweit|dritt|viert|fünft|fuenft|sechst)(?:en?s|e[rsmn]?)?)(?!\\p{L})";

  private static final List<String> STEMS =
      List.of(
          "1 first zuerst erst",
          "2 second zweit",
          "3 third dritt",
          "4 fourth viert",
          "5 fifth fünft fuenft",
          "6 sixth sechst");

  /// The last place, however many there are.
  private static final int LAST = 99;

  private static final List<String> LASTS = List.of("last", "final", "zuletzt", "letzt");

  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
  private static final String BEFORE = "(?:(?:as|in|on|at|for|an|als|auf|the|my|meine?)\\s+)*+";
  private static final String NOUN =
      "(?:\\s+(?:place|position|slot|choice|priority|bid|stelle|platz|wahl|gebot))?";

  private static final Pattern LEAD =
      Pattern.compile(
          "[(\\[]?"
              + BEFORE
              + "(?:(\\d{1,2})(?:[.):\\]]+|(?=\\s))|("
              + ORDINAL
              + ")"
              + NOUN
              + "[.):\\]]*)\\s*+(?:[-=:]\\s++)?(?=\\S)",
          FLAGS);

  private static final Pattern TRAIL =
      Pattern.compile(
          "(?<=\\S)(?:\\s*[(\\[]\\s*|\\s+|\\s*[-=:]\\s+)"
              + BEFORE
              + "(?:(?:no\\.?|nr\\.?|number|nummer|place|slot|position|prio)\\s*)?(?:(\\d{1,2})\\.?|("
              + ORDINAL
              + "))"
              + NOUN
              + "\\s*[)\\]]?$",
          FLAGS);

  private static final Pattern PLACE =
      Pattern.compile("[(\\[]?(?:\\d{1,2}[.):\\]]*|" + ORDINAL + "[.):\\]]*)", FLAGS);

  /// `navies=3`.
  private static final Pattern EQUALS =
      Pattern.compile("(?<=\\p{L})(?:\\s*+[=:]\\s*+|\\s++[-–]\\s++)(?=\\d{1,2}(?!\\d))");

  private static final Pattern FIRST = Pattern.compile("\\d{1,2}(?!\\d)");
  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Pattern ONE_NUMBER = Pattern.compile("\\D*\\d{1,2}\\D*");

  PlacedItems {
    items = List.copyOf(items);
  }

  /// {@return which place a word names; 0 if it names none}
  static int place(String word) {
    String small = word.toLowerCase(Locale.ROOT);
    Matcher number = FIRST.matcher(small);
    if (number.lookingAt()) {
      return Integer.parseInt(number.group());
    }
    if (LASTS.contains(small.replaceFirst("(?<=letzt)e(?:n?s|[rnm])?$|ly$", ""))) {
      return LAST;
    }
    for (String stems : STEMS) {
      for (String stem : stems.split(" ", -1)) {
        if (small.startsWith(stem)) {
          return stems.charAt(0) - '0';
        }
      }
    }
    return 0;
  }

  private record Item(String text, int place) {}

  /// {@return entries, in the order of their places}
  ///
  /// @param written as they stand there
  /// @param said a number that stood in front of each; 0 where none did
  /// @param ordered whether each is one word, and a bare number may be another entry
  static PlacedItems of(List<String> written, List<Integer> said, boolean ordered) {
    List<String> entries = written.stream().map(PlacedItems::spaced).toList();
    List<String> pairs = ordered && entries.size() == 1 ? pairs(entries.getFirst()) : List.of();
    return pairs.isEmpty()
        ? placed(entries, said, ordered)
        : placed(pairs, Collections.nCopies(pairs.size(), 0), true);
  }

  private static String spaced(String entry) {
    return Lines.hasDigit(entry) ? EQUALS.matcher(entry).replaceAll(" ") : entry;
  }

  /// {@return the entries of a text in which each second word is a place: `1 navies 2 armies`}
  private static List<String> pairs(String entry) {
    List<String> words = List.of(entry.split("\\s+", -1));
    List<String> pairs = new ArrayList<>();
    for (int at = 0; at + 1 < words.size(); at += 2) {
      pairs.add(words.get(at) + " " + words.get(at + 1));
    }
    boolean even = words.size() % 2 == 0 && pairs.size() > 1;
    int first =
        IntStream.range(0, words.size()).map(at -> isPlace(words.get(at)) ? 1 : 0).limit(1).sum();
    return even
            && IntStream.range(0, words.size())
                .allMatch(at -> isPlace(words.get(at)) == ((at + first) % 2 == 1))
        ? pairs
        : List.of();
  }

  private static boolean isPlace(String word) {
    return PLACE.matcher(word).matches();
  }

  private static PlacedItems placed(List<String> entries, List<Integer> said, boolean ordered) {
    if (entries.stream().noneMatch(PlacedItems::mayBePlaced)
        && said.stream().allMatch(n -> n == 0)) {
      return new PlacedItems(entries, 0, true);
    }
    List<Item> items =
        IntStream.range(0, entries.size())
            .mapToObj(at -> item(entries.get(at), said.get(at), ordered))
            .toList();
    List<Integer> places =
        items.stream().map(Item::place).map(at -> at == LAST ? items.size() : at).toList();
    List<String> texts = items.stream().map(Item::text).toList();
    if (places.stream().allMatch(place -> place == 0)) {
      return new PlacedItems(entries, 0, true);
    }
    if (items.size() == 1) {
      return new PlacedItems(texts, places.getFirst(), true);
    }
    boolean inOrder =
        IntStream.range(0, places.size())
            .allMatch(at -> places.get(at) == 0 || places.get(at) == at + 1);
    List<String> sorted = new ArrayList<>();
    IntStream.rangeClosed(1, places.size())
        .map(places::indexOf)
        .filter(at -> at >= 0)
        .forEach(at -> sorted.add(texts.get(at)));
    boolean all = sorted.size() == texts.size();
    return new PlacedItems(all ? sorted : texts, 0, all || inOrder);
  }

  private static boolean mayBePlaced(String entry) {
    return Lines.hasDigit(entry)
        || Lines.runs(entry, "").stream().anyMatch(word -> word.length() > 3 && place(word) > 0);
  }

  private static Item item(String entry, int said, boolean ordered) {
    if (said > 0) {
      return new Item(entry, said);
    }
    if (Lines.hasDigit(entry) && !ONE_NUMBER.matcher(entry).matches()) {
      return new Item(entry, 0);
    }
    Matcher lead = LEAD.matcher(entry);
    Matcher trail = TRAIL.matcher(entry);
    if (lead.lookingAt() && counts(lead, entry.substring(lead.end()), ordered)) {
      return new Item(entry.substring(lead.end()), place(group(lead)));
    }
    return trail.find() && counts(trail, entry.substring(0, trail.start()), ordered)
        ? new Item(entry.substring(0, trail.start()), place(group(trail)))
        : new Item(entry, 0);
  }

  /// Whether what stands at an end of an entry is its place.
  private static boolean counts(Matcher place, String rest, boolean ordered) {
    boolean bare = ordered && rest.strip().indexOf(' ') >= 0;
    return Lines.hasWord(rest) && !(bare && NUMBER.matcher(place.group().strip()).matches());
  }

  private static String group(Matcher found) {
    return Optional.ofNullable(found.group(1)).orElse(found.group(2));
  }
}
