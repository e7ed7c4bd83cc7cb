package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.PicturedTable;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Seating;
import depesche.bot.chance.TurnChance;
import depesche.bot.config.InstalledTitles;
import depesche.bot.report.board.BoardPainter;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a picture shows is said in words, too, for those who listen.
class PictureWordsTest {

  private static final Sentences SENTENCES = Sentences.load(Templated.FOLDER);
  private static final MailWriter WRITER = MailWriter.load(Templated.FOLDER);

  /// The picture of every title as its game begins, as the first seat sees it.
  static Stream<Picture> pictures() {
    return Stream.concat(
        InstalledTitles.from(Path.of("..", "config")).stream().flatMap(PictureWordsTest::opening),
        Stream.of(BoardPainter.sample()));
  }

  private static Stream<Picture> opening(Rules<?, ?> rules) {
    Seating seating = Seated.of(rules, new LinkedHashMap<>());
    List<Seat> seats =
        seating.seats().stream().limit(seating.size().most()).map(Seat::new).toList();
    return GamePosition.open(
        rules, new Table(seats, new LinkedHashMap<>()), TurnChance.seeded("1866", 1))
        .picture(new Reader.Holder(seats.getFirst()))
        .map(picture -> SENTENCES.worded(rules.title().id(), picture))
        .stream();
  }

  private static Mail report(Picture picture) {
    MailContext heading = Scenes.heading(Templated.phase(), "");
    return new Mail.TurnReport(
        heading, Templated.phase(), List.of(), Optional.of(picture), Due.nothing());
  }

  /// {@return every word that a picture shows}
  private static List<String> words(Object part, String name) throws ReflectiveOperationException {
    var all = new ArrayList<String>();
    switch (part) {
      case MapPicture map -> {
        map.pieces().forEach(piece -> all.add(piece.kind() + " " + piece.area()));
        map.tints().forEach(tint -> all.add(tint.area()));
        all.add(map.title());
      }
      case PicturedTable _ -> {}
      case Seat seat -> all.add(seat.name());
      case Record record -> {
        for (RecordComponent one : record.getClass().getRecordComponents()) {
          one.getAccessor().setAccessible(true);
          all.addAll(words(one.getAccessor().invoke(record), one.getName()));
        }
      }
      case List<?> list -> {
        for (Object one : list) {
          all.addAll(words(one, name));
        }
      }
      case Optional<?> maybe -> {
        if (maybe.isPresent()) {
          all.addAll(words(maybe.get(), name));
        }
      }
      case String text -> all.add(text);
      case Integer number when !(name.equals("change") && number == 0) ->
          all.add(String.valueOf(number));
      default -> {}
    }
    // The name on the box is that of the title; colours are only colours.
    return List.of("colours", "owner", "turns", "turn").contains(name) ? List.of() : all;
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void nothingIsToldByAPictureAlone(Picture picture) throws ReflectiveOperationException {
    // Each name, text and number of a picture is among its words.
    String alt = WRITER.alt(report(picture));
    List<String> shown = new ArrayList<>(words(picture, "picture"));
    shown.remove(name(picture));
    assertThat(shown).isNotEmpty();
    assertThat(shown)
        .allSatisfy(
            words -> assertThat(alt).containsIgnoringCase(words.strip().replaceAll("\\s+", " ")));
  }

  private static String name(Picture picture) {
    return switch (picture) {
      case MapPicture _ -> "";
      case Picture.BoardPicture board -> board.name();
      case depesche.adjudicator.picture.SheetPicture sheet -> sheet.name();
    };
  }

  /// A map on which seven have ten units each, and no order came about.
  private static MapPicture crowded() {
    List<MapPicture.Owner> owners =
        IntStream.range(0, 7)
            .mapToObj(i -> new MapPicture.Owner("Power" + i, true, 10, 10))
            .toList();
    var pieces = new ArrayList<MapPicture.Piece>();
    var arrows = new ArrayList<MapPicture.Arrow>();
    for (int i = 0; i < 70; i++) {
      String owner = "Power" + i % 7;
      pieces.add(new MapPicture.Piece("P" + i, owner, "A", MapPicture.Condition.STANDING));
      arrows.add(
          new MapPicture.Arrow(
              owner, MapPicture.Act.MOVE, "P" + i, "P" + i, "P" + (i + 1), MapPicture.Fate.FAILED));
    }
    return new MapPicture("standard", "Fall 1903, movement", owners, List.of(), pieces, arrows);
  }

  @Test
  void aMailSaysAllOfIt() {
    // Only Discord takes no more than 1,024 characters.
    Mail mail = report(crowded());
    String alt = Jsoup.parse(WRITER.write(mail).html()).select("img").first().attr("alt");
    assertThat(alt.length()).isGreaterThan(2_000);
    assertThat(alt).isEqualTo(WRITER.alt(mail)).contains("A P69").endsWith("(failed).");
  }

  @Test
  void whatDiscordTakesEndsWithASentence() {
    // A cut within a word or an order would say what is not so.
    String alt = MailAttachments.brief(WRITER.alt(report(crowded())));
    assertThat(alt).hasSizeBetween(700, 1_024).endsWith("). …");
    Mail small = Scenes.movement("Nordmark");
    assertThat(MailAttachments.brief(WRITER.alt(small))).isEqualTo(WRITER.alt(small));
  }
}
