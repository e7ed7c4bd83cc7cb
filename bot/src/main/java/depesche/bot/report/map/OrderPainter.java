package depesche.bot.report.map;

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
/// with a cross where they failed or cannot succeed, broken with a phase where they wait.
final class OrderPainter {

  private static final double BESIDE_UNIT = 23;

  private final Svg svg;
  private final SequencedMap<String, AreaLayout> sites;
  private final OwnerMarks ownerMarks;
  private final List<Arrow> arrows;

  OrderPainter(
      Svg svg, SequencedMap<String, AreaLayout> sites, OwnerMarks ownerMarks, List<Arrow> arrows) {
    this.svg = svg;
    this.sites = sites;
    this.ownerMarks = ownerMarks;
    this.arrows = arrows;
  }

  /// Help first, so that the moves it helps lie on top of it; holds and adjustments last.
  void draw() {
    arrows.stream().filter(arrow -> rank(arrow) == 0).forEach(this::draw);
    arrows.stream().filter(arrow -> rank(arrow) == 1).forEach(this::draw);
    arrows.stream().filter(arrow -> rank(arrow) == 2).forEach(this::draw);
  }

  private static int rank(Arrow arrow) {
    return switch (arrow.act()) {
      case MOVE, RETREAT -> 0;
      case SUPPORT_HOLD, SUPPORT_MOVE, CONVOY -> 1;
      case HOLD, BUILD, REMOVE -> 2;
    };
  }

  private void draw(Arrow arrow) {
    String deep = ownerMarks.of(arrow.owner()).livery().deep();
    boolean done = (arrow.fate() == Fate.DONE || arrow.fate() == Fate.ORDERED) && !waits(arrow);
    svg.open(
            "g",
            "class",
            "order",
            "data-seat",
            arrow.written().seat(),
            "data-order",
            arrow.written().order())
        .title(words(arrow))
        .open("g", "data-seat", arrow.owner(), "data-part", "arrow", "stroke", deep);
    switch (arrow.act()) {
      case MOVE -> move(arrow, deep, done);
      case RETREAT -> retreat(arrow, deep, done);
      case SUPPORT_MOVE -> aid(arrow, deep, done);
      case CONVOY -> convoy(arrow, deep, done);
      case SUPPORT_HOLD -> guard(arrow, deep, done);
      case HOLD -> hold(arrow, deep, done);
      case BUILD -> build(arrow, deep, done);
      case REMOVE -> remove(arrow);
    }
    svg.close("g").close("g");
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
      Strokes.label(svg, ownerMarks.of(arrow.owner()).livery().deep(), at, arrow.written().when());
    } else {
      Strokes.cross(svg, at, reach);
    }
  }

  private AreaLayout site(String place) {
    return AreaLayout.of(sites, place);
  }

  /// {@return the way of a move: one line, or a line from fleet to fleet of its convoy}
  private List<Curve> way(String from, String to) {
    List<Point> fleets =
        new ArrayList<>(
            arrows.stream()
                .filter(arrow -> arrow.act() == Act.CONVOY)
                .filter(arrow -> arrow.aided().equals(from) && arrow.to().equals(to))
                .filter(arrow -> !waits(arrow))
                .map(arrow -> site(arrow.from()).unit())
                .toList());
    Point here = site(from).unit();
    var legs = new ArrayList<Curve>();
    while (!fleets.isEmpty()) {
      Point next = Collections.min(fleets, Comparator.comparingDouble(here::distance));
      fleets.remove(next);
      legs.add(Curve.straight(here, next));
      here = next;
    }
    Point end = site(to).unit();
    legs.add(legs.isEmpty() ? Curve.bowed(here, end) : Curve.straight(here, end));
    return legs;
  }

  private void move(Arrow arrow, String deep, boolean done) {
    List<Curve> legs = way(arrow.from(), arrow.to());
    double gap = left(arrow) ? 0 : BESIDE_UNIT;
    for (Curve leg : legs.subList(0, legs.size() - 1)) {
      Strokes.passage(svg, deep, leg.trimmed(gap, BESIDE_UNIT), done);
      gap = BESIDE_UNIT;
    }
    Strokes.move(svg, deep, legs.getLast().trimmed(gap, BESIDE_UNIT), done);
    if (left(arrow)) {
      Strokes.origin(svg, deep, legs.getFirst().start());
    } else if (!done) {
      sign(arrow, legs.getLast().at(legs.size() == 1 ? 0.62 : 0.5), 6);
    }
  }

  private void retreat(Arrow arrow, String deep, boolean done) {
    Curve line = Curve.bowed(site(arrow.from()).dislodged(), site(arrow.to()).unit());
    Strokes.retreat(svg, deep, line.trimmed(left(arrow) ? 0 : BESIDE_UNIT, BESIDE_UNIT));
    if (left(arrow)) {
      Strokes.origin(svg, deep, line.start());
    } else if (!done) {
      sign(arrow, line.at(0.6), 6);
    }
  }

  private void aid(Arrow arrow, String deep, boolean done) {
    Point joint = way(arrow.aided(), arrow.to()).getLast().at(0.5);
    Curve line = Curve.straight(site(arrow.from()).unit(), joint).trimmed(BESIDE_UNIT, 0);
    Strokes.aid(svg, deep, line);
    if (!done) {
      sign(arrow, line.at(0.5), 5);
    }
  }

  /// The way of the army leads over the fleet; a convoy that no army asked for draws it itself.
  private void convoy(Arrow arrow, String deep, boolean done) {
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
      Strokes.ferry(svg, deep, Curve.straight(fleet, army).trimmed(BESIDE_UNIT, BESIDE_UNIT));
    }
    Strokes.waves(svg, deep, fleet);
    if (!done) {
      sign(arrow, fleet.plus(22, 14), 5);
    }
  }

  private void guard(Arrow arrow, String deep, boolean done) {
    Curve line =
        Curve.bowed(site(arrow.from()).unit(), site(arrow.to()).unit()).trimmed(BESIDE_UNIT, 27);
    Strokes.guard(svg, deep, line);
    if (!done) {
      sign(arrow, line.at(0.5), 5);
    }
  }

  private void hold(Arrow arrow, String deep, boolean done) {
    Point unit = site(arrow.from()).unit();
    Strokes.hold(svg, deep, unit);
    if (!done) {
      sign(arrow, unit.plus(20, 13), 5);
    }
  }

  private void build(Arrow arrow, String deep, boolean done) {
    Point unit = site(arrow.from()).unit();
    Strokes.build(svg, deep, unit);
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
