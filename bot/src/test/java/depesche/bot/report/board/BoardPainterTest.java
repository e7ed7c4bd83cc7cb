package depesche.bot.report.board;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Seat;
import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.Picture.BoardPicture.Card;
import depesche.adjudicator.picture.Picture.BoardPicture.Level;
import depesche.adjudicator.picture.Picture.BoardPicture.Row;
import depesche.adjudicator.picture.PicturedTable;
import depesche.bot.report.canvas.CentredBox;
import depesche.bot.report.canvas.Svg;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class BoardPainterTest {

  private static BoardPicture board(String seat, int amount, boolean over) {
    Level level = new Level(amount, -1, true);
    Row row = new Row(new Seat(seat), true, 1, 1, level, List.of(level, level), List.of(5, amount));
    Row other = new Row(new Seat("Blue"), false, 2, 6, level, List.of(level, level), List.of(5, 0));
    return new BoardPicture(
        "Game",
        "Turn 2, the end",
        2,
        2,
        over,
        "VP",
        List.of("Armies", "Navies"),
        List.of(row, other),
        over ? List.of() : List.of(new Card("Jazz", "+3 VP", Optional.of(new Seat("Blue")))),
        over ? Optional.empty() : Optional.of(new Card("Imports", "all", Optional.empty())),
        Optional.empty(),
        PicturedTable.NONE);
  }

  @Test
  void everySeatAndCardIsThere() throws Exception {
    // A picture shows all that the model holds: each seat is a group of its own with its words.
    Document svg = parsed(BoardPainter.svg(board("Red", 7, false)));
    assertThat(seats(svg))
        .containsExactly(
            "Red (baton): VP 7 (-1), Armies 7 (-1), Navies 7 (-1); history 5 7",
            "Blue: VP 7 (-1), Armies 7 (-1), Navies 7 (-1); history 5 0");
    assertThat(labels(svg)).contains("GAME", "Jazz", "+3 VP", "Imports", "Red", "Armies", "7");
    assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
        .contains("Last event: Imports", "On the table: Jazz, taken by Blue");
  }

  @Test
  void theEndHasAWinnerAndNoBaton() throws Exception {
    // Once the game is over nobody goes first and no card lies on the table.
    List<String> labels = labels(parsed(BoardPainter.svg(board("Red", 7, true))));
    assertThat(labels).contains("1st", "2nd").doesNotContain("ON THE TABLE", "goes first");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 5, 31, 99, 250, 1234})
  void tracksAreLongEnough(int highest) {
    // Tracks that are compared share one end, which nobody is beyond, with few marks between.
    Track track = Track.upTo(new Pen(new Svg()), highest);
    assertThat(track.end()).isGreaterThanOrEqualTo(Math.max(1, highest));
    assertThat(track.end() / track.mark()).isBetween(2, 6);
    assertThat(BoardPainter.png(board("Red", highest, false))).isNotEmpty();
  }

  @Test
  void cardsLieOnTheSheetAndNotOnOneAnother() {
    // One card more than there are players, for three to eight of them.
    for (int players = 3; players <= 8; players++) {
      BoardLayout boardLayout = new BoardLayout(players, 6, players + 1, 0);
      List<CentredBox> cards =
          IntStream.rangeClosed(0, players).mapToObj(boardLayout::card).toList();
      for (CentredBox card : cards) {
        assertThat(card.left()).isGreaterThanOrEqualTo(BoardLayout.LEFT - 0.01);
        assertThat(card.right()).isLessThanOrEqualTo(BoardLayout.RIGHT + 0.01);
        assertThat(card.bottom()).isLessThan(boardLayout.height() - 22);
        assertThat(card.top()).isGreaterThan(boardLayout.table());
        assertThat(cards).filteredOn(other -> !other.equals(card)).noneMatch(card::overlaps);
      }
    }
  }

  @Test
  void thePngIsAsHighAsItNeedsAndHasNothingElse() throws IOException {
    // The picture is attached as PNG without metadata; more seats need a higher sheet.
    byte[] png = BoardPainter.png(BoardPainter.sample());
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(1200);
    assertThat(image.getHeight()).isEqualTo(new BoardLayout(8, 6, 9, 0).height());
    assertThat(new String(png, StandardCharsets.ISO_8859_1))
        .doesNotContain("tEXt", "tIME", "iTXt", "eXIf");
  }

  @Test
  void theSamePictureGivesTheSameBytes() {
    // A parcel is sent again with the same bytes: painting knows no chance and no clock.
    assertThat(BoardPainter.png(BoardPainter.sample()))
        .isEqualTo(BoardPainter.png(BoardPainter.sample()));
  }

  @Test
  void hostileAndEndlessNamesDoNoHarm() throws Exception {
    // A seat's name is data; it must neither become markup nor run into its neighbours.
    String name = "</title><script>alert('\"&\u0000\uD800')</script>]]>" + "W".repeat(200);
    String svg = BoardPainter.svg(board(name, 3, false));
    assertThat(parsed(svg).getElementsByTagName("script").getLength()).isZero();
    assertThat(svg).doesNotContain("<script");
    assertThat(labels(parsed(svg))).noneMatch(label -> label.length() > 60);
  }

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<String> seats(Document svg) {
    List<String> titles = new ArrayList<>();
    var groups = svg.getElementsByTagName("g");
    for (int i = 0; i < groups.getLength(); i++) {
      Element group = (Element) groups.item(i);
      if (group.getAttribute("class").equals("seat")) {
        titles.add(group.getElementsByTagName("title").item(0).getTextContent());
      }
    }
    return titles;
  }

  private static List<String> labels(Document svg) {
    var all = svg.getElementsByTagName("*");
    return IntStream.range(0, all.getLength())
        .mapToObj(i -> ((Element) all.item(i)).getAttribute("aria-label"))
        .filter(label -> !label.isEmpty())
        .toList();
  }
}
