package depesche.bot.report.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PngTest {

  @Test
  void everyPixelComesBack() throws IOException {
    // What was painted is what a reader of the PNG sees, flat or noisy.
    long seed = Long.getLong("depesche.seed", 1866);
    System.out.println("depesche.seed=" + seed);
    Random random = new Random(seed);
    int[] pixels = new int[300 * 200];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = i < pixels.length / 2 ? 0xE9A78F : random.nextInt(0x1000000);
    }
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(Png.encode(pixels, 300, 200)));
    int[] back = read.getRGB(0, 0, 300, 200, null, 0, 300);
    for (int i = 0; i < back.length; i++) {
      back[i] &= 0xFFFFFF;
    }
    assertThat(back).isEqualTo(pixels);
  }
}
