package depesche.adjudicator.bismarck.turns;

import depesche.adjudicator.Audience;
import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.CardOperation.CardCondition;
import depesche.adjudicator.bismarck.decks.CardOperation.DiscPool;
import depesche.adjudicator.bismarck.decks.CardOperation.FlagTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PartyTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PlaceTarget;
import depesche.adjudicator.bismarck.decks.CardOperation.PricedAction;
import depesche.adjudicator.bismarck.decks.DanceCard;
import depesche.adjudicator.bismarck.decks.DanceCard.CardKind;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceQuestion;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.PriceChange;
import depesche.adjudicator.bismarck.table.RowCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// Does what a card says, operation by operation.
final class CardEffects {

  private final DanceHouse house;
  private final OpenTable table;
  private final CourseInputs inputs;
  private final DanceCard card;
  private final Choices choices;

  private CardEffects(DanceHouse house, DanceCard card, Choices choices) {
    this.house = house;
    this.table = house.table;
    this.inputs = house.inputs;
    this.card = card;
    this.choices = choices;
  }

  /// The event of a card.
  static void event(DanceHouse house, DanceCard card) {
    new CardEffects(house, card, Choices.none()).all(card.event());
  }

  /// The action of a card that is played, with the words behind its title.
  static void action(DanceHouse house, DanceCard card, Choices choices) {
    card.action().ifPresent(one -> new CardEffects(house, card, choices).all(one.effects()));
    if (!choices.isEmpty()) {
      house.inputs.object(new DanceRefusalFact.ChoiceTooMany(card.title(), choices.first()));
    }
  }

  private void all(List<CardOperation> operations) {
    operations.forEach(this::one);
  }

  private void one(CardOperation operation) {
    switch (operation) {
      case CardOperation.Move(FlagTarget target, int spaces) ->
          flags(target, true).forEach(power -> house.move(power, spaces));
      case CardOperation.Inactivate(FlagTarget target) ->
          flags(target, true).forEach(power -> house.turn(power, false));
      case CardOperation.Activate(FlagTarget target) ->
          flags(target, false).forEach(power -> house.turn(power, true));
      case CardOperation.Lose(PartyTarget target) -> lose(target);
      case CardOperation.Gain(PartyTarget target) -> gain(target);
      case CardOperation.Cancel(PlaceTarget target, int discs) -> cancel(target, discs);
      case CardOperation.Discard(PlaceTarget target) -> discard(target);
      case CardOperation.Swap(int first, int second) -> {
        table.swap(first, second);
        inputs.tell(new DanceFact.RowSwapped(first, second));
      }
      // The faces stand behind the title and are set when the card is played.
      case CardOperation.SetDie() -> {}
      case CardOperation.Roll(List<List<CardOperation>> faces) -> all(faces.get(cast() - 1));
      case CardOperation.Discs(DiscPool from, DiscPool to, int count) -> discs(from, to, count);
      case CardOperation.Draw(int count) -> draw(count);
      case CardOperation.Look(int count) -> look(count);
      case CardOperation.Choice(List<List<CardOperation>> ways) -> all(ways.get(way(ways) - 1));
      case CardOperation.If(CardCondition when, var then, var otherwise) ->
          all(DancePrices.holds(when, table) ? then : otherwise);
      case CardOperation.Cost(PricedAction action, int more) -> {
        table.prices.add(new PriceChange(action, more));
        inputs.tell(new DanceFact.PriceChanged(action, more));
      }
      case CardOperation.Manual _ -> manual();
    }
  }

  // Flags and parties

  /// {@return whose flags are meant; which are in a sphere is settled before anything moves}
  ///
  /// @param active whether the player chooses among active flags
  private List<EuropeanPower> flags(FlagTarget target, boolean active) {
    return switch (target) {
      case FlagTarget.Named(EuropeanPower power) -> List.of(power);
      case FlagTarget.AllIn(var sphere) ->
          EuropeanPower.flags().stream()
              .filter(power -> table.flag(power).sphere() == sphere)
              .toList();
      case FlagTarget.Chosen() ->
          choose(
                  () ->
                      EuropeanPower.flags().stream()
                          .filter(power -> table.flag(power).active() == active)
                          .map(EuropeanPower::name)
                          .toList())
              .stream()
              .map(EuropeanPower::valueOf)
              .toList();
    };
  }

  private void lose(PartyTarget target) {
    switch (target) {
      case PartyTarget.Named(Party party) -> house.lose(party);
      case PartyTarget.Chosen() ->
          chosen(
                  DanceQuestion.Kind.LOSE,
                  () -> house.supporters().stream().map(Party::name).toList())
              .forEach(name -> house.lose(Party.valueOf(name)));
    }
  }

  private void gain(PartyTarget target) {
    List<Party> parties =
        switch (target) {
          case PartyTarget.Named(Party party) -> List.of(party);
          case PartyTarget.Chosen() ->
              choose(() -> table.lost.stream().map(Party::name).toList()).stream()
                  .map(Party::valueOf)
                  .toList();
        };
    for (Party party : parties) {
      if (table.lost.contains(party)) {
        table.free(party);
        inputs.tell(new DanceFact.PartyFreed(party));
      }
    }
  }

