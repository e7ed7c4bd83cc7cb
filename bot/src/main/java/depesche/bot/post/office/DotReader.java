package depesche.bot.post.office;

import java.io.IOException;
import java.io.OutputStream;
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
  private final OutputStream out;
  private int size = 0;
  private Place place = Place.LINE_START;
  private boolean bare = false;
  private boolean tooLong = false;

  /// @param out gets the message, as far as it is not too long
  DotReader(int most, OutputStream out) {
    this.most = most;
    this.out = out;
  }

  boolean done() {
    return place == Place.DONE;
  }

  Optional<String> complaint() {
    if (bare) {
      return Optional.of("554 5.6.0 Bare CR or LF: lines end with both");
    }
    return tooLong ? Optional.of("552 5.3.4 Messages up to " + most + " bytes") : Optional.empty();
  }

  void take(int b) throws IOException {
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

  private void text(int b) throws IOException {
    if (b == '\r') {
      place = Place.CR;
      return;
    }
    bare |= b == '\n';
    keep(b);
    place = Place.TEXT;
  }

  private void keep(int b) throws IOException {
    if (size >= most) {
      tooLong = true;
    } else {
      out.write(b);
      size++;
    }
  }
}
