package depesche.bot.chance;

import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Checks turn by turn that the letters are those that lay under the roots: all of them when the
/// game is over, the reader's own before.
final class LetterChecks {

  private static final HexFormat HEX = HexFormat.of();

  private final Transcript transcript;
  private final ProofChecks proofChecks;

  /// The code of each seat's last letter so far.
  private final SequencedMap<String, byte[]> codes = new LinkedHashMap<>();

  LetterChecks(Transcript transcript, ProofChecks proofChecks) {
    this.transcript = transcript;
    this.proofChecks = proofChecks;
    String game = transcript.head().game();
    for (Transcript.Entrant seat : transcript.head().seats()) {
      codes.put(seat.seat(), Fairdraw.noLetter(game, seat.seat()));
    }
  }

  void turn(Transcript.Turn turn) {
    String where = "turn " + turn.turn();
    List<String> seats = List.copyOf(codes.sequencedKeySet());
    List<String> writers = turn.opened().letters().stream().map(Transcript.Letter::seat).toList();
    proofChecks.equal(
        where,
        "the letters stand in the order of the seats",
        writers.stream().sorted(Comparator.comparingInt(seats::indexOf)).toList(),
        writers);
    turn.opened().letters().forEach(letter -> letter(where, letter));
    if (!turn.root().isEmpty() || !turn.leaves().isEmpty()) {
      List<byte[]> leaves = turn.leaves().stream().map(HEX::parseHex).toList();
      proofChecks.equal(
          where,
          "its root is over the leaves of all seats",
          HEX.formatHex(Merkle.root(leaves)),
          turn.root());
    }
    turn.opened().salts().forEach(salt -> leaf(where, turn, salt));
    if (transcript.keys().isOpen()) {
      proofChecks.equal(
          where,
          "the letters of all seats are there",
          turn.leaves().isEmpty() ? List.of() : List.copyOf(codes.sequencedKeySet()),
          turn.opened().salts().stream().map(Transcript.Salt::seat).toList());
    }
  }

  /// Each code covers its letter and, through the code before, all earlier ones.
  private void letter(String where, Transcript.Letter letter) {
    String name = where + ", a letter of " + letter.seat();
    byte[] before = codes.get(letter.seat());
    if (before == null) {
      proofChecks.failed(name, "there is no such seat");
      return;
    }
    byte[] code =
        Fairdraw.letter(
            transcript.head().game(),
            letter.seat(),
            letter.phase(),
            letter.text(),
            before,
            HEX.parseHex(letter.nonce()));
    proofChecks.equal(
        name, "is what its receipt code stands for", HEX.formatHex(code), letter.code());
    codes.put(letter.seat(), HEX.parseHex(letter.code()));
  }

  private void leaf(String where, Transcript.Turn turn, Transcript.Salt salt) {
    int index = List.copyOf(codes.sequencedKeySet()).indexOf(salt.seat());
    byte[] code = codes.get(salt.seat());
    String name = where + ", " + salt.seat();
    if (code == null || index >= turn.leaves().size()) {
      proofChecks.failed(name, "there is no such leaf");
      return;
    }
    byte[] leaf = Merkle.leaf(index, Fairdraw.fields(salt.seat(), code, HEX.parseHex(salt.salt())));
    proofChecks.equal(
        name, "the letters so far are its leaf", HEX.formatHex(leaf), turn.leaves().get(index));
  }
}