  // The row

  private void cancel(PlaceTarget target, int discs) {
    for (int place : places(target, one -> !one.isEmpty())) {
      int left = discs;
      for (DiscPool pool : DanceHouse.SILENT_ORDER) {
        int taken = Math.min(left, table.pool(pool));
        if (taken > 0) {
          table.cover(place, pool, taken);
          left -= taken;
        }
      }
      String title = house.cards.title(table.at(place).card());
      inputs.tell(new DanceFact.PutOnCard(place, title, discs - left));
    }
  }

  private void discard(PlaceTarget target) {
    for (int place : places(target, one -> !one.isEmpty())) {
      house.discardFromRow(table.at(place).card());
    }
  }

  /// {@return the place that is meant; none if nothing lies there}
  private List<Integer> places(PlaceTarget target, Predicate<RowCard> fits) {
    return switch (target) {
      case PlaceTarget.At(int place) -> fits.test(table.at(place)) ? List.of(place) : List.of();
      case PlaceTarget.Chosen() ->
          choose(
                  () ->
                      IntStream.rangeClosed(1, DanceTable.ROW)
                          .filter(place -> fits.test(table.at(place)))
                          .mapToObj(String::valueOf)
                          .toList())
              .stream()
              .map(Integer::valueOf)
              .toList();
    };
  }

  // Discs, dice and the pile

  private void discs(DiscPool from, DiscPool to, int count) {
    int moved = Math.min(count, table.pool(from));
    table.pay(from, to, moved);
    inputs.tell(new DanceFact.DiscsMoved(from, to, moved));
  }

  /// {@return the face of a die that this card asks for}
  private int cast() {
    boolean set = !table.setDie.isEmpty();
    int nth = 1 + (int) table.casts.stream().filter(card.id()::equals).count();
    int face =
        set ? table.setDie.removeFirst() : inputs.cast(card.id() + "/" + table.turn + "/" + nth);
    if (!set) {
      table.casts.add(card.id());
    }
    inputs.tell(new DanceFact.DieCast(card.title(), face, set));
    return face;
  }

  private void draw(int count) {
    List<String> discarded = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      house.mustHaveCard();
      String id = table.top(1).getFirst();
      DanceCard drawn = house.cards.card(id);
      boolean kept = drawn.type() == CardKind.ACTION;
      inputs.reveal(List.of(id), kept ? inputs.alone() : new Audience.Everyone());
      table.draw();
      if (kept) {
        inputs.whisper(new DanceFact.DrawnToHand(drawn.title(), house.cards.effect(id)));
        house.takeInHand(id);
      } else {
        discarded.add(drawn.title());
        table.discarded.add(id);
      }
      house.checkLastCard();
    }
    inputs.tell(new DanceFact.PileDrawn(count, discarded));
  }

  private void look(int count) {
    List<String> top = List.copyOf(table.top(count));
    inputs.reveal(top, inputs.alone());
    inputs.tell(new DanceFact.PileLookedAt(top.size()));
    inputs.whisper(new DanceFact.PileSeen(top.stream().map(house.cards::face).toList()));
  }

  // What the player decides

  private int way(List<List<CardOperation>> ways) {
    Optional<Integer> named = choices.way(ways);
    if (named.isPresent()) {
      choices.used();
      return named.get() + 1;
    }
    List<String> picked =
        choose(() -> IntStream.rangeClosed(1, ways.size()).mapToObj(String::valueOf).toList());
    return Integer.parseInt(picked.getFirst());
  }

  private List<String> choose(Supplier<List<String>> options) {
    return chosen(DanceQuestion.Kind.CHOOSE, options);
  }

  /// {@return what the player picks; nothing if there is nothing to pick}
  private List<String> chosen(DanceQuestion.Kind kind, Supplier<List<String>> options) {
    List<String> there = options.get();
    if (!choices.isEmpty()) {
      for (String option : there) {
        if (house.means(option, choices.first())) {
          choices.used();
          return List.of(option);
        }
      }
      inputs.object(new DanceRefusalFact.ChoiceImpossible(card.title(), choices.first(), there));
      choices.used();
    }
    String answer = house.ask(() -> new DanceQuestion(kind, card.id(), options.get()));
    return answer.isEmpty() ? List.of() : List.of(answer);
  }

  private void manual() {
    boolean before;
    do {
      before = house.playedWhereAsked();
    } while (before);
    List<DanceCommand> stated = inputs.outcomes();
    if (stated.isEmpty()) {
      throw house.stopped(new DanceQuestion(DanceQuestion.Kind.OUTCOME, card.id(), List.of()));
    }
    for (DanceCommand one : stated) {
      inputs.tell(new DanceFact.OutcomeStated(card.title(), String.join(" ", one.words())));
      StatedOutcomes.operations(one.words()).ifPresent(this::all);
    }
  }
}
