package depesche.bot.report.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/// Letters are written once, and look as they are painted.
class ShapesTest {

  private static final long SEED = Long.getLong("depesche.seed", 1866);
  private static final String LETTERS = "AÄBCGOQSabcdeéfgiöqs&0123589.,;()’–… ";
  private static final List<Typeface> FACES =
      List.of(Typeface.ROMAN, Typeface.ITALIC, Typeface.BOLD);
  private static final Pattern DEFINED = Pattern.compile("<path id=\"([^\"]+)\" d=\"([^\"]*)\"/>");

  private final Random random = new Random(SEED);

  private String words() {
    StringBuilder words = new StringBuilder();
    for (int i = 1 + random.nextInt(20); i > 0; i--) {
      words.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return words.toString();
  }

  private PaintedLine line() {
    Typeface face = FACES.get(random.nextInt(FACES.size()));
    return face.spaced(words(), 9 + 30 * random.nextDouble(), 4 * random.nextDouble());
  }

  /// {@return what each letter of a document is called, and its outline}
  private static List<MatchResult> defined(String document) {
    return DEFINED.matcher(document).results().toList();
  }

  @Test
  void wordsStandWhereTheyArePainted() {
    // The boxes of random lines, read back from the document, are those of what is painted.
    System.out.println("depesche.seed=" + SEED);
    for (int i = 0; i < Volume.of(2000); i++) {
      PaintedLine line = line();
      Point place = new Point(600 * random.nextDouble(), 600 * random.nextDouble());
      Svg svg = new Svg().text(line, place, "fill", "#000000", "stroke", "#ffffff");
      Rectangle2D painted = line.outline(place).getBounds2D();
      for (Seen seen : Seen.of(Svg.document(600, 600, svg), "words")) {
        assertThat(seen.words()).isEqualTo(line.text());
        assertThat(seen.box().getMinX()).isCloseTo(painted.getMinX(), within());
        assertThat(seen.box().getMinY()).isCloseTo(painted.getMinY(), within());
        assertThat(seen.box().getMaxX()).isCloseTo(painted.getMaxX(), within());
        assertThat(seen.box().getMaxY()).isCloseTo(painted.getMaxY(), within());
      }
    }
  }

  private static Offset<Double> within() {
    return Offset.offset(0.06);
  }

  @Test
  void eachLetterHasTheOutlineOfItsFont() {
    // The steps lead along the same line: between it and the font's lies no area.
    for (Typeface face : FACES) {
      Svg svg = new Svg().text(face.set(LETTERS, 20), new Point(300, 300));
      List<MatchResult> letters = defined(Svg.document(600, 600, svg));
      assertThat(letters).hasSize(LETTERS.length() - 1);
      for (MatchResult letter : letters) {
        int number = Integer.parseInt(letter.group(1).substring(1));
        Path2D written = new Path2D.Double(PathReader.read(letter.group(2)));
        written.transform(AffineTransform.getScaleInstance(1, -1));
        Area between = new Area(written);
        between.exclusiveOr(new Area(face.glyphs().outline(number)));
        Rectangle2D box = between.getBounds2D();
        assertThat(Math.min(box.getWidth(), box.getHeight())).as(letter.group(1)).isLessThan(0.5);
      }
    }
  }

  @Test
  void aLetterIsWrittenOnce() {
    // However many lines have it, in whatever sizes, colours and drawings.
    Svg one = new Svg().text(Typeface.BOLD.set("anna", 12), new Point(20, 20), "fill", "#ff0000");
    Svg other = new Svg();
    other.open("g", "transform", "rotate(10)");
    other.text(Typeface.BOLD.set("nana", 30), new Point(20, 20), "stroke", "#ffffff");
    other.text(Typeface.ROMAN.set("an", 30), new Point(20, 20));
    other.close("g");
    String document = Svg.document(100, 100, one, other);
    assertThat(defined(document)).hasSize(4);
    assertThat(document.split("<use ", -1)).hasSize(1 + 4 + 2 * 4 + 2);
  }

  @Test
  void aHaloLiesUnderAllLettersOfALine() {
    // No letter has the halo of its neighbour upon it; its width is that of the picture.
    PaintedLine line = Typeface.BOLD.set("VA", 20);
    Svg svg = new Svg();
    svg.text(line, new Point(50, 50), "fill", "#111111", "stroke", "#eeeeee", "stroke-width", "3");
    String document = Svg.document(100, 100, svg);
    String halo =
        document.replaceFirst("(?s).*?<g stroke", "<g stroke").replaceFirst("(?s)</g>.*", "");
    assertThat(halo.split("<use ", -1)).hasSize(3);
    assertThat(halo).contains("stroke-width=\"" + Svg.number(3 / line.scale()) + "\"");
    String after = document.substring(document.indexOf("</g>"));
    assertThat(after.split("<use ", -1)).hasSize(3);
  }
}
