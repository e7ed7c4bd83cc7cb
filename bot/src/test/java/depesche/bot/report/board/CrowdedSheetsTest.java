package depesche.bot.report.board;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.PicturedTable;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.picture.SheetPicture.Card;
import depesche.adjudicator.picture.SheetPicture.Cards;
import depesche.adjudicator.picture.SheetPicture.Counter;
import depesche.adjudicator.picture.SheetPicture.Counters;
import depesche.adjudicator.picture.SheetPicture.Drift;
import depesche.adjudicator.picture.SheetPicture.Filed;
import depesche.adjudicator.picture.SheetPicture.Grid;
import depesche.adjudicator.picture.SheetPicture.GridLine;
import depesche.adjudicator.picture.SheetPicture.Item;
import depesche.adjudicator.picture.SheetPicture.Marker;
import depesche.adjudicator.picture.SheetPicture.Note;
import depesche.adjudicator.picture.SheetPicture.Notes;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.adjudicator.picture.SheetPicture.Pools;
import depesche.adjudicator.picture.SheetPicture.Space;
import depesche.adjudicator.picture.SheetPicture.Tone;
import depesche.adjudicator.picture.SheetPicture.Track;
import depesche.bot.Volume;
import depesche.bot.report.WideNames;
import depesche.bot.report.canvas.Frame;
import depesche.bot.report.canvas.Seen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Boards and sheets as full as can be are legible: measured on what is drawn.
class CrowdedSheetsTest {

  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());

  private final Random chance = new Random(SEED);

  private static String said() {
    return "-Ddepesche.seed=" + SEED;
  }

  /// {@return words of up to so many letters, some of them long}
  private String words(int most) {
    StringBuilder words = new StringBuilder();
    while (words.length() < most - chance.nextInt(most)) {
      words.append(words.isEmpty() ? "" : " ");
      int letters = 1 + chance.nextInt(14);
      for (int i = 0; i < letters; i++) {
        words.append("aeinrstWMÜßÅж".charAt(chance.nextInt(13)));
      }
    }
    return words.length() > most ? words.substring(0, most).strip() : words.toString();
  }

  private <T> List<T> some(int most, Supplier<T> one) {
    return Stream.generate(one).limit(1 + chance.nextInt(most)).toList();
  }

  private BoardPicture board() {
    List<BoardPicture.Row> rows = new ArrayList<>();
    List<String> traits = some(6, () -> words(20));
    for (int i = 0; i < 8; i++) {
      List<BoardPicture.Level> levels =
          traits.stream()
              .map(
                  _ ->
                      new BoardPicture.Level(
                          chance.nextInt(100), chance.nextInt(40) - 20, chance.nextBoolean()))
              .toList();
      rows.add(
          new BoardPicture.Row(
              new Seat("Seat " + (char) ('A' + i)),
              chance.nextBoolean(),
              1 + chance.nextInt(8),
              chance.nextInt(12),
              new BoardPicture.Level(chance.nextInt(1000), chance.nextInt(99) - 49, true),
              levels,
              some(12, () -> chance.nextInt(200))));
    }
    Supplier<BoardPicture.Card> card =
        () ->
            new BoardPicture.Card(
                words(40),
                words(80),
                Optional.of(rows.get(chance.nextInt(8)).seat()).filter(_ -> chance.nextBoolean()));
    BoardPicture board =
        new BoardPicture(
            words(30),
            "Turn 10, " + words(20),
            10,
            10 + chance.nextInt(10),
            chance.nextBoolean(),
            words(10),
            traits,
            rows,
            some(12, card),
            Optional.of(card.get()),
            Optional.empty(),
            table());
    return board.with(new Filed("Seat A", some(8, () -> words(120))));
  }

  private static PicturedTable table() {
    return WideNames.table(
        IntStream.range(0, 8).mapToObj(i -> "Seat " + (char) ('A' + i)).toList());
  }

  private Item item() {
    return switch (chance.nextInt(7)) {
      case 0 -> {
        boolean zoned = chance.nextBoolean();
        yield new Track(words(20), some(9, () -> space(zoned)));
      }
      case 1 -> new Cards(words(20), some(12, this::card));
      case 2 -> new Counters(some(9, () -> new Counter(words(20), chance.nextInt(10_000))));
      case 3 -> new Pools(some(7, () -> new Counter(words(20), chance.nextInt(20))));
      case 4 -> new Notes(some(20, () -> new Note(words(30), words(40))));
      case 5 -> new Filed("Seat A", some(9, () -> words(150)));
      default -> {
        List<String> heads = some(7, () -> words(20));
        yield new Grid(
            heads,
            IntStream.range(0, 8)
                .mapToObj(
                    i ->
                        new GridLine(
                            "Seat " + (char) ('A' + i),
                            heads.stream().map(_ -> words(12)).toList()))
                .toList());
      }
    };
  }

  private Space space(boolean zoned) {
    Drift drift = Drift.values()[chance.nextInt(3)];
    List<Marker> markers =
        chance.nextInt(3) == 0
            ? List.of()
            : some(6, () -> new Marker(words(20), chance.nextBoolean()));
    return new Space(words(20), zoned ? words(16) : "", drift, markers);
  }

  private Card card() {
    Tone tone = Tone.values()[chance.nextInt(Tone.values().length)];
    return new Card(
        words(20), words(40), words(30), tone, words(200), chance.nextInt(8), words(20));
  }

  private SheetPicture sheet() {
    List<Panel> panels =
        some(6, () -> new Panel(words(50), chance.nextBoolean(), some(3, this::item)));
    return new SheetPicture(words(30), "Turn 3, " + words(80), panels).at(table());
  }

  private static void legible(String svg) {
    double width = number(svg, "width");
    double height = number(svg, "height");
    List<Seen> words = Seen.of(svg, "words").stream().filter(one -> !one.box().isEmpty()).toList();
    assertThat(words).isNotEmpty();
    double edge = Frame.MARGIN;
    for (int i = 0; i < words.size(); i++) {
      Seen one = words.get(i);
      assertThat(one.within(edge, edge, width - edge, height - edge))
          .as("%s, %s", one, said())
          .isTrue();
      for (int j = 0; j < i; j++) {
        assertThat(one.covers(words.get(j)))
            .as("%s and %s, %s", one, words.get(j), said())
            .isFalse();
      }
    }
  }

  private static double number(String svg, String name) {
    return Double.parseDouble(svg.replaceFirst("(?s).*?" + name + "=\"(\\d+)\".*", "$1"));
  }

  @Test
  void noWordCoversAnotherOnABoardOfEight() {
    // Eight seats with names of 20 characters, long traits and cards: all words are on the sheet.
    for (int i = 0; i < Volume.of(30); i++) {
      legible(BoardPainter.svg(board()));
    }
  }

  @Test
  void noWordCoversAnotherOnASheet() {
    // Whatever a title puts on its sheet, and however long its words are.
    for (int i = 0; i < Volume.of(50); i++) {
      legible(SheetPainter.svg(sheet()));
    }
  }
}
