package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Question;
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

  public PlanExamples(GreatPowersPosition greatPowersPosition, Seat seat) {
    this.planContext = new PlanContext(greatPowersPosition, seat, greatPowersPosition.moment());
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
    List<ActionCard> row = planContext.world().round().row();
    return switch (planContext.position()) {
      case GreatPowersPosition.Bid _ ->
          Stream.of(List.of(bids()), cards(PlanVerb.PICK, row)).flatMap(List::stream).toList();
      case GreatPowersPosition.Action(_, _, Question.Target(Seat asked, _), _)
          when asked.equals(planContext.seat()) ->
          List.of(aims(PlanVerb.TARGET));
      case GreatPowersPosition.Action _ -> cards(PlanVerb.PICK, row);
      case GreatPowersPosition.Score(_, _, _, _, Question question, _) -> score(question);
      case GreatPowersPosition.War war ->
          List.of(aims(war.sides().foes().isEmpty() ? PlanVerb.FOE : PlanVerb.ALLY));
      case GreatPowersPosition.Results _, GreatPowersPosition.Event _, GreatPowersPosition.Over _ ->
          List.of();
    };
  }

  private List<Stream<Offer>> score(Question question) {
    return switch (question) {
      case Question.Theft _ ->
          List.of(
              Stream.concat(
                  planContext.others().stream()
                      .map(seat -> steal().and(OfferedPlanWords.seat(seat))),
                  Stream.of(OfferedPlanWords.verb(PlanVerb.STEAL).and(OfferedPlanWords.NOBODY))));
      case Question.Keep _ -> cards(PlanVerb.KEEP, planContext.drawn());
      case Question.KeepTarget _ -> List.of(aims(PlanVerb.TARGET));
      case Question.Nothing _,
          Question.Wishes _,
          Question.AnotherWish _,
          Question.Target _,
          Question.Side _ ->
          List.of();
    };
  }

  private static Offer steal() {
    return OfferedPlanWords.verb(PlanVerb.STEAL).and(OfferedPlanWords.FROM);
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
        ? List.of(lists, aims(PlanVerb.TARGET))
        : List.of(lists);
  }

  private static Offer ranked(PlanVerb planVerb, Offer... wishes) {
    Offer line = OfferedPlanWords.verb(planVerb);
    for (Offer wish : wishes) {
      line = line.and(wish).and(OfferedPlanWords.THEN);
    }
    return line.and(planVerb == PlanVerb.KEEP ? OfferedPlanWords.NONE : OfferedPlanWords.PASS);
  }

  private Stream<Offer> aims(PlanVerb planVerb) {
    return planContext.others().stream()
        .map(OfferedPlanWords::seat)
        .map(OfferedPlanWords.verb(planVerb)::and);
  }
}
