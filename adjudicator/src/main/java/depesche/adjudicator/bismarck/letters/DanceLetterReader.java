package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceOrders;
import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceRulings;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.turns.DanceLineFact;
import depesche.adjudicator.bismarck.turns.DanceRefusalFact;
import depesche.adjudicator.kit.CommandReader;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.ParsedCommand;
import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.notation.Lexicon;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.Remarks;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the letters of the one player. Each line is tried on the table as the lines before it
/// leave it; what cannot be done is refused with its price, and the rest of the letter holds.
public final class DanceLetterReader extends CommandReader<DanceWord, String, DanceOrders> {

  /// More than anybody can do in two turns.
  private static final int MOST = 200;

  private static final String BETWEEN = "\u0000";
  private static final Pattern WHAT_IF =
      Pattern.compile(
          "\\W*what[\\s-]*if[\\s:,]+(?:(?:i|we)\\s+)?(.+?)[\\s?.!]*", Pattern.CASE_INSENSITIVE);
  private static final Pattern QUOTED = Pattern.compile("[\"“„«]([^\"”“»]+)[\"”“»]");

  /// `MOVE GB. END`, `MOVE GB and END`, `ALLOCATE 2 3 1 END`.
  private static final Pattern PARTS =
      Pattern.compile(
          "(?<=[\\p{L}\\d])\\.\\s+(?=(?:"
              + String.join("|", DanceWord.WORDS)
              + ")\\b)|(?<=\\S)\\s+(?:and|then|und)\\s+(?:then\\s+)?(?=end\\b)"
              + "|(?<=\\d)\\s+(?=end\\b)",
          Pattern.CASE_INSENSITIVE);

  private final DancePosition position;
  private final Seat seat;
  private final DanceNames names;
  private final DanceTrial trial;
  private final WhatIf whatIf;
  private final DanceFile file;
  private boolean asking;

  public DanceLetterReader(
      DancePosition position, Seat seat, DanceNames names, DanceRulings rulings) {
    super(seat, DanceWord.VERBS, DanceWord::ranks);
    this.position = position;
    this.seat = seat;
    this.names = names;
    this.trial = new DanceTrial(position, names, rulings);
    this.whatIf = new WhatIf(trial, names, rulings);
    this.file = new DanceFile(trial);
  }

  /// {@return what a single letter of this phase means}
  public Reading<DanceOrders> read(String text) {
    return read(List.of(new Letter(position.phase().id(), text)));
  }

  /// Earlier letters have been judged; what of them still counts is part of the position.
  @Override
  protected Optional<String> written(String phase) {
    return Optional.of(phase).filter(position.phase().id()::equals);
  }

  @Override
  protected Pattern parts() {
    return PARTS;
  }

  @Override
  protected void beginLetter() {
    file.beginLetter();
  }

  @Override
  protected List<String> spelled(List<String> letter) {
    return letter.stream().map(this::spelled).toList();
  }

  private String spelled(String line) {
    String said = withAnswer(Lines.withoutBullet(LetterLine.withoutEmphasis(line)));
    return EverydaySpelling.withVerb(Remarks.without(withIds(said)));
  }

  private String withAnswer(String line) {
    return position instanceof DancePosition.Asked(_, DanceQuestion question)
        ? new BareAnswer(names, question).withVerb(line)
        : line;
  }

  /// A title in quotes is a card, whatever words and signs are in it.
  private String withIds(String written) {
    String line =
        EverydaySpelling.withChoices(
            EverydaySpelling.line(written), word -> !names.meanings(word).isEmpty());
    if (line.indexOf('"') < 0 && line.indexOf('“') < 0 && line.indexOf('„') < 0) {
      return line;
    }
    return QUOTED
        .matcher(line)
        .replaceAll(
            quoted ->
                names.title(quoted.group(1)) instanceof Match.Found(String id)
                    ? id.replace('-', ' ')
                    : Matcher.quoteReplacement(quoted.group()));
  }

  @Override
  protected Line read(LetterLine line, String written) {
    String order = String.join(BETWEEN, line.orders());
    Matcher whatIf =
        WHAT_IF.matcher(line.speaker().isEmpty() ? order : line.speaker() + ": " + order);
    asking = whatIf.matches();
    LetterLine plain =
        asking
            ? new LetterLine(
                line.number(),
                line.text(),
                "",
                List.of(whatIf.group(1).split(BETWEEN, -1)),
                line.surrounding())
            : line;
    LineFacts facts = new LineFacts();
    DanceFile.State before = file.state();
    Line read = read(plain, facts, (command, verb) -> read(command, verb, written, facts));
    if (asking) {
      file.back(before);
    }
    return read;
  }

  private void mean(LineFacts facts, Fact meaning) {
    facts.mean(asking ? new DanceLineFact.WouldHappen(List.of(meaning)) : meaning);
  }

