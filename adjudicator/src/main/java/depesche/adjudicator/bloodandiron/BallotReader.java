package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.campaign.Season;
import depesche.adjudicator.diplomacy.orders.MoveReader;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.diplomacy.orders.OrderRemarks;
import depesche.adjudicator.diplomacy.orders.PlaceReader;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Rule 3: each player writes an order for the foreign armies: `FOREIGN AUSTRIA PAS - MUN`.
record BallotReader(OrderContext scene, OrderRemarks remarks, String text) {

  private static final String BETWEEN = " :\t\n\u000b\f\r";
  private static final String FOREIGN = "foreign";

  /// `no ballot for Austria`
  private static final Pattern DECLINED =
      Pattern.compile(
          "(?:no|keine?|pas"
              + " de)\\s+(?:ballots?|votes?|stimmen?|vote)\\s+(?:(?:for|on|für|pour)\\s+)?(?:the\\s+)?"
              + "(\\p{L}+)[.!\\s]*",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /// An order addressed to a foreign power.
  ///
  /// @param power empty if the letter names none we know
  /// @param word what stood where the power's name belongs
  /// @param rest the order without the address
  record Address(String power, String word, String rest) {}

  /// {@return a ballot in the words that all are read in; a text that declines one passes}
  static String declined(String text) {
    Matcher declined = DECLINED.matcher(text);
    return declined.matches() ? "FOREIGN " + declined.group(1) + " PASS" : text;
  }

  /// {@return the address of an order, if it is a ballot}
  static Optional<Address> address(OrderContext orderContext, String text) {
    String[] first = split(text);
    if (first[0].equalsIgnoreCase(FOREIGN)) {
      String[] second = split(first[1]);
      Optional<String> power = orderContext.map().powerNamed(second[0]);
      // `FOREIGN PAS - MUN` names no power; the army that stands there is meant.
      return power.isPresent()
          ? Optional.of(new Address(power.get(), second[0], second[1]))
          : Optional.of(byUnit(orderContext, first[1], second[0]));
    }
    Optional<String> power = orderContext.map().powerNamed(first[0]);
    if (power.isPresent()) {
      return Optional.of(new Address(power.get(), first[0], first[1]));
    }
    return first[0].equalsIgnoreCase("AA")
        ? Optional.of(byUnit(orderContext, text, first[0]))
        : Optional.empty();
  }

  private static Address byUnit(OrderContext orderContext, String rest, String word) {
    Wording.Unit unit = OrderText.read(rest).ordered();
    Optional<String> power =
        new PlaceReader(orderContext, new OrderRemarks())
            .place(unit.place())
            .flatMap(
                id ->
                    new ForeignArmies(orderContext.campaign())
                        .armies().stream()
                            .filter(army -> army.province().equals(id))
                            .map(Unit::power)
                            .findFirst());
    return new Address(power.orElse(""), word, rest);
  }

  private static String[] split(String text) {
    String said = text.strip();
    int end = 0;
    while (end < said.length() && BETWEEN.indexOf(said.charAt(end)) < 0) {
      end++;
    }
    int next = end;
    while (next < said.length() && BETWEEN.indexOf(said.charAt(next)) >= 0) {
      next++;
    }
    return new String[] {said.substring(0, end), said.substring(next)};
  }

  /// {@return the army of a foreign power, on the board or dislodged}
  private Optional<Unit> foreign(String power) {
    Optional<Unit> dislodged =
        scene.displaced().stream()
            .map(RetreatingUnit::unit)
            .filter(army -> army.power().equals(power))
            .findFirst();
    return dislodged.or(() -> scene.campaign().unitsOf(power).stream().findFirst());
  }

  /// {@return the army a ballot is for}
  Optional<Unit> army(Address address) {
    if (address.power().isEmpty()) {
      return remarks.refuse(new BallotFact.UnknownPower(address.word(), scene.map().powers()));
    }
    Optional<Unit> army = foreign(address.power());
    if (army.isEmpty()) {
      return remarks.refuse(new BallotFact.NoForeignArmy(address.power()));
    }
    Wording.Unit unit = OrderText.read(address.rest()).ordered();
    String strange = strange(address, unit);
    if (!strange.isEmpty()) {
      return remarks.refuse(new OrderRefusalFact.StrayWord(strange, text));
    }
    String written = unit.place();
    if (written.isEmpty()) {
      return army;
    }
    Optional<String> place = new PlaceReader(scene, remarks).place(written);
    return place.isEmpty() || place.get().equals(army.get().province())
        ? place.isEmpty() ? Optional.empty() : army
        : remarks.refuse(
            new BallotFact.ForeignElsewhere(
                scene.map().unit(army.get()), scene.map().spot(place.get())));
  }

  /// {@return words in front of the army that do not name its power}
  private String strange(Address address, Wording.Unit unit) {
    boolean named =
        scene.map().powerNamed(unit.owner()).filter(address.power()::equals).isPresent();
    return named ? "" : unit.owner();
  }

  /// {@return the ballot of a movement phase}
  Optional<Order> ballot(Unit army, Wording wording) {
    if (wording instanceof Wording.Pass) {
      return Optional.of(new Ballot.Pass(army.power()));
    }
    Optional<Order.Move> order = new MoveReader(scene, remarks, text).read(army, wording);
    order.ifPresent(move -> doubtInFall(army, move));
    return order.map(move -> new Ballot.Vote(army.power(), move));
  }

  private void doubtInFall(Unit army, Order.Move order) {
    boolean fall =
        scene.position() instanceof DiplomacyPosition.Movement(Season season, _)
            && season == Season.FALL;
    if (fall && !new ForeignArmies(scene.campaign()).legalInFall(scene.map(), order)) {
      remarks.doubt(
          new BallotFact.BallotNotAtCentre(
              order.text(), army.power(), ForeignArmies.centresNear(scene.map(), army)));
    }
  }

  /// {@return the ballot for the retreat of a foreign army}
  Optional<Order> retreat(Unit army, List<String> words) {
    List<NamedProvince> places = new ArrayList<>();
    for (String word : words) {
      Optional<String> place = new PlaceReader(scene, remarks).open(word);
      if (place.isEmpty()) {
        return Optional.empty();
      }
      Optional<Fact> closed = closed(army, place.get());
      if (closed.isPresent()) {
        return remarks.refuse(closed.get());
      }
      places.add(scene.map().spot(place.get()));
    }
    return places.isEmpty()
        ? remarks.refuse(new OrderRefusalFact.NotAnOrder(text))
        : Optional.of(new Ballot.RetreatVote(army.power(), places));
  }

  /// Why the army cannot retreat there, if it cannot. Before it is dislodged only the map can say.
  private Optional<Fact> closed(Unit army, String to) {
    MapIndex map = scene.map();
    Optional<RetreatingUnit> displaced =
        scene.displaced().stream().filter(one -> one.unit().equals(army)).findFirst();
    if (displaced.isPresent()) {
      List<String> open = displaced.get().open();
      return open.contains(to)
          ? Optional.empty()
          : Optional.of(
              new OrderRefusalFact.RetreatClosed(map.unit(army), map.spot(to), map.spots(open)));
    }
    return map.reaches(army, to)
        ? Optional.empty()
        : Optional.of(
            new OrderRefusalFact.NotAdjacent(map.unit(army), map.spot(to), map.reach(army)));
  }
}
