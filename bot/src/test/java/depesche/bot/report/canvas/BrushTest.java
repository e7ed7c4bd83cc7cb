package depesche.bot.report.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Drawings become pixels without being written down and read again.
class BrushTest {

  private static final int SIDE = 20;

  private static int[] painted(Svg svg) {
    int[] paper = new int[SIDE * SIDE];
    Arrays.fill(paper, 0xFFFFFF);
    return Raster.paint(svg, paper, SIDE, SIDE);
  }

  private static int at(int[] pixels, int x, int y) {
    return pixels[y * SIDE + x];
  }

  private static List<String> steps(String data) {
    List<String> steps = new ArrayList<>();
    double[] p = new double[6];
    for (PathIterator path = PathReader.read(data).getPathIterator(null);
        !path.isDone();
        path.next()) {
      int kind = path.currentSegment(p);
      int numbers = kind == PathIterator.SEG_CLOSE ? 0 : kind == PathIterator.SEG_QUADTO ? 4 : 2;
      steps.add(kind + Arrays.toString(Arrays.copyOf(p, numbers)));
    }
    return steps;
  }

  @Test
  void aPathIsReadAsItIsWritten() {
    // SVG 1.1, 8.3: large letters name places, small ones steps; T goes on with the same bend.
    assertThat(steps("M1,2h3v-4.5l-1,1z"))
        .containsExactly("0[1.0, 2.0]", "1[4.0, 2.0]", "1[4.0, -2.5]", "1[3.0, -1.5]", "4[]");
    assertThat(steps("M0,0Q1,2 3,0T6,0 H9V1"))
        .containsExactly(
            "0[0.0, 0.0]",
            "2[1.0, 2.0, 3.0, 0.0]",
            "2[5.0, -2.0, 6.0, 0.0]",
            "1[9.0, 0.0]",
            "1[9.0, 1.0]");
    assertThatThrownBy(() -> steps("M0,0X")).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void groupsMoveWhatTheyHoldAndNothingElse() {
    // What follows a group stands where it says.
    Svg svg = new Svg();
    svg.open("g", "transform", "translate(10,10) scale(0.5) translate(-10,-10)");
    svg.leaf("rect", "x", 0, "y", 0, "width", 20, "height", 20, "fill", "#ff0000");
    svg.close("g");
    svg.leaf("rect", "x", 0, "y", 0, "width", 2, "height", 2, "fill", "#0000ff");
    int[] pixels = painted(svg);
    assertThat(at(pixels, 10, 10)).isEqualTo(0xFF0000);
    assertThat(at(pixels, 3, 3)).isEqualTo(0xFFFFFF);
    assertThat(at(pixels, 16, 16)).isEqualTo(0xFFFFFF);
    assertThat(at(pixels, 1, 1)).isEqualTo(0x0000FF);
  }

  @Test
  void aPatternRepeatsAndHalvesAreHalf() {
    // A weave lies over a tint; what is half seen through takes half of what is below.
    Svg svg = new Svg();
    svg.open("pattern", "id", "rows", "width", 4, "height", 4, "patternUnits", "userSpaceOnUse");
    svg.leaf("rect", "x", 0, "y", 0, "width", 4, "height", 1, "fill", "#00ff00");
    svg.close("pattern");
    svg.leaf("rect", "width", SIDE, "height", 10, "fill", "url(#rows)");
    svg.leaf("rect", "y", 12, "width", SIDE, "height", 4, "fill", "#000000", "fill-opacity", "0.5");
    int[] pixels = painted(svg);
    assertThat(at(pixels, 7, 4)).isEqualTo(0x00FF00);
    assertThat(at(pixels, 7, 5)).isEqualTo(0xFFFFFF);
    assertThat(at(pixels, 7, 13) & 0xFF).isBetween(126, 129);
  }

  @Test
  void whatNoPainterDrawsIsRefused() {
    // An element or a motion that the brush does not know must not be left out in silence.
    assertThatThrownBy(() -> painted(new Svg().leaf("ellipse", "rx", 1)))
        .hasMessageContaining("ellipse");
    Svg skewed = new Svg().open("g", "transform", "skewX(3)").close("g");
    assertThatThrownBy(() -> painted(skewed)).hasMessageContaining("skewX");
  }
}
