package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Line;
import depesche.adjudicator.diplomacy.ahead.BranchFact;
import depesche.adjudicator.diplomacy.ahead.BranchRefusalFact;
import depesche.adjudicator.diplomacy.ahead.LetterOutline;
import depesche.adjudicator.diplomacy.ahead.Piece;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderFact;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.kit.AheadFact;
import depesche.adjudicator.kit.AheadRefusalFact;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.SetAside;
import depesche.adjudicator.letter.LetterLine;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.SequencedMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Puts a letter on file that speaks of more than now: phase by phase, in each the repeated orders
/// first, then those without a condition, then those under one.
final class LetterPieces {

  private final OrderLetterReader reader;
  private final ReadPhase readPhase;
  private final PhaseId written;
  private final List<String> text;
  private final List<LetterLine> lines;
  private final LetterOutline outline;
  private final List<Piece> pieces;
  private final SequencedMap<Integer, LineFacts> facts;

  private final PieceParts pieceParts;
  private final int sound;
  private boolean answers = true;

  LetterPieces(
      OrderLetterReader reader,
      ReadPhase readPhase,
      List<String> text,
      PhaseId written,
      LetterOutline outline) {
    this.reader = reader;
    this.readPhase = readPhase;
    this.pieceParts = new PieceParts(readPhase);
    this.written = written;
    this.text = text;
    this.outline = outline;
    this.pieces = outline.pieces();
    this.facts = outline.facts();
    this.lines = LetterLine.withCoasts(Piece.plain(pieces, text));
    this.sound = sound();
  }

  /// {@return how many lines stand above the first `IF`, `PHASE` or the like that a heading takes
  /// back or gives to another seat} What it and all below it mean is no longer clear.
  private int sound() {
    NavigableSet<Integer> structural = numbers(piece -> !piece.isPlain());
    structural.addAll(facts.keySet());
    for (LetterLine line : lines) {
      if (structural.contains(line.number()) && !heading(line).isEmpty()) {
        return line.number() - 1;
      }
    }
    return lines.size();
  }

  /// {@return what becomes of a line below one that a heading takes back}
  private LineFacts unclear(int number) {
    LineFacts unclear = new LineFacts();
    if (!text.get(number - 1).isBlank()) {
      String heading = heading(lines.get(sound));
      unclear.refuse(new OrderRefusalFact.TakenBack(heading, text.get(number - 1)));
    }
    return unclear;
  }

  private String heading(LetterLine line) {
    return SetAside.heading(line, scene().seat().name(), name -> scene().ownerMeant(name, 1));
  }

