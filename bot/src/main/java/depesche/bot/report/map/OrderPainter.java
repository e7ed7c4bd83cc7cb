package depesche.bot.report.map;

import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.Picture.MapPicture.Act;
import depesche.adjudicator.picture.Picture.MapPicture.Arrow;
import depesche.adjudicator.picture.Picture.MapPicture.Condition;
import depesche.adjudicator.picture.Picture.MapPicture.Fate;
import depesche.adjudicator.picture.Picture.MapPicture.Piece;
import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.IntStream;

/// Draws the orders of the turn just judged, or those on file: solid where they may succeed, broken
/// off with a cross where they failed or cannot succeed, broken off with a phase where they wait.
final class OrderPainter {

  private static final double BESIDE_UNIT = 23;

  /// A line of which less is clear of units lies above them.
  private static final double SEEN = 40;

  private static final int STEPS = 32;

  /// The room of a letter.
  private static final double LETTER = 16;

  private final Svg svg;
  private final SequencedMap<String, AreaLayout> sites;
  private final OwnerMarks ownerMarks;
  private final List<Arrow> arrows;
  private final List<String> driven;
  private final Set<Arrow> above = new LinkedHashSet<>();
  private final List<CentredBox> units = new ArrayList<>();
  private final List<CentredBox> taken = new ArrayList<>();

  OrderPainter(
      Svg svg, SequencedMap<String, AreaLayout> sites, OwnerMarks ownerMarks, MapPicture picture) {
    this.svg = svg;
    this.sites = sites;
    this.ownerMarks = ownerMarks;
    this.arrows = picture.arrows();
    this.driven =
        picture.pieces().stream()
            .filter(piece -> piece.condition() == Condition.DISLODGED)
            .map(Piece::area)
            .toList();
    sites.values().forEach(site -> site.words().forEach(words -> taken.add(words.box())));
    for (Piece piece : picture.pieces()) {
      AreaLayout site = site(piece.area());
      Point at = piece.condition() == Condition.STANDING ? site.unit() : site.dislodged();
      units.add(new CentredBox(at, LabelPlacer.UNIT_WIDTH, LabelPlacer.UNIT_HEIGHT));
    }
    taken.addAll(units);
    arrows.stream().filter(this::isShort).forEach(above::add);
  }

  /// Help first, so that the moves it helps lie on top of it; holds and adjustments last.
  void draw() {
    for (int rank = 0; rank < 3; rank++) {
      int now = rank;
      arrows.stream()
          .filter(arrow -> rank(arrow) == now && !above.contains(arrow))
          .forEach(this::draw);
    }
  }

  /// Lines so short that they lie over the units at their ends.
  void drawShort() {
    above.forEach(this::draw);
  }

  private boolean isShort(Arrow arrow) {
    return switch (arrow.act()) {
      case MOVE -> arrow.via().isEmpty() && way(arrow).stream().allMatch(this::isHidden);
      case RETREAT -> isHidden(flight(arrow));
      case SUPPORT_HOLD -> isHidden(guard(arrow));
      case SUPPORT_MOVE, CONVOY, HOLD, BUILD, REMOVE -> false;
    };
  }

  /// {@return whether units would hide a line that lies under them}
  private boolean isHidden(Curve line) {
    Curve drawn = line.trimmed(BESIDE_UNIT, BESIDE_UNIT);
    long clear =
        IntStream.range(0, STEPS)
            .mapToObj(i -> drawn.at((i + 0.5) / STEPS))
            .filter(at -> units.stream().noneMatch(unit -> unit.holds(new CentredBox(at, 0, 0))))
            .count();
    return line.isShort() || clear * drawn.length() / STEPS < SEEN;
  }

  private static int rank(Arrow arrow) {
    return switch (arrow.act()) {
      case SUPPORT_HOLD, SUPPORT_MOVE, CONVOY -> 0;
      case MOVE, RETREAT -> 1;
      case HOLD, BUILD, REMOVE -> 2;
    };
  }

