package depesche.bot.chance;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Draw;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/// The chance of one turn of one game. Judging the same turn again derives the same draws: nobody
/// can reroll.
public final class TurnChance implements Chance {

  /// One stream that was taken.
  public record Taken(String purpose, String scope) {}

  private final byte[] openKey;
  private final byte[] hiddenKey;
  private final int turn;
  private final List<Taken> taken = new ArrayList<>();

  /// @param turn from 1; setting up is turn 1
  public TurnChance(Secrets secrets, String game, int turn) {
    byte[] entropy = Fairdraw.entropyOfNobody();
    this.turn = turn;
    openKey = Fairdraw.gameKey(Fairdraw.anchor(secrets.open(), turn), entropy, game);
    hiddenKey = Fairdraw.gameKey(secrets.hidden(), entropy, game);
  }

  /// {@return the chance of a scripted game, all of it from one seed}
  public static TurnChance seeded(String seed, int turn) {
    byte[] bytes = Fairdraw.sha256(Fairdraw.fields("depesche/seed", seed));
    return new TurnChance(new Secrets(bytes, bytes), "script", turn);
  }

  /// {@return the public anchor A(0) of these secrets, in hexadecimal}
  public static String anchor(Secrets secrets) {
    return HexFormat.of().formatHex(Fairdraw.anchor(secrets.open(), 0));
  }

  @Override
  public Draw open(String purpose, String scope) {
    return take(openKey, purpose, scope);
  }

  @Override
  public Draw hidden(String purpose, String scope) {
    return take(hiddenKey, purpose, scope);
  }

  private Draw take(byte[] key, String purpose, String scope) {
    Taken stream = new Taken(purpose, scope);
    if (taken.contains(stream)) {
      throw new IllegalStateException("stream taken twice in turn " + turn + ": " + stream);
    }
    taken.add(stream);
    return new Stream(Fairdraw.stream(key, turn, purpose, scope));
  }

  /// {@return the streams taken so far, for the ledger's unique rows}
  public List<Taken> taken() {
    return List.copyOf(taken);
  }
}
