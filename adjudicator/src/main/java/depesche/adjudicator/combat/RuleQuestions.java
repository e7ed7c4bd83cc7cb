package depesche.adjudicator.combat;

import depesche.adjudicator.rules.Ruling;
import java.util.List;
import java.util.function.Function;

/// The questions of the [Rulebook], each an option with a name. The numbers are those of the
/// Diplomacy Adjudicator Test Cases, chapter 4.
public final class RuleQuestions {

  private static final Rulebook BOOK = Rulebook.NEWEST;
  private static final OrderRulebook WRITING = OrderRulebook.NEWEST;

  private static final RuleQuestion<Rulebook.Disruption> DISRUPTION =
      ask("disruption", "4.A.1, a convoy with several routes breaks", BOOK.disruption());
  private static final RuleQuestion<Rulebook.Paradox> PARADOX =
      ask("paradox", "4.A.2, a convoy that decides about itself", BOOK.paradox());
  private static final RuleQuestion<Rulebook.Adjacent> ADJACENT =
      ask("adjacent", "4.A.3, by convoy to a neighbouring province", BOOK.adjacent());
  private static final RuleQuestion<Rulebook.ConvoyedCut> CONVOYED_CUT =
      ask("convoyedCut", "4.A.4, a convoyed army against the support on it", BOOK.convoyedCut());
  private static final RuleQuestion<Rulebook.Retreat> RETREAT =
      ask("retreat", "4.A.5, to where a convoyed attacker came from", BOOK.retreat());
  private static final RuleQuestion<Rulebook.Path> PATH =
      ask("path", "4.A.6, the seas that a convoyed army names", BOOK.path());
  private static final RuleQuestion<Rulebook.Beaten> BEATEN =
      ask("beaten", "4.A.7, a dislodged unit's effect on its attacker", BOOK.beaten());
  private static final RuleQuestion<Rulebook.OmittedCoast> OMITTED_COAST =
      ask("omittedCoast", "4.B.2, no coast named and one possible", BOOK.omittedCoast());
  private static final RuleQuestion<Rulebook.ImpossibleCoast> IMPOSSIBLE_COAST =
      ask("impossibleCoast", "4.B.3, a coast named that is not possible", BOOK.impossibleCoast());
  private static final RuleQuestion<Rulebook.SupportedCoast> SUPPORTED_COAST =
      ask("supportedCoast", "4.B.4, the coast in a support", BOOK.supportedCoast());
  private static final RuleQuestion<OrderRulebook.Stray> ORDERED_COAST =
      ask("orderedCoast", "4.B.5, another coast than the unit's", WRITING.orderedCoast());
  private static final RuleQuestion<OrderRulebook.Stray> STRANGE_COAST =
      ask("strangeCoast", "4.B.6, a coast that is not there", WRITING.strangeCoast());
  private static final RuleQuestion<OrderRulebook.Named> MISSING_TYPE =
      ask("missingType", "4.C.1, neither army nor fleet named", WRITING.missingType());
  private static final RuleQuestion<OrderRulebook.Named> WRONG_TYPE =
      ask("wrongType", "4.C.2, an army called fleet, or a fleet army", WRITING.wrongType());
  private static final RuleQuestion<OrderRulebook.BuiltType> BUILT_TYPE =
      ask("builtType", "4.C.3, neither army nor fleet named in a build", WRITING.builtType());
  private static final RuleQuestion<OrderRulebook.InlandFleet> INLAND_FLEET =
      ask("inlandFleet", "4.C.4, a fleet built inland", WRITING.inlandFleet());
  private static final RuleQuestion<OrderRulebook.Named> MISSING_OWNER =
      ask("missingOwner", "4.C.5, a support that names no power", WRITING.missingOwner());
  private static final RuleQuestion<OrderRulebook.Named> WRONG_OWNER =
      ask("wrongOwner", "4.C.6, a support that names another power", WRITING.wrongOwner());
  private static final RuleQuestion<OrderRulebook.LaterLetter> LATER_LETTER =
      ask("laterLetter", "4.D.1, a second letter", WRITING.laterLetter());
  private static final RuleQuestion<OrderRulebook.Several> SEVERAL_ORDERS =
      ask("severalOrders", "4.D.3, several orders for a unit in a letter", WRITING.severalOrders());
  private static final RuleQuestion<OrderRulebook.Several> SURPLUS_BUILDS =
      ask("surplusBuilds", "4.D.4, more builds than are due", WRITING.surplusBuilds());
  private static final RuleQuestion<OrderRulebook.Several> SEVERAL_BUILDS =
      ask("severalBuilds", "4.D.5, several builds in a province", WRITING.severalBuilds());
  private static final RuleQuestion<OrderRulebook.Several> SURPLUS_REMOVALS =
      ask("surplusRemovals", "4.D.6, more removals than are due", WRITING.surplusRemovals());
  private static final RuleQuestion<OrderRulebook.Waiving> WAIVING =
      ask("waiving", "4.D.7, builds declined", WRITING.waiving());
  private static final RuleQuestion<OrderRulebook.Disorder> DISORDER =
      ask("disorder", "4.D.8, who is removed if nobody says", WRITING.disorder());
  private static final RuleQuestion<Rulebook.Impossible> IMPOSSIBLE =
      ask("impossible", "4.E.1, a move that nothing makes possible", BOOK.impossible());
  private static final RuleQuestion<OrderRulebook.Implicit> IMPLICIT =
      ask("implicit", "4.E.3, orders that follow from supports", WRITING.implicit());

