package depesche.bot.report.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.board.DrawingReader;
import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.config.TitleFile;
import depesche.bot.config.UnusableInput;
import depesche.bot.report.canvas.Contrast;
import depesche.bot.report.canvas.OwnerColour;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class MapPainterTest {

  private static final Path MAPS = Path.of("..", "config", "maps");
  private static final Path MAP = MAPS.resolve("blood-and-iron.json");
  private static final MapPainter PAINTER = painter(MAP);
  private static final MapPainter STANDARD = painter(MAPS.resolve("standard.json"));

  static List<MapPicture> pictures() {
    var pictures =
        new ArrayList<>(
            List.of(
                Pictures.opening(),
                Pictures.middle(),
                Pictures.retreats(),
                Pictures.winter(),
                Pictures.crowded()));
    pictures.addAll(StandardPictures.all());
    return pictures;
  }

  private static MapDrawing drawing(Path file) {
    return TitleFile.read(file, DrawingReader::read);
  }

  private static MapPainter painter(Path file) {
    return new MapPainter(drawing(file));
  }

  private static MapPainter painter(MapPicture picture) {
    return picture.map().equals("standard") ? STANDARD : PAINTER;
  }

  static List<Path> maps() throws IOException {
    try (Stream<Path> files = Files.list(MAPS)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void everyProvincePieceAndOrderIsThere(MapPicture picture) throws Exception {
    // A picture shows all the position holds: each is a group of its own with its words.
    Document svg = parsed(painter(picture).svg(picture));
    assertThat(groups(svg, "area")).hasSize(picture.map().equals("standard") ? 75 : 42);
    assertThat(groups(svg, "piece"))
        .hasSize(picture.pieces().size())
        .allSatisfy(
            words -> assertThat(words).matches(".+ (A|AA|F) [A-Z]{3}(/[ENS]C)?(, dislodged)?"));
    assertThat(groups(svg, "order"))
        .containsExactlyInAnyOrderElementsOf(
            picture.arrows().stream().map(OrderPainter::words).toList());
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void programsReadWhoseColourAThingHas(MapPicture picture) throws Exception {
    // Units, tints and arrows say whose they are and what, with their colour in six digits.
    Document svg = parsed(painter(picture).svg(picture));
    var parts = new ArrayList<String>();
    var all = svg.getElementsByTagName("path");
    for (int i = 0; i < all.getLength(); i++) {
      Element path = (Element) all.item(i);
      String part = path.getAttribute("data-part");
      if (!part.isEmpty()) {
        parts.add(part);
        assertThat(path.getAttribute(part.equals("arrow") ? "stroke" : "fill"))
            .matches("#[0-9a-f]{6}");
        assertThat(picture.owners().stream().map(MapPicture.Owner::name))
            .contains(path.getAttribute("data-seat"));
      }
    }
    assertThat(parts).filteredOn("tint"::equals).hasSize(picture.tints().size());
    assertThat(parts)
        .filteredOn("unit"::equals)
        .hasSize(picture.pieces().stream().mapToInt(piece -> piece.kind().length()).sum());
    assertThat(parts.contains("arrow")).isEqualTo(!picture.arrows().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void thePngHasTheSizeOfTheSheetAndNothingElse(MapPicture picture) throws IOException {
    // The picture is attached as PNG of 1600 × 1200, the key below it, without metadata.
    byte[] png = painter(picture).png(picture);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(1600);
    assertThat(image.getHeight()).isEqualTo(1340);
    assertThat(new String(png, StandardCharsets.ISO_8859_1))
        .doesNotContain("tEXt", "tIME", "iTXt", "eXIf");
    String samples = System.getProperty("depesche.samples", "");
    if (!samples.isEmpty()) {
      String name = picture.title().replaceAll("\\W+", "-");
      Files.write(Path.of(samples, name + ".png"), png);
      Files.write(Path.of(samples, name + "-small.png"), painter(picture).small(picture));
      for (Sight sight : Sight.ALL.subList(0, 4)) {
        byte[] small = painter(picture).small(picture);
        BufferedImage seen = ImageIO.read(new ByteArrayInputStream(small));
        var shown =
            new BufferedImage(seen.getWidth(), seen.getHeight(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < seen.getHeight(); y++) {
          for (int x = 0; x < seen.getWidth(); x++) {
            shown.setRGB(x, y, sight.seen(seen.getRGB(x, y)));
          }
        }
        String kind = sight.name().replaceAll("\\W.*", "");
        ImageIO.write(shown, "png", Path.of(samples, name + "-" + kind + ".png").toFile());
      }
      Files.write(Path.of(samples, name + "-dark.png"), painter(picture).png(picture.atNight()));
      for (MapPicture.Owner owner : picture.owners().subList(0, 4)) {
        Files.write(
            Path.of(samples, name + "-" + owner.name() + ".png"),
            painter(picture).small(picture.near(owner.name())));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void aReportOfAWholeTableIsSmall(MapPicture picture) throws IOException {
    // Maps are attached to every report: 250 kB at most, in colours that one byte can number.
    byte[] png = painter(picture).png(picture);
    assertThat(png.length).isLessThan(250_000);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getColorModel()).isInstanceOf(IndexColorModel.class);
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void thePicturesOfAMailAreSmall(MapPicture picture) throws IOException {
    // What a mail shows inline, the board and a theatre, is under 90 kB, and as wide as a phone.
    byte[] whole = painter(picture).small(picture);
    assertThat(ImageIO.read(new ByteArrayInputStream(whole)).getWidth()).isEqualTo(624);
    for (MapPicture.Owner owner : picture.owners()) {
      byte[] near = painter(picture).small(picture.near(owner.name()));
      assertThat(ImageIO.read(new ByteArrayInputStream(near)).getWidth()).isEqualTo(624);
      assertThat(whole.length + near.length).as(owner.name()).isLessThan(90_000);
    }
  }

  @Test
  void aSmallMapIsPaintedSoon() {
    // A report has one for each reader: at most 40 ms of processor time each, when warm
    // and alone; a machine that is shared takes half as long again.
    MapPicture crowded = StandardPictures.all().get(1);
    String owner = crowded.owners().getFirst().name();
    assertThat(milliseconds(() -> STANDARD.small(crowded))).isLessThan(60);
    assertThat(milliseconds(() -> STANDARD.small(crowded.near(owner)))).isLessThan(60);
  }

  /// {@return the least of some, so that other work on the machine does not count}
  private static double milliseconds(Supplier<byte[]> painting) {
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 25; i++) {
      long before = clock.getCurrentThreadCpuTime();
      painting.get();
      least = Math.min(least, clock.getCurrentThreadCpuTime() - before);
    }
    return least / 1e6;
  }

  @Test
  void theSamePictureGivesTheSameBytes() {
    // A parcel is sent again with the same bytes: painting knows no chance and no clock.
    byte[] first = PAINTER.png(Pictures.crowded());
    assertThat(PAINTER.png(Pictures.crowded())).isEqualTo(first);
    assertThat(painter(MAP).png(Pictures.crowded())).isEqualTo(first);
  }

  @Test
  void manyThreadsPaintAtOnce() {
    // Games run in parallel and share one painter.
    byte[] alone = PAINTER.png(Pictures.middle());
    List<byte[]> together =
        Stream.generate(Pictures::middle).limit(6).parallel().map(PAINTER::png).toList();
    assertThat(together).allSatisfy(png -> assertThat(png).isEqualTo(alone));
  }

  @Test
  void hostileNamesAreEscaped() throws Exception {
    // A player invents the name of a country; it must not become markup.
    String name = "</title><script>alert('\"&\u0000\uD800')</script>]]>";
    MapPicture picture =
        new MapPicture(
            "blood-and-iron",
            "<b>&",
            List.of(new MapPicture.Owner(name, true, 1, 1)),
            List.of(new MapPicture.Tint("BER", name)),
            List.of(new MapPicture.Piece("BER", name, "A", MapPicture.Condition.STANDING)),
            List.of());
    String svg = PAINTER.svg(picture);
    assertThat(parsed(svg).getElementsByTagName("script").getLength()).isZero();
    assertThat(svg).doesNotContain("<script", "<b>");
    assertThat(PAINTER.png(picture)).isNotEmpty();
  }

  @Test
  void anAreaWithoutAnOutlineIsNamed() {
    // A picture of another map, or a map file with a hole, is refused by the name of the area.
    MapPicture picture =
        new MapPicture(
            "blood-and-iron",
            "",
            List.of(new MapPicture.Owner("Red", true, 1, 0)),
            List.of(new MapPicture.Tint("XYZ", "Red")),
            List.of(),
            List.of());
    assertThatThrownBy(() -> PAINTER.svg(picture))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("XYZ");
  }

  @Test
  void aMapFileWithoutAnOutlineIsRefused(@TempDir Path folder) throws IOException {
    // A broken map file stops the start with the file and the mend.
    Path file = folder.resolve("holed.json");
    Files.writeString(
        file,
        Files.readString(MAP).replaceFirst("\"drawing\"(?s)(.*?)\"ANH\"", "\"drawing\"$1\"ANX\""));
    assertThatThrownBy(() -> painter(file))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("holed.json")
        .hasMessageContaining("ANH");
    Files.writeString(file, "{\n  nonsense");
    assertThatThrownBy(() -> painter(file))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("line 2");
  }

  @ParameterizedTest
  @MethodSource("maps")
  void everyMapPaints(Path map) {
    // Every map file with outlines can be painted, with any number of owners.
    var owners = new ArrayList<MapPicture.Owner>();
    for (int i = 0; i < 12; i++) {
      owners.add(new MapPicture.Owner("Seat " + i, i < 10, i, i));
    }
    MapPicture picture = new MapPicture("any", "Bare", owners, List.of(), List.of(), List.of());
    assertThat(painter(map).png(picture)).isNotEmpty();
  }

  @Test
  void lettersStandOutFromEveryColour() {
    // Text is read at a contrast of at least 4.5 to 1: ink on land, its own on units.
    List<String> eight = IntStream.range(0, 8).mapToObj(i -> "Seat" + i).toList();
    Stream<OwnerColour> named = OwnerColour.onBoard(List.of("Black", "White")).stream();
    Stream<OwnerColour> foreign = Stream.of(OwnerColour.foreign(0), OwnerColour.foreign(1));
    assertThat(
            Stream.of(OwnerColour.onMap(eight).stream(), named, foreign)
                .flatMap(some -> some)
                .toList())
        .allSatisfy(
            ownerColour -> {
              assertThat(Contrast.of("#1f1812", ownerColour.tint())).isGreaterThan(4.5);
              assertThat(Contrast.of(ownerColour.letter(), ownerColour.deep())).isGreaterThan(4.5);
            });
    assertThat(OwnerColour.onMap(eight).stream().map(OwnerColour::weave)).doesNotHaveDuplicates();
  }

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }

  /// The titles of all groups of a class.
  private static List<String> groups(Document svg, String name) {
    var titles = new ArrayList<String>();
    var groups = svg.getElementsByTagName("g");
    for (int i = 0; i < groups.getLength(); i++) {
      Element group = (Element) groups.item(i);
      if (group.getAttribute("class").equals(name)) {
        titles.add(group.getElementsByTagName("title").item(0).getTextContent());
      }
    }
    return titles;
  }
}
