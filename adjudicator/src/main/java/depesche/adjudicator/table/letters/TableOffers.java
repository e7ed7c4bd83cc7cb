package depesche.adjudicator.table.letters;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.kit.Examples;
import depesche.adjudicator.notation.Offer;
import depesche.adjudicator.notation.Offers;
import depesche.adjudicator.rules.Suggests.Menu;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.acts.VerbForm;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.news.TablePrompt;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.TableDemands;
import depesche.adjudicator.table.turns.TableJudge;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a seat may go on to write, and lines that answer what it is asked now.
public final class TableOffers {

  /// A choice of no more cards is shown with each number of them.
  private static final int SEVERAL = 3;

  private final TablePosition position;
  private final Seat seat;
  private final TableBook book;
  private final TableJudge judge;
  private final LiveTable table;

  public TableOffers(TablePosition position, Seat seat, TableBook book, TableJudge judge) {
    this.position = position;
    this.seat = seat;
    this.book = book;
    this.judge = judge;
    this.table = new LiveTable(position.table(), book, Optional.empty());
  }

  private TableLetterReader reader() {
    return new TableLetterReader(position, seat, book, judge);
  }

  /// {@return lines that begin as typed, best first}
  public List<String> suggested(String typed) {
    if (typed.indexOf('\n') >= 0) {
      return List.of();
    }
    return Offers.best(
        "",
        typed,
        List.of(),
        Stream.of(answers(), acts(), ahead()).flatMap(all -> all).distinct().map(Offer::of),
        line -> reader().read(line).accepted());
  }

  /// {@return lines that answer what is asked now}
  public List<String> examples() {
    List<Stream<Offer>> sources = new ArrayList<>();
    prompts()
        .forEach(
            prompt -> sources(prompt).forEach(lines -> sources.add(lines.stream().map(Offer::of))));
    return Examples.of(sources, letter -> reader().read(letter));
  }

  /// {@return for each question all lines that might answer it}
  List<List<String>> each() {
    return prompts().stream().map(this::ended).toList();
  }

  /// {@return lines that answer a question and do no more than it asks for}
  private List<String> ended(Fact prompt) {
    return switch (prompt) {
      case TablePrompt.TurnWanted _ ->
          table.stage().phase().rounds() == 0 ? List.of("PASS", "END") : List.of("END", "PASS");
      case TablePrompt.EndWanted _ -> List.of("END");
      case TablePrompt.TradeDue _ -> List.of("DECLINE");
      default -> sources(prompt).stream().flatMap(List::stream).toList();
    };
  }

  /// {@return what may be chosen to answer what is asked now}
  public List<Menu> menus() {
    return prompts().stream().flatMap(this::menus).toList();
  }

  private Stream<Menu> menus(Fact prompt) {
    return switch (prompt) {
      case TablePrompt.ChoiceDue(_, _, List<String> due) ->
          due.stream().map(book::choice).flatMap(this::menus);
      case TablePrompt.ReactionDue _, TablePrompt.UndoDue _, TablePrompt.TradeDue _ ->
          sources(prompt).stream().flatMap(this::menu);
      default -> Stream.of();
    };
  }

  private Stream<Menu> menus(ChoiceLayout choice) {
    boolean cards = choice.kind() == ChoiceLayout.Kind.CARD;
    return scopes(choice, values(choice))
        .flatMap(this::menu)
        .map(menu -> cards && choice.most() > 1 ? inOneLine(menu, choice.most()) : menu);
  }

  private Stream<Menu> menu(List<String> lines) {
    return lines.isEmpty()
        ? Stream.of()
        : Menu.of(about(lines), lines.stream(), line -> reader().read(line).accepted(), 1).stream();
  }

  /// {@return the same where several cards can be chosen}
  private static Menu inOneLine(Menu menu, int most) {
    String verb = menu.about();
    List<String> cards =
        menu.words().stream().map(line -> line.substring(verb.length() + 1)).toList();
    return new Menu(verb, verb, cards, Math.min(most, cards.size()), false);
  }

  /// {@return the words with which all lines begin, or the first does}
  private static String about(List<String> lines) {
    String first = lines.getFirst();
    int end = first.lastIndexOf(' ');
    while (end > 0) {
      String head = first.substring(0, end);
      if (lines.stream().allMatch(line -> line.startsWith(head + " "))) {
        return head;
      }
      end = first.lastIndexOf(' ', end - 1);
    }
    return first.split(" ", 2)[0];
  }

  /// {@return all there is to choose, where it is one thing}
  private List<String> values(ChoiceLayout choice) {
    return switch (choice.kind()) {
      case CARD -> choice.least() > 1 ? List.of() : cards(choice.least());
      case NUMBER ->
          IntStream.rangeClosed(choice.least(), choice.most())
              .limit(Menu.MOST + 1L)
              .mapToObj(String::valueOf)
              .toList();
      case SEAT, OPTION -> some(choice);
      case TEXT -> List.of();
    };
  }

