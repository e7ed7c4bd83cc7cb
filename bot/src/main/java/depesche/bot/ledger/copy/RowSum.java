package depesche.bot.ledger.copy;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How many rows there are, and a sum over them that is the same in whatever order they come: the
/// digest of each is added to those of the others.
final class RowSum {

  private static final int BITS = 256;

  /// Null has no length.
  private static final int NOTHING = -1;

  private final MessageDigest digest;
  private BigInteger sum = BigInteger.ZERO;
  private long rows;

  RowSum() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  void add(List<@Nullable Object> row) {
    for (Object value : row) {
      byte[] bytes = value == null ? new byte[0] : ValueKind.bytes(value);
      digest.update(
          ByteBuffer.allocate(Integer.BYTES).putInt(value == null ? NOTHING : bytes.length).flip());
      digest.update(bytes);
    }
    sum = sum.add(new BigInteger(1, digest.digest())).clearBit(BITS);
    rows++;
  }

  TableSum result() {
    return new TableSum(rows, sum.toString(Character.MAX_RADIX));
  }
}
