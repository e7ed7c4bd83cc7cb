package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.notation.AllBut;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.PlaceWithCoast;
import depesche.adjudicator.notation.Remarks;
import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads one order of a letter that was written in a given phase.
public record OrderReader(OrderContext scene) {

  private static final Pattern NAME =
      Pattern.compile("(\\p{L}{3,})\\h+->?\\h+(?=(?:a|f|army|fleet)\\h)", Pattern.CASE_INSENSITIVE);

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private static final List<String> DENIALS = List.of("no", "kein", "keine");
  private static final List<String> EVERYTHING =
      List.of("all", "everything", "orders", "all orders", "alles");

  public LinePart read(String text) {
    if (scene.position() instanceof DiplomacyPosition.Over) {
      return new LinePart.Bad(new OrderRefusalFact.GameOver(text));
    }
    Optional<AllUnits> others = allUnits(text).filter(AllUnits::others);
    if (others.isPresent()) {
      return new LinePart.Others(others.get(), text);
    }
    // A negation, a condition or a question is no order; but a title may take a no for an answer.
    Optional<String> objection =
        AllBut.of(text).map(AllBut::word).or(() -> Remarks.objection(text));
    boolean denied =
        objection.filter(word -> !DENIALS.contains(word.toLowerCase(Locale.ROOT))).isPresent();
    Optional<LinePart> own = denied ? Optional.empty() : own(text);
    if (own.isPresent()) {
      return own.get();
    }
    return objection.isPresent()
        ? new LinePart.Bad(new OrderRefusalFact.NotPlain(objection.get(), text))
        : plain(text);
  }

  /// {@return what a title reads of its own, with remarks on it or without}
  private Optional<LinePart> own(String text) {
    String said = SmallWords.withoutLead(text);
    Optional<LinePart> own = scene.variant().read(scene, said);
    String bare = bare(said);
    return own.filter(part -> !(part instanceof LinePart.Bad)).isEmpty() && !bare.equals(said)
        ? scene.variant().read(scene, bare)
        : own;
  }

  private String bare(String text) {
    return Remarks.of(text, scene.map().names()::knows).order();
  }

  /// Reads an order without the remarks on it.
  private LinePart plain(String text) {
    Remarks told = Remarks.of(withoutName(text), scene.map().names()::knows);
    LinePart linePart = read(text, OrderText.read(scene.map().names().whole(told.order())));
    if (!(linePart instanceof LinePart.Good(Order order, List<Fact> doubts, boolean loose))
        || told.telling().isEmpty()) {
      return linePart;
    }
    List<Fact> all = new ArrayList<>(doubts);
    told.telling().forEach(remark -> all.add(new OrderDoubtFact.RemarkIgnored(remark)));
    return new LinePart.Good(order, all, loose);
  }

  /// `France - A PAR - BUR`: the dash stands for a colon.
  private String withoutName(String text) {
    if (text.indexOf('-') < 0) {
      return text;
    }
    Matcher name = NAME.matcher(text);
    return name.lookingAt() && scene.ownerNamed(name.group(1)).isPresent()
        ? name.group(1) + " " + text.substring(name.end())
        : text;
  }

  /// {@return the orders that a text stands for: `all hold` is one for each unit, `waive 2` is two;
  /// any other text is one}
  public List<String> spelledOut(String text) {
    return new WinterWords(scene)
        .spelledOut(text, bare(text))
        .or(() -> held(text))
        .orElseGet(() -> List.of(text));
  }

  private Optional<List<String>> held(String text) {
    return allUnits(text)
        .filter(units -> !units.others())
        .map(units -> scene.own().stream().filter(units::includes))
        .map(units -> units.map(unit -> new Order.Hold(unit).text()).toList())
        .filter(orders -> !orders.isEmpty());
  }

