package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.Seat;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.turns.StatedOutcomes;
import depesche.adjudicator.kit.Examples;
import depesche.adjudicator.notation.Offer;
import depesche.adjudicator.notation.Offers;
import depesche.adjudicator.rules.Suggests.Menu;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a player may go on to write, and lines that answer what is asked now.
public final class DanceOffers {

  private final DancePosition position;
  private final Seat seat;
  private final DanceNames names;
  private final DanceRulings rulings;
  private final DanceTable table;

  public DanceOffers(DancePosition position, Seat seat, DanceNames names, DanceRulings rulings) {
    this.position = position;
    this.seat = seat;
    this.names = names;
    this.rulings = rulings;
    this.table = position.table();
  }

  private DanceLetterReader reader() {
    return new DanceLetterReader(position, seat, names, rulings);
  }

  /// {@return lines that begin as typed, best first; none behind a line that is typed already}
  public List<String> suggested(String typed) {
    if (typed.indexOf('\n') >= 0) {
      return List.of();
    }
    int command = 1 + Math.max(typed.lastIndexOf(':'), typed.lastIndexOf(';'));
    return Offers.best(
        typed.substring(0, command),
        typed.substring(command),
        List.of(),
        lines().map(Offer::of),
        line -> reader().read(line).accepted());
  }

  /// {@return lines that answer what is asked now}
  public List<String> examples() {
    return Examples.of(List.of(answers().map(Offer::of)), letter -> reader().read(letter));
  }

  /// {@return what may be chosen to answer what is asked now}
  public List<Menu> menus() {
    Stream<String> lines =
        switch (position) {
          case DancePosition.Open(var course) ->
              course.stage() == DanceStage.ACTION ? Stream.of() : splits();
          case DancePosition.Asked(_, DanceQuestion question) ->
              question.kind() == DanceQuestion.Kind.OUTCOME ? Stream.of() : answers(question);
          case DancePosition.Over _ -> Stream.of();
        };
    List<String> all = lines.toList();
    return all.isEmpty()
        ? List.of()
        : Menu.of(
                all.getFirst().split(" ", 2)[0],
                all.stream(),
                line -> reader().read(line).accepted(),
                1)
            .stream()
            .toList();
  }

  /// Every way to share out all discs.
  private Stream<String> splits() {
    int discs = table.pool(DiscPool.INFLUENCE);
    return IntStream.rangeClosed(0, discs)
        .boxed()
        .flatMap(
            event ->
                IntStream.rangeClosed(0, discs - event)
                    .mapToObj(
                        diplomacy ->
                            "ALLOCATE EVENT "
                                + event
                                + " DIPLOMACY "
                                + diplomacy
                                + " POLITICS "
                                + (discs - event - diplomacy)));
  }

  /// Answers to the present question come first, then what can be written ahead.
  private Stream<String> lines() {
    return Stream.of(answers(), actions(), ahead()).flatMap(all -> all).distinct();
  }

  private Stream<String> answers() {
    return switch (position) {
      case DancePosition.Open(var course) ->
          course.stage() == DanceStage.ACTION
              ? Stream.of("END")
              : Stream.of("ALLOCATE " + shares(), "ALLOCATE NOTHING");
      case DancePosition.Asked(_, DanceQuestion question) -> answers(question);
      case DancePosition.Over _ -> Stream.of();
    };
  }

  /// Two discs of five for events, two for diplomacy, the rest for politics.
  private String shares() {
    int discs = table.pool(DiscPool.INFLUENCE);
    int event = Math.min(discs, 2);
    int diplomacy = Math.min(discs - event, 2);
    return event + " " + diplomacy + " " + (discs - event - diplomacy);
  }

  private Stream<String> answers(DanceQuestion question) {
    String verb =
        switch (question.kind()) {
          case SIDE -> "SIDE ";
          case LOSE -> "LOSE ";
          case DISC -> "DISC FROM ";
          case DISCARD -> "DISCARD ";
          case CHOOSE -> "CHOOSE ";
          case OUTCOME -> "MANUAL ";
        };
    return question.kind() == DanceQuestion.Kind.OUTCOME
        ? StatedOutcomes.FORMS.reversed().stream().map(form -> verb + form)
        : question.options().stream().map(option -> verb + quoted(option));
  }

  private String quoted(String word) {
    return names.cards().has(word) ? '"' + names.shown(word) + '"' : word;
  }

  private Stream<String> actions() {
    Stream<String> moves = EuropeanPower.flags().stream().map(power -> "MOVE " + power);
    Stream<String> cancels =
        IntStream.rangeClosed(1, DanceTable.ROW).mapToObj(place -> "CANCEL " + place);
    Stream<String> parties = table.lost().stream().map(party -> "REGAIN " + party);
    return Stream.of(moves, cancels, parties, plays(), Stream.of("END", "UNDO"))
        .flatMap(all -> all);
  }

  private Stream<String> plays() {
    return table.hand().stream().flatMap(this::plays);
  }

  private Stream<String> plays(String card) {
    String play = "PLAY " + quoted(card);
    boolean dice = names.cards().card(card).action().stream().anyMatch(CardAction::dieMark);
    Stream<String> choices =
        Stream.of(
                EuropeanPower.flags().stream().map(EuropeanPower::name),
                table.lost().stream().map(Party::name),
                Stream.of("1", "2", "3", "4", "5"))
            .flatMap(all -> all)
            .map(choice -> play + " " + choice);
    return dice ? Stream.of(play + " SET DIE 3 5") : Stream.concat(Stream.of(play), choices);
  }

  private Stream<String> ahead() {
    return Stream.of(
            Stream.of("SIDE GERMANY > GB > RUSSIA"),
            Arrays.stream(Party.values()).map(party -> "LOSE " + party),
            Arrays.stream(DiscPool.values()).map(pool -> "DISC FROM " + pool),
            table.hand().stream().map(card -> "DISCARD " + quoted(card)))
        .flatMap(all -> all);
  }
}
