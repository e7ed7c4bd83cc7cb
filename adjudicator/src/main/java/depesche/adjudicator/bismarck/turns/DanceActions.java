package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.bismarck.decks.DanceCard.PlayTime;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceFlag;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.DanceVerb;
import depesche.adjudicator.bismarck.table.RowCard;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// What the player does: rule 1, rule 3, and the playing of Action cards.
final class DanceActions {

  /// What stands before the face of a die behind the title of a card.
  static final String FACE = "=";

  private final DanceHouse house;
  private final OpenTable table;
  private final CourseInputs inputs;

  DanceActions(DanceHouse house) {
    this.house = house;
    this.table = house.table;
    this.inputs = house.inputs;
  }

  /// Does it, or says why not.
  private void attempt(DanceCommand command, Optional<? extends Fact> refusal, Runnable deed) {
    if (refusal.isPresent()) {
      inputs.refuse(command, refusal.get());
    } else {
      inputs.did(command);
      deed.run();
    }
  }

  // 1

  /// {@return whether the discs were allocated}
  boolean allocate(DanceCommand command) {
    List<Integer> discs = command.words().stream().map(Integer::valueOf).toList();
    int wanted = discs.stream().mapToInt(Integer::intValue).sum();
    int there = table.pool(DiscPool.INFLUENCE);
    boolean enough = wanted <= there;
    attempt(
        command,
        enough ? Optional.empty() : Optional.of(new DanceRefusalFact.TooManyDiscs(wanted, there)),
        () -> {
          table.pay(DiscPool.INFLUENCE, DiscPool.EVENT, discs.get(0));
          table.pay(DiscPool.INFLUENCE, DiscPool.DIPLOMACY, discs.get(1));
          table.pay(DiscPool.INFLUENCE, DiscPool.POLITICS, discs.get(2));
          inputs.tell(
              new DanceFact.DiscsAllocated(
                  discs.get(0), discs.get(1), discs.get(2), there - wanted));
        });
    return enough;
  }

  // 3.1

  /// Cancels a card: from the Event Pool, or before the first turn from the free discs.
  void cancel(DanceCommand command, DiscPool pool) {
    String word = command.first();
    int place = word.matches("[1-5]") ? Integer.parseInt(word) : table.place(word);
    Optional<DanceRefusalFact> refusal = whyNotCancel(word, place, pool);
    attempt(
        command,
        refusal,
        () -> {
          int price = house.prices.cancel(place, pool);
          table.cover(place, pool, price);
          inputs.tell(
              new DanceFact.CardCancelled(
                  place, title(table.at(place).card()), price, table.pool(pool)));
        });
  }

  private Optional<DanceRefusalFact> whyNotCancel(String word, int place, DiscPool pool) {
    if (place == 0) {
      return Optional.of(new DanceRefusalFact.NotInRow(title(word), row()));
    }
    RowCard there = table.at(place);
    if (there.isEmpty()) {
      return Optional.of(new DanceRefusalFact.EmptyPlace(place, row()));
    }
    String title = title(there.card());
    if (there.discs() > 0) {
      return Optional.of(
          new DanceRefusalFact.AlreadyCancelled(title, there.discs(), payable(pool)));
    }
    int price = house.prices.cancel(place, pool);
    return price <= table.pool(pool)
        ? Optional.empty()
        : Optional.of(
            new DanceRefusalFact.CancelTooDear(
                place, title, price, pool, table.pool(pool), payable(pool)));
  }

  private List<String> payable(DiscPool pool) {
    return IntStream.rangeClosed(1, DanceTable.ROW)
        .filter(place -> table.at(place).isOpen())
        .filter(place -> house.prices.cancel(place, pool) <= table.pool(pool))
        .mapToObj(place -> title(table.at(place).card()))
        .toList();
  }

  private List<String> row() {
    return table.row().stream()
        .filter(place -> !place.isEmpty())
        .map(place -> title(place.card()))
        .toList();
  }

  private String title(String id) {
    return house.cards.has(id) ? house.cards.title(id) : id;
  }

  // 3.2

  /// Moves a flag one space to the right.
  void move(DanceCommand command) {
    EuropeanPower power = EuropeanPower.valueOf(command.first());
    attempt(
        command,
        whyNotMove(power),
        () -> {
          DanceFlag flag = table.flag(power);
          int price = house.prices.move(power);
          table.pay(DiscPool.DIPLOMACY, DiscPool.INFLUENCE, price);
          table.flags.put(power, flag.moved(1));
          inputs.tell(
              new DanceFact.FlagSwayed(
                  power, flag.space(), flag.space() + 1, price, table.pool(DiscPool.DIPLOMACY)));
        });
  }

