package depesche.bot.chance;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// One hash for many things, each of which can be shown to be under it without showing the others.
/// An odd node is carried up unchanged.
final class Merkle {

  private Merkle() {}

  static byte[] leaf(int index, byte[] content) {
    byte[] number = ByteBuffer.allocate(1 + Integer.BYTES).put((byte) 0).putInt(index).array();
    return Fairdraw.sha256(Fairdraw.concat(number, content));
  }

  private static byte[] node(byte[] left, byte[] right) {
    return Fairdraw.sha256(Fairdraw.concat(new byte[] {1}, Fairdraw.concat(left, right)));
  }

  /// {@return the root over these leaves; of none it is the hash of nothing}
  static byte[] root(List<byte[]> leaves) {
    List<byte[]> level = leaves;
    while (level.size() > 1) {
      level = above(level);
    }
    return level.isEmpty() ? Fairdraw.sha256(new byte[0]) : level.getFirst();
  }

  private static List<byte[]> above(List<byte[]> level) {
    List<byte[]> above = new ArrayList<>();
    for (int i = 0; i < level.size(); i += 2) {
      above.add(i + 1 < level.size() ? node(level.get(i), level.get(i + 1)) : level.get(i));
    }
    return above;
  }

  /// {@return the root that a leaf and its neighbours lead to}
  ///
  /// @param path as [#path] gives it; one that is too short leads nowhere
  /// @param size how many leaves there are
  static byte[] climb(byte[] leaf, int index, int size, List<byte[]> path) {
    byte[] node = leaf;
    int used = 0;
    for (int i = index, width = size; width > 1; i /= 2, width = (width + 1) / 2) {
      if ((i ^ 1) < width && used < path.size()) {
        byte[] other = path.get(used++);
        node = i % 2 == 0 ? node(node, other) : node(other, node);
      }
    }
    return used == path.size() ? node : new byte[0];
  }

  /// {@return the neighbours that lead from a leaf to the root, lowest first}
  static List<byte[]> path(List<byte[]> leaves, int index) {
    List<byte[]> path = new ArrayList<>();
    List<byte[]> level = leaves;
    for (int i = index; level.size() > 1; i /= 2) {
      if ((i ^ 1) < level.size()) {
        path.add(level.get(i ^ 1));
      }
      level = above(level);
    }
    return path;
  }
}
