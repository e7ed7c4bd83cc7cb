package depesche.bot.post.office;

import java.io.ByteArrayOutputStream;
import java.util.Optional;

/// What follows `DATA`, byte by byte, up to the dot on a line of its own (RFC 5321 4.5.2). A line
/// ends with CR LF and with nothing else: taking less for a line end is how mail is smuggled.
final class DotReader {

  private enum Place {
    LINE_START,
    DOT,
    DOT_CR,
    TEXT,
    CR,
    DONE
  }

  private final int most;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private Place place = Place.LINE_START;
  private boolean bare = false;
  private boolean tooLong = false;

  DotReader(int most) {
    this.most = most;
  }

  boolean done() {
    return place == Place.DONE;
  }

  byte[] bytes() {
    return bytes.toByteArray();
  }

  Optional<String> complaint() {
    if (bare) {
      return Optional.of("554 5.6.0 Bare CR or LF: lines end with both");
    }
    return tooLong ? Optional.of("552 5.3.4 Messages up to " + most + " bytes") : Optional.empty();
  }

  void take(int b) {
    switch (place) {
      case LINE_START -> {
        if (b == '.') {
          place = Place.DOT;
        } else {
          text(b);
        }
      }
      case DOT -> {
        // A dot before other text was put there by the sender's side and is taken off.
        if (b == '\r') {
          place = Place.DOT_CR;
        } else {
          text(b);
        }
      }
      case DOT_CR -> {
        if (b == '\n') {
          place = Place.DONE;
        } else {
          bare = true;
          text(b);
        }
      }
      case TEXT -> text(b);
      case CR -> {
        if (b == '\n') {
          keep('\r');
          keep('\n');
          place = Place.LINE_START;
        } else {
          bare = true;
          text(b);
        }
      }
      case DONE -> throw new IllegalStateException();
    }
  }

  private void text(int b) {
    if (b == '\r') {
      place = Place.CR;
      return;
    }
    bare |= b == '\n';
    keep(b);
    place = Place.TEXT;
  }

  private void keep(int b) {
    if (bytes.size() >= most) {
      tooLong = true;
    } else {
      bytes.write(b);
    }
  }
}
