package depesche.adjudicator.greatpowers.offers;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.letters.LetterReader;
import depesche.adjudicator.greatpowers.letters.Scene;
import depesche.adjudicator.greatpowers.plans.Verb;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.turns.DealPhase;
import depesche.adjudicator.notation.Examples;
import depesche.adjudicator.notation.Offer;
import java.util.List;
import java.util.stream.Stream;

/// A few lines with which a seat could answer what it is asked now.
public final class ExampleLines {

  private static final Offer ANY_POINTS = OfferedWords.ANY.and(OfferedWords.token(Token.VP));

  private final Scene scene;

  public ExampleLines(Position position, Seat seat) {
    this.scene = new Scene(position, seat, Stage.moment(position));
  }

  /// {@return the lines; together they are a good letter}
  public List<String> lines() {
    String phase = Stage.phase(scene.position()).id();
    return Examples.of(
        sources(),
        letter ->
            new LetterReader(scene.position(), scene.seat())
                .read(List.of(new Letter(phase, letter))));
  }

  private List<Stream<Offer>> sources() {
    List<Card> row = scene.world().round().row();
    return switch (scene.position()) {
      case Position.Bid _ ->
          Stream.of(List.of(bids()), cards(Verb.PICK, row)).flatMap(List::stream).toList();
      case Position.Action(_, _, Question.Target(Seat asked, _), _)
          when asked.equals(scene.seat()) ->
          List.of(aims(Verb.TARGET));
      case Position.Action _ -> cards(Verb.PICK, row);
      case Position.Score(_, _, _, _, Question question, _) -> score(question);
      case Position.War war -> List.of(aims(war.sides().foes().isEmpty() ? Verb.FOE : Verb.ALLY));
      case Position.Results _, Position.Event _, Position.Over _ -> List.of();
    };
  }

  private List<Stream<Offer>> score(Question question) {
    return switch (question) {
      case Question.Theft _ ->
          List.of(
              Stream.concat(
                  scene.others().stream().map(seat -> steal().and(OfferedWords.seat(seat))),
                  Stream.of(OfferedWords.verb(Verb.STEAL).and(OfferedWords.NOBODY))));
      case Question.Keep _ -> cards(Verb.KEEP, scene.drawn());
      case Question.KeepTarget _ -> List.of(aims(Verb.TARGET));
      case Question.Nothing _,
          Question.Wishes _,
          Question.AnotherWish _,
          Question.Target _,
          Question.Side _ ->
          List.of();
    };
  }

  private static Offer steal() {
    return OfferedWords.verb(Verb.STEAL).and(OfferedWords.FROM);
  }

  private Stream<Offer> bids() {
    List<Token> open = DealPhase.legal(scene.world(), scene.seat());
    int count = Math.min(scene.world().power(scene.seat()).bids(), open.size());
    return Stream.of(
        new Offer(
            Stream.concat(
                    OfferedWords.verb(Verb.BID).words().stream(),
                    open.stream().limit(count).map(OfferedWords::token))
                .toList()));
  }

  /// A list of wishes of which one can be met, and a target in case a card wants one.
  private List<Stream<Offer>> cards(Verb verb, List<Card> cards) {
    Stream<Offer> lists =
        Stream.concat(
            cards.stream().map(OfferedWords::card).map(card -> ranked(verb, card, ANY_POINTS)),
            Stream.of(ranked(verb, OfferedWords.ANY)));
    return cards.stream().anyMatch(Card::aimed)
        ? List.of(lists, aims(Verb.TARGET))
        : List.of(lists);
  }

  private static Offer ranked(Verb verb, Offer... wishes) {
    Offer line = OfferedWords.verb(verb);
    for (Offer wish : wishes) {
      line = line.and(wish).and(OfferedWords.THEN);
    }
    return line.and(verb == Verb.KEEP ? OfferedWords.NONE : OfferedWords.PASS);
  }

  private Stream<Offer> aims(Verb verb) {
    return scene.others().stream().map(OfferedWords::seat).map(OfferedWords.verb(verb)::and);
  }
}
