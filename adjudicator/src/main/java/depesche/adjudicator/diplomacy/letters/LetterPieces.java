package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.diplomacy.ahead.BranchFact;
import depesche.adjudicator.diplomacy.ahead.BranchRefusalFact;
import depesche.adjudicator.diplomacy.ahead.LetterOutline;
import depesche.adjudicator.diplomacy.ahead.Piece;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.LaterOrderReader;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderFact;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.kit.AheadFact;
import depesche.adjudicator.kit.AheadRefusalFact;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.notation.LetterLine;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.SequencedMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Puts a letter on file that speaks of more than now: phase by phase, in each the repeated orders
/// first, then those without a condition, then those under one.
final class LetterPieces {

  private final OrderLetterReader reader;
  private final PhaseId written;
  private final List<String> text;
  private final List<LetterLine> lines;
  private final LetterOutline outline;
  private final List<Piece> pieces;
  private final SequencedMap<Integer, LineFacts> facts;

  private final int sound;
  private boolean answers = true;

  LetterPieces(
      OrderLetterReader reader, List<String> text, PhaseId written, LetterOutline outline) {
    this.reader = reader;
    this.written = written;
    this.text = text;
    this.outline = outline;
    this.pieces = outline.pieces();
    this.facts = outline.facts();
    this.lines = LetterLine.withCoasts(Piece.plain(pieces, text));
    this.sound = sound();
  }

  /// {@return how many lines stand above the first `IF`, `PHASE` or the like that a heading takes
  /// back} What it and all below it mean is no longer clear.
  private int sound() {
    NavigableSet<Integer> structural = numbers(piece -> !piece.isPlain());
    structural.addAll(facts.keySet());
    for (LetterLine line : lines) {
      if (structural.contains(line.number()) && !line.heading().isEmpty()) {
        return line.number() - 1;
      }
    }
    return lines.size();
  }

  /// {@return what becomes of a line below one that a heading takes back}
  private LineFacts unclear(int number) {
    LineFacts unclear = new LineFacts();
    if (!text.get(number - 1).isBlank()) {
      String heading = lines.get(sound).heading();
      unclear.refuse(new OrderRefusalFact.TakenBack(heading, text.get(number - 1)));
    }
    return unclear;
  }