  @Override
  protected void read(
      ParsedCommand<DanceWord> command, DanceWord word, String written, LineFacts facts) {
    if (position instanceof DancePosition.Over) {
      facts.refuse(new DanceRefusalFact.DanceIsOver(word.name()));
      return;
    }
    DanceParser parser = new DanceParser(names, position, facts);
    switch (word) {
      case CLEAR -> clear(facts);
      case SET_DIE -> faces(command, parser, facts);
      case SHARE ->
          parser
              .shares(DanceParser.rest(command), file.table())
              .ifPresent(shares -> share(shares, facts));
      case UNDO -> undo(facts);
      case ALLOCATE, CANCEL, MOVE, REGAIN, PLAY, END, SIDE, LOSE, DISC, DISCARD, CHOOSE, MANUAL -> {
        DanceVerb verb = word.verb().orElseThrow();
        for (DanceCommand one : parser.read(command, verb, file.table())) {
          take(one, facts);
        }
      }
    }
  }

  /// Tries a command, and files it if it can be done or kept. Each is tried behind all before it.
  private void take(DanceCommand command, LineFacts facts) {
    if (file.commands().size() >= MOST) {
      facts.refuse(new DanceRefusalFact.FileFull(MOST));
      return;
    }
    switch (asking ? whatIf.of(file, command) : trial.of(file, command)) {
      case DanceTrial.Tried.Refused(Fact why) -> facts.refuse(why);
      case DanceTrial.Tried.Good(Fact meaning, List<Fact> doubts) -> {
        file.add(command);
        mean(facts, meaning);
        doubts.forEach(facts::doubt);
      }
    }
  }

  /// A pool on a line of its own adds to the allocation above it.
  private void share(List<String> shares, LineFacts facts) {
    Optional<DanceCommand> above = file.allocation();
    if (above.isEmpty()) {
      take(new DanceCommand(DanceVerb.ALLOCATE, shares), facts);
      return;
    }
    Optional<List<String>> all = DiscShares.together(above.get().words(), shares);
    if (all.isEmpty()) {
      facts.refuse(new DanceRefusalFact.AlreadyAllocated());
      return;
    }
    DanceFile.State before = file.state();
    file.withdrawAllocation();
    DanceCommand whole = new DanceCommand(DanceVerb.ALLOCATE, all.get());
    DanceTrial.Tried tried = trial.of(file, whole);
    file.back(before);
    switch (tried) {
      case DanceTrial.Tried.Refused(Fact why) -> facts.refuse(why);
      case DanceTrial.Tried.Good(Fact meaning, _) -> {
        file.allocate(whole);
        mean(facts, meaning);
      }
    }
  }

  private void clear(LineFacts facts) {
    if (file.commands().isEmpty()) {
      facts.refuse(new DanceRefusalFact.NothingToClear());
    } else {
      mean(facts, new DanceLineFact.AllTakenBack(file.commands().size()));
      file.clear();
    }
  }

  /// Takes back the last action: one on file, or else the last that was judged, as long as nothing
  /// has been rolled, seen or answered since.
  private void undo(LineFacts facts) {
    Optional<DanceCommand> last = file.undo();
    if (last.isPresent()) {
      mean(
          facts,
          new DanceLineFact.ActionTakenBack(last.get().verb(), names.shown(last.get().words())));
    } else {
      facts.refuse(trial.whyNoUndo());
    }
  }

  /// `SET DIE 3 5` belongs to the last card on file that sets dice.
  private void faces(ParsedCommand<DanceWord> command, DanceParser parser, LineFacts facts) {
    Optional<List<String>> faces =
        parser.faces(List.of(command.text().strip().split("[\\s>,]+", -1)));
    if (faces.isEmpty()) {
      return;
    }
    Optional<DanceCommand> play = file.withFaces(faces.get(), names.cards());
    if (play.isEmpty()) {
      facts.refuse(
          new DanceRefusalFact.NothingSetsDice(
              file.table().hand().stream()
                  .filter(id -> DanceFile.setsDice(id, names.cards()))
                  .map(names.cards()::title)
                  .toList()));
      return;
    }
    mean(
        facts,
        new DanceLineFact.FacesSet(
            names.cards().title(play.get().first()),
            faces.get().stream().map(face -> Integer.valueOf(face.substring(1))).toList()));
  }

  @Override
  protected List<Fact> onFile() {
    return file.commands().stream()
        .<Fact>map(
            command -> new DanceLineFact.DanceFiled(command.verb(), names.shown(command.words())))
        .toList();
  }

  @Override
  protected List<Fact> missing() {
    return trial.missing(file.commands());
  }

  @Override
  protected Optional<DanceOrders> orders() {
    return file.commands().isEmpty()
        ? Optional.empty()
        : Optional.of(new DanceOrders(file.commands()));
  }

  @Override
  protected Lexicon lexicon() {
    return names.lexicon(seat.name());
  }

  @Override
  protected Optional<Seat> speaker(String name) {
    return name.equalsIgnoreCase(seat.name()) ? Optional.of(seat) : Optional.empty();
  }

  @Override
  protected Fact notACommand(String text) {
    return new DanceRefusalFact.NoDanceCommand(text);
  }
}
