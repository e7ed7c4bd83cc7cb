package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.notation.Lexicon;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.OrderLexicon;
import java.util.List;
import java.util.stream.Stream;

/// What the title knows of the words of a line: traits, cards, the other players, and commands.
public final class TableLexicon implements Lexicon {

  private static final List<String> LINKS = List.of("from", "most", "least", "any", "take", "card");
  private static final List<String> DEEDS =
      List.of("bid", "pick", "target", "discard", "resolve", "steal", "keep", "foe", "ally");
  private static final List<String> WHOLES = List.of("pass", "discard", "resolve", "clear");

  private final NamedSeats others;
  private final String self;

  /// @param others whom the writer may name
  /// @param self the writer's own seat
  public TableLexicon(List<Seat> others, String self) {
    this.others = new NamedSeats(others);
    this.self = GreatPowersWords.plain(self);
  }

  @Override
  public boolean names(String words) {
    return GreatPowersWords.numbered(words).isPresent()
        || GreatPowersWords.isToken(words)
        || GreatPowersWords.isCard(words)
        || others.has(words);
  }

  @Override
  public Match thing(String words) {
    Match nothing = new Match.Unknown(List.of());
    List<Match> matches =
        Stream.of(GreatPowersWords.token(words), GreatPowersWords.card(words), others.find(words))
            .toList();
    return matches.stream()
        .filter(Match.Found.class::isInstance)
        .findFirst()
        .or(() -> matches.stream().filter(match -> !(match instanceof Match.Unknown)).findFirst())
        .or(() -> matches.stream().filter(match -> !match.equals(nothing)).findFirst())
        .orElse(nothing);
  }

  @Override
  public boolean deed(String word) {
    return PlanVerb.of(word) != PlanVerb.NONE;
  }

  @Override
  public boolean likeDeed(String word) {
    return OrderLexicon.isNear(word, DEEDS);
  }

  @Override
  public boolean link(String word) {
    return LINKS.contains(word);
  }

  @Override
  public boolean unit(String word) {
    return false;
  }

  @Override
  public boolean whole(String word) {
    return OrderLexicon.isNear(word, WHOLES);
  }

  @Override
  public boolean own(String word) {
    return GreatPowersWords.plain(word).equals(self);
  }
}
