package depesche.adjudicator.table.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.ChoiceWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.ReactionWindow;
import depesche.adjudicator.table.position.SealedChoice;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/// Does one line of a letter: the same for a letter that is tried and for one that is judged.
public final class TableJudge {

  /// So many lines of a form are tried before those of the next.
  private static final int FEW = 8;

  private final TableTitle title;
  private final TableVerbs verbs;

  public TableJudge(TableTitle title, TableVerbs verbs) {
    this.title = title;
    this.verbs = verbs;
  }

  public TableVerbs verbs() {
    return verbs;
  }

  /// {@return lines that a seat on turn could write now, as [TablePlay] has them}
  public List<List<String>> lines(LiveTable table, Seat seat) {
    return title.play().lines().apply(table, seat).stream()
        .map(
            texts ->
                texts.stream()
                    .flatMap(text -> verbs.form(text).lines(table, seat).limit(FEW))
                    .toList())
        .toList();
  }

  /// Does what a line says.
  ///
  /// @return why it cannot be done; then the table may be half changed, and [LiveTable#attempt]
  ///   takes that back
  public Optional<Fact> perform(LiveTable table, Seat seat, TableCommand command) {
    return perform(table, seat, command, _ -> {});
  }

  /// The same, for a letter that is read.
  ///
  /// @param doubts hears of each name that is not quite that of the thing
  public Optional<Fact> perform(
      LiveTable table, Seat seat, TableCommand command, Consumer<Fact> doubts) {
    String verb = command.verb();
    String text = command.text();
    table.actor(seat.name());
    boolean choice =
        verb.equals(TableVerbs.CHOOSE) || ChoiceWords.named(table.book(), verb).isPresent();
    Optional<TableVerb> own = verb.equals(TableVerbs.CHOOSE) ? chosen(text) : Optional.empty();
    if (own.isPresent()) {
      // A choice that the title has a verb for is read by that verb alone.
      return perform(table, seat, new TableCommand(own.get().word(), behind(text)), doubts);
    }
    if (choice && verbs.act(verb).isEmpty()) {
      return ChoiceWords.seal(table, seat, verb, text);
    }
    return switch (verb) {
      case TableVerbs.END, TableVerbs.PASS -> end(table, seat, verb);
      case TableVerbs.IF, TableVerbs.OTHERWISE -> stand(table, seat, command);
      case TableVerbs.REACT -> react(table, seat, command, doubts);
      case TableVerbs.CLEAR -> {
        table.answers().clear(seat);
        yield Optional.empty();
      }
      default -> {
        TableVerb act = verbs.act(verb).orElseThrow();
        boolean turn = act.right() == TableVerb.Right.TURN;
        Optional<Fact> early = turn ? notOnTurn(table, seat, verb) : Optional.empty();
        yield early.or(() -> act(table, seat, act, text, doubts)).or(() -> acted(table, seat, act));
      }
    };
  }

  /// {@return the title's own verb that the first word of a choice is}
  private Optional<TableVerb> chosen(String text) {
    String word = text.strip().split("[\\s:=]+", 2)[0];
    return title.play().verbs().stream()
        .filter(verb -> verb.word().equalsIgnoreCase(word))
        .findFirst();
  }

  private static String behind(String text) {
    return text.strip().replaceFirst("^[^\\s:=]+[\\s:=]*", "");
  }

  private static Optional<Fact> act(
      LiveTable table, Seat seat, TableVerb act, String text, Consumer<Fact> doubts) {
    ActWords words = new ActWords(table, act.word(), act.form(table), text, doubts);
    Optional<Fact> refused = act.act(table, seat, words);
    if (refused.isEmpty()) {
      table.answers().dropStale();
    }
    return refused;
  }

  private static Optional<Fact> notOnTurn(LiveTable table, Seat seat, String verb) {
    boolean free = table.answers().window().isEmpty();
    List<Seat> acting = free ? table.stage().acting() : List.of();
    return seat.equals(Seat.MASTER) || acting.contains(seat)
        ? Optional.empty()
        : Optional.of(new TableRefusal.NotYourTurn(verb, acting.stream().map(Seat::name).toList()));
  }