  private List<Fact> prompts() {
    return TableDemands.of(table, judge.verbs()).stream()
        .filter(demand -> demand.seat().equals(seat))
        .map(Demand::prompt)
        .flatMap(
            prompt ->
                prompt instanceof TablePrompt.SeveralDue(List<Fact> all)
                    ? all.stream()
                    : prompt instanceof TablePrompt.ChoiceDue(int turn, String phase, var due)
                        ? due.stream()
                            .map(one -> new TablePrompt.ChoiceDue(turn, phase, List.of(one)))
                        : Stream.of(prompt))
        .toList();
  }

  private Stream<String> answers() {
    return prompts().stream().flatMap(prompt -> sources(prompt).stream()).flatMap(List::stream);
  }

  /// {@return for each line of an answer some that may do}
  private List<List<String>> sources(Fact prompt) {
    return prompt instanceof TablePrompt asked
        ? switch (asked) {
          case TablePrompt.TurnWanted _, TablePrompt.EndWanted _ -> judge.lines(table, seat);
          case TablePrompt.ChoiceDue(_, _, List<String> due) ->
              due.stream().map(book::choice).flatMap(one -> scopes(one, some(one))).toList();
          case TablePrompt.ReactionDue _ -> List.of(List.of("PASS"));
          case TablePrompt.TradeDue(List<String> from) ->
              List.of(
                  Stream.concat(
                          lines(List.of(new VerbForm("TRADE {card} WITH " + from.getFirst()))),
                          Stream.of("DECLINE"))
                      .toList());
          case TablePrompt.UndoDue(int number, _) -> List.of(List.of("UNDO " + number, "DECLINE"));
          case TablePrompt.SeveralDue _ -> List.of();
        }
        : List.of();
  }

  /// {@return for each thing that is to be chosen the lines that choose it}
  private static Stream<List<String>> scopes(ChoiceLayout choice, List<String> values) {
    List<String> scopes = choice.scopes().isEmpty() ? List.of("") : choice.scopes();
    String verb = verb(choice.name());
    return scopes.stream()
        .map(scope -> values.stream().map(value -> (verb + " " + scope).strip() + " " + value))
        .map(Stream::toList);
  }

  private List<String> cards() {
    return table.cards().pile(LiveCards.hand(seat));
  }

  private Stream<String> choices(String name) {
    ChoiceLayout choice = book.choice(name);
    return scopes(choice, some(choice)).flatMap(List::stream);
  }

  /// {@return things that may be chosen}
  private List<String> some(ChoiceLayout choice) {
    return switch (choice.kind()) {
      case CARD -> Stream.concat(cards(choice.least()).stream(), several(choice)).toList();
      case NUMBER -> List.of(String.valueOf(choice.least()), String.valueOf(choice.most()));
      case SEAT -> table.seats().stream().map(Seat::name).toList();
      case OPTION -> choice.options();
      case TEXT -> List.of("as printed");
    };
  }

  /// {@return how the line of a choice begins; a title reads `BATTLE A:` for its choice `BATTLE_A`}
  private static String verb(String choice) {
    if (choice.indexOf('_') > 0) {
      return choice.replace('_', ' ') + ":";
    }
    return choice.matches("\\w+") ? choice.toUpperCase(Locale.ROOT) : "CHOOSE " + choice;
  }

  /// {@return cards that may be chosen; nobody must choose one where none is enough}
  private List<String> cards(int least) {
    List<String> held = cards();
    if (least == 0) {
      return Stream.concat(held.stream(), Stream.of("none")).toList();
    }
    if (held.size() < least) {
      return List.of();
    }
    return least == 1 ? held : List.of(String.join(" ", held.subList(0, least)));
  }

  /// {@return cards side by side, where a title may want several for one choice}
  private Stream<String> several(ChoiceLayout choice) {
    List<String> held = cards();
    return choice.most() > SEVERAL
        ? Stream.of()
        : IntStream.rangeClosed(Math.max(2, choice.least()), choice.most())
            .boxed()
            .flatMap(
                count ->
                    IntStream.rangeClosed(0, held.size() - count)
                        .mapToObj(at -> String.join(" ", held.subList(at, at + count))));
  }

  /// What the seat can do now, and look at.
  private Stream<String> acts() {
    boolean acting = table.stage().acting().contains(seat);
    return Stream.concat(
        judge
            .verbs()
            .acts()
            .filter(verb -> acting || verb.right() == TableVerb.Right.ANY)
            .filter(verb -> verb.rule().stops(table, verb.word()).isEmpty())
            .flatMap(verb -> lines(verb.forms())),
        TableVerbs.LOOKS.stream());
  }

  private Stream<String> ahead() {
    return Stream.concat(
        book.layout().choices().stream().flatMap(choice -> choices(choice.name())),
        lines(judge.verbs().standing(book)));
  }

  private Stream<String> lines(List<VerbForm> forms) {
    return forms.stream().flatMap(form -> form.lines(table, seat));
  }
}
