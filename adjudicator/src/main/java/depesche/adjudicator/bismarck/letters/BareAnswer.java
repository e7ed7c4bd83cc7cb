package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.notation.Match;
import java.util.List;
import java.util.regex.Pattern;

/// A line that holds no more than one of the answers to what is asked: `Great Britain`.
record BareAnswer(DanceNames names, DanceQuestion question) {

  private static final Pattern AROUND =
      Pattern.compile("(?i)^[\\h*•–—-]*(?:(?:with|from|the)\\h+)*|[\\h.!]+$");

  /// {@return the line with the verb that answers the question; any other line as it is}
  String withVerb(String line) {
    String bare = AROUND.matcher(line).replaceAll("");
    // A single letter may sign a mail.
    boolean said = bare.length() > 1 || bare.matches("\\d");
    return said && question.options().stream().anyMatch(meant(bare)::contains)
        ? question.kind().verb() + " " + bare
        : line;
  }

  private List<String> meant(String words) {
    Match match =
        switch (question.kind()) {
          case SIDE -> names.power(words);
          case LOSE -> names.party(words);
          case DISC -> names.pool(words);
          case DISCARD -> names.title(words);
          case CHOOSE, OUTCOME -> new Match.Unknown(List.of());
        };
    if (match instanceof Match.Found(String id)) {
      return List.of(id);
    }
    return question.kind() == DanceQuestion.Kind.CHOOSE && !words.isEmpty()
        ? names.meanings(words)
        : List.of();
  }
}
