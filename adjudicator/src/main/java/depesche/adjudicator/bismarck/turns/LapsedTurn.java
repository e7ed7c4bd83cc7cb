package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceCourse;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceVerb;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A turn that ends as it stands, for a deadline of the master's is over: what is on file counts,
/// no more discs are allocated, and questions get the first answer there is behind those on file.
public final class LapsedTurn {

  private static final int WAYS = 9;
  private static final DanceCommand NOTHING = DanceCommand.of(DanceVerb.MANUAL, "NOTHING");

  private final CardIndex cards;
  private final DanceCourse course;
  private final List<DanceCommand> orders;

  private LapsedTurn(CardIndex cards, DanceCourse course, List<DanceCommand> orders) {
    this.cards = cards;
    this.course = course;
    this.orders = orders;
  }

  /// {@return what was decided, and what ends the turn behind it}
  public static List<DanceCommand> of(
      CardIndex cards, DanceCourse course, List<DanceCommand> orders) {
    return new LapsedTurn(cards, course, orders).commands();
  }

  private List<DanceCommand> commands() {
    List<DanceCommand> all = new ArrayList<>();
    all.addAll(orders.stream().filter(one -> !one.verb().answers()).toList());
    if (course.stage() == DanceStage.ALLOCATE && !has(DanceVerb.ALLOCATE)) {
      all.add(DanceCommand.of(DanceVerb.ALLOCATE, "0", "0", "0"));
    }
    all.addAll(answers());
    if (!has(DanceVerb.END)) {
      all.add(DanceCommand.of(DanceVerb.END));
    }
    // Answers count up to the end of the turn, so they stand in front of it.
    all.sort((one, other) -> Boolean.compare(ends(one), ends(other)));
    return all;
  }

  private static boolean ends(DanceCommand command) {
    return command.verb() == DanceVerb.END;
  }

  private boolean has(DanceVerb verb) {
    return Stream.concat(course.kept().stream(), orders.stream())
        .anyMatch(one -> one.verb() == verb);
  }

  private List<DanceCommand> answers() {
    List<String> pools = names(DanceHouse.SILENT_ORDER);
    List<String> parties = names(List.of(Party.values()));
    List<String> powers = names(List.of(EuropeanPower.values()));
    List<String> ids = cards.deck().cards().stream().map(DanceCard::id).toList();
    List<String> ways = IntStream.rangeClosed(1, WAYS).mapToObj(String::valueOf).toList();
    List<String> any = Stream.of(powers, parties, ways, pools, ids).flatMap(List::stream).toList();
    List<DanceCommand> stated =
        orders.stream().filter(one -> one.verb() == DanceVerb.MANUAL).toList();
    List<DanceCommand> answers = new ArrayList<>();
    answers.add(answer(DanceVerb.SIDE, powers));
    answers.add(answer(DanceVerb.LOSE, parties));
    answers.add(answer(DanceVerb.DISC, pools));
    answers.add(answer(DanceVerb.DISCARD, ids));
    answers.add(answer(DanceVerb.CHOOSE, any));
    answers.addAll(stated.isEmpty() ? List.of(NOTHING) : stated);
    return answers;
  }

  /// The player's wishes come first.
  private DanceCommand answer(DanceVerb verb, List<String> silent) {
    List<String> words =
        Stream.concat(course.answers().stream(), orders.stream())
            .filter(one -> one.verb() == verb)
            .reduce((_, later) -> later)
            .map(one -> new ArrayList<>(one.words()))
            .orElseGet(ArrayList::new);
    words.addAll(silent);
    return new DanceCommand(verb, words);
  }

  private static List<String> names(List<? extends Enum<?>> all) {
    return all.stream().<String>map(Enum::name).toList();
  }
}
