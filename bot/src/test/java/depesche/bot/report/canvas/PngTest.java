package depesche.bot.report.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PngTest {

  private static int[] read(byte[] png) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    int[] pixels =
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] &= 0xFFFFFF;
    }
    return pixels;
  }

  @Test
  void everyTintComesBack() throws IOException {
    // A flat painting is what a reader of the PNG sees, to the last bit.
    int[] tints = {0xE9A78F, 0xE9A790, 0x1C4A86, 0xFFFFFF, 0x000000, 0xD3E3E2};
    int[] pixels = new int[300 * 200];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = tints[(i / 300 / 20 + i % 300 / 20) % tints.length];
    }
    assertThat(Arrays.equals(read(Png.encode(pixels, 300, 200)), pixels)).isTrue();
  }

  @Test
  void noEdgeIsFarFromWhatItWas() throws IOException {
    // Between two tints 18 of 255 steps are the most that a pixel may differ by in any colour.
    int[] pixels = new int[256 * 256];
    for (int i = 0; i < pixels.length; i++) {
      int step = i % 256;
      pixels[i] = step << 16 | (255 - step) << 8 | step / 2;
    }
    int[] back = read(Png.encode(pixels, 256, 256));
    for (int i = 0; i < back.length; i++) {
      for (int channel = 0; channel <= 16; channel += 8) {
        int difference = (back[i] >> channel & 0xFF) - (pixels[i] >> channel & 0xFF);
        assertThat(Math.abs(difference)).isLessThanOrEqualTo(18);
      }
    }
  }

  @Test
  void noiseIsToldToo() throws IOException {
    // A picture of more colours than a palette holds is told as well as it can be, always alike.
    long seed = Long.getLong("depesche.seed", 1866);
    System.out.println("depesche.seed=" + seed);
    Random random = new Random(seed);
    int[] pixels = new int[300 * 200];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = random.nextInt(0x1000000);
    }
    byte[] png = Png.encode(pixels, 300, 200);
    assertThat(read(png)).hasSize(pixels.length);
    assertThat(Arrays.equals(Png.encode(pixels, 300, 200), png)).isTrue();
  }
}
