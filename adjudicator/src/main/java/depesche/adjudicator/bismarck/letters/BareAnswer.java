package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.SmallWords;
import java.util.List;
import java.util.regex.Pattern;

/// A line that holds no more than an answer to what is asked: `Great Britain`, `Italy please`. One
/// that is not among the possible answers is answered with those that are.
record BareAnswer(DanceNames names, DanceQuestion question) {

  private static final Pattern AROUND =
      Pattern.compile("(?i)^[\\h*•–—-]*(?:(?:with|from|the)\\h+)*|[\\h.!]+$");

  /// {@return the line with the verb that answers the question; any other line as it is}
  String withVerb(String line) {
    String bare = AROUND.matcher(withoutThanks(line.strip())).replaceAll("");
    // A single letter may sign a mail.
    boolean said = bare.length() > 1 || bare.matches("\\d");
    return said && answers(meant(bare)) ? question.kind().verb() + " " + bare : line;
  }

  /// Polite words behind a name leave it an answer; in front of it they may greet.
  private static String withoutThanks(String line) {
    String said = SmallWords.withoutPoliteness(line);
    return line.startsWith(said) ? said : line;
  }

  /// A name that nobody asks for is no choice: it may be anything.
  private boolean answers(List<String> meant) {
    return question.kind() == DanceQuestion.Kind.CHOOSE
        ? question.options().stream().anyMatch(meant::contains)
        : !meant.isEmpty();
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