  private void draw(Arrow arrow) {
    Strokes strokes = new Strokes(svg, ownerMarks.of(arrow.owner()));
    boolean done = (arrow.fate() == Fate.DONE || arrow.fate() == Fate.ORDERED) && !waits(arrow);
    svg.open(
            "g",
            "class",
            "order",
            "data-seat",
            arrow.written().seat(),
            "data-order",
            arrow.written().order())
        .title(words(arrow));
    switch (arrow.act()) {
      case MOVE -> move(arrow, strokes, done);
      case RETREAT -> retreat(arrow, strokes, done);
      case SUPPORT_MOVE -> aid(arrow, strokes, done);
      case CONVOY -> convoy(arrow, strokes, done);
      case SUPPORT_HOLD -> guard(arrow, strokes, done);
      case HOLD -> hold(arrow, strokes, done);
      case BUILD -> build(arrow, strokes, done);
      case REMOVE -> remove(arrow);
    }
    svg.close("g");
  }

  private static boolean waits(Arrow arrow) {
    return !arrow.written().when().isEmpty();
  }

  /// The unit of an order that is not judged yet stands where it was.
  private static boolean left(Arrow arrow) {
    return arrow.fate() == Fate.DONE;
  }

  /// A line that is not solid has a sign of why.
  private void sign(Arrow arrow, Point at, double reach) {
    if (waits(arrow)) {
      Strokes.label(svg, at, arrow.written().when());
    } else {
      Strokes.cross(svg, at, reach);
    }
  }

  private AreaLayout site(String place) {
    return AreaLayout.of(sites, place);
  }

  /// {@return the way of a move: one line, or a line from fleet to fleet of its convoy}
  private List<Curve> way(Arrow move) {
    Point here = site(move.from()).unit();
    var legs = new ArrayList<Curve>();
    for (String place : fleets(move)) {
      Point fleet = site(place).unit();
      legs.add(Curve.straight(here, fleet));
      here = fleet;
    }
    Point end = site(move.to()).unit();
    legs.add(legs.isEmpty() ? Curve.bowed(here, end) : Curve.straight(here, end));
    return legs;
  }

  /// {@return where the fleets are that a move passes, or would have passed}
  private List<String> fleets(Arrow move) {
    if (!move.via().isEmpty()) {
      return move.via();
    }
    List<String> left =
        new ArrayList<>(
            arrows.stream()
                .filter(arrow -> arrow.act() == Act.CONVOY)
                .filter(arrow -> !waits(arrow))
                .filter(arrow -> arrow.aided().equals(move.from()) && arrow.to().equals(move.to()))
                .map(Arrow::from)
                .distinct()
                .toList());
    List<String> ordered = new ArrayList<>();
    String here = move.from();
    while (!left.isEmpty()) {
      Point last = site(here).unit();
      here =
          Collections.min(
              left, Comparator.comparingDouble(place -> last.distance(site(place).unit())));
      left.remove(here);
      ordered.add(here);
    }
    return ordered;
  }

  private void move(Arrow arrow, Strokes strokes, boolean done) {
    List<Curve> legs = way(arrow);
    int failed = done ? legs.size() : broken(arrow, legs.size());
    double gap = left(arrow) ? 0 : BESIDE_UNIT;
    for (int i = 0; i < legs.size() - 1; i++) {
      Curve leg = legs.get(i).trimmed(gap, BESIDE_UNIT);
      if (i < failed) {
        strokes.passage(leg, done);
      } else if (i == failed) {
        sign(arrow, strokes.cut(leg), 6);
      } else {
        strokes.rest(leg);
      }
      gap = BESIDE_UNIT;
    }
    Curve last = legs.getLast().trimmed(gap, BESIDE_UNIT);
    if (done) {
      strokes.move(last);
    } else if (failed == legs.size() - 1) {
      sign(arrow, strokes.broken(last), 6);
    } else {
      strokes.aim(last);
    }
    Curve first = legs.getFirst();
    strokes.letter(
        left(arrow) ? first.start() : clear(first.trimmed(BESIDE_UNIT, BESIDE_UNIT), 0.24));
  }

  /// {@return the leg on which a move failed: the one to a fleet that was driven out, else the
  /// last}
  private int broken(Arrow move, int legs) {
    List<String> fleets = fleets(move);
    for (int i = 0; i < fleets.size(); i++) {
      if (driven.contains(fleets.get(i))) {
        return i;
      }
    }
    return legs - 1;
  }

  /// {@return a place on a line for a letter: near a wish, but on no name and no unit if that can
  /// be}
  private Point clear(Curve line, double wish) {
    for (double off = 0; off < 0.5; off += 0.04) {
      for (double t : new double[] {wish + off, wish - off}) {
        CentredBox letter = new CentredBox(line.at(t), LETTER, LETTER);
        if (t > 0.1 && t < 0.8 && taken.stream().noneMatch(letter::overlaps)) {
          taken.add(letter);
          return line.at(t);
        }
      }
    }
    return line.at(wish);
  }

