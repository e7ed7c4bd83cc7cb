package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.Volume;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.script.Script;
import depesche.adjudicator.script.ScriptContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What a seat has on file, drawn on its map.
class DrawnOrdersTest {

  private static final long SEED = Long.getLong("depesche.seed", 1866);
  private static final Seat FRANCE = new Seat("FRANCE");
  private static final Seat ENGLAND = new Seat("ENGLAND");
  private static final List<String> POWERS =
      List.of("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY");

  private static GamePosition<?, ?> opening() {
    Table table = new Table(POWERS.stream().map(Seat::new).toList(), new LinkedHashMap<>());
    return GamePosition.open(MapFiles.STANDARD, table, new PlainChance(1, 1)).next();
  }

  private static List<MapPicture.Arrow> arrows(
      GamePosition<?, ?> position, Seat seat, String... lines) {
    Letter letter = new Letter(position.phase().id(), String.join("\n", lines));
    Picture picture = position.drawn(new Reader.Holder(seat), List.of(letter)).orElseThrow();
    return ((MapPicture) picture).arrows();
  }

  private static MapPicture.Arrow arrow(List<MapPicture.Arrow> all, String order) {
    return all.stream()
        .filter(one -> one.written().order().equals(order))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void eachOrderOnFileIsAnArrow() {
    // Own orders are drawn in canonical text, with the seat that wrote them and before the judging.
    List<MapPicture.Arrow> arrows =
        arrows(opening(), FRANCE, "par to bur", "mar s par - bur", "F BRE H");
    assertThat(arrows)
        .extracting(one -> one.written().seat() + ": " + one.written().order())
        .containsExactlyInAnyOrder(
            "FRANCE: A PAR - BUR", "FRANCE: A MAR S A PAR - BUR", "FRANCE: F BRE H");
    assertThat(arrows).allMatch(one -> one.fate() == MapPicture.Fate.ORDERED);
  }

  @Test
  void whatWaitsIsDrawnWithItsPhase() {
    // Orders for a later phase, and under a condition that does not hold, say when they count.
    List<MapPicture.Arrow> arrows =
        arrows(
            opening(),
            FRANCE,
            "IF GERMANY A BUR THEN A PAR - PIC",
            "PHASE F1901M",
            "A BUR - MUN",
            "PHASE W1901A",
            "BUILD A PAR");
    assertThat(arrow(arrows, "A BUR - MUN").written().when()).isEqualTo("F1901M");
    assertThat(arrow(arrows, "BUILD A PAR").act()).isEqualTo(MapPicture.Act.BUILD);
    assertThat(arrow(arrows, "A PAR - PIC").written().when()).isEqualTo("IF");
  }

  @Test
  void whatCannotSucceedByItselfIsSeen() {
    // A support for something not ordered, a way over water without fleets, a way into one's own.
    List<MapPicture.Arrow> arrows =
        arrows(opening(), FRANCE, "A PAR - BUR", "A MAR S A PAR - GAS", "F BRE - MAO");
    assertThat(arrow(arrows, "A MAR S A PAR - GAS").fate()).isEqualTo(MapPicture.Fate.VAIN);
    assertThat(arrow(arrows, "A PAR - BUR").fate()).isEqualTo(MapPicture.Fate.ORDERED);
    assertThat(arrow(arrows(opening(), FRANCE, "A MAR - BUR", "A PAR - BUR"), "A PAR - BUR").fate())
        .isEqualTo(MapPicture.Fate.VAIN);

    GamePosition<?, ?> fall =
        GamePosition.at(
            MapFiles.STANDARD,
            "phase F1901M\nseats AUSTRIA ENGLAND FRANCE GERMANY ITALY RUSSIA TURKEY\n"
                + "army ENGLAND A YOR\nfleet ENGLAND F NTH\n");
    String convoyed = "A YOR - NWY";
    assertThat(arrow(arrows(fall, ENGLAND, convoyed), convoyed).fate())
        .isEqualTo(MapPicture.Fate.VAIN);
    assertThat(arrow(arrows(fall, ENGLAND, convoyed, "F NTH C A YOR - NWY"), convoyed).fate())
        .isEqualTo(MapPicture.Fate.ORDERED);
    assertThat(arrow(arrows(fall, ENGLAND, "F NTH C A YOR - NWY"), "F NTH C A YOR - NWY").fate())
        .isEqualTo(MapPicture.Fate.VAIN);
  }

  @Test
  void aBallotIsDrawnWhereTheForeignArmyStands() {
    // Blood & Iron 3: the writer of a ballot sees it, in the colour of the power it is for.
    Seat red = new Seat("Red");
    GamePosition<?, ?> spring =
        GamePosition.at(
            MapFiles.BLOOD_AND_IRON,
            "phase S1867M\nseats Red Blue Green Yellow Black\narmy Red A BER\ncentres Red BER\n"
                + "army AUSTRIA AA PAS\n");
    List<MapPicture.Arrow> arrows = arrows(spring, red, "FOREIGN AUSTRIA - MUN");
    assertThat(arrows).hasSize(1);
    assertThat(arrows.getFirst().owner()).isEqualTo("AUSTRIA");
    assertThat(arrows.getFirst().from()).isEqualTo("PAS");
    assertThat(arrows.getFirst().written().seat()).isEqualTo("Red");
  }

  @Test
  void whatIsTakenBackIsNotDrawn() {
    assertThat(arrows(opening(), FRANCE, "A PAR - BUR", "CLEAR")).isEmpty();
  }

  @Test
  void anOnlookerSeesNoOrders() {
    Letter letter = new Letter("S1901M", "A PAR - BUR");
    Picture seen = opening().drawn(new Reader.Onlooker(), List.of(letter)).orElseThrow();
    assertThat(((MapPicture) seen).arrows()).isEmpty();
  }

  @Test
  void bidsLieFaceUpOnTheBoardOfTheirSeat() {
    // Great Powers: the board with one's own bids, and those for later turns; nobody else sees it.
    GamePosition<?, ?> opening = opened(new GreatPowers(), "A", "B", "C");
    String said = "BID INDUSTRY ARMIES NAVIES\nPICK ANY VP\nPHASE turn 2\nBID NAVIES";
    Letter own = new Letter(opening.phase().id(), said);
    assertThat(filed(opening.drawn(new Reader.Holder(new Seat("A")), List.of(own))))
        .contains("BID Industry, Armies, Navies", "PICK any VP")
        .anyMatch(line -> line.endsWith(": BID Navies"));
    assertThat(filed(opening.drawn(new Reader.Holder(new Seat("B")), List.of()))).isEmpty();
  }

  @Test
  void aSealedChoiceLiesFaceUpForItsSeatAlone() {
    // A table's sheet shows what its reader has sealed; and nobody else does.
    GamePosition<?, ?> opening = opened(MapFiles.PLAIN_TABLE, "Red", "Blue");
    String choice = opening.examples("Red").getFirst();
    Seat red = new Seat("Red");
    Seat blue = new Seat("Blue");
    Letter letter = new Letter(opening.phase().id(), choice);
    assertThat(filed(opening.drawn(new Reader.Holder(red), List.of(letter)))).hasSize(1);
    assertThat(filed(opening.drawn(new Reader.Holder(blue), List.of()))).isEmpty();
    assertThat(filed(opening.drawn(new Reader.Onlooker(), List.of(letter)))).isEmpty();
  }

  @Test
  void aLineOfTheDanceShowsWhatItWouldDo() {
    // Bismarck's Dance: the table as the lines would leave it, without dice and hidden cards.
    GamePosition<?, ?> opening = opened(MapFiles.BISMARCKS_DANCE, "Solo");
    Reader solo = new Reader.Holder(new Seat("Solo"));
    Letter letter = new Letter(opening.phase().id(), "ALLOCATE DIPLOMACY 2");
    SheetPicture led = (SheetPicture) opening.drawn(solo, List.of(letter)).orElseThrow();
    SheetPicture now = (SheetPicture) opening.drawn(solo, List.of()).orElseThrow();
    assertThat(filed(Optional.of(led))).hasSize(1);
    assertThat(led.panels().toString()).contains("name=Diplomacy, amount=2");
    assertThat(now.panels().toString()).contains("name=Diplomacy, amount=0");
    assertThat(filed(Optional.of(now))).isEmpty();
  }

  private static GamePosition<?, ?> opened(Rules<?, ?> rules, String... seats) {
    Table table = new Table(Stream.of(seats).map(Seat::new).toList(), new LinkedHashMap<>());
    return GamePosition.open(rules, table, new PlainChance(1, 1)).next();
  }

  private static List<String> filed(Optional<Picture> picture) {
    return switch (picture.orElseThrow()) {
      case Picture.BoardPicture board ->
          board.filed().map(SheetPicture.Filed::lines).orElse(List.of());
      case SheetPicture sheet ->
          sheet.panels().stream()
              .flatMap(panel -> panel.items().stream())
              .filter(SheetPicture.Filed.class::isInstance)
              .flatMap(item -> ((SheetPicture.Filed) item).lines().stream())
              .toList();
      case MapPicture _ -> List.of();
    };
  }

  @Test
  void ordersOfOthersChangeNothing() {
    // Two games that differ only in what others wrote give one seat the same picture.
    Random random = new Random(SEED);
    SequencedMap<String, List<String>> offered = new LinkedHashMap<>();
    POWERS.forEach(power -> offered.put(power, opening().suggest(power, "")));
    int pairs = Volume.of(10_000);
    long arrows = 0;
    for (int i = 0; i < pairs; i++) {
      String mine = POWERS.get(random.nextInt(POWERS.size()));
      String own = letter(mine, offered, random);
      List<Picture> first = drawn(mine, own, others(mine, offered, random));
      List<Picture> second = drawn(mine, own, others(mine, offered, random));
      assertThat(second).as("-Ddepesche.seed=" + SEED).isEqualTo(first);
      arrows += ((MapPicture) first.getFirst()).arrows().size();
      assertThat(((MapPicture) first.getLast()).arrows()).isEmpty();
    }
    assertThat(arrows).isGreaterThan(pairs);
  }

  private static String others(
      String mine, SequencedMap<String, List<String>> offered, Random random) {
    StringBuilder letters = new StringBuilder();
    POWERS.stream()
        .filter(power -> !power.equals(mine))
        .forEach(power -> letters.append(letter(power, offered, random)));
    return letters.toString();
  }

  private static String letter(
      String seat, SequencedMap<String, List<String>> offered, Random random) {
    StringBuilder letter = new StringBuilder("letter " + seat + " <<\n");
    List<String> lines = offered.get(seat);
    for (int i = 0; i < 3; i++) {
      letter.append(lines.get(random.nextInt(lines.size()))).append('\n');
    }
    return letter + ">>\n";
  }

  /// {@return what the seat sees, and what an onlooker sees}
  private static List<Picture> drawn(String seat, String own, String others) {
    List<Picture> drawn = new ArrayList<>();
    String script =
        "title standard\nseats "
            + String.join(" ", POWERS)
            + "\n"
            + others
            + own
            + "draw "
            + seat
            + " one\ndraw * two\n";
    Script.play("pair", script, new Drawings(drawn));
    return drawn;
  }

  /// Keeps what is drawn.
  private record Drawings(List<Picture> drawn) implements ScriptContext {

    @Override
    public List<Rules<?, ?>> titles() {
      return List.of(MapFiles.STANDARD);
    }

    @Override
    public Chance chance(String seed, int step) {
      return new PlainChance(1, step);
    }

    @Override
    public void draw(String title, Picture picture, String file) {
      drawn.add(picture);
    }

    @Override
    public void print(int line, String text) {
      throw new AssertionError(text);
    }
  }
}
