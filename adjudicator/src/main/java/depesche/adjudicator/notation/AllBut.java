package depesche.adjudicator.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// What `remove all but Stuttgart and Cassel` says: something of all but a few. Its names are those
/// that are not meant, so it is never parted like other lists.
///
/// @param verb what is to be done; empty if no word says it
/// @param word that makes the exception
/// @param names what is excepted, as written
public record AllBut(String verb, String word, List<String> names) {

  private static final WordList ALL =
      WordList.of(
          """
          all everything everyone everybody every units armies fleets pieces alle alles jede einheiten armeen
          flotten tous tout toutes anything
          """);

  /// Between `all` and the exception.
  private static final WordList BETWEEN =
      WordList.of(
          "of my the our other others units armies fleets pieces meine die mes les einheiten");

  private static final WordList EXCEPTING =
      WordList.of(
          """
          but except excepting save saving besides excluding barring minus without other apart außer ausser
          bis sauf hormis excepté
          """);

  /// The second word of those that are two.
  private static final WordList SECOND = WordList.of("for than from auf");

  private static final Pattern PARTS =
      Pattern.compile(
          "[,&+]|(?<!\\p{L})(?:and|und|et|or|oder|ou)(?!\\p{L})", Pattern.CASE_INSENSITIVE);

  public AllBut {
    names = List.copyOf(names);
  }

  /// {@return what a line says of all but a few, if it does}
  public static Optional<AllBut> of(String line) {
    if (!mayBe(line)) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>(List.of(line.strip().split("[\\s:]+")));
    for (int at = 0; at < words.size(); at++) {
      int next = at + 1;
      while (next < words.size()
          && BETWEEN.has(small(words.get(next)))
          && !(small(words.get(next)).equals("other") && then(words, next))) {
        next++;
      }
      if (ALL.has(small(words.get(at))) && next < words.size() && excepts(words, next)) {
        boolean two = then(words, next);
        String word = two ? words.get(next) + " " + words.get(next + 1) : words.get(next);
        String rest =
            Remarks.withoutHarmless(
                String.join(" ", words.subList(next + (two ? 2 : 1), words.size())));
        List<String> names =
            PARTS
                .splitAsStream(rest)
                .map(one -> one.replaceAll("[.!]+$", "").strip())
                .filter(one -> !one.isEmpty())
                .toList();
        return Optional.of(new AllBut(at == 0 ? "" : words.getFirst(), word, names));
      }
    }
    return Optional.empty();
  }

  private static boolean excepts(List<String> words, int at) {
    String word = small(words.get(at));
    boolean first = word.equals("other") || word.equals("apart") || word.equals("bis");
    return EXCEPTING.has(word) && (!first || then(words, at));
  }

  private static boolean then(List<String> words, int at) {
    return at + 1 < words.size() && SECOND.has(small(words.get(at + 1)));
  }

  private static String small(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  private static boolean mayBe(String line) {
    boolean all = false;
    int at = 0;
    while (at < line.length()) {
      int end = at;
      while (end < line.length() && Character.isLetter(line.charAt(end))) {
        end++;
      }
      if (all && EXCEPTING.has(line, at, end)) {
        return true;
      }
      all |= ALL.has(line, at, end);
      at = end + 1;
    }
    return false;
  }
}