  /// {@return the numbers of the lines that have such a piece}
  private NavigableSet<Integer> numbers(Predicate<Piece> kind) {
    return pieces.stream()
        .filter(kind)
        .map(Piece::line)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  List<Line> filed() {
    List<Piece> counted = pieces.stream().filter(piece -> piece.line() <= sound).toList();
    // A line that takes back speaks of earlier letters, wherever it stands: so what becomes of it
    // changes nothing of the lines around it.
    List<Piece> clearing = counted.stream().filter(this::isClearing).toList();
    clearing.forEach(this::takeBack);
    for (Piece piece : counted) {
      if (piece.kind() == Piece.Kind.STANDING) {
        reader.ahead().stand(piece, facts(piece));
      } else if (piece.kind() == Piece.Kind.END_STANDING) {
        takeBack(piece);
      }
    }
    file(counted.stream().filter(piece -> !clearing.contains(piece)).toList());
    List<Line> filed = new ArrayList<>();
    for (int number = 1; number <= text.size(); number++) {
      LineFacts line =
          number > sound ? unclear(number) : facts.getOrDefault(number, new LineFacts());
      if (number <= sound && !line.counts()) {
        outline.structure(number).ifPresent(line::mean);
      }
      filed.add(new Line(number, text.get(number - 1), line.verdict(OrderFact.Several::new)));
    }
    return filed;
  }

  private LineFacts facts(Piece piece) {
    return facts.computeIfAbsent(piece.line(), _ -> new LineFacts());
  }

  private OrderContext scene() {
    return reader.scene();
  }

  /// Without orders for later phases `CLEAR` says what it always said.
  private boolean isClearing(Piece piece) {
    boolean ahead = !reader.ahead().onFile().phases(written).isEmpty();
    boolean standing = !reader.ahead().onFile().standing().isEmpty();
    if (piece.kind() != Piece.Kind.CLEAR) {
      return false;
    }
    if (piece.text().isEmpty()) {
      return !piece.conditions().isEmpty() || (ahead && piece.phase().equals(written));
    }
    return !piece.clearsAll() || ahead || standing || isLater(piece.phase());
  }

  private void takeBack(Piece piece) {
    if (!piece.conditions().isEmpty()) {
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
    } else if (piece.text().isEmpty()) {
      List<String> later =
          reader.ahead().onFile().phases(written).stream().map(PhaseId::id).toList();
      facts(piece).refuse(new AheadRefusalFact.WhichCleared(written.id(), later));
    } else {
      reader.ahead().clear(piece, written, facts(piece));
    }
  }

  /// Orders without a condition are one letter. Each order under a condition is one of its own, so
  /// that it outranks those before it.
  private void file(List<Piece> orders) {
    for (PhaseId phase : orders.stream().map(Piece::phase).distinct().toList()) {
      List<Piece> own = orders.stream().filter(piece -> piece.phase().equals(phase)).toList();
      file(phase, own.stream().filter(piece -> piece.block() == 0).toList());
      own.stream().filter(piece -> piece.block() > 0).forEach(piece -> file(phase, List.of(piece)));
    }
  }

  private void file(PhaseId phase, List<Piece> members) {
    List<LineParts> parts = new ArrayList<>();
    List<LineParts> waiting = new ArrayList<>();
    for (Piece piece : members) {
      switch (piece.kind()) {
        case REPEAT -> reader.ahead().repeat(piece, written, facts(piece));
        case ORDER, CLEAR -> {
          boolean counts = !isLater(phase) && piece.holds(scene().campaign());
          (counts ? parts : waiting)
              .add(
                  LineParts.read(scene(), line(piece, phase), order -> part(order, piece, counts)));
        }
        case STANDING, END_STANDING -> {}
      }
    }
    if (!parts.isEmpty() && reader.answers(phase)) {
      String condition = members.getFirst().condition();
      reader.enter(
          parts,
          new OrderLetterReader.Entering(phase, written, answers),
          facts,
          fact -> under(condition, true, fact));
      answers = false;
    }
    for (LineParts line : waiting) {
      LineFacts said = facts.computeIfAbsent(line.line().number(), _ -> new LineFacts());
      line.filed(reader.shelf(phase), scene(), said, fact -> fact);
    }
  }

  private boolean isLater(PhaseId phase) {
    return phase.compareTo(reader.target()) > 0;
  }

  static Fact under(String condition, boolean holds, Fact meaning) {
    return condition.isEmpty()
        ? meaning
        : new BranchFact.UnderCondition(condition, holds, List.of(meaning));
  }

  private LetterLine line(Piece piece, PhaseId phase) {
    LetterLine line = line(piece).joined();
    return isLater(phase) ? line : line.spelledOut(reader.orders(phase)::spelledOut);
  }

  private LetterLine line(Piece piece) {
    LetterLine line = lines.get(piece.line() - 1);
    if (piece.isPlain()) {
      return line;
    }
    String order = piece.kind() == Piece.Kind.CLEAR ? "CLEAR " + piece.text() : piece.text();
    LetterLine inner = LetterLine.withCoasts(List.of(order)).getFirst();
    return new LetterLine(piece.line(), order, inner.speaker(), inner.orders(), line.heading());
  }

  /// {@return what an order is that counts now, or that waits}
  private LinePart part(String order, Piece piece, boolean counts) {
    PhaseId phase = piece.phase();
    if (isLater(phase)) {
      return waiting(order, piece);
    }
    LinePart linePart = reader.orders(phase).read(order);
    if (linePart instanceof LinePart.Clear(_, String said) && !piece.conditions().isEmpty()) {
      return new LinePart.Bad(new BranchRefusalFact.NotUnderCondition(said));
    }
    if (linePart instanceof LinePart.Others(_, String said) && !piece.conditions().isEmpty()) {
      return new LinePart.Bad(new BranchRefusalFact.NotUnderCondition(said));
    }
    if (counts) {
      return linePart;
    }
    return switch (linePart) {
      case LinePart.Good(Order good, List<Fact> doubts, _) ->
          dormant(piece, good, scene().meaning(good), doubts);
      case LinePart.Kept(Order kept, Fact meaning, List<Fact> doubts) ->
          dormant(piece, kept, meaning, doubts);
      case LinePart.Clear _,
          LinePart.Bad _,
          LinePart.Spent _,
          LinePart.Ahead _,
          LinePart.Others _ ->
          linePart;
    };
  }

  private static LinePart dormant(Piece piece, Order order, Fact meaning, List<Fact> doubts) {
    return new LinePart.Ahead(
        OrdersOnFile.subject(order),
        piece.condition(),
        under(piece.condition(), false, meaning),
        doubts);
  }

  private LinePart waiting(String order, Piece piece) {
    String condition = piece.condition();
    return switch (new LaterOrderReader(scene()).read(order, piece.phase())) {
      case LaterOrderReader.Later.Good(
              String subject,
              Order.Question question,
              String said,
              List<Fact> doubts) ->
          new LinePart.Ahead(
              subject,
              condition,
              under(
                  condition,
                  piece.holds(scene().campaign()),
                  new AheadFact.KeptForPhase(said, piece.phase().at(question).title())),
              doubts);
      case LaterOrderReader.Later.Clear _ when !condition.isEmpty() ->
          new LinePart.Bad(new BranchRefusalFact.NotUnderCondition(order));
      case LaterOrderReader.Later.Clear(String subject) -> new LinePart.Clear(subject, order);
      case LaterOrderReader.Later.Bad(Fact why) -> new LinePart.Bad(why);
    };
  }
}
