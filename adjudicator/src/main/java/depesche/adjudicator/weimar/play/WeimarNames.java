package depesche.adjudicator.weimar.play;

import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.UnitType;
import depesche.adjudicator.weimar.board.WeimarParty;
import java.util.Locale;
import java.util.Optional;

/// How things are called on the table.
public final class WeimarNames {

  public static final String VP = "VP";
  public static final String SEATS = "Seats";
  public static final String RESERVE = "Reserve";
  public static final String NSDAP = "NSDAP";
  public static final String ECONOMY = "Economy";
  public static final String TREATIES = "Treaties";
  public static final String PRESIDENT = "President";
  public static final String CHANCELLOR = "Chancellor";
  public static final String PARTNER = "Partner";
  public static final String NOBODY = "nobody";
  public static final String BASE = "base";
  public static final String BOX = "DR Box";
  public static final String DISSOLVED = "Dissolved";
  public static final String SOCIETY = "Society";
  public static final String GOVERNMENT_SUPPLY = "Government supply";

  /// Where an issue is that is not in play.
  public static final String OUT = "out";

  private static final String MARKER = " Marker";
  private static final String FLAGS = "Flags ";
  private static final String BLACK = "Black ";

  private WeimarNames() {}

  /// {@return the piece of a threat: `Violent Peace`}
  public static String piece(ThreatKind kind) {
    StringBuilder name = new StringBuilder();
    for (String word : kind.name().split("_", -1)) {
      name.append(name.isEmpty() ? "" : " ")
          .append(word.charAt(0))
          .append(word.substring(1).toLowerCase(Locale.ROOT));
    }
    return name + (kind == ThreatKind.BLACK_FRIDAY ? MARKER : "");
  }

  /// {@return the threat that a piece is}
  public static Optional<ThreatKind> threat(String piece) {
    for (ThreatKind kind : ThreatKind.values()) {
      if (piece(kind).equals(piece)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  /// {@return the piece of a unit; a Reichswehr of the DNVP shows its black side}
  public static String piece(UnitType type, UnitOwner commander) {
    return commander == type.owner() ? type.id() : BLACK + type.id();
  }

  public static String base(WeimarParty party) {
    return party + " " + BASE;
  }

  /// {@return where units wait that a party may bring into play}
  public static String supply(UnitOwner owner) {
    return owner == UnitOwner.GOVERNMENT ? GOVERNMENT_SUPPLY : owner + " supply";
  }

  /// {@return the track of an issue: its name, unless a piece is called so}
  public static String issue(String issue) {
    return threat(issue).isPresent() ? issue + " Issue" : issue;
  }

  /// {@return the piece of a society marker}
  public static String society(String marker) {
    return marker.replaceAll("[()]", "") + MARKER;
  }

  /// {@return who holds a minor party}
  public static String minor(String party) {
    return party + " card";
  }

  /// {@return the flags of a nation}
  public static String flags(String nation) {
    return FLAGS + nation;
  }

  /// {@return the nation whose flags a track counts, if it is such a one}
  public static Optional<String> nation(String track) {
    return track.startsWith(FLAGS)
        ? Optional.of(track.substring(FLAGS.length()))
        : Optional.empty();
  }

  /// {@return the deck of a party}
  public static String deck(WeimarParty party) {
    return party.name().toLowerCase(Locale.ROOT);
  }

  /// {@return the cards of a party's deck that are not in play yet}
  public static String box(String deck) {
    return "box." + deck;
  }
}
