package depesche.bot.site;

import depesche.adjudicator.Seat;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/// What lists, links and curves say of a turn. It stands in the head of the turn's page, so that
/// nobody has to read an old position for it.
///
/// @param title such as `Fall 1866, movement`
/// @param scores what each seat had of what is counted, after it; none if nothing is
record TurnBrief(String title, SequencedMap<Seat, Integer> scores) {

  private static final Pattern WRITTEN = Pattern.compile("[\\w.*+%-]*(;[\\w.*+%-]+=-?[0-9]{1,9})*");

  TurnBrief {
    scores = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(scores));
  }

  /// {@return it as a word that needs no quotes in a page}
  String text() {
    StringBuilder text = new StringBuilder(encoded(title));
    scores.forEach(
        (seat, score) -> text.append(';').append(encoded(seat.name())).append('=').append(score));
    return text.toString();
  }

  private static String encoded(String words) {
    return URLEncoder.encode(words, StandardCharsets.UTF_8);
  }

  /// {@return what a word says that was written like this; empty of any other}
  static Optional<TurnBrief> of(String text) {
    if (!WRITTEN.matcher(text).matches()) {
      return Optional.empty();
    }
    try {
      List<String> parts = List.of(text.split(";", -1));
      SequencedMap<Seat, Integer> scores = new LinkedHashMap<>();
      for (String part : parts.subList(1, parts.size())) {
        int end = part.indexOf('=');
        scores.put(
            new Seat(decoded(part.substring(0, end))), Integer.valueOf(part.substring(end + 1)));
      }
      return Optional.of(new TurnBrief(decoded(parts.getFirst()), scores))
          .filter(brief -> brief.text().equals(text));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static String decoded(String word) {
    return URLDecoder.decode(word, StandardCharsets.UTF_8);
  }
}
