package depesche.adjudicator.diplomacy;

import depesche.adjudicator.notation.Wording;

/// The questions of a year that an order may answer.
public enum Question {
  MOVES,
  RETREATS,
  ADJUSTMENTS;

  /// {@return the question of a phase}
  public static Question of(PhaseId.Kind kind) {
    return switch (kind) {
      case MOVEMENT -> MOVES;
      case RETREATS -> RETREATS;
      case ADJUSTMENTS -> ADJUSTMENTS;
    };
  }

  /// {@return the question that an order answers}
  static Question answeredBy(Order order) {
    return switch (order) {
      case Order.Move _ -> MOVES;
      case Order.Flight _ -> RETREATS;
      case Order.Adjustment _ -> ADJUSTMENTS;
      case Order.Extra extra -> extra.question();
    };
  }

  /// {@return the question that an order answers when written in such a phase}
  static Question answeredBy(Wording wording, PhaseId.Kind written) {
    return switch (wording) {
      case Wording.Build _, Wording.Remove _, Wording.Waive _ -> ADJUSTMENTS;
      case Wording.Retreat _, Wording.Disband _ ->
          written == PhaseId.Kind.ADJUSTMENTS ? ADJUSTMENTS : RETREATS;
      case Wording.Move _ -> written == PhaseId.Kind.RETREATS ? RETREATS : MOVES;
      case Wording.Hold _, Wording.SupportHold _, Wording.SupportMove _ -> MOVES;
      // A pass, a clear, or no order at all: it concerns what is asked now.
      case Wording.Pass _,
          Wording.Clear _,
          Wording.Convoy _,
          Wording.Convoyed _,
          Wording.Bare _,
          Wording.Stray _,
          Wording.Nothing _ ->
          of(written);
    };
  }
}
