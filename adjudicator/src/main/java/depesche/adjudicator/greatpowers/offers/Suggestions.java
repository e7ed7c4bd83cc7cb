package depesche.adjudicator.greatpowers.offers;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.actions.Resolution;
import depesche.adjudicator.greatpowers.cards.Card;
import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.letters.LetterReader;
import depesche.adjudicator.greatpowers.letters.Scene;
import depesche.adjudicator.greatpowers.plans.Verb;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Question;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.turns.DealPhase;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.Offer;
import depesche.adjudicator.notation.Offers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a seat may go on to write: an answer to what it is asked, and what can be said in advance
/// of the questions that may follow in this turn.
public final class Suggestions {

  private static final Pattern SPACE = Pattern.compile("\\s+");

  private final Scene scene;

  public Suggestions(Position position, Seat seat) {
    this.scene = new Scene(position, seat, Stage.moment(position));
  }

  /// {@return lines that begin as typed and that a letter of this seat may have, best first}
  public List<String> of(String typed) {
    String line = Lines.clean(typed);
    int command = 1 + Math.max(line.lastIndexOf(':'), line.lastIndexOf(';'));
    int entry = 1 + Math.max(line.lastIndexOf('>'), line.lastIndexOf(','));
    if (entry <= command) {
      return best(line, command, commands());
    }
    // `PICK Jazz > ANY` is a ranked list; a comma may also part two commands.
    Verb verb = Verb.of(SPACE.split(line.substring(command).strip(), 2)[0]);
    Stream<Offer> more = line.charAt(entry - 1) == ',' ? commands() : Stream.of();
    return best(line, entry, Stream.concat(entries(verb), more));
  }

  private List<String> best(String line, int begin, Stream<Offer> offers) {
    return Offers.best(
        line.substring(0, begin), line.substring(begin), List.of(), offers, this::takes);
  }

  private boolean takes(String line) {
    Letter letter = new Letter(Stage.phase(scene.position()).id(), line);
    return new LetterReader(scene.position(), scene.seat()).read(List.of(letter)).accepted();
  }

  /// What is asked now comes first, then what may be asked in the course of the turn.
  private Stream<Offer> commands() {
    List<Verb> verbs = new ArrayList<>(List.of(Verb.BID, Verb.PICK, Verb.TARGET, Verb.DISCARD));
    verbs.addAll(List.of(Verb.RESOLVE, Verb.PASS, Verb.STEAL, Verb.KEEP, Verb.FOE, Verb.ALLY));
    Verb asked = asked();
    verbs.sort(Comparator.comparing(verb -> verb != asked));
    return verbs.stream().flatMap(this::commands);
  }

  private Stream<Offer> commands(Verb verb) {
    Offer begin = OfferedWords.verb(verb);
    return switch (verb) {
      case PASS, DISCARD, RESOLVE -> Stream.of(begin);
      case STEAL ->
          Stream.concat(
              aims().map(aim -> begin.and(OfferedWords.FROM).and(aim)),
              Stream.of(begin.and(OfferedWords.NOBODY)));
      case BID, PICK, TARGET, KEEP, FOE, ALLY -> entries(verb).map(begin::and);
      case CLEAR, NONE -> Stream.of();
    };
  }

  /// {@return the verb that answers what is asked now}
  private Verb asked() {
    return switch (scene.position()) {
      case Position.Bid _, Position.Results _ -> Verb.BID;
      case Position.Action(_, _, Question question, _) ->
          question instanceof Question.Target ? Verb.TARGET : Verb.PICK;
      case Position.Score(_, _, _, _, Question question, _) ->
          switch (question) {
            case Question.Keep _ -> Verb.KEEP;
            case Question.KeepTarget _ -> Verb.TARGET;
            case Question.Theft _,
                Question.Nothing _,
                Question.Wishes _,
                Question.AnotherWish _,
                Question.Target _,
                Question.Side _ ->
                Verb.STEAL;
          };
      case Position.War war -> war.sides().foes().isEmpty() ? Verb.FOE : Verb.ALLY;
      case Position.Event _, Position.Over _ -> Verb.NONE;
    };
  }

  /// {@return what may stand in the list behind a verb}
  private Stream<Offer> entries(Verb verb) {
    return switch (verb) {
      case BID -> bids();
      case PICK -> cards(scene.world().round().row());
      case KEEP -> cards(scene.drawn());
      case STEAL -> Stream.concat(aims(), Stream.of(OfferedWords.NOBODY));
      case TARGET, FOE, ALLY -> aims();
      case PASS, DISCARD, RESOLVE, CLEAR, NONE -> Stream.of();
    };
  }

  private Stream<Offer> bids() {
    int count = scene.world().power(scene.seat()).bids();
    List<Token> open = DealPhase.legal(scene.world(), scene.seat());
    return count == 0 ? Stream.of() : OfferedWords.bids(open, count).stream();
  }

  /// Cards that can be paid for come first.
  private Stream<Offer> cards(List<Card> cards) {
    Stream<Offer> named =
        cards.stream()
            .sorted(
                Comparator.comparing(card -> !Resolution.canPay(scene.world(), scene.seat(), card)))
            .map(OfferedWords::card);
    return Stream.of(named, OfferedWords.anyCards(), Stream.of(OfferedWords.PASS))
        .flatMap(offers -> offers);
  }

  private Stream<Offer> aims() {
    return Stream.concat(scene.others().stream().map(OfferedWords::seat), OfferedWords.extremes());
  }
}