  /// All of them.
  public static final List<Ruling> ALL =
      rulings(
          DISRUPTION,
          PARADOX,
          ADJACENT,
          CONVOYED_CUT,
          RETREAT,
          PATH,
          BEATEN,
          OMITTED_COAST,
          IMPOSSIBLE_COAST,
          SUPPORTED_COAST,
          ORDERED_COAST,
          STRANGE_COAST,
          MISSING_TYPE,
          WRONG_TYPE,
          BUILT_TYPE,
          INLAND_FLEET,
          MISSING_OWNER,
          WRONG_OWNER,
          LATER_LETTER,
          SEVERAL_ORDERS,
          SURPLUS_BUILDS,
          SEVERAL_BUILDS,
          SURPLUS_REMOVALS,
          WAIVING,
          DISORDER,
          IMPOSSIBLE,
          IMPLICIT);

  /// Those that arise where there are no fleets and no home centres.
  public static final List<Ruling> ASHORE =
      rulings(
          MISSING_TYPE,
          MISSING_OWNER,
          WRONG_OWNER,
          LATER_LETTER,
          SEVERAL_ORDERS,
          SURPLUS_BUILDS,
          SURPLUS_REMOVALS,
          WAIVING,
          IMPOSSIBLE,
          IMPLICIT);

  private RuleQuestions() {}

  private static <E extends Enum<E>> RuleQuestion<E> ask(String key, String question, E first) {
    return RuleQuestion.of(key, question, first);
  }

  private static List<Ruling> rulings(RuleQuestion<?>... questions) {
    return List.of(questions).stream().<Ruling>map(RuleQuestion::ruling).toList();
  }

  /// {@return the rulebook that answers each question so}
  public static Rulebook rulebook(Function<Ruling, String> said) {
    return new Rulebook(
        DISRUPTION.answer(said),
        PARADOX.answer(said),
        ADJACENT.answer(said),
        CONVOYED_CUT.answer(said),
        RETREAT.answer(said),
        PATH.answer(said),
        BEATEN.answer(said),
        OMITTED_COAST.answer(said),
        IMPOSSIBLE_COAST.answer(said),
        SUPPORTED_COAST.answer(said),
        IMPOSSIBLE.answer(said),
        writing(said));
  }

  private static OrderRulebook writing(Function<Ruling, String> said) {
    return new OrderRulebook(
        ORDERED_COAST.answer(said),
        STRANGE_COAST.answer(said),
        MISSING_TYPE.answer(said),
        WRONG_TYPE.answer(said),
        BUILT_TYPE.answer(said),
        INLAND_FLEET.answer(said),
        MISSING_OWNER.answer(said),
        WRONG_OWNER.answer(said),
        LATER_LETTER.answer(said),
        SEVERAL_ORDERS.answer(said),
        SURPLUS_BUILDS.answer(said),
        SEVERAL_BUILDS.answer(said),
        SURPLUS_REMOVALS.answer(said),
        WAIVING.answer(said),
        DISORDER.answer(said),
        IMPLICIT.answer(said));
  }
}