  /// {@return which units a text says hold now, if it speaks of many at once}
  private Optional<AllUnits> allUnits(String text) {
    return scene.asked() == Question.MOVES && scene.written().equals(scene.now())
        ? AllUnits.read(bare(text))
        : Optional.empty();
  }

  /// Reads one of the orders that all titles know.
  public LinePart read(String text, Wording wording) {
    OrderRemarks orderRemarks = new OrderRemarks();
    return orderRemarks.unlessRefused(own(text, meant(wording), orderRemarks));
  }

  /// In winter a unit alone is one to build or to remove. A name alone may be a signature, so it
  /// must be as short as on the map.
  private Wording meant(Wording wording) {
    boolean winter = scene.asked() == Question.ADJUSTMENTS && scene.written().equals(scene.now());
    if (!winter
        || !(wording instanceof Wording.Bare(Wording.Unit unit))
        || (unit.kind().isEmpty() && scene.map().board().index(capitals(unit.place())) < 0)) {
      return wording;
    }
    return scene.campaign().room(scene.seat()) < 0
        ? new Wording.Remove(unit)
        : new Wording.Build(unit);
  }

  private static String capitals(String place) {
    return PlaceWithCoast.of(place).place().toUpperCase(Locale.ROOT);
  }

  private LinePart own(String text, Wording wording, OrderRemarks orderRemarks) {
    if (wording instanceof Wording.Clear(Wording.Unit unit)) {
      return clear(unit, text, orderRemarks);
    }
    Question question = scene.written().kind().answered(wording);
    if (scene.spent(question)) {
      return new LinePart.Spent();
    }
    Optional<Fact> nonsense = nonsense(wording, text);
    if (nonsense.isPresent()) {
      return new LinePart.Bad(nonsense.get());
    }
    PlaceReader places = new PlaceReader(scene, orderRemarks);
    Optional<Fact> ambiguous = ambiguous(wording);
    if (ambiguous.isPresent()) {
      return new LinePart.Bad(ambiguous.get());
    }
    Optional<Fact> stays = mustLeave(wording);
    if (stays.isPresent()) {
      return new LinePart.Bad(stays.get());
    }
    return switch (question) {
      case MOVES -> orderRemarks.now(scene, question, text, move(places, wording, text));
      case RETREATS -> {
        RetreatReader flights = new RetreatReader(scene, places, text);
        yield scene.asked() == Question.RETREATS
            ? orderRemarks.now(scene, question, text, flights.read(wording))
            : orderRemarks.later(scene, question, text, flights.early(wording));
      }
      case ADJUSTMENTS -> {
        AdjustmentReader adjustments = new AdjustmentReader(scene, places, text);
        yield scene.asked() == Question.ADJUSTMENTS
            ? orderRemarks.now(scene, question, text, adjustments.read(wording))
            : orderRemarks.later(scene, question, text, adjustments.early(wording));
      }
    };
  }

  /// Why a unit that is dislodged now cannot do what it is told, if it should not go away.
  private Optional<Fact> mustLeave(Wording wording) {
    return wording.stays()
        ? dislodged(wording.ordered())
            .map(
                one ->
                    new OrderRefusalFact.MustLeave(
                        scene.unit(one.unit()), scene.map().spots(one.open())))
        : Optional.empty();
  }

  private Optional<RetreatingUnit> dislodged(Wording.Unit unit) {
    List<RetreatingUnit> own = scene.ownDisplaced();
    if (own.isEmpty() || unit.place().isEmpty()) {
      return Optional.empty();
    }
    Optional<String> at = new PlaceReader(scene, new OrderRemarks()).place(unit.place());
    return own.stream()
        .filter(one -> at.filter(one.unit().province()::equals).isPresent())
        .findFirst();
  }

  private Optional<Order> move(PlaceReader places, Wording wording, String text) {
    if (scene.asked() != Question.MOVES) {
      return Optional.empty();
    }
    Optional<Unit> own = places.own(wording.ordered(), text);
    return own.isPresent()
        ? new MoveReader(scene, places.remarks(), text).read(own.get(), wording).map(move -> move)
        : Optional.empty();
  }

