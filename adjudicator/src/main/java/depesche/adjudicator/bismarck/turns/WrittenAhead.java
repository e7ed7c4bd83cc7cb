package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceVerb;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// What the player has written and what is not used up: commands in the order of their lines, and
/// answers for the questions of the turn.
final class WrittenAhead {

  /// Whether a word of the player means an option.
  interface Matching {

    boolean test(String option, String word);
  }

  private final List<DanceCommand> commands;
  private final List<DanceCommand> answers;

  /// @param kept what was written ahead
  /// @param answers on file for this turn
  /// @param orders what is written now
  WrittenAhead(List<DanceCommand> kept, List<DanceCommand> answers, List<DanceCommand> orders) {
    this.commands = together(kept, orders);
    this.answers = new ArrayList<>(answers);
    fileAnswers();
  }

  /// {@return what was written ahead, and what is written now. If the end of the turn was written
  /// ahead, what is written now still comes before it}
  private static List<DanceCommand> together(List<DanceCommand> kept, List<DanceCommand> orders) {
    int end = turnEnd(kept);
    int own = turnEnd(orders);
    List<DanceCommand> all = new ArrayList<>(kept);
    all.addAll(end, orders.subList(0, own));
    int rest = end < kept.size() ? Math.min(own + 1, orders.size()) : own;
    all.addAll(orders.subList(rest, orders.size()));
    return all;
  }

  /// {@return where the line is that ends the turn; behind all if there is none}
  private static int turnEnd(List<DanceCommand> commands) {
    for (int i = 0; i < commands.size(); i++) {
      if (commands.get(i).verb() == DanceVerb.END) {
        return i;
      }
    }
    return commands.size();
  }

  /// Puts the answers that wait on file, up to the end of the turn they are for. A later one
  /// replaces an earlier one to the same question; stated outcomes add up.
  void fileAnswers() {
    List<DanceCommand> turn = commands.subList(0, turnEnd(commands));
    for (DanceCommand command : turn) {
      if (command.verb().answers()) {
        if (command.verb() != DanceVerb.MANUAL) {
          answers.removeIf(old -> old.verb() == command.verb());
        }
        answers.add(command);
      }
    }
    turn.removeIf(command -> command.verb().answers());
  }

  /// A turn ends, and the answers for it with it.
  void endTurn() {
    answers.clear();
    fileAnswers();
  }

  /// {@return the first command of these that the turn has; it waits no more}
  Optional<DanceCommand> next(Predicate<DanceCommand> wanted) {
    // The line that ends the turn is itself part of it.
    int end = Math.min(commands.size(), turnEnd(commands) + 1);
    for (int i = 0; i < end; i++) {
      if (wanted.test(commands.get(i))) {
        return Optional.of(commands.remove(i));
      }
    }
    return Optional.empty();
  }

  /// {@return whether the first command of these has this verb}
  boolean isFirst(Predicate<DanceCommand> wanted, DanceVerb verb) {
    return commands.stream().filter(wanted).findFirst().stream()
        .anyMatch(one -> one.verb() == verb);
  }

  /// {@return the first option that an answer on file means}
  Optional<String> answer(DanceQuestion question, Matching matches) {
    return answers.stream()
        .filter(command -> command.verb() == question.kind().verb())
        .flatMap(command -> command.words().stream())
        .flatMap(word -> question.options().stream().filter(one -> matches.test(one, word)))
        .findFirst();
  }

  /// {@return the outcomes that the player has stated; they are used up}
  List<DanceCommand> outcomes() {
    List<DanceCommand> stated =
        answers.stream().filter(command -> command.verb() == DanceVerb.MANUAL).toList();
    answers.removeAll(stated);
    return stated;
  }

  List<DanceCommand> commands() {
    return commands;
  }

  List<DanceCommand> answers() {
    return answers;
  }
}
