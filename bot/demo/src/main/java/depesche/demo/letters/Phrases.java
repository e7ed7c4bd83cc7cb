package depesche.demo.letters;

import depesche.adjudicator.Draw;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// The letters of a title, as its file has them. A letter comes again only when all others for the
/// occasion have been written; those of the seat itself come first.
final class Phrases {

  private static final String HEAD = "== ";

  private final Map<String, List<String>> texts;
  private final Set<String> written = new LinkedHashSet<>();

  Phrases(String file) {
    this.texts = parse(file);
  }

  /// {@return the letters of a title; none if nobody writes any in it}
  static Phrases of(String title) {
    try (InputStream file = Phrases.class.getResourceAsStream(title + ".txt")) {
      if (file == null) {
        return new Phrases("");
      }
      return new Phrases(new String(file.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, List<String>> parse(String file) {
    Map<String, List<String>> texts = new LinkedHashMap<>();
    List<String> group = new ArrayList<>();
    for (String part : file.split("\\n(?=== )|\\n\\n+", -1)) {
      List<String> lines =
          part.lines().filter(line -> !line.startsWith("#") && !line.isBlank()).toList();
      if (lines.isEmpty()) {
        continue;
      }
      List<String> words = lines;
      if (lines.getFirst().startsWith(HEAD)) {
        group = texts.computeIfAbsent(lines.getFirst().substring(3), _ -> new ArrayList<>());
        words = lines.subList(1, lines.size());
      }
      if (!words.isEmpty()) {
        group.add(String.join(" ", words));
      }
    }
    return texts;
  }

  /// {@return a letter for an occasion, with its blanks}
  String pick(Occasion occasion, String seat, Draw whim) {
    String kind = occasion.name().toLowerCase(Locale.ROOT);
    List<String> own = texts.getOrDefault(kind + " " + seat, List.of());
    List<String> common = texts.getOrDefault(kind, List.of());
    List<String> open = fresh(own).isEmpty() ? fresh(common) : fresh(own);
    if (open.isEmpty()) {
      written.removeAll(own);
      written.removeAll(common);
      open = own.isEmpty() ? common : own;
    }
    if (open.isEmpty()) {
      return "";
    }
    String text = open.get(whim.below(open.size()));
    written.add(text);
    return text;
  }

  private List<String> fresh(List<String> letters) {
    return letters.stream().filter(text -> !written.contains(text)).toList();
  }
}
