package depesche.bot.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// Finds the help topic that explains a command: `HELP WAIVE` is about builds, `HELP SET DEADLINE`
/// is for the master.
///
/// @param files the template of each topic
/// @param text the text of a template
record HelpTopics(SequencedMap<String, String> files, UnaryOperator<String> text) {

  private static final String HELP = "/help/";
  private static final String END = ".ftl";
  private static final String LISTED = "(?m)^ {4}(?:.*\\h)?";

  /// What the overviews show in one line, this explains: `WAIT`, `ABSENCE`, `EXTEND`.
  private static final String TIME = "time";

  private static final String WORD_END = "(?![\\p{L}\\p{Nd}])";

  /// {@return the templates of the desk and of a title, by topic; outside a game those of every
  /// title}
  ///
  /// @param folder of the title; empty outside a game
  static HelpTopics in(Templates templates, String folder) {
    return new HelpTopics(files(templates, folder), templates::text);
  }

  private static SequencedMap<String, String> files(Templates templates, String folder) {
    SequencedMap<String, String> files = new TreeMap<>();
    List<String> homes = templates.homes(folder);
    for (String name : templates.names(HELP)) {
      String home = name.substring(0, name.indexOf('/'));
      if (folder.isEmpty() || homes.contains(home) || home.equals(Sentences.DESK)) {
        String file = name.substring(name.lastIndexOf('/') + 1);
        files.put(file.substring(0, file.length() - END.length()), name);
      }
    }
    return files;
  }

  /// {@return the titles that have help of their own on a topic, by id}
  static List<String> homes(Templates templates, String topic) {
    return templates.names(HELP).stream()
        .filter(name -> name.endsWith(HELP + topic + END))
        .map(name -> name.substring(0, name.indexOf('/')))
        .filter(home -> !home.equals(Sentences.DESK))
        .toList();
  }

  /// {@return the topic that is called so, or nearly so, or whose lines show the command, or at
  /// least speak of it}
  ///
  /// @param words behind `HELP`, in small letters
  Optional<String> of(String words) {
    String asked = words.strip();
    if (asked.isEmpty() || files.containsKey(asked)) {
      return Optional.of(asked).filter(files::containsKey);
    }
    String quoted = Pattern.quote(asked.toUpperCase(Locale.ROOT));
    return named(asked)
        .or(() -> with("(?m)^ {4}" + quoted + WORD_END))
        .or(() -> with(LISTED + quoted + WORD_END))
        .or(() -> with("(?i)" + LISTED + "#.*\\b" + Pattern.quote(asked)));
  }

  /// `BUILD` is one of the builds.
  private Optional<String> named(String asked) {
    return files.sequencedKeySet().stream()
        .filter(topic -> topic.equals(asked + "s") || asked.equals(topic + "s"))
        .findFirst();
  }

  private Optional<String> with(String regex) {
    Pattern pattern = Pattern.compile(regex);
    return files.sequencedEntrySet().stream()
        .filter(entry -> pattern.matcher(text.apply(entry.getValue())).find())
        .map(entry -> entry.getKey())
        .reduce((first, other) -> other.equals(TIME) ? other : first);
  }
}
