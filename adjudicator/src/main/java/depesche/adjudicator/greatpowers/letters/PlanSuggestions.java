package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.ActionCard;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.greatpowers.turns.PlanMissingFact;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.Offer;
import depesche.adjudicator.notation.Offers;
import depesche.adjudicator.rules.Suggests.Menu;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a seat may go on to write: an answer to what it is asked, and what can be said in advance
/// of the questions that may follow in this turn.
public final class PlanSuggestions {

  private static final Pattern SPACE = Pattern.compile("\\s+");

  private final PlanContext planContext;

  public PlanSuggestions(GreatPowersPosition greatPowersPosition, Seat seat) {
    this.planContext = new PlanContext(greatPowersPosition, seat, greatPowersPosition.moment());
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
    PlanVerb planVerb = PlanVerb.of(SPACE.split(line.substring(command).strip(), 2)[0]);
    Stream<Offer> more = line.charAt(entry - 1) == ',' ? commands() : Stream.of();
    return best(line, entry, Stream.concat(entries(planVerb), more));
  }

  /// {@return what may be chosen to answer what is asked now}
  public List<Menu> menus() {
    Stream<Menu> target = wantsTarget() ? menu(PlanVerb.TARGET, this::takes).stream() : Stream.of();
    return Stream.concat(menu(planContext.asked(), this::answers).stream(), target).toList();
  }

  /// {@return whether a line is all that is asked, but for the target of a card}
  private boolean answers(String line) {
    Reading<Plan> reading = read(line);
    return reading.accepted()
        && reading.missing().stream().allMatch(PlanMissingFact.TargetOpen.class::isInstance);
  }

  /// A card that is taken may want a target.
  private boolean wantsTarget() {
    return switch (planContext.asked()) {
      case PICK -> planContext.world().round().row().stream().anyMatch(ActionCard::aimed);
      case KEEP -> planContext.drawn().stream().anyMatch(ActionCard::aimed);
      default -> false;
    };
  }

  private Optional<Menu> menu(PlanVerb planVerb, Predicate<String> good) {
    int count = planContext.world().power(planContext.seat()).bids();
    if (planVerb != PlanVerb.BID || count < 2) {
      return Menu.of(planVerb.name(), commands(planVerb).map(Offer::text), good, 1);
    }
    List<String> open =
        planContext.world().biddable(planContext.seat()).stream().map(Token::name).toList();
    return open.size() < 2 || Math.min(count, open.size()) > Menu.LONGEST
        ? Optional.empty()
        : Optional.of(
            new Menu(planVerb.name(), planVerb.name(), open, Math.min(count, open.size()), true));
  }

  private List<String> best(String line, int begin, Stream<Offer> offers) {
    return Offers.best(
        line.substring(0, begin), line.substring(begin), List.of(), offers, this::takes);
  }

  private boolean takes(String line) {
    return read(line).accepted();
  }

  private Reading<Plan> read(String line) {
    Letter letter = new Letter(planContext.position().phase().id(), line);
    return new PlanLetterReader(planContext.position(), planContext.seat()).read(List.of(letter));
  }

  /// Answers to the present question come first, then those to questions that may come in the
  /// course of the turn.
  private Stream<Offer> commands() {
    List<PlanVerb> verbs =
        new ArrayList<>(List.of(PlanVerb.BID, PlanVerb.PICK, PlanVerb.TARGET, PlanVerb.DISCARD));
    verbs.addAll(
        List.of(
            PlanVerb.RESOLVE,
            PlanVerb.PASS,
            PlanVerb.STEAL,
            PlanVerb.KEEP,
            PlanVerb.FOE,
            PlanVerb.ALLY));
    PlanVerb asked = planContext.asked();
    verbs.sort(Comparator.comparing(planVerb -> planVerb != asked));
    return verbs.stream().flatMap(this::commands);
  }

  Stream<Offer> commands(PlanVerb planVerb) {
    Offer begin = OfferedPlanWords.verb(planVerb);
    return switch (planVerb) {
      case PASS, DISCARD, RESOLVE -> Stream.of(begin);
      case STEAL ->
          Stream.concat(
              aims().map(aim -> begin.and(OfferedPlanWords.FROM).and(aim)),
              Stream.of(begin.and(OfferedPlanWords.NOBODY)));
      case BID, PICK, TARGET, KEEP, FOE, ALLY -> entries(planVerb).map(begin::and);
      case CLEAR, NONE -> Stream.of();
    };
  }

  /// {@return what may be in the list behind a verb}
  private Stream<Offer> entries(PlanVerb planVerb) {
    return switch (planVerb) {
      case BID -> bids();
      case PICK -> cards(planContext.world().round().row());
      case KEEP -> cards(planContext.drawn());
      case STEAL -> Stream.concat(aims(), Stream.of(OfferedPlanWords.NOBODY));
      case TARGET, FOE, ALLY -> aims();
      case PASS, DISCARD, RESOLVE, CLEAR, NONE -> Stream.of();
    };
  }

  private Stream<Offer> bids() {
    int count = planContext.world().power(planContext.seat()).bids();
    List<Token> open = planContext.world().biddable(planContext.seat());
    return count == 0 ? Stream.of() : OfferedPlanWords.bids(open, count).stream();
  }

  /// Cards that can be paid for come first.
  private Stream<Offer> cards(List<ActionCard> cards) {
    Stream<Offer> named =
        cards.stream()
            .sorted(
                Comparator.comparing(
                    actionCard -> !planContext.world().canPay(planContext.seat(), actionCard)))
            .map(OfferedPlanWords::card);
    return Stream.of(named, OfferedPlanWords.anyCards(), Stream.of(OfferedPlanWords.PASS))
        .flatMap(offers -> offers);
  }

  private Stream<Offer> aims() {
    return Stream.concat(
        planContext.others().stream().map(OfferedPlanWords::seat), OfferedPlanWords.extremes());
  }
}
