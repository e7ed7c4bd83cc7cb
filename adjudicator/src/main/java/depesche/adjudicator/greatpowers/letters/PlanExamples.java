package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.kit.Examples;
import depesche.adjudicator.notation.Offer;
import java.util.List;
import java.util.stream.Stream;

/// A few lines with which a seat could answer what it is asked now.
public final class PlanExamples {

  private static final Offer ANY_POINTS =
      OfferedPlanWords.ANY.and(OfferedPlanWords.token(Token.VP));

  private final PlanContext planContext;
  private final PlanSuggestions suggestions;

  public PlanExamples(GreatPowersPosition greatPowersPosition, Seat seat) {
    this.planContext = new PlanContext(greatPowersPosition, seat, greatPowersPosition.moment());
    this.suggestions = new PlanSuggestions(greatPowersPosition, seat);
  }

  /// {@return the lines; together they are a good letter}
  public List<String> lines() {
    String phase = planContext.position().phase().id();
    return Examples.of(
        sources(),
        letter ->
            new PlanLetterReader(planContext.position(), planContext.seat())
                .read(List.of(new Letter(phase, letter))));
  }

  private List<Stream<Offer>> sources() {
    PlanVerb asked = planContext.asked();
    List<ActionCard> row = planContext.world().round().row();
    return switch (asked) {
      case BID -> Stream.concat(Stream.of(bids()), cards(PlanVerb.PICK, row).stream()).toList();
      case PICK -> cards(asked, row);
      case KEEP -> cards(asked, planContext.drawn());
      case TARGET, FOE, ALLY, STEAL -> List.of(suggestions.commands(asked));
      case PASS, DISCARD, RESOLVE, CLEAR, NONE -> List.of();
    };
  }

  private Stream<Offer> bids() {
    List<Token> open = planContext.world().biddable(planContext.seat());
    int count = Math.min(planContext.world().power(planContext.seat()).bids(), open.size());
    return Stream.of(
        new Offer(
            Stream.concat(
                    OfferedPlanWords.verb(PlanVerb.BID).words().stream(),
                    open.stream().limit(count).map(OfferedPlanWords::token))
                .toList()));
  }

  /// A list of wishes of which one can be met, and a target in case a card wants one.
  private List<Stream<Offer>> cards(PlanVerb planVerb, List<ActionCard> cards) {
    Stream<Offer> lists =
        Stream.concat(
            cards.stream()
                .map(OfferedPlanWords::card)
                .map(card -> ranked(planVerb, card, ANY_POINTS)),
            Stream.of(ranked(planVerb, OfferedPlanWords.ANY)));
    return cards.stream().anyMatch(ActionCard::aimed)
        ? List.of(lists, suggestions.commands(PlanVerb.TARGET))
        : List.of(lists);
  }

  private static Offer ranked(PlanVerb planVerb, Offer... wishes) {
    Offer line = OfferedPlanWords.verb(planVerb);
    for (Offer wish : wishes) {
      line = line.and(wish).and(OfferedPlanWords.THEN);
    }
    return line.and(planVerb == PlanVerb.KEEP ? OfferedPlanWords.NONE : OfferedPlanWords.PASS);
  }
}
