package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Firmness;
import depesche.adjudicator.Line;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.letter.Surrounding;
import depesche.adjudicator.notation.Lexicon;
import depesche.adjudicator.notation.ProseDetector;
import depesche.adjudicator.notation.SmallWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
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
  private final Predicate<V> ranks;
  private SignaturePlace signed = SignaturePlace.NONE;

  protected CommandReader(Seat seat, Verbs<V> verbs) {
    this(seat, verbs, _ -> false);
  }

  /// @param ranks of which verbs an `or` parts wishes, the best first; of others nobody can know
  ///   which is meant
  protected CommandReader(Seat seat, Verbs<V> verbs, Predicate<V> ranks) {
    this.seat = seat;
    this.verbs = verbs;
    this.ranks = ranks;
  }

  /// {@return what a title says of words that begin with no verb}
  protected abstract Fact notACommand(String text);

  /// {@return what is said of a negation, a condition or a question}
  ///
  /// @param word because of which the line is no command
  protected Fact notPlain(String word, String line) {
    return new UnclearCommandFact.NotPlainlySaid(word, line);
  }

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
    return lines(letter, spelled(letter)).stream().map(line -> read(line, written)).toList();
  }

  /// {@return the lines of a letter in the spelling of the title}
  protected List<String> spelled(List<String> letter) {
    return letter;
  }

  /// {@return the lines of a letter, each with its text as it was written}
  ///
  /// @param spelled the same lines in the spelling of the title
  protected final List<LetterLine> lines(List<String> written, List<String> spelled) {
    signed(written);
    return LetterLine.of(spelled, this::isProse).stream()
        .map(line -> line.asWritten(written, spelled))
        .toList();
  }

  /// `KEEP NONE` begins like a command, whatever its words say elsewhere.
  protected final boolean isProse(String words) {
    return verbs.of(words.strip().split("\\s+", 2)[0]).isEmpty()
        && ProseDetector.is(words, lexicon());
  }

  /// Notes where a letter is signed, before its lines are read.
  protected final void signed(List<String> letter) {
    signed = SignaturePlace.of(letter);
  }

  /// {@return whether a line stands where letters are signed, so that it may be a name}
  protected final boolean maySign(int number, String text) {
    return signed.kind(number, false, text, word -> speaker(word).isPresent())
        != SignaturePlace.Kind.COMMAND;
  }

  /// {@return whether what stands around a line says that it is not done as it stands there}
  protected final boolean isSetAside(LetterLine line) {
    return setAside(line).isPresent()
        || line.surrounding() instanceof Surrounding.Correction
        || line.surrounding() instanceof Surrounding.Retraction;
  }

  /// {@return the commands that a line holds; none if it speaks for another seat}
  protected final List<ParsedCommand<V>> commands(LetterLine line) {
    Optional<Seat> speaker = line.speaker().isEmpty() ? Optional.empty() : speaker(line.speaker());
    return speaker.filter(name -> !name.equals(seat)).isPresent()
        ? List.of()
        : ParsedCommand.of(line, speaker.isPresent(), verbs, parts());
  }

  /// {@return what becomes of a line for the question asked now}
  protected Line read(LetterLine line, W written) {
    LineFacts facts = new LineFacts();
    return read(line, facts, (command, verb) -> read(command, verb, written, facts));
  }

  /// {@return what becomes of a line for the question asked now, whose commands are taken
  /// otherwise}
  ///
  /// @param facts to which is added what is to be said of it
  protected final Line read(
      LetterLine line, LineFacts facts, BiConsumer<ParsedCommand<V>, V> taker) {
    Line read = understood(line, facts, taker);
    if (facts.counts()) {
      stands(line.surrounding());
    }
    return read;
  }

  /// {@return what becomes of a line, whatever question it is for}
  ///
  /// @param facts to which is added what is to be said of it
  /// @param taker takes its commands
  public final Line understood(
      LetterLine line, LineFacts facts, BiConsumer<ParsedCommand<V>, V> taker) {
    List<Fact> unheard = new ArrayList<>();
    Optional<Seat> speaker = line.speaker().isEmpty() ? Optional.empty() : speaker(line.speaker());
    if (speaker.filter(name -> !name.equals(seat)).isPresent()) {
      facts.refuse(new UnclearCommandFact.SaidForAnother(line.speaker()));
    } else {
      read(line, speaker.isPresent(), taker, facts, unheard);
    }
    // A line that is plainly no command is passed over, and the receipt says so.
    boolean prose =
        !facts.counts()
            && facts.refusals().size() == unheard.size()
            && (ProseDetector.is(line.text(), lexicon())
                || (line.surrounding() instanceof Surrounding.Signed
                    && !ProseDetector.isShaped(line.text())));
    if ((prose || (line.orders().isEmpty() && !facts.isRefused()))
        && line.surrounding() instanceof Surrounding.Unsettled(Firmness firmness, _)) {
      return new Line(line.number(), line.text(), new Verdict.Taken(announced(facts, firmness)));
    }
    return new Line(
        line.number(),
        line.text(),
        prose ? new Verdict.Skipped() : facts.verdict(UnclearCommandFact.SeveralSaid::new));
  }

  private Stream<ParsedCommand<V>> commands(LetterLine line, boolean spoken) {
    return ParsedCommand.of(line, spoken, verbs, parts()).stream();
  }

  private static Fact announced(LineFacts facts, Firmness firmness) {
    Fact announced = MeantFact.of(firmness);
    facts.mean(announced);
    return announced;
  }

  private Optional<Fact> setAside(LetterLine line) {
    return SetAside.of(
        line,
        seat.name(),
        name -> speaker(name).map(Seat::name),
        UnclearCommandFact.BelowHeading::new);
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
            .findFirst()
            .or(line::correctsItself);
    Optional<Fact> taken = line.orders().isEmpty() ? Optional.empty() : setAside(line);
    if (taken.isPresent() || objection.isPresent()) {
      Fact why = taken.orElseGet(() -> notPlain(objection.orElseThrow(), line.text()));
      facts.refuse(why);
      boolean meant =
          why instanceof MeantFact.NothingRetracted
              || (why instanceof MeantFact.LineCorrected(_, String other) && !other.isEmpty())
              || (why instanceof MeantFact && commands(line, spoken).anyMatch(ParsedCommand::acts));
      if (!meant) {
        unheard.add(why);
      }
      return;
    }
    for (ParsedCommand<V> command : commands(line, spoken).toList()) {
      take(line, command, taker, facts, unheard);
    }
  }

  private void take(
      LetterLine line,
      ParsedCommand<V> command,
      BiConsumer<ParsedCommand<V>, V> taker,
      LineFacts facts,
      List<Fact> unheard) {
    Optional<V> verb = command.verb();
    if (verb.isEmpty()) {
      unheard.add(notACommand(command.written()));
      facts.refuse(unheard.getLast());
      return;
    }
    boolean behind = line.orders().size() > 1 && SignaturePlace.closes(line.orders().getFirst());
    switch (signed.kind(
        line.number(), behind, command.written(), word -> speaker(word).isPresent())) {
      case NAME -> {}
      case UNCLEAR -> facts.refuse(new UnclearCommandFact.MaybeSigned(command.written()));
      case COMMAND -> {
        if (command.doubt().isPresent()) {
          unheard.add(command.doubt().get());
          facts.refuse(unheard.getLast());
          return;
        }
        Optional<String> or =
            ranks.test(verb.get()) ? Optional.empty() : command.alternative(lexicon());
        if (or.isPresent()) {
          facts.refuse(notPlain(or.get(), line.text().strip()));
        } else {
          taker.accept(command, verb.get());
        }
      }
    }
  }
}
