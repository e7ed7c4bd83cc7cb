package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.PicturedTable;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.rules.Maps;
import depesche.adjudicator.rules.Rules;
import depesche.bot.config.InstalledTitles;
import depesche.bot.report.board.BoardPainter;
import depesche.bot.report.canvas.Seen;
import depesche.bot.report.map.MapPainter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Players name their countries, and the game has a name: pictures say both.
class NamedPicturesTest {

  private static final List<Rules<?, ?>> TITLES = InstalledTitles.from(Path.of("..", "config"));

  /// Twenty characters and more, in letters narrow and wide, of our type and of none that we have.
  private static final List<String> NAMES =
      List.of(
          "Nordmark",
          "Königreich Übersüß",
          "WWWWWWWWWWMMMMMMMMMM",
          "Îles d'Ægir & Çà Ñoño",
          "Великое княжество Рось",
          "iiiiiiiiiiiiiiiiiiii",
          "ממלכת הצפון הגדולה",
          "Nowhere Land of Wwwwmmmm");

  /// {@return a table at which every owner has one of these names}
  private static PicturedTable table(List<String> owners, String game) {
    SequencedMap<String, String> names = new LinkedHashMap<>();
    for (int i = 0; i < owners.size(); i++) {
      names.put(owners.get(i), NAMES.get(i % NAMES.size()));
    }
    return new PicturedTable(game, names);
  }

  static Stream<Picture> pictures() {
    Stream<Picture> maps =
        TITLES.stream()
            .flatMap(rules -> rules.as(Maps.class).map(Maps::maps).orElse(List.of()).stream())
            .map(map -> new MapPainter(map).sample());
    SheetPicture.Grid seats =
        new SheetPicture.Grid(
            List.of("Points"),
            Stream.of("Red", "Blue", "Green", "Yellow", "Black", "White", "Sky", "Brown")
                .map(seat -> new SheetPicture.GridLine(seat, List.of("3")))
                .toList());
    SheetPicture sheet =
        new SheetPicture(
            "Sheet",
            "Turn 3",
            List.of(
                new SheetPicture.Panel("Seats", List.of(seats)),
                new SheetPicture.Panel("Red", true, List.of())));
    return Stream.concat(maps, Stream.of(BoardPainter.sample(), sheet));
  }

  private static List<String> owners(Picture picture) {
    return switch (picture) {
      case MapPicture map ->
          map.owners().stream()
              .filter(MapPicture.Owner::seated)
              .map(MapPicture.Owner::name)
              .toList();
      case BoardPicture board -> board.rows().stream().map(row -> row.seat().name()).toList();
      case SheetPicture sheet ->
          ((SheetPicture.Grid) sheet.panels().getFirst().items().getFirst())
              .lines().stream().map(SheetPicture.GridLine::name).toList();
    };
  }

  private static Painters painters() {
    return new Painters(
        TITLES.stream()
            .flatMap(rules -> rules.as(Maps.class).map(Maps::maps).orElse(List.of()).stream())
            .toList());
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void everyOwnerHasTheNameThatItsPlayerChose(Picture picture) {
    // Beside the country stands the seat, whose letter and colour its units have.
    List<String> owners = owners(picture);
    PicturedTable table = table(owners, "bismarck");
    List<Seen> words = Seen.of(painters().svg(picture.at(table)), "words");
    for (String owner : owners) {
      String country = table.country(owner);
      if (country.matches("\\p{IsHebrew}.*")) {
        // Letters that the type has not are left to the words of the mail.
        assertThat(words).noneMatch(one -> one.words().contains(country.substring(0, 3)));
        assertThat(words).anyMatch(one -> one.words().contains(owner));
      } else {
        assertThat(words)
            .as(country)
            .anyMatch(one -> one.words().startsWith(country.substring(0, 5)));
      }
    }
    assertThat(words).anyMatch(one -> one.words().contains("bismarck"));
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void noNameCoversAnother(Picture picture) {
    // Twenty characters of any breadth stay clear of all other words, and on the sheet.
    List<String> owners = owners(picture);
    String svg = painters().svg(picture.at(table(owners, "a-game-with-a-name-of-thirty-c")));
    double width = Double.parseDouble(svg.replaceFirst("(?s).*?width=\"(\\d+)\".*", "$1"));
    double height = Double.parseDouble(svg.replaceFirst("(?s).*?height=\"(\\d+)\".*", "$1"));
    List<Seen> words = Seen.of(svg, "words");
    List<Seen> named =
        words.stream()
            .filter(
                one ->
                    NAMES.stream().anyMatch(name -> one.words().startsWith(name.substring(0, 5)))
                        || one.words().startsWith("a-game"))
            .toList();
    assertThat(named).isNotEmpty();
    for (Seen one : named) {
      assertThat(one.within(14, 14, width - 14, height - 14)).as(one.words()).isTrue();
      assertThat(words)
          .as(one.words())
          .allMatch(other -> Objects.equals(one, other) || !one.covers(other));
    }
  }

  @Test
  void theMailsOfATableSayItsNames() {
    // In the picture, the words for those who cannot see it, and on Discord.
    MailWriter writer = MailWriter.load(Templated.FOLDER);
    List<PicturedTable> painted = new ArrayList<>();
    MailAttachments attachments =
        new MailAttachments(
            painting -> {
              painted.add(painting.picture().table());
              return new byte[0];
            },
            writer);
    Mail mail = Scenes.movement("Königreich Übersüß");
    attachments.of(mail);
    attachments.of(mail, MapWish.USUAL);
    assertThat(painted)
        .hasSize(2)
        .allSatisfy(
            table -> {
              assertThat(table.game()).isEqualTo("bismarck");
              assertThat(table.country("Red")).isEqualTo("Königreich Übersüß");
              assertThat(table.countries()).doesNotContainKey("Green");
            });
    assertThat(writer.alt(mail)).contains("Königreich Übersüß (Red): centres 3", "bismarck");
  }

  @Test
  void aPictureOfATableThatSaysNothingIsAsItWas() {
    // A picture that was kept by an earlier program has no table, and is read as it is.
    byte[] file = PictureFile.of(BoardPainter.sample());
    String old = new String(file, StandardCharsets.UTF_8);
    String bare = old.replaceFirst(",\"table\":\\{[^}]*\\}\\}", "");
    assertThat(bare).doesNotContain("countries");
    assertThat(PictureFile.picture(bare.getBytes(StandardCharsets.UTF_8)))
        .contains(BoardPainter.sample());
  }
}
