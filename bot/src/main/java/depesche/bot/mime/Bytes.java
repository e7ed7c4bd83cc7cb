package depesche.bot.mime;

import java.util.Arrays;

/// Bytes that lie somewhere, and need not all be in memory.
public interface Bytes {

  int length();

  /// {@return the byte at this place, from 0}
  byte at(int place);

  /// {@return the bytes from one place to another}
  byte[] copy(int from, int to);

  /// {@return bytes in memory}
  static Bytes of(byte[] bytes) {
    return new InMemory(bytes);
  }

  /// All in memory.
  record InMemory(byte[] bytes) implements Bytes {

    @Override
    public int length() {
      return bytes.length;
    }

    @Override
    public byte at(int place) {
      return bytes[place];
    }

    @Override
    public byte[] copy(int from, int to) {
      return Arrays.copyOfRange(bytes, from, to);
    }
  }
}