  private Optional<DanceRefusalFact> whyNotMove(EuropeanPower power) {
    if (!power.hasFlag()) {
      return Optional.of(new DanceRefusalFact.NoFlag(power, EuropeanPower.flags()));
    }
    DanceFlag flag = table.flag(power);
    if (!flag.active()) {
      return Optional.of(new DanceRefusalFact.FlagInactive(power, payablePowers()));
    }
    if (flag.space() == DanceFlag.LAST) {
      return Optional.of(new DanceRefusalFact.FlagAtEnd(power, payablePowers()));
    }
    int price = house.prices.move(power);
    int there = table.pool(DiscPool.DIPLOMACY);
    return price <= there
        ? Optional.empty()
        : Optional.of(
            new DanceRefusalFact.MoveTooDear(power, flag.space(), price, there, payablePowers()));
  }

  private List<EuropeanPower> payablePowers() {
    return EuropeanPower.flags().stream()
        .filter(power -> table.flag(power).active())
        .filter(power -> table.flag(power).space() < DanceFlag.LAST)
        .filter(power -> house.prices.move(power) <= table.pool(DiscPool.DIPLOMACY))
        .toList();
  }

  // 3.3

  /// Regains the support of a party.
  void regain(DanceCommand command) {
    Party party = Party.valueOf(command.first());
    int price = house.prices.regain();
    int there = table.pool(DiscPool.POLITICS);
    Optional<DanceRefusalFact> refusal = Optional.empty();
    if (!table.lost.contains(party)) {
      refusal = Optional.of(new DanceRefusalFact.SupportsAlready(party, List.copyOf(table.lost)));
    } else if (price > there) {
      refusal = Optional.of(new DanceRefusalFact.RegainTooDear(party, price, there));
    }
    attempt(
        command,
        refusal,
        () -> {
          table.pay(DiscPool.POLITICS, DiscPool.INFLUENCE, price);
          table.free(party);
          inputs.tell(new DanceFact.SupportRegained(party, price, there - price));
        });
  }

  // Action cards

  /// {@return whether a command plays a card of the hand that may be played at one of these times}
  Predicate<DanceCommand> plays(PlayTime... times) {
    List<PlayTime> now = List.of(times);
    return command ->
        command.verb() == DanceVerb.PLAY
            && table.hand.contains(command.first())
            && house.cards.card(command.first()).action().stream()
                .anyMatch(action -> now.contains(action.phase()));
  }

  /// Plays a card of the hand, at a time that is right.
  void play(DanceCommand command) {
    DanceCard card = house.cards.card(command.first());
    attempt(command, whyNotPlay(card, command), () -> played(card, command));
  }

  /// Plays a card in the Action Phase, if it can be played then.
  void playInActionPhase(DanceCommand command) {
    DanceCard card = house.cards.card(command.first());
    if (plays(PlayTime.ACTION, PlayTime.ANY).test(command)) {
      play(command);
      return;
    }
    inputs.refuse(
        command,
        whyNotPlay(card, command)
            .orElseGet(
                () ->
                    new DanceRefusalFact.WrongPlayTime(
                        card.title(),
                        card.action().map(action -> action.phase().name()).orElse(""))));
  }

  private Optional<DanceRefusalFact> whyNotPlay(DanceCard card, DanceCommand command) {
    if (!table.hand.contains(card.id())) {
      return Optional.of(
          new DanceRefusalFact.NotInHand(card.title(), house.cards.titles(table.hand)));
    }
    if (table.used.contains(card.id())) {
      return Optional.of(new DanceRefusalFact.PlayedThisTurn(card.title()));
    }
    boolean marked = card.action().stream().anyMatch(CardAction::dieMark);
    return marked && faces(command).isEmpty()
        ? Optional.of(new DanceRefusalFact.FacesMissing(card.title()))
        : whyNotChosen(card, command);
  }

  /// A choice behind the title may have become impossible since it was written: the card stays in
  /// the hand. It is tried on a copy of the table, up to the next question, roll or look.
  private Optional<DanceRefusalFact> whyNotChosen(DanceCard card, DanceCommand command) {
    if (choices(command).isEmpty()) {
      return Optional.empty();
    }
    DanceHouse copy = house.copy();
    try {
      new DanceActions(copy).played(card, command);
    } catch (DanceStop _) {
      // The rest behind it is not known yet.
    }
    return copy.inputs.objections().stream().findFirst();
  }

  private static List<String> choices(DanceCommand command) {
    return command.words().stream().skip(1).filter(word -> !word.startsWith(FACE)).toList();
  }

  private static List<Integer> faces(DanceCommand command) {
    return command.words().stream()
        .filter(word -> word.startsWith(FACE))
        .map(word -> Integer.valueOf(word.substring(1)))
        .toList();
  }

  /// A played card leaves the hand before its effects, unless it stays.
  private void played(DanceCard card, DanceCommand command) {
    boolean stays = card.action().stream().anyMatch(CardAction::stays);
    if (stays) {
      table.used.add(card.id());
    } else {
      table.hand.remove(card.id());
      table.discarded.add(card.id());
    }
    inputs.tell(new DanceFact.ActionCardPlayed(card.title(), stays));
    List<Integer> faces = faces(command);
    if (!faces.isEmpty()) {
      List<Integer> dice = faces.size() == 2 ? table.setPair : table.setDie;
      dice.clear();
      dice.addAll(faces);
    }
    CardEffects.action(house, card, new Choices(choices(command)));
  }
}
