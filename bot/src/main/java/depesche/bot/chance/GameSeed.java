package depesche.bot.chance;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// What the chance of one game follows from: its name, its secrets and what its players added.
public record GameSeed(String game, Secrets secrets, byte[] entropy) {

  private static final HexFormat HEX = HexFormat.of();

  /// {@return the pact of a game}
  ///
  /// @param phrases of the players, by seat; an empty one for a seat that gave none
  public static GameSeed of(String game, Secrets secrets, Map<String, String> phrases) {
    return new GameSeed(game, secrets, Fairdraw.entropy(new TreeMap<>(phrases)));
  }

  /// {@return the public anchor A(0) of these secrets, in hexadecimal}
  public static String anchor(Secrets secrets) {
    return HEX.formatHex(Fairdraw.anchor(secrets.open(), 0));
  }

  /// {@return the commitment C to these secrets, in hexadecimal}
  ///
  /// @param setup what is played, as the text that is published
  public static String commitment(String game, String setup, Secrets secrets) {
    return HEX.formatHex(
        Fairdraw.commitment(
            game,
            Fairdraw.sha256(Fairdraw.utf8(setup)),
            Fairdraw.anchor(secrets.open(), 0),
            secrets.hidden()));
  }

  /// {@return what a seat pledges of a phrase, in hexadecimal}
  public static String pledge(String seat, String phrase) {
    return HEX.formatHex(Fairdraw.pledge(seat, phrase));
  }

  /// {@return the anchor A(turn), which proves the draws of that turn, in hexadecimal}
  public String anchor(int turn) {
    return HEX.formatHex(Fairdraw.anchor(secrets.open(), turn));
  }

  byte[] openKey(String anchor) {
    return Fairdraw.gameKey(HEX.parseHex(anchor), entropy, game);
  }

  byte[] hiddenKey() {
    return Fairdraw.gameKey(secrets.hidden(), entropy, game);
  }

  /// The letters of all seats under one root.
  ///
  /// @param root in hexadecimal
  public record Seal(String root, List<Leaf> leaves) {
    public Seal {
      leaves = List.copyOf(leaves);
    }
  }

  /// One seat's place under the root.
  ///
  /// @param number from 1, in table order
  /// @param hash the leaf itself
  /// @param code of its last letter
  /// @param path the neighbours up to the root, lowest first
  public record Leaf(
      String seat, int number, String hash, String code, String salt, List<String> path) {
    public Leaf {
      path = List.copyOf(path);
    }
  }

  /// {@return the seal over the newest codes at a deadline}
  ///
  /// @param codes by seat, in table order; empty for a seat that never wrote
  public Seal seal(int turn, Map<String, String> codes) {
    List<byte[]> hashes = new ArrayList<>();
    codes.forEach((seat, code) -> hashes.add(leaf(hashes.size(), turn, seat, code)));
    List<Leaf> leaves = new ArrayList<>();
    codes.forEach(
        (seat, code) -> {
          int index = leaves.size();
          List<String> path = Merkle.path(hashes, index).stream().map(HEX::formatHex).toList();
          leaves.add(
              new Leaf(
                  seat,
                  index + 1,
                  HEX.formatHex(hashes.get(index)),
                  shown(seat, code),
                  salt(turn, seat),
                  path));
        });
    return new Seal(HEX.formatHex(Merkle.root(hashes)), leaves);
  }

  private byte[] leaf(int index, int turn, String seat, String code) {
    byte[] salt = Fairdraw.leafSalt(secrets.hidden(), game, turn, seat);
    return Merkle.leaf(index, Fairdraw.fields(seat, HEX.parseHex(shown(seat, code)), salt));
  }

  private String shown(String seat, String code) {
    return code.isEmpty() ? HEX.formatHex(Fairdraw.noLetter(game, seat)) : code;
  }

  /// {@return what blinds the leaf of a seat under the root of a turn, in hexadecimal}
  public String salt(int turn, String seat) {
    return HEX.formatHex(Fairdraw.leafSalt(secrets.hidden(), game, turn, seat));
  }

  /// {@return the entropy of a game to which nobody was asked to add anything}
  static byte[] nobody() {
    SortedMap<String, String> none = new TreeMap<>();
    return Fairdraw.entropy(none);
  }
}