  /// What the layout says of acts of this kind, and then the title.
  private Optional<Fact> acted(LiveTable table, Seat seat, TableVerb act) {
    PhaseLayout phase = table.stage().phase();
    if (act.right() == TableVerb.Right.TURN && !seat.equals(Seat.MASTER)) {
      if (phase.answered().contains(act.word())) {
        String what = table.lastEntry().what().text();
        table.answers().askReactions(seat, (act.word() + " " + what).strip());
      }
      if (phase.endsTurn().contains(act.word())) {
        table.stage().end(seat);
      }
    }
    return title.play().now(table).then(table, seat, act.word());
  }

  private Optional<Fact> end(LiveTable table, Seat seat, String verb) {
    if (isAsked(table, seat) && verb.equals(TableVerbs.PASS)) {
      // A reaction that is not made; the window closes when all have answered.
      return Optional.empty();
    }
    return notOnTurn(table, seat, verb).or(() -> ended(table, seat, verb));
  }

  private Optional<Fact> ended(LiveTable table, Seat seat, String verb) {
    if (verb.equals(TableVerbs.PASS)) {
      table.stage().pass(seat);
    } else {
      table.stage().end(seat);
    }
    table.enter(verb, table.stage().phase().name(), "", "", "");
    return title.play().now(table).then(table, seat, verb);
  }

  private static boolean isAsked(LiveTable table, Seat seat) {
    return table.answers().window().filter(one -> one.asked().contains(seat)).isPresent();
  }

  private Optional<Fact> stand(LiveTable table, Seat seat, TableCommand command) {
    Optional<Fact> unclear = StandingAnswers.unclear(table, verbs, command.line());
    if (unclear.isEmpty()) {
      table.answers().stand(seat, command.line());
    }
    return unclear;
  }

  /// `REACT TO …` is a standing answer; `REACT PLAY 31` answers the question of now.
  private Optional<Fact> react(
      LiveTable table, Seat seat, TableCommand command, Consumer<Fact> doubts) {
    if (command.text().regionMatches(true, 0, "to ", 0, 3)) {
      return stand(table, seat, command);
    }
    return isAsked(table, seat)
        ? reaction(table, seat, command.text(), doubts)
        : Optional.of(new TableRefusal.NoReactionAsked());
  }

  /// Does a reaction: an act, as if it were the seat's turn, or words that the title understands.
  public Optional<Fact> reaction(LiveTable table, Seat seat, String text) {
    return reaction(table, seat, text, _ -> {});
  }

  private Optional<Fact> reaction(LiveTable table, Seat seat, String text, Consumer<Fact> doubts) {
    table.actor(seat.name());
    String[] words = text.strip().split("\\s+", 2);
    Optional<TableVerb> act = verbs.act(words[0].toUpperCase(Locale.ROOT));
    String event =
        table.answers().window().map(ReactionWindow::event).map(one -> one.text()).orElse("");
    table.enter(TableVerbs.REACT, event, "", text, "");
    return act.flatMap(one -> act(table, seat, one, words.length > 1 ? words[1] : "", doubts));
  }

  /// {@return the sealed choices of this phase that a seat still has to make}
  public static List<String> due(LiveTable table, Seat seat) {
    return table.stage().phase().choices().stream()
        .filter(choice -> !table.stage().opened().contains(choice))
        .filter(choice -> table.stage().queue().contains(seat))
        .filter(choice -> !left(table, seat, table.book().choice(choice)).isEmpty())
        .filter(choice -> mayChoose(table, seat, choice))
        .toList();
  }

  /// {@return what of a choice is not made: `BATTLE North`, or the choice itself if it is one}
  /// Where nothing may be chosen, one word is enough for all scopes; so it is where there are not
  /// cards enough for each.
  public static List<String> left(LiveTable table, Seat seat, ChoiceLayout choice) {
    List<String> made =
        table.answers().sealed(seat, choice.name()).stream().map(SealedChoice::name).toList();
    boolean each =
        choice.least() > 0
            && (choice.kind() != ChoiceLayout.Kind.CARD
                || table.cards().pile("hand." + seat).size()
                    >= choice.scopes().size() * choice.least());
    if (choice.scopes().isEmpty() || !each) {
      return made.isEmpty() ? List.of(choice.name()) : List.of();
    }
    return choice.scopes().stream()
        .map(scope -> choice.name() + " " + scope)
        .filter(name -> !made.contains(name))
        .toList();
  }

  /// A seat without cards can choose none.
  private static boolean mayChoose(LiveTable table, Seat seat, String choice) {
    ChoiceLayout layout = table.book().choice(choice);
    return layout.kind() != ChoiceLayout.Kind.CARD || !table.cards().pile("hand." + seat).isEmpty();
  }
}
