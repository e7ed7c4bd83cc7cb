package depesche.bot.report.map;

import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.Picture.MapPicture.Act;
import depesche.adjudicator.picture.Picture.MapPicture.Arrow;
import depesche.adjudicator.picture.Picture.MapPicture.Fate;
import depesche.bot.report.canvas.Point;
import depesche.bot.report.canvas.Svg;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SequencedMap;

/// Draws the orders of the turn just judged, or those on file: solid where they may succeed, broken
/// off with a cross where they failed or cannot succeed, broken off with a phase where they wait.
final class OrderPainter {

  private static final double BESIDE_UNIT = 23;

  private final Svg svg;
  private final SequencedMap<String, AreaLayout> sites;
  private final OwnerMarks ownerMarks;
  private final List<Arrow> arrows;

  OrderPainter(
      Svg svg, SequencedMap<String, AreaLayout> sites, OwnerMarks ownerMarks, MapPicture picture) {
    this.svg = svg;
    this.sites = sites;
    this.ownerMarks = ownerMarks;
    this.arrows = picture.arrows();
  }

  /// Help first, so that the moves it helps lie on top of it; holds and adjustments last.
  void draw() {
    for (int rank = 0; rank < 3; rank++) {
      int now = rank;
      arrows.stream().filter(arrow -> rank(arrow) == now && !isShort(arrow)).forEach(this::draw);
    }
  }

  /// Lines so short that they lie over the units at their ends.
  void drawShort() {
    arrows.stream().filter(this::isShort).forEach(this::draw);
  }

  private boolean isShort(Arrow arrow) {
    return switch (arrow.act()) {
      case MOVE -> arrow.via().isEmpty() && way(arrow).getFirst().isShort();
      case RETREAT -> flight(arrow).isShort();
      case SUPPORT_HOLD ->
          Curve.straight(site(arrow.from()).unit(), site(arrow.to()).unit()).isShort();
      case SUPPORT_MOVE, CONVOY, HOLD, BUILD, REMOVE -> false;
    };
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

  /// What is not solid has a sign of why.
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
    for (Point fleet : fleets(move)) {
      legs.add(Curve.straight(here, fleet));
      here = fleet;
    }
    Point end = site(move.to()).unit();
    legs.add(legs.isEmpty() ? Curve.bowed(here, end) : Curve.straight(here, end));
    return legs;
  }

  /// {@return the fleets that a move passes, or would have passed}
  private List<Point> fleets(Arrow move) {
    if (!move.via().isEmpty()) {
      return move.via().stream().map(sea -> site(sea).unit()).toList();
    }
    List<Point> left =
        new ArrayList<>(
            arrows.stream()
                .filter(arrow -> arrow.act() == Act.CONVOY)
                .filter(arrow -> !waits(arrow))
                .filter(arrow -> arrow.aided().equals(move.from()) && arrow.to().equals(move.to()))
                .map(arrow -> site(arrow.from()).unit())
                .toList());
    List<Point> ordered = new ArrayList<>();
    Point here = site(move.from()).unit();
    while (!left.isEmpty()) {
      Point next = Collections.min(left, Comparator.comparingDouble(here::distance));
      left.remove(next);
      ordered.add(next);
      here = next;
    }
    return ordered;
  }

  private void move(Arrow arrow, Strokes strokes, boolean done) {
    List<Curve> legs = way(arrow);
    double gap = left(arrow) ? 0 : BESIDE_UNIT;
    for (Curve leg : legs.subList(0, legs.size() - 1)) {
      strokes.passage(leg.trimmed(gap, BESIDE_UNIT), done);
      gap = BESIDE_UNIT;
    }
    Curve last = legs.getLast().trimmed(gap, BESIDE_UNIT);
    if (done) {
      strokes.move(last);
    } else {
      sign(arrow, strokes.broken(last), 6);
    }
    Curve first = legs.getFirst();
    strokes.letter(left(arrow) ? first.start() : first.trimmed(BESIDE_UNIT, BESIDE_UNIT).at(0.24));
  }

  private Curve flight(Arrow arrow) {
    return Curve.bowed(site(arrow.from()).dislodged(), site(arrow.to()).unit());
  }

  private void retreat(Arrow arrow, Strokes strokes, boolean done) {
    Curve line = flight(arrow);
    strokes.retreat(line.trimmed(left(arrow) ? 0 : BESIDE_UNIT, BESIDE_UNIT));
    strokes.letter(left(arrow) ? line.start() : line.at(0.3));
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

  private void guard(Arrow arrow, Strokes strokes, boolean done) {
    Curve line =
        Curve.bowed(site(arrow.from()).unit(), site(arrow.to()).unit()).trimmed(BESIDE_UNIT, 27);
    strokes.guard(line);
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
