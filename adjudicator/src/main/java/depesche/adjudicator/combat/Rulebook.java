package depesche.adjudicator.combat;

/// Our answers where editions of the rules differ or are silent. The questions are those of chapter
/// 4 of the Diplomacy Adjudicator Test Cases; each has a name in [RuleQuestions].
///
/// @param disruption 4.A.1: when is a convoy with several routes disrupted?
/// @param paradox 4.A.2: what if a convoy decides about itself?
/// @param adjacent 4.A.3: when does an army go to a neighbouring province by convoy?
/// @param convoyedCut 4.A.4: does an army cut the support against itself if it comes by convoy?
/// @param retreat 4.A.5: may a unit retreat to where the convoyed army that dislodged it came from?
/// @param path 4.A.6: does an army go by the seas it names?
/// @param beaten 4.A.7: has a dislodged unit an effect on where its attacker came from?
/// @param omittedCoast 4.B.2: what if no coast is named and only one is possible?
/// @param impossibleCoast 4.B.3: what if a coast is named that is not possible?
/// @param supportedCoast 4.B.4: must a support name the coast?
/// @param impossible 4.E.1: is a move that nothing could make possible a move at all?
/// @param orderRulebook 4.B.5 to 4.E.3: how orders are read that are badly written, too many or too
///   few
public record Rulebook(
    Disruption disruption,
    Paradox paradox,
    Adjacent adjacent,
    ConvoyedCut convoyedCut,
    Retreat retreat,
    Path path,
    Beaten beaten,
    OmittedCoast omittedCoast,
    ImpossibleCoast impossibleCoast,
    SupportedCoast supportedCoast,
    Impossible impossible,
    OrderRulebook orderRulebook) {

  /// The newest rulebook, and where it is silent the preference of the test cases.
  public static final Rulebook NEWEST =
      new Rulebook(
          Disruption.ALL_ROUTES,
          Paradox.SZYKMAN,
          Adjacent.INTENT,
          ConvoyedCut.SPARED,
          Retreat.ALLOWED,
          Path.IGNORED,
          Beaten.HEAD_TO_HEAD,
          OmittedCoast.ONLY_ONE,
          ImpossibleCoast.ILLEGAL,
          SupportedCoast.OPTIONAL,
          Impossible.HOLDS,
          OrderRulebook.NEWEST);

  /// {@return whether an army that is told to go by convoy may go by land (DATC 4.A.3)}
  public boolean landsAnyway() {
    return adjacent == Adjacent.SWAP || adjacent == Adjacent.INTENT_OR_LAND;
  }

  /// DATC 4.A.1.
  public enum Disruption {
    /// When one fleet of any route is dislodged (1971).
    ANY_ROUTE,
    /// When no route is left (1982 and later).
    ALL_ROUTES
  }

  /// DATC 4.A.2.
  public enum Paradox {
    /// A convoyed army does not cut the support of an attack on a fleet that convoys it (1971);
    /// what is still open, by the rule of Szykman.
    RULE_OF_1971,
    /// A convoyed army does not cut a support into or in a sea with a convoying fleet (1982).
    RULE_OF_1982,
    /// A convoyed army does not cut the support of an attack on a fleet its convoy needs (2000);
    /// what is still open, by the rule of Szykman.
    RULE_OF_2000,
    /// Fleets whose convoy is part of the paradox hold (Szykman).
    SZYKMAN,
    /// All moves that are part of the paradox fail.
    ALL_HOLD
  }

  /// DATC 4.A.3.
  public enum Adjacent {
    /// If the unit there comes the other way and the convoy is not disrupted (1971).
    SWAP,
    /// If the army is told to go by convoy; or if fleets are told to form a whole route, and one of
    /// its own power is among those told to convoy it: only then it could arrive either way (2023).
    INTENT,
    /// The same, but it goes by land if the convoy is disrupted (earlier test cases).
    INTENT_OR_LAND,
    /// Only if it is told to go by convoy.
    EXPLICIT
  }

  /// DATC 4.A.4.
  public enum ConvoyedCut {
    /// It does not: the attack comes from the army's province.
    SPARED,
    /// It does: the attack comes from the sea.
    CUT
  }

  /// DATC 4.A.5.
  public enum Retreat {
    /// It may not.
    FORBIDDEN,
    /// It may (2023).
    ALLOWED
  }

  /// DATC 4.A.6.
  public enum Path {
    /// It goes by any that lead there; naming seas only says that it goes by convoy.
    IGNORED,
    /// It goes by those it names; if it names none, by any.
    ALLOWED,
    /// It goes by those it names, and by land if it names none.
    REQUIRED
  }

  /// DATC 4.A.7.
  public enum Beaten {
    /// It never has.
    NO_EFFECT,
    /// It has none only if they met head to head.
    HEAD_TO_HEAD
  }

  /// DATC 4.B.2.
  public enum OmittedCoast {
    /// The fleet goes to the only one.
    ONLY_ONE,
    /// The order is illegal.
    ILLEGAL
  }

  /// DATC 4.B.3.
  public enum ImpossibleCoast {
    /// The fleet goes to the only one that is possible.
    ONLY_ONE,
    /// The order is illegal.
    ILLEGAL
  }

  /// DATC 4.B.4.
  public enum SupportedCoast {
    /// A support without a coast fits any.
    OPTIONAL,
    /// A support must name the coast, if there are several the fleet could go to.
    REQUIRED
  }

  /// DATC 4.E.1.
  public enum Impossible {
    /// No: the unit holds, and may be supported to hold.
    HOLDS,
    /// Yes: the unit stays, but cannot be supported to hold (before 2023).
    MOVES
  }
}
