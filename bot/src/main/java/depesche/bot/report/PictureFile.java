package depesche.bot.report;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.SheetPicture;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/// A picture that is painted when its mail leaves: so no letter waits for it, and the ledger keeps
/// what it shows instead of pixels. It is all there is to paint it by, so it is the same whenever
/// that is done.
public final class PictureFile {

  private static final byte[] HEAD = "depesche-picture/1\n".getBytes(StandardCharsets.US_ASCII);

  /// The kinds go by their names.
  @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "is")
  private interface Named {}

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .addModule(new Jdk8Module())
          .addMixIn(Picture.class, Named.class)
          .addMixIn(SheetPicture.Item.class, Named.class)
          .addMixIn(SheetPicture.Card.class, Worded.class)
          .build();

  /// What a card says is in words by then.
  @JsonIgnoreProperties("says")
  private interface Worded {}

  static {
    MAPPER.registerSubtypes(Picture.class.getPermittedSubclasses());
    MAPPER.registerSubtypes(SheetPicture.Item.class.getPermittedSubclasses());
  }

  private PictureFile() {}

  /// {@return the picture as a file that is not painted yet}
  public static byte[] of(Picture picture) {
    try {
      byte[] shows = MAPPER.writerFor(Picture.class).writeValueAsBytes(picture);
      byte[] file = Arrays.copyOf(HEAD, HEAD.length + shows.length);
      System.arraycopy(shows, 0, file, HEAD.length, shows.length);
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return what is to be painted, if a file is not painted yet}
  public static Optional<Picture> picture(byte[] file) {
    boolean painted = file.length < HEAD.length || Arrays.mismatch(file, HEAD) != HEAD.length;
    if (painted) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          MAPPER.readValue(file, HEAD.length, file.length - HEAD.length, Picture.class));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
