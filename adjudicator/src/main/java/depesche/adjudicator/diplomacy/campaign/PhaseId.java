package depesche.adjudicator.diplomacy.campaign;

import depesche.adjudicator.Phase;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.notation.Wording;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A phase by its id: `S1866M`, `S1866R`, `F1866M`, `F1866R`, `W1866A`.
///
/// @param season `S`, `F` or `W`
/// @param kind what is asked in it
public record PhaseId(String season, int year, Kind kind) implements Comparable<PhaseId> {

  private static final String PATTERN = "S1866M";
  private static final List<String> SEASONS = List.of("S", "F", "W");
  private static final List<Kind> KINDS = List.of(Kind.values());

  private static final Comparator<PhaseId> ORDER =
      Comparator.comparingInt(PhaseId::year)
          .thenComparingInt(phase -> "SFW".indexOf(phase.season()))
          .thenComparing(PhaseId::kind);

  /// What a phase asks for.
  public enum Kind {
    MOVEMENT("M", "movement"),
    RETREATS("R", "retreats"),
    ADJUSTMENTS("A", "adjustments");

    private final String letter;
    private final String word;

    Kind(String letter, String word) {
      this.letter = letter;
      this.word = word;
    }

    /// {@return what is asked now}
    public Order.Question question() {
      return switch (this) {
        case MOVEMENT -> Order.Question.MOVES;
        case RETREATS -> Order.Question.RETREATS;
        case ADJUSTMENTS -> Order.Question.ADJUSTMENTS;
      };
    }

    /// {@return the question that words answer which are written in such a phase}
    public Order.Question answered(Wording wording) {
      return switch (wording) {
        case Wording.Build _, Wording.Remove _, Wording.Waive _ -> Order.Question.ADJUSTMENTS;
        case Wording.Retreat _, Wording.Disband _ ->
            this == ADJUSTMENTS ? Order.Question.ADJUSTMENTS : Order.Question.RETREATS;
        case Wording.Move _ -> this == RETREATS ? Order.Question.RETREATS : Order.Question.MOVES;
        case Wording.Hold _, Wording.SupportHold _, Wording.SupportMove _ -> Order.Question.MOVES;
        // A pass, a clear, or no order at all: it concerns what is asked now.
        case Wording.Pass _,
            Wording.Clear _,
            Wording.Convoy _,
            Wording.Convoyed _,
            Wording.Bare _,
            Wording.Stray _,
            Wording.Nothing _ ->
            question();
      };
    }
  }

  /// {@return the phase of a position}
  public static PhaseId of(DiplomacyPosition diplomacyPosition) {
    int year = diplomacyPosition.campaign().year();
    return switch (diplomacyPosition) {
      case DiplomacyPosition.Movement(Season season, _) ->
          new PhaseId(letter(season), year, Kind.MOVEMENT);
      case DiplomacyPosition.Retreats(Season season, _, _) ->
          new PhaseId(letter(season), year, Kind.RETREATS);
      case DiplomacyPosition.Adjustments _, DiplomacyPosition.Over _ ->
          new PhaseId("W", year, Kind.ADJUSTMENTS);
    };
  }

  private static String letter(Season season) {
    return season == Season.SPRING ? "S" : "F";
  }

  /// {@return the phase with this id, if it is one}
  public static Optional<PhaseId> parse(String text) {
    if (text.length() != PATTERN.length()) {
      return Optional.empty();
    }
    int year = 0;
    for (int at = 1; at < text.length() - 1; at++) {
      int digit = text.charAt(at) - '0';
      if (digit < 0 || digit > 9) {
        return Optional.empty();
      }
      year = 10 * year + digit;
    }
    String season = text.substring(0, 1);
    String letter = text.substring(text.length() - 1);
    for (Kind kind : KINDS) {
      if (kind.letter.equals(letter) && SEASONS.contains(season)) {
        return Optional.of(new PhaseId(season, year, kind));
      }
    }
    return Optional.empty();
  }

  public String id() {
    return season + year + kind.letter;
  }

  /// {@return the phase as a library lists it}
  public Phase phase() {
    return new Phase(id(), title(), season + year, kind.word);
  }

  /// {@return a heading, such as `Spring 1866, movement`}
  public String title() {
    String name =
        switch (season) {
          case "S" -> "Spring ";
          case "F" -> "Fall ";
          default -> "Winter ";
        };
    return name + year + ", " + kind.word;
  }

  /// {@return the last phase before this one in which the same is asked}
  public PhaseId before() {
    return season.equals("F")
        ? new PhaseId("S", year, kind)
        : new PhaseId(season.equals("S") ? "F" : season, year - 1, kind);
  }

  /// {@return the next movement and the next winter after this phase}
  public List<PhaseId> next() {
    boolean spring = season.equals("S");
    int later = season.equals("W") ? year + 1 : year;
    return List.of(
        new PhaseId(spring ? "F" : "S", spring ? year : year + 1, Kind.MOVEMENT),
        new PhaseId("W", later, Kind.ADJUSTMENTS));
  }

  /// {@return the phase of its turn in which a question is asked}
  public PhaseId at(Order.Question question) {
    return switch (question) {
      case MOVES -> new PhaseId(season, year, Kind.MOVEMENT);
      case RETREATS -> new PhaseId(season, year, Kind.RETREATS);
      case ADJUSTMENTS -> new PhaseId("W", year, Kind.ADJUSTMENTS);
    };
  }

  @Override
  public int compareTo(PhaseId other) {
    return ORDER.compare(this, other);
  }

  /// {@return whether what a letter of this phase says of a later question still counts in `now`}
  public boolean reaches(PhaseId now) {
    boolean sameSeason = year == now.year && season.equals(now.season);
    return equals(now)
        || (now.kind == Kind.RETREATS && sameSeason && kind == Kind.MOVEMENT)
        || (now.kind == Kind.ADJUSTMENTS && year == now.year);
  }
}
