package depesche.adjudicator.table.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ChoiceWords;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.layout.TableLayout;
import depesche.adjudicator.table.news.TableNews;
import depesche.adjudicator.table.position.JournalEntry;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.ReactionWindow;
import depesche.adjudicator.table.position.SealedChoice;
import depesche.adjudicator.table.position.TablePlace;
import depesche.adjudicator.table.position.TableStanding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Leads a table from one question to the next.
final class Sequence {

  /// More steps in a row without a question would never end: no turn has so many for a phase.
  private static final int MOST_STEPS = 100;

  private final TableTitle title;
  private final TableJudge judge;

  Sequence(TableTitle title, TableJudge judge) {
    this.title = title;
    this.judge = judge;
  }

  /// Begins the first phase.
  void begin(LiveTable table) {
    enter(table, 1, 0);
    settle(table);
  }

  /// Goes on as long as nobody is asked anything.
  void settle(LiveTable table) {
    TableLayout layout = table.book().layout();
    int most = MOST_STEPS * layout.turns() * layout.phases().size();
    for (int i = 0; i < most && table.places().isEmpty(); i++) {
      if (!goesOn(table)) {
        return;
      }
    }
    if (table.places().isEmpty()) {
      throw new IllegalStateException(title.title().id() + " never asks anybody");
    }
  }

  /// Makes one step further, if nobody has to be asked for it.
  private boolean goesOn(LiveTable table) {
    table.actor(JournalEntry.FIXED);
    Optional<ReactionWindow> window = table.answers().window();
    if (window.isPresent()) {
      boolean all =
          window.get().asked().stream()
              .allMatch(seat -> StandingAnswers.answer(table, seat, window.get()).isPresent());
      if (all) {
        closeWindow(table, new LinkedHashMap<>());
      }
      return all;
    }
    PhaseLayout phase = table.stage().phase();
    return switch (phase.mode()) {
      case TURNS -> nextRound(table, phase);
      case TOGETHER -> table.stage().queue().isEmpty() && endPhase(table);
      case SEALED -> openIfAll(table) || (isOpen(table, phase) && endPhase(table));
      case NONE -> endPhase(table);
    };
  }

  private boolean nextRound(LiveTable table, PhaseLayout phase) {
    if (!table.stage().queue().isEmpty()) {
      return false;
    }
    if (table.stage().round() < phase.rounds() && !table.stage().order().isEmpty()) {
      table.stage().again();
      return true;
    }
    return endPhase(table);
  }

  private static boolean isOpen(LiveTable table, PhaseLayout phase) {
    return table.stage().opened().containsAll(phase.choices());
  }

  private boolean openIfAll(LiveTable table) {
    boolean due = table.seats().stream().anyMatch(seat -> !TableJudge.due(table, seat).isEmpty());
    boolean left = !isOpen(table, table.stage().phase());
    if (!due && left) {
      open(table);
    }
    return !due && left;
  }

  /// Opens all sealed choices of the phase; a seat that has made none has chosen nothing.
  void open(LiveTable table) {
    table.actor(JournalEntry.FIXED);
    for (String choice : table.stage().phase().choices()) {
      if (table.stage().opened().contains(choice)) {
        continue;
      }
      List<SealedChoice> opened = new ArrayList<>();
      for (SealedChoice one : table.answers().open(choice)) {
        if (stillHeld(table, one)) {
          opened.add(one);
        }
      }
      List<TableNews.ChoiceLine> lines = new ArrayList<>();
      for (Seat seat : table.stage().order()) {
        List<SealedChoice> own = opened.stream().filter(one -> one.seat().equals(seat)).toList();
        own.forEach(one -> lines.add(line(table, one)));
        if (own.isEmpty()) {
          lines.add(new TableNews.ChoiceLine(seat.name(), ""));
        }
      }
      table.enter("OPEN", choice, "", said(lines), "");
      table.tell(new TableNews.ChoicesOpened(choice, lines));
      opened.forEach(one -> lay(table, one));
      title.play().opened().then(table, choice, opened);
    }
  }

  private static TableNews.ChoiceLine line(LiveTable table, SealedChoice one) {
    String scope = one.scope().equals(SealedChoice.WHOLE) ? "" : one.scope() + ": ";
    return new TableNews.ChoiceLine(
        one.seat().name(), scope + ChoiceWords.shown(one, table.book()));
  }

  private static String said(List<TableNews.ChoiceLine> lines) {
    return String.join(
        "; ",
        lines.stream()
            .map(line -> line.seat() + " " + (line.value().isEmpty() ? "nothing" : line.value()))
            .toList());
  }