  /// {@return the numbers of the lines that have such a piece}
  private NavigableSet<Integer> numbers(Predicate<Piece> kind) {
    return pieces.stream()
        .filter(kind)
        .map(Piece::line)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /// A line that takes back speaks of all above it, in this letter as in earlier ones: what stands
  /// between two such lines is filed as if it were a letter of its own.
  List<Line> filed() {
    List<ReadPiece> run = new ArrayList<>();
    List<Piece> standing = new ArrayList<>();
    List<ReadPiece> read =
        corrected(pieces.stream().filter(one -> one.line() <= sound).map(this::read).toList());
    for (ReadPiece one :
        new OutdoneOrders(scene(), written, reader.ahead().isAhead(written)).settled(read)) {
      Piece piece = one.piece();
      if (piece.kind() == Piece.Kind.STANDING) {
        standing.add(piece);
      } else if (one.takesBack(run)) {
        file(run);
        run.clear();
        if (piece.endsStanding()) {
          reader.ahead().stand(standing, this::facts);
          standing.clear();
        }
        takeBack(one);
      } else {
        run.add(one);
      }
    }
    file(run);
    reader.ahead().stand(standing, this::facts);
    List<Line> filed = new ArrayList<>();
    for (int number = 1; number <= text.size(); number++) {
      LineFacts line =
          number > sound ? unclear(number) : facts.getOrDefault(number, new LineFacts());
      if (number <= sound && !line.counts()) {
        outline.structure(number, sound).ifPresent(line::mean);
      }
      filed.add(new Line(number, text.get(number - 1), line.verdict(OrderFact.Several::new)));
    }
    return filed;
  }

  private LineFacts facts(Piece piece) {
    return facts.computeIfAbsent(piece.line(), _ -> new LineFacts());
  }

  private OrderContext scene() {
    return readPhase.scene();
  }

  /// Without orders for later phases `CLEAR` says what it always said.
  private boolean isClearing(Piece piece) {
    if (piece.kind() != Piece.Kind.CLEAR) {
      return false;
    }
    boolean ahead = reader.ahead().isAhead(written);
    boolean now = piece.phase().equals(written);
    return piece.text().isEmpty()
        ? !piece.conditions().isEmpty() || (ahead && now)
        : !piece.clearsAll() || ahead || !now || !reader.ahead().onFile().standing().isEmpty();
  }

  private void takeBack(ReadPiece read) {
    Piece piece = read.piece();
    if (piece.kind() != Piece.Kind.END_STANDING && !isClearing(piece)) {
      file(List.of(read));
    } else if (!piece.conditions().isEmpty()) {
      String word = piece.kind() == Piece.Kind.CLEAR ? "CLEAR" : "NO ALWAYS";
      facts(piece)
          .refuse(new BranchRefusalFact.NotUnderCondition((word + " " + piece.text()).strip()));
    } else if (piece.kind() == Piece.Kind.END_STANDING) {
      List<String> gone = reader.ahead().endStanding(piece.text());
      if (gone.isEmpty()) {
        facts(piece)
            .refuse(
                new AheadRefusalFact.NoStanding(
                    piece.text(),
                    reader.ahead().onFile().standing().stream()
                        .map(AheadOnFile.Standing::order)
                        .toList()));
      } else {
        facts(piece).mean(new AheadFact.StandingEnded(gone));
      }
    } else if (piece.text().isEmpty() && reader.ahead().isAhead(written)) {
      List<String> later =
          reader.ahead().onFile().phases(written).stream().map(PhaseId::id).toList();
      facts(piece).refuse(new AheadRefusalFact.WhichCleared(written.id(), later));
    } else {
      reader.ahead().clear(piece, written, facts(piece));
    }
  }

  private ReadPiece read(Piece piece) {
    boolean counts = !readPhase.isLater(piece.phase()) && piece.holds(scene().campaign());
    return switch (piece.kind()) {
      case ORDER, CLEAR ->
          new ReadPiece(
              piece,
              LineParts.read(
                  scene(),
                  line(piece, piece.phase()),
                  order -> pieceParts.part(order, piece, counts)),
              counts);
      case STANDING, END_STANDING, REPEAT ->
          new ReadPiece(piece, new LineParts(lines.get(piece.line() - 1), List.of()), counts);
    };
  }

  /// Phase by phase: what is repeated, orders without a condition as one letter, and each order
  /// under a condition as one of its own, so that it outranks those.
  private void file(List<ReadPiece> run) {
    for (PhaseId phase : run.stream().map(one -> one.piece().phase()).distinct().toList()) {
      List<ReadPiece> plain = new ArrayList<>();
      List<ReadPiece> conditional = new ArrayList<>();
      for (ReadPiece one : run.stream().filter(own -> own.piece().phase().equals(phase)).toList()) {
        if (one.piece().kind() == Piece.Kind.REPEAT) {
          answers &= !reader.ahead().repeat(one.piece(), written, answers, facts(one.piece()));
          if (phase.equals(scene().now()) && facts(one.piece()).counts()) {
            reader.stands(line(one.piece()).surrounding());
          }
        } else {
          remember(one.piece());
          (one.piece().isConditional() ? conditional : plain).add(one);
        }
      }
      file(phase, plain);
      conditional.forEach(one -> file(phase, List.of(one)));
    }
  }

  private void file(PhaseId phase, List<ReadPiece> members) {
    if (members.isEmpty()) {
      return;
    }
    List<LineParts> parts =
        members.stream().filter(ReadPiece::counts).map(ReadPiece::parts).toList();
    if (enter(parts, phase, members.getFirst().piece().condition(), answers)) {
      answers = false;
    }
    for (ReadPiece one : members) {
      if (!one.counts()) {
        one.parts().filed(reader.ahead().shelf(phase), scene(), facts(one.piece()), fact -> fact);
      }
    }
  }

  /// {@return the pieces; of the orders for one phase that stand under no condition one may correct
  /// another}
  private List<ReadPiece> corrected(List<ReadPiece> read) {
    List<ReadPiece> corrected = new ArrayList<>(read);
    for (PhaseId phase : read.stream().map(one -> one.piece().phase()).distinct().toList()) {
      List<Integer> own =
          IntStream.range(0, read.size())
              .filter(at -> read.get(at).piece().phase().equals(phase))
              .filter(at -> !read.get(at).piece().isConditional())
              .boxed()
              .toList();
      List<LineParts> settled =
          new CorrectedOrders(scene(), own.stream().map(at -> read.get(at).parts()).toList())
              .settled();
      for (int i = 0; i < own.size(); i++) {
        corrected.set(own.get(i), read.get(own.get(i)).with(settled.get(i)));
      }
    }
    return corrected;
  }

  private boolean enter(List<LineParts> parts, PhaseId phase, String condition, boolean replaces) {
    boolean enters = !parts.isEmpty() && readPhase.answers(phase);
    if (enters) {
      reader.enter(
          parts,
          new OrderLetterReader.Entering(phase, written, replaces),
          facts,
          fact -> BranchFact.under(condition, true, fact));
    }
    return enters;
  }

  /// An order for a later phase is no longer later when that phase comes, and a letter's words
  /// about it are read as they were answered.
  private void remember(Piece piece) {
    if (piece.phase().compareTo(written) > 0 && !readPhase.isLater(piece.phase())) {
      LineParts.read(scene(), line(piece).joined(), order -> pieceParts.waiting(order, piece))
          .filed(reader.ahead().shelfOfThen(piece.phase()), scene(), new LineFacts(), fact -> fact);
    }
  }

  private LetterLine line(Piece piece, PhaseId phase) {
    LetterLine line = line(piece).joined();
    return readPhase.isLater(phase) ? line : line.spelledOut(readPhase.orders(phase)::spelledOut);
  }

  private LetterLine line(Piece piece) {
    LetterLine line = lines.get(piece.line() - 1);
    if (piece.isPlain()) {
      return line;
    }
    String order = piece.kind() == Piece.Kind.CLEAR ? "CLEAR " + piece.text() : piece.text();
    LetterLine inner = LetterLine.withCoasts(List.of(order)).getFirst();
    return new LetterLine(piece.line(), order, inner.speaker(), inner.orders(), line.surrounding());
  }
}
