package depesche.bot.chance;

import depesche.adjudicator.Draw;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.crypto.Mac;

/// One stream of fairdraw/v1: block j is `HMAC(HMAC(key, mix), j)`, read as 64-bit words; numbers
/// by rejection, so exactly uniform; shuffles by Fisher and Yates from the top.
final class Stream implements Draw {

  private final Mac mac;
  private long block;
  private ByteBuffer words = ByteBuffer.allocate(0);

  /// @param mix what a public source added after the deadline; empty for nothing
  Stream(byte[] streamKey, String mix) {
    byte[] mixed = Fairdraw.fields(Fairdraw.VERSION + "/mix", Fairdraw.utf8(mix));
    mac = Fairdraw.mac(Fairdraw.hmac(streamKey, mixed));
  }

  long word() {
    if (!words.hasRemaining()) {
      byte[] number = ByteBuffer.allocate(Long.BYTES).putLong(block++).array();
      words = ByteBuffer.wrap(mac.doFinal(number));
    }
    return words.getLong();
  }

  @Override
  public int below(int n) {
    if (n < 1) {
      throw new IllegalArgumentException("nothing to draw from: below(" + n + ")");
    }
    long rest = Long.remainderUnsigned(Long.remainderUnsigned(-1L, n) + 1, n); // 2^64 mod n
    while (true) {
      long word = word();
      if (rest == 0 || Long.compareUnsigned(word, -rest) < 0) {
        return (int) Long.remainderUnsigned(word, n);
      }
    }
  }

  @Override
  public <T> List<T> shuffled(List<T> items) {
    List<T> order = new ArrayList<>(items);
    for (int i = order.size() - 1; i > 0; i--) {
      Collections.swap(order, i, below(i + 1));
    }
    return List.copyOf(order);
  }
}
