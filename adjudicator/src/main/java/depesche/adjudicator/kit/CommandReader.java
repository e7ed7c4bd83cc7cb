package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.notation.LetterLine;
import depesche.adjudicator.notation.Lexicon;
import depesche.adjudicator.notation.ProseDetector;
import depesche.adjudicator.notation.SmallWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads letters that consist of commands, each of which begins with a verb. Comments, quotes,
/// polite words, names before a colon, negations and questions are dealt with here; a title says
/// what its verbs do.
///
/// @param <V> the verbs
/// @param <W> when a letter was written
/// @param <O> what is on file in the end
public abstract class CommandReader<V, W, O> extends SeatLetters<W, O> {

  /// Never splits.
  private static final Pattern NOWHERE = Pattern.compile("(?!)");

  private final Seat seat;
  private final Verbs<V> verbs;

  protected CommandReader(Seat seat, Verbs<V> verbs) {
    this.seat = seat;
    this.verbs = verbs;
  }

  /// What a title says of lines that hold no command.
  public interface Replies {

    /// A line that speaks for another seat.
    Fact anotherSeat(String name);

    /// A negation, a condition or a question.
    ///
    /// @param word because of which the line is no command
    Fact notPlain(String word, String line);

    /// A line below a heading that takes it back.
    Fact takenBack(String heading, String line);

    /// Words that begin with no verb.
    Fact notACommand(String text);

    /// Several things about one line.
    Fact several(List<Fact> facts);
  }

  protected abstract Replies replies();

  /// {@return the words of the game}
  protected abstract Lexicon lexicon();

  /// {@return the seat that a name before a colon names}
  protected abstract Optional<Seat> speaker(String name);

  /// Another letter begins, so that what it says replaces what was said before.
  protected abstract void beginLetter();

  /// Reads one command and puts it on file.
  protected abstract void read(ParsedCommand<V> command, V verb, W written, LineFacts facts);

  /// {@return where a command goes over into another without a sign}
  protected Pattern parts() {
    return NOWHERE;
  }

  @Override
  protected List<Line> file(List<String> letter, W written) {
    beginLetter();
    return LetterLine.of(letter).stream().map(line -> read(line, written)).toList();
  }

  private Line read(LetterLine line, W written) {
    LineFacts facts = new LineFacts();
    return read(line, facts, (command, verb) -> read(command, verb, written, facts));
  }

  /// {@return what becomes of a line whose commands are taken otherwise than those of now}
  ///
  /// @param facts to which is added what is to be said of it
  public final Line read(LetterLine line, LineFacts facts, BiConsumer<ParsedCommand<V>, V> taker) {
    List<Fact> unheard = new ArrayList<>();
    Optional<Seat> speaker = line.speaker().isEmpty() ? Optional.empty() : speaker(line.speaker());
    if (speaker.filter(name -> !name.equals(seat)).isPresent()) {
      facts.refuse(replies().anotherSeat(line.speaker()));
    } else {
      read(line, speaker.isPresent(), taker, facts, unheard);
    }
    // What is plainly no command is passed over, and the receipt says so.
    boolean prose =
        !facts.counts()
            && facts.refusals().size() == unheard.size()
            && ProseDetector.is(line.text(), lexicon());
    return new Line(
        line.number(),
        line.text(),
        prose ? new Verdict.Skipped() : facts.verdict(replies()::several));
  }

  /// A negation, a condition, a question or a heading says it of the whole line.
  private void read(
      LetterLine line,
      boolean spoken,
      BiConsumer<ParsedCommand<V>, V> taker,
      LineFacts facts,
      List<Fact> unheard) {
    Optional<String> objection =
        Stream.concat(Stream.of(line.speaker()), line.orders().stream())
            .flatMap(text -> SmallWords.objection(text).stream())
            .findFirst();
    Optional<Fact> taken =
        Optional.of(line.heading())
            .filter(heading -> !heading.isEmpty() && !line.orders().isEmpty())
            .map(heading -> replies().takenBack(heading, line.text()));
    if (taken.isPresent() || objection.isPresent()) {
      unheard.add(taken.orElseGet(() -> replies().notPlain(objection.orElseThrow(), line.text())));
      facts.refuse(unheard.getLast());
      return;
    }
    for (ParsedCommand<V> command : ParsedCommand.of(line, spoken, verbs, parts())) {
      if (command.verb().isPresent()) {
        taker.accept(command, command.verb().get());
      } else {
        unheard.add(replies().notACommand(command.text()));
        facts.refuse(unheard.getLast());
      }
    }
  }
}
