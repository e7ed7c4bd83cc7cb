package depesche.bot.report.map;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.board.DrawingReader;
import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.Picture.MapPicture.Act;
import depesche.adjudicator.picture.Picture.MapPicture.Arrow;
import depesche.adjudicator.picture.Picture.MapPicture.Condition;
import depesche.adjudicator.picture.Picture.MapPicture.Fate;
import depesche.adjudicator.picture.Picture.MapPicture.Owner;
import depesche.adjudicator.picture.Picture.MapPicture.Piece;
import depesche.bot.Volume;
import depesche.bot.config.TitleFile;
import depesche.bot.report.canvas.Seen;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the forms on a map say, measured on what is drawn: no colour is asked.
class MapFormsTest {

  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());

  private static final Pattern CROSS =
      Pattern.compile("M([-0-9.]+),([-0-9.]+)L[^ML]+M[^ML]+L[^ML]+");

  private static final MapDrawing BLOOD = map("blood-and-iron");
  private static final MapDrawing STANDARD = map("standard");
  private static final Map<String, MapPainter> PAINTERS =
      Map.of("blood-and-iron", new MapPainter(BLOOD), "standard", new MapPainter(STANDARD));

  private static MapDrawing map(String id) {
    return TitleFile.read(Path.of("..", "config", "maps", id + ".json"), DrawingReader::read);
  }

  private static String said() {
    return "-Ddepesche.seed=" + SEED;
  }

  private static final Map<MapPicture, List<Seen>> SEEN = new ConcurrentHashMap<>();

  private static List<Seen> seen(MapPicture picture) {
    return SEEN.computeIfAbsent(picture, one -> Seen.of(svg(one)));
  }

  private static String svg(MapPicture picture) {
    return PAINTERS.get(picture.map()).svg(picture);
  }

  /// Pictures that a game may have, and some that are fuller.
  static Stream<MapPicture> pictures() {
    Stream<MapPicture> random =
        IntStream.range(0, Volume.of(10))
            .boxed()
            .flatMap(
                i ->
                    Stream.of(BLOOD, STANDARD)
                        .map(map -> new RandomMaps(map, new Random(SEED + i)))
                        .flatMap(maps -> Stream.of(maps.usual(), maps.flight())));
    return Stream.concat(MapPainterTest.pictures().stream(), random);
  }

  private static Seen cross(List<Seen> group) {
    return group.stream()
        .filter(one -> one.part().equals("path") && CROSS.matcher(one.data()).matches())
        .filter(one -> Math.abs(one.box().getWidth() - one.box().getHeight()) < 0.1)
        .findFirst()
        .orElse(null);
  }

  private static Map<String, List<Seen>> orders(MapPicture picture) {
    Map<String, List<Seen>> groups = new LinkedHashMap<>();
    for (Seen one : seen(picture)) {
      groups.computeIfAbsent(one.group(), _ -> new ArrayList<>()).add(one);
    }
    return groups;
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void thePlateSaysWhatIsShown(MapPicture picture) {
    // The title's name, the phase of this picture and no other, orders or results, and who has won.
    List<String> words =
        seen(picture).stream()
            .filter(one -> one.part().equals("words"))
            .filter(one -> one.group().isEmpty())
            .map(Seen::words)
            .toList();
    assertThat(words).contains(picture.map().equals("standard") ? "DIPLOMACY" : "BLOOD & IRON");
    List<String> dated = words.stream().filter(one -> one.matches(".*\\d{4}.*")).toList();
    String result = picture.arrows().isEmpty() ? "" : ": results";
    assertThat(dated).containsExactly(picture.title() + result);
    assertThat(words.stream().filter(one -> one.startsWith("Winner")))
        .hasSize(picture.winners().isEmpty() ? 0 : 1);
    MapPicture ordered =
        new MapPicture(
            picture.map(),
            picture.title(),
            picture.owners(),
            picture.tints(),
            picture.pieces(),
            picture.arrows().stream()
                .map(
                    one ->
                        new Arrow(
                            one.owner(),
                            one.act(),
                            one.from(),
                            one.aided(),
                            one.to(),
                            one.fate() == Fate.DONE ? Fate.ORDERED : Fate.VAIN))
                .toList());
    assertThat(Cartouche.phase(ordered))
        .isEqualTo(picture.title() + (picture.arrows().isEmpty() ? "" : ": orders"));
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void theKeyShowsWhatOccursAndNothingElse(MapPicture picture) {
    // A sign in the key is one that the picture has, and each that it has is there.
    List<String> words =
        seen(picture).stream().filter(one -> one.part().equals("words")).map(Seen::words).toList();
    Map<String, Boolean> signs = new LinkedHashMap<>();
    signs.put("army", picture.pieces().stream().anyMatch(one -> one.kind().equals("A")));
    signs.put("fleet", picture.pieces().stream().anyMatch(one -> one.kind().equals("F")));
    signs.put("double army", picture.pieces().stream().anyMatch(one -> one.kind().equals("AA")));
    signs.put(
        "dislodged",
        picture.pieces().stream().anyMatch(one -> one.condition() == Condition.DISLODGED));
    signs.put("move", has(picture, Act.MOVE));
    signs.put("hold", has(picture, Act.HOLD));
    signs.put("support hold", has(picture, Act.SUPPORT_HOLD));
    signs.put("support move", has(picture, Act.SUPPORT_MOVE));
    signs.put("convoy", has(picture, Act.CONVOY));
    signs.put("retreat", has(picture, Act.RETREAT));
    signs.put("build", has(picture, Act.BUILD));
    signs.put("removal", has(picture, Act.REMOVE));
    signs.put("failed", picture.arrows().stream().anyMatch(one -> one.fate() == Fate.FAILED));
    signs.forEach(
        (sign, occurs) -> assertThat(words.contains(sign)).as(sign + said()).isEqualTo(occurs));
  }

  private static boolean has(MapPicture picture, Act act) {
    return picture.arrows().stream().anyMatch(one -> one.act() == act);
  }

  @Test
  void anArmyWaitsAtHomeWhileItDoes() {
    // The sign that an army waits in its closed country stands there only while one does.
    MapPicture waiting = Pictures.retreats();
    assertThat(svg(waiting)).contains("its army waits here");
    assertThat(waiting.pieces()).anyMatch(piece -> piece.area().equals("AUS"));
    MapPicture marched = Pictures.middle();
    assertThat(marched.pieces()).noneMatch(piece -> List.of("AUS", "FCE").contains(piece.area()));
    assertThat(svg(marched)).doesNotContain("its army waits here");
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void everyLineHasTheLetterOfItsSeat(MapPicture picture) {
    // Colour is never alone: an order that is a line says whose it is, by a letter nobody else has.
    OwnerMarks marks = new OwnerMarks(picture);
    assertThat(marks.all().stream().map(OwnerMark::mark)).doesNotHaveDuplicates();
    Map<String, List<Seen>> groups = orders(picture);
    for (Arrow arrow : picture.arrows()) {
      boolean asked =
          picture.arrows().stream()
              .anyMatch(
                  one ->
                      one.act() == Act.MOVE
                          && one.from().equals(arrow.aided())
                          && one.to().equals(arrow.to()));
      boolean line =
          switch (arrow.act()) {
            case MOVE, RETREAT, SUPPORT_HOLD, SUPPORT_MOVE -> true;
            case CONVOY -> !asked;
            case HOLD, BUILD, REMOVE -> false;
          };
      if (line) {
        assertThat(groups.get(OrderPainter.words(arrow)))
            .as("%s, %s", OrderPainter.words(arrow), said())
            .anyMatch(one -> one.words().equals(marks.of(arrow.owner()).mark()));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void whatFailedHasAForm(MapPicture picture) {
    // A cross lies on what failed, and on no order that came about but a removal.
    Map<String, List<Seen>> groups = orders(picture);
    for (Arrow arrow : picture.arrows()) {
      boolean crossed = cross(groups.get(OrderPainter.words(arrow))) != null;
      assertThat(crossed)
          .as("%s, %s", OrderPainter.words(arrow), said())
          .isEqualTo(arrow.fate() == Fate.FAILED || arrow.act() == Act.REMOVE);
      if (arrow.act() == Act.MOVE) {
        assertThat(
                groups.get(OrderPainter.words(arrow)).stream()
                    .anyMatch(one -> !one.dashes().isEmpty()))
            .isEqualTo(arrow.fate() == Fate.FAILED);
      }
    }
    List<Seen> all = seen(picture);
    for (Piece piece : picture.pieces()) {
      String words = piece.owner() + " " + piece.kind() + " " + piece.area();
      boolean driven = piece.condition() == Condition.DISLODGED;
      // A burst of twenty points lies under a unit that was driven out.
      assertThat(
              all.stream()
                  .filter(one -> one.part().equals("path"))
                  .filter(one -> one.group().equals(words + (driven ? ", dislodged" : "")))
                  .anyMatch(one -> one.data().matches("M[^ML]+(L[^ML]+){19}Z")))
          .isEqualTo(driven);
    }
  }

  /// {@return the places in a path}
  private static List<Point2D> places(String data) {
    List<Point2D> all = new ArrayList<>();
    Matcher matcher = Pattern.compile("([-0-9.]+),([-0-9.]+)").matcher(data);
    while (matcher.find()) {
      all.add(
          new Point2D.Double(
              Double.parseDouble(matcher.group(1)), Double.parseDouble(matcher.group(2))));
    }
    return all;
  }

  private static Point2D middle(List<Seen> all, String group) {
    return all.stream()
        .filter(one -> one.group().equals(group) && one.part().equals("unit"))
        .map(one -> new Point2D.Double(one.box().getCenterX(), one.box().getCenterY()))
        .findFirst()
        .orElseThrow();
  }

  /// An army that three fleets carry, one of which may be driven out.
  private static MapPicture convoy(Fate fate, String driven) {
    List<String> fleets = List.of("NTH", "ENG", "MAO");
    var pieces = new ArrayList<Piece>();
    var arrows = new ArrayList<Arrow>();
    for (String sea : fleets) {
      pieces.add(
          new Piece(
              sea, "ENGLAND", "F", sea.equals(driven) ? Condition.DISLODGED : Condition.STANDING));
      arrows.add(
          new Arrow(
              "ENGLAND",
              Act.CONVOY,
              sea,
              "NWY",
              "POR",
              driven.isEmpty() ? Fate.DONE : Fate.FAILED));
    }
    if (!driven.isEmpty()) {
      pieces.add(new Piece(driven, "FRANCE", "F", Condition.STANDING));
    }
    pieces.add(new Piece(fate == Fate.DONE ? "POR" : "NWY", "ENGLAND", "A", Condition.STANDING));
    List<String> via = fate == Fate.DONE ? fleets : List.of();
    arrows.add(new Arrow("ENGLAND", Act.MOVE, "NWY", "NWY", "POR", via, fate));
    List<Owner> owners = List.of(new Owner("ENGLAND", true, 3, 4), new Owner("FRANCE", true, 3, 1));
    return new MapPicture("standard", "Fall 1903, movement", owners, List.of(), pieces, arrows);
  }

  @Test
  void aConvoyPassesItsFleets() {
    // The way of an army that is carried leads from fleet to fleet, in the order it passed them.
    MapPicture picture = convoy(Fate.DONE, "");
    List<Seen> all = seen(picture);
    List<List<Point2D>> legs =
        all.stream()
            .filter(one -> one.group().equals("ENGLAND: NWY - POR") && one.part().equals("arrow"))
            .map(one -> places(one.data()))
            .toList();
    assertThat(legs).hasSize(4);
    List<String> fleets = List.of("NTH", "ENG", "MAO");
    for (int i = 0; i < 3; i++) {
      Point2D fleet = middle(all, "ENGLAND F " + fleets.get(i));
      assertThat(legs.get(i).getLast().distance(fleet)).isLessThan(30);
      assertThat(legs.get(i + 1).getFirst().distance(fleet)).isLessThan(30);
    }
  }

  @Test
  void aConvoyBreaksOffWhereItsFleetWasDrivenOut() {
    // The cross lies between the fleet before and the one that was driven out.
    List<Seen> all = Seen.of(svg(convoy(Fate.FAILED, "ENG")));
    Seen cross =
        cross(all.stream().filter(one -> one.group().startsWith("ENGLAND: NWY - POR")).toList());
    Point2D at = new Point2D.Double(cross.box().getCenterX(), cross.box().getCenterY());
    Point2D north = middle(all, "ENGLAND F NTH");
    Point2D channel = middle(all, "FRANCE F ENG");
    assertThat(at.distance(north) + at.distance(channel)).isLessThan(north.distance(channel) + 12);
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void aMoveThatFailedBreaksOffBeforeItsEnd(MapPicture picture) {
    // The fat line ends at the cross, and goes no further than two thirds of its last way.
    Map<String, List<Seen>> groups = orders(picture);
    for (Arrow arrow : picture.arrows()) {
      if (arrow.act() == Act.MOVE && arrow.fate() == Fate.FAILED) {
        List<Seen> group = groups.get(OrderPainter.words(arrow));
        Seen cross = cross(group);
        Point2D at = new Point2D.Double(cross.box().getCenterX(), cross.box().getCenterY());
        assertThat(
                group.stream()
                    .filter(one -> one.part().equals("arrow") && !one.dashes().isEmpty())
                    .map(one -> places(one.data()).getLast()))
            .as("%s, %s", arrow, said())
            .anyMatch(end -> end.distance(at) < 1);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void shortWaysAreSeen(MapPicture picture) {
    // Of each move and retreat a line of some length is covered by no unit that lies above it.
    List<Seen> all = seen(picture);
    Set<String> words = new LinkedHashSet<>();
    picture.arrows().stream()
        .filter(arrow -> arrow.act() == Act.MOVE || arrow.act() == Act.RETREAT)
        .map(OrderPainter::words)
        .forEach(words::add);
    for (String order : words) {
      double seen = 0;
      for (int i = 0; i < all.size(); i++) {
        if (all.get(i).group().equals(order) && all.get(i).part().equals("arrow")) {
          List<Rectangle2D> above =
              all.subList(i, all.size()).stream()
                  .filter(one -> one.part().equals("unit"))
                  .map(Seen::box)
                  .toList();
          seen += visible(places(all.get(i).data()), above);
        }
      }
      assertThat(seen).as("%s, %s", order, said()).isGreaterThan(11);
    }
  }

  /// {@return how much of a curve lies under none of some boxes}
  private static double visible(List<Point2D> curve, List<Rectangle2D> above) {
    Point start = new Point(curve.getFirst());
    Point bend = new Point(curve.get(1));
    Point end = new Point(curve.getLast());
    double seen = 0;
    Point2D before = curve.getFirst();
    for (int i = 1; i <= 60; i++) {
      double t = i / 60.0;
      double u = 1 - t;
      Point2D here =
          new Point2D.Double(
              u * u * start.x() + 2 * u * t * bend.x() + t * t * end.x(),
              u * u * start.y() + 2 * u * t * bend.y() + t * t * end.y());
      if (above.stream().noneMatch(box -> box.contains(here))) {
        seen += here.distance(before);
      }
      before = here;
    }
    return seen;
  }

  private record Point(double x, double y) {
    Point(Point2D place) {
      this(place.getX(), place.getY());
    }
  }
}