  /// A card may have left the hand since it was chosen.
  private static boolean stillHeld(LiveTable table, SealedChoice one) {
    return table.cards().pile(LiveCards.hand(one.seat())).containsAll(one.cards(table.book()));
  }

  private static void lay(LiveTable table, SealedChoice one) {
    for (String card : one.cards(table.book())) {
      table.cards().lay(one.seat(), card, table.book().choice(one.choice()).after());
      table.cards().show(one.seat(), card);
    }
  }

  // Reactions

  /// Does the reactions in turn order: what seats have written now, or else what they have said in
  /// advance. A seat that has said nothing passes.
  void closeWindow(LiveTable table, SequencedMap<Seat, String> written) {
    ReactionWindow window = table.answers().window().orElseThrow();
    List<String> reacting = new ArrayList<>();
    for (Seat seat : window.asked()) {
      String answer =
          Optional.ofNullable(written.get(seat))
              .or(() -> StandingAnswers.answer(table, seat, window))
              .orElse("PASS");
      if (!answer.equalsIgnoreCase("PASS") && isDone(table, seat, answer)) {
        reacting.add(seat.name());
      }
    }
    Seat[] concerned =
        table.seats().stream()
            .filter(
                seat ->
                    seat.equals(window.seat())
                        || reacting.contains(seat.name())
                        || table.stage().acting().contains(seat))
            .toArray(Seat[]::new);
    table.tell(new TableNews.ReactionsHeard(window.event().text(), reacting), concerned);
    table.answers().closeWindow();
    table.actor(JournalEntry.FIXED);
    title.play().reacted().accept(table, window);
  }

  /// Does a reaction; one that cannot be done is none, and only its seat hears of it.
  private boolean isDone(LiveTable table, Seat seat, String answer) {
    Optional<Fact> refused = table.attempt(() -> judge.reaction(table, seat, answer));
    refused.ifPresent(
        why -> table.tell(new TableNews.ActsStopped(0, "REACT " + answer, List.of(why), 0), seat));
    return refused.isEmpty();
  }

  // Phases

  private boolean endPhase(LiveTable table) {
    title.play().now(table).ends().accept(table);
    if (table.places().isEmpty()) {
      next(table);
    }
    return true;
  }

  private void next(LiveTable table) {
    List<PhaseLayout> phases = table.book().layout().phases();
    int at = phases.indexOf(table.stage().phase());
    String jump = table.stage().jump();
    for (int i = 0; i < phases.size() && !jump.isEmpty(); i++) {
      if (phases.get(i).name().equals(jump)) {
        if (i <= at) {
          endTurn(table, i);
        } else {
          enter(table, table.stage().turn(), i);
        }
        return;
      }
    }
    if (at + 1 < phases.size()) {
      enter(table, table.stage().turn(), at + 1);
    } else {
      endTurn(table, 0);
    }
  }

  private void endTurn(LiveTable table, int phase) {
    title.play().turnEnds().accept(table);
    TableLayout layout = table.book().layout();
    if (table.places().isEmpty() && table.stage().turn() >= layout.turns()) {
      table.finish(standing(table, layout.score()));
    }
    if (table.places().isEmpty()) {
      enter(table, table.stage().turn() + 1, phase);
    }
  }

  /// {@return all seats by a track of which each has a marker, the highest first; all equal if
  /// there is no such track}
  static List<TablePlace> standing(LiveTable table, String track) {
    SequencedMap<Seat, Integer> points = new LinkedHashMap<>();
    table
        .seats()
        .forEach(seat -> points.put(seat, track.isEmpty() ? 0 : table.tracks().value(track, seat)));
    return TableStanding.byPoints(points, track);
  }

  private void enter(LiveTable table, int turn, int phase) {
    table.actor(JournalEntry.FIXED);
    table.stage().begin(turn, phase, table.seats());
    PhaseLayout begun = table.stage().phase();
    PhasePlay play = title.play().now(table);
    table.stage().order(play.asked().apply(table));
    table.enter("PHASE", begun.name(), "", String.valueOf(turn), "");
    if (begun.draw() > 0) {
      deal(table, begun.draw());
    }
    if (table.places().isEmpty()) {
      play.begins().accept(table);
    }
  }

  /// As many as there are.
  private static void deal(LiveTable table, int count) {
    DeckLayout deck = table.book().layout().decks().getFirst();
    for (Seat seat : table.seats()) {
      int drawn = table.cards().deal(deck, count, seat);
      if (drawn > 0) {
        table.actor(seat.name());
        table.enter("DRAW", deck.name(), "", String.valueOf(drawn), "");
      }
    }
    table.actor(JournalEntry.FIXED);
  }
}
