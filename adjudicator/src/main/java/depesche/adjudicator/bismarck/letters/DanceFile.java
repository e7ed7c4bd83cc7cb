package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.turns.CardIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the letters of a phase have put on file, in the order of their lines.
final class DanceFile {

  /// What was on file at some time.
  record State(List<DanceCommand> commands, boolean earlierEnd) {}

  private final DanceTrial trial;
  private final List<DanceCommand> commands = new ArrayList<>();

  /// Whether an earlier letter has the line that ends the turn.
  private boolean earlierEnd;

  DanceFile(DanceTrial trial) {
    this.trial = trial;
  }

  List<DanceCommand> commands() {
    return List.copyOf(commands);
  }

  /// {@return the table as the commands leave it}
  DanceTable table() {
    return trial.run(commands).position().table();
  }

  /// Another letter begins. Its lines still belong to the turn that an earlier one has ended.
  void beginLetter() {
    earlierEnd = commands.stream().anyMatch(one -> one.verb() == DanceVerb.END);
  }

  /// {@return whether a command of this letter speaks of the next turn}
  boolean isNextTurn() {
    return !earlierEnd && commands.stream().anyMatch(one -> one.verb() == DanceVerb.END);
  }

  /// {@return what is on file with one more. A later answer replaces an earlier one to the same
  /// question; all else adds up}
  List<DanceCommand> with(DanceCommand command) {
    List<DanceCommand> all = new ArrayList<>(commands);
    boolean next = isNextTurn();
    if (command.verb().answers() && command.verb() != DanceVerb.MANUAL && !next) {
      all.removeIf(old -> old.verb() == command.verb());
    }
    if (!earlierEnd) {
      all.add(command);
    } else if (command.verb() != DanceVerb.END) {
      all.add(all.indexOf(DanceCommand.of(DanceVerb.END)), command);
    }
    return all;
  }

  void add(DanceCommand command) {
    List<DanceCommand> all = with(command);
    commands.clear();
    commands.addAll(all);
    earlierEnd &= command.verb() != DanceVerb.END;
  }

  /// {@return what is on file now}
  State state() {
    return new State(List.copyOf(commands), earlierEnd);
  }

  /// Anything put on file since then is not.
  void back(State before) {
    commands.clear();
    commands.addAll(before.commands());
    earlierEnd = before.earlierEnd();
  }

  void clear() {
    commands.clear();
    earlierEnd = false;
  }

  /// {@return what was taken back; if nothing is on file, the last action that was judged}
  Optional<DanceCommand> undo() {
    for (int i = commands.size() - 1; i >= 0; i--) {
      DanceCommand command = commands.get(i);
      if (!command.verb().answers() && command.verb() != DanceVerb.UNDO) {
        earlierEnd &= command.verb() != DanceVerb.END;
        return Optional.of(commands.remove(i));
      }
    }
    Optional<DanceCommand> judged = trial.lastJudged(commands);
    if (judged.isPresent()) {
      int undone = (int) commands.stream().filter(one -> one.verb() == DanceVerb.UNDO).count();
      commands.add(undone, DanceCommand.of(DanceVerb.UNDO));
    }
    return judged;
  }

  /// {@return the allocation on file}
  Optional<DanceCommand> allocation() {
    return commands.stream().filter(one -> one.verb() == DanceVerb.ALLOCATE).findFirst();
  }

  /// Takes the allocation off the file.
  void withdrawAllocation() {
    commands.removeIf(one -> one.verb() == DanceVerb.ALLOCATE);
  }

  /// Takes another allocation in the place of the one on file.
  void allocate(DanceCommand other) {
    commands.replaceAll(one -> one.verb() == DanceVerb.ALLOCATE ? other : one);
  }

  static boolean setsDice(String id, CardIndex cards) {
    return cards.card(id).action().stream().anyMatch(CardAction::dieMark);
  }

  /// {@return the last card on file that sets dice, with these faces; empty if there is none}
  Optional<DanceCommand> withFaces(List<String> faces, CardIndex cards) {
    for (int i = commands.size() - 1; i >= 0; i--) {
      DanceCommand command = commands.get(i);
      if (command.verb() == DanceVerb.PLAY && setsDice(command.first(), cards)) {
        List<String> words = new ArrayList<>(command.words());
        words.removeIf(word -> word.startsWith("="));
        words.addAll(faces);
        commands.set(i, new DanceCommand(DanceVerb.PLAY, words));
        return Optional.of(commands.get(i));
      }
    }
    return Optional.empty();
  }
}