  /// Why a text is no order in any phase, if it is none.
  private Optional<Fact> nonsense(Wording wording, String text) {
    boolean dry = !scene.map().hasWater();
    return switch (wording) {
      case Wording.Bare(Wording.Unit unit) when unit.kind().equals("F") && dry ->
          Optional.of(new OrderRefusalFact.ArmiesOnly(text));
      // A province and nothing more deserves the question what to do; other text is no order.
      case Wording.Bare(Wording.Unit unit) -> Optional.of(bare(unit, text));
      case Wording.Convoy(_, _, _, String word) when dry ->
          Optional.of(OrderRefusalFact.ashore(word, text));
      case Wording.Convoyed(_, _, _, String word) when dry ->
          Optional.of(OrderRefusalFact.ashore(word, text));
      case Wording.Stray(String word) -> Optional.of(new OrderRefusalFact.StrayWord(word, text));
      case Wording.Pass _, Wording.Nothing _ -> Optional.of(new OrderRefusalFact.NotAnOrder(text));
      case Wording.Hold _,
          Wording.Move _,
          Wording.SupportHold _,
          Wording.SupportMove _,
          Wording.Retreat _,
          Wording.Disband _,
          Wording.Build _,
          Wording.Remove _,
          Wording.Waive _,
          Wording.Convoy _,
          Wording.Convoyed _,
          Wording.Clear _ ->
          Optional.empty();
    };
  }

  private Fact bare(Wording.Unit unit, String text) {
    Optional<String> place = new PlaceReader(scene, new OrderRemarks()).place(unit.place());
    if (place.isPresent()) {
      return scene.asked() == Question.ADJUSTMENTS
          ? new OrderRefusalFact.VerbMissing(text, adjustment(place.get()))
          : new OrderRefusalFact.NoVerb(text);
    }
    // `PAR BUR` deserves the question whether a move is meant.
    List<String> words = List.of(BLANKS.split(unit.place()));
    List<String> places =
        words.stream()
            .limit(words.size() == 2 ? 2 : 0)
            .flatMap(it -> new PlaceReader(scene, new OrderRemarks()).place(it).stream())
            .toList();
    return words.size() == 2 && places.size() == 2
        ? new OrderRefusalFact.NoSignBetween(
            text, scene.map().spot(places.getFirst()), scene.map().spot(places.getLast()))
        : new OrderRefusalFact.NotAnOrder(text);
  }

  private String adjustment(String place) {
    Optional<Unit> there =
        scene.own().stream().filter(unit -> unit.province().equals(place)).findFirst();
    return there
        .map(unit -> new Order.Remove(unit).text())
        .orElseGet(() -> new Order.Build(UnitKind.ARMY, place).text());
  }

  /// `REMOVE` is said of winter; of a unit that is dislodged now it may mean to disband it.
  private Optional<Fact> ambiguous(Wording wording) {
    return wording instanceof Wording.Remove(Wording.Unit unit)
        ? dislodged(unit).map(one -> new OrderRefusalFact.RemoveOrDisband(scene.unit(one.unit())))
        : Optional.empty();
  }

  private LinePart clear(Wording.Unit unit, String text, OrderRemarks orderRemarks) {
    boolean all = unit.owner().isEmpty() && unit.kind().isEmpty();
    if (all
        && (unit.place().isEmpty() || EVERYTHING.contains(unit.place().toLowerCase(Locale.ROOT)))) {
      return new LinePart.Clear("", text);
    }
    PlaceReader places = new PlaceReader(scene, orderRemarks);
    return places
        .ownPlace(unit, text)
        .map(OrderTarget::province)
        .<LinePart>map(place -> new LinePart.Clear(place, text))
        .orElse(new LinePart.Spent());
  }
}
