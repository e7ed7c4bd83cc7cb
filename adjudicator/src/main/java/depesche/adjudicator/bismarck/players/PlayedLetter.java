package depesche.adjudicator.bismarck.players;

import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceCourse;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.bismarck.turns.DanceRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a playing program decides, as the lines of a letter.
public record PlayedLetter(DancePosition position, CardIndex cards, DanceRulings rulings) {

  private static final String FACE = "=";
  private static final int MOST_CHOICES = 3;

  /// {@return the lines, in order. What is done of the player's own accord ends with END, and what
  /// a card leaves to its player stands behind its title}
  public List<String> lines(List<DanceCommand> commands) {
    List<DanceCommand> all = new ArrayList<>();
    for (DanceCommand command : commands) {
      all.add(whole(all, command));
    }
    if (position instanceof DancePosition.Open(DanceCourse course)
        && course.stage() != DanceStage.ALLOCATE
        && all.stream().noneMatch(one -> one.verb() == DanceVerb.END)) {
      all.add(DanceCommand.of(DanceVerb.END));
    }
    return all.stream().map(this::line).toList();
  }

  private DanceCommand whole(List<DanceCommand> before, DanceCommand command) {
    DanceCommand whole = command;
    for (int choice = 0; choice < MOST_CHOICES && command.verb() == DanceVerb.PLAY; choice++) {
      List<DanceCommand> orders = new ArrayList<>(before);
      orders.add(whole);
      DancePosition then =
          DanceRun.of(cards, rulings, position, orders, Optional.empty()).position();
      if (!(then instanceof DancePosition.Asked(_, DanceQuestion question))
          || question.kind() != DanceQuestion.Kind.CHOOSE) {
        return whole;
      }
      Foresight foresight = new Foresight(then.table(), cards, rulings);
      List<String> words = new ArrayList<>(whole.words());
      words.add(new PlainAnswers(foresight).to(question).first());
      whole = new DanceCommand(DanceVerb.PLAY, words);
    }
    return whole;
  }

  private String line(DanceCommand command) {
    List<String> words = new ArrayList<>();
    List<String> faces = new ArrayList<>();
    for (String word : command.words()) {
      if (word.startsWith(FACE)) {
        faces.add(word.substring(FACE.length()));
      } else {
        words.add(cards.has(word) ? '"' + cards.title(word) + '"' : word);
      }
    }
    String verb = command.verb() == DanceVerb.DISC ? "DISC FROM" : command.verb().name();
    String between = command.verb() != DanceVerb.MANUAL && command.verb().answers() ? " > " : " ";
    String line = (verb + " " + String.join(between, words)).strip();
    return faces.isEmpty() ? line : line + " SET DIE " + String.join(" ", faces);
  }
}