  private Curve flight(Arrow arrow) {
    return Curve.bowed(site(arrow.from()).dislodged(), site(arrow.to()).unit());
  }

  private void retreat(Arrow arrow, Strokes strokes, boolean done) {
    Curve line = flight(arrow);
    strokes.retreat(line.trimmed(left(arrow) ? 0 : BESIDE_UNIT, BESIDE_UNIT));
    strokes.letter(left(arrow) ? line.start() : clear(line, 0.3));
    if (!done) {
      sign(arrow, line.at(0.6), 6);
    }
  }

  private void aid(Arrow arrow, Strokes strokes, boolean done) {
    Arrow aided =
        arrows.stream()
            .filter(other -> other.act() == Act.MOVE)
            .filter(other -> other.from().equals(arrow.aided()) && other.to().equals(arrow.to()))
            .findFirst()
            .orElse(
                new Arrow(
                    arrow.owner(),
                    Act.MOVE,
                    arrow.aided(),
                    arrow.aided(),
                    arrow.to(),
                    Fate.FAILED));
    Point joint = way(aided).getLast().at(0.5);
    Curve line = Curve.straight(site(arrow.from()).unit(), joint).trimmed(BESIDE_UNIT, 0);
    strokes.aid(line);
    if (!done) {
      sign(arrow, line.at(0.5), 5);
    }
  }

  /// The way of the army leads over the fleet; a convoy that no army asked for draws it itself.
  private void convoy(Arrow arrow, Strokes strokes, boolean done) {
    Point fleet = site(arrow.from()).unit();
    boolean asked =
        arrows.stream()
            .anyMatch(
                other ->
                    other.act() == Act.MOVE
                        && other.from().equals(arrow.aided())
                        && other.to().equals(arrow.to()));
    if (!asked) {
      Point army = site(arrow.aided()).unit();
      strokes.ferry(Curve.straight(fleet, army).trimmed(BESIDE_UNIT, BESIDE_UNIT));
    }
    strokes.waves(fleet);
    if (!done) {
      sign(arrow, fleet.plus(22, 14), 5);
    }
  }

  private Curve guard(Arrow arrow) {
    return Curve.bowed(site(arrow.from()).unit(), site(arrow.to()).unit());
  }

  private void guard(Arrow arrow, Strokes strokes, boolean done) {
    Curve line = guard(arrow).trimmed(BESIDE_UNIT, 27);
    strokes.guard(line);
    strokes.letter(clear(line, 0.45));
    if (!done) {
      sign(arrow, line.at(0.7), 5);
    }
  }

  private void hold(Arrow arrow, Strokes strokes, boolean done) {
    Point unit = site(arrow.from()).unit();
    strokes.hold(unit);
    if (!done) {
      sign(arrow, unit.plus(20, 13), 5);
    }
  }

  private void build(Arrow arrow, Strokes strokes, boolean done) {
    Point unit = site(arrow.from()).unit();
    strokes.build(unit);
    if (!done) {
      sign(arrow, unit.plus(0, 26), 6);
    }
  }

  /// A unit that is still there is not gone, and gets its cross when all units stand.
  private void remove(Arrow arrow) {
    Point unit = site(arrow.from()).unit();
    if (left(arrow)) {
      Units.ghost(svg, ownerMarks.of(arrow.owner()), unit);
      Strokes.cross(svg, unit, 11);
    } else {
      sign(arrow, unit.plus(24, 0), 9);
    }
  }

  /// {@return the order in the field's notation, for readers of the SVG}
  static String words(Arrow arrow) {
    String what =
        switch (arrow.act()) {
          case HOLD -> " H";
          case MOVE -> " - " + arrow.to();
          case SUPPORT_HOLD -> " S " + arrow.aided();
          case SUPPORT_MOVE -> " S " + arrow.aided() + " - " + arrow.to();
          case CONVOY -> " C " + arrow.aided() + " - " + arrow.to();
          case RETREAT -> " retreats to " + arrow.to();
          case BUILD -> " built";
          case REMOVE -> " removed";
        };
    String fate =
        switch (arrow.fate()) {
          case FAILED -> ", fails";
          case VAIN -> ", cannot succeed";
          case DONE, ORDERED -> waits(arrow) ? ", for " + arrow.written().when() : "";
        };
    return arrow.owner() + ": " + arrow.from() + what + fate;
  }
}
