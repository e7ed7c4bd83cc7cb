package depesche.adjudicator.standard;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.notation.Offer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Rule 11: a vote for ending the game this season as a draw, or against it. Nobody learns of it
/// unless the draw comes about.
record DrawVote(Opinion opinion) implements Order.Extra {

  private static final Pattern NO_LETTER = Pattern.compile("[^\\p{L}]+");
  private static final Pattern DRAW =
      Pattern.compile("(vote |accept |propose )?(draw|remis)( yes)?");
  private static final Pattern NO_DRAW =
      Pattern.compile("(vote |reject )?(no |kein )?(draw|remis)( no)?");

  /// What the seat wants.
  enum Opinion {
    DRAW("VOTE DRAW"),
    NO_DRAW("VOTE NO DRAW");

    private final String words;

    Opinion(String words) {
      this.words = words;
    }
  }

  /// {@return the vote in these words, if they are one}
  static Optional<DrawVote> read(String text) {
    String small = text.toLowerCase(Locale.ROOT);
    if (!small.contains("draw") && !small.contains("remis")) {
      return Optional.empty();
    }
    String words = NO_LETTER.matcher(small).replaceAll(" ").strip();
    if (DRAW.matcher(words).matches()) {
      return Optional.of(new DrawVote(Opinion.DRAW));
    }
    return NO_DRAW.matcher(words).matches()
        ? Optional.of(new DrawVote(Opinion.NO_DRAW))
        : Optional.empty();
  }

  /// {@return both votes as lines to choose from}
  static List<Offer> offers() {
    return Arrays.stream(Opinion.values())
        .map(one -> new Offer(List.of(Offer.Name.of(one.words))))
        .toList();
  }

  @Override
  public String text() {
    return opinion.words;
  }

  @Override
  public String subject() {
    return "vote DRAW";
  }

  @Override
  public Question question() {
    return Question.MOVES;
  }

  @Override
  public Fact meaning() {
    return switch (opinion) {
      case DRAW -> new DrawFact.DrawWanted(text());
      case NO_DRAW -> new DrawFact.DrawUnwanted(text());
    };
  }
}
