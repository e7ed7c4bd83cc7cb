package depesche.adjudicator.weimar.play;

import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.TextValue;
import depesche.adjudicator.weimar.board.BasePlacement;
import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.CityUnit;
import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.solo.BotAgenda;
import depesche.adjudicator.weimar.solo.BotChoice;
import depesche.adjudicator.weimar.solo.BotPlacement;
import depesche.adjudicator.weimar.solo.BotStep;
import depesche.adjudicator.weimar.solo.BotStep.Why;
import depesche.adjudicator.weimar.solo.SoloBot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a bot chooses at the table outside its impulses, each choice with its steps.
final class BotTurns {

  private static final int TIMELINE_CARDS = 2;
  private static final int PARTY_CARDS = 3;

  /// The expansion set of the KPD that "Revolution Now!" brings into its deck.
  private static final List<String> EXPANSION = List.of("K21", "K22", "K23", "K24", "K25");

  private final WeimarTable table;
  private final LiveTable live;
  private final SoloBot bot;

  BotTurns(WeimarTable table, SoloBot bot) {
    this.table = table;
    this.live = table.live();
    this.bot = bot;
  }

  /// {@return the pile of a bot's cards, face down}
  static String hand(String bot) {
    return "bot." + bot;
  }

  static void tell(
      WeimarTable table, SoloBot bot, String question, List<BotStep> steps, String chosen) {
    table
        .live()
        .tell(
            new WeimarNews.BotDecided(
                bot.name(),
                question,
                steps.stream()
                    .map(
                        step ->
                            new WeimarNews.BotReason(step.why().name(), step.rule(), step.found()))
                    .toList(),
                chosen));
  }

  private void tell(String question, BotChoice choice) {
    tell(table, bot, question, choice.steps(), choice.chosen().orElse(""));
  }

  // Agenda and cards

  /// It takes its agenda card, by a die where the table says so. The issue that the playbook names
  /// on it comes into play with all the others.
  void agenda() {
    int round = table.round();
    int die = BotAgenda.needsDie(bot, round) ? new Rolls(table).one("AGENDA " + bot) : 0;
    BotChoice card = BotAgenda.choose(bot, round, die);
    tell("AGENDA", card);
    boolean holds = table.holder(WeimarNames.minor("DVP")).filter(bot.party()::equals).isPresent();
    tell(
        "ANY_ISSUE", BotAgenda.anyIssue(bot, List.copyOf(table.issues().sequencedKeySet()), holds));
    WeimarState.bots(live, bots -> bots.withAgenda(bot, card.chosen().map(TextValue::new)));
    BotAgenda.stab(card.chosen().orElse(""))
        .filter(_ -> !table.issues().containsKey(BotAgenda.STAB))
        .ifPresent(space -> table.set(WeimarNames.issue(BotAgenda.STAB), space, "agenda"));
  }

  /// What the playbook shows of its agenda card: "Populism" places two bases, "Revolution Now!"
  /// saves a point and brings the expansion cards.
  void agendaEffects() {
    TextValue agenda = WeimarState.of(live).bots().agendas().get(bot);
    if (agenda == null) {
      return;
    }
    String card = agenda.text();
    live.actor(bot.name());
    List<String> done = new ArrayList<>();
    switch (card) {
      case BotAgenda.POPULISM -> {
        placeBase();
        placeBase();
        done.add("BASES 2");
      }
      case BotAgenda.REVOLUTION -> {
        table.add(WeimarNames.RESERVE, bot.party(), 1, "agenda");
        expand();
        done.addAll(List.of("RESERVE 1", "EXPAND 5"));
      }
      default -> {}
    }
    WeimarState.bots(live, bots -> bots.withAgenda(bot, Optional.empty()));
    live.tell(new WeimarNews.BotAgendaDone(bot.name(), card, done));
  }

  private void expand() {
    String deck = WeimarNames.deck(bot.party());
    List<String> box = live.cards().pile(WeimarNames.box(deck));
    EXPANSION.stream()
        .filter(box::contains)
        .forEach(card -> live.cards().put(card, LiveCards.draw(deck), true));
    live.cards().shuffle(live.book().deck(deck), LiveCards.draw(deck));
    live.enter("SHUFFLE", deck, "", EXPANSION.size() + " new cards", "agenda");
  }

  /// Two timeline cards and three of its own, shuffled face down.
  void deal() {
    List<String> cards = new ArrayList<>();
    cards.addAll(live.cards().upTo(live.book().deck(WeimarBoard.TIMELINE), TIMELINE_CARDS));
    DeckLayout own = live.book().deck(WeimarNames.deck(bot.party()));
    cards.addAll(live.cards().upTo(own, PARTY_CARDS));
    live.cards()
        .pile(
            hand(bot.name()),
            live.chance().hidden("bot", bot + "/" + live.stage().turn()).shuffled(cards));
    live.enter("DEAL", bot.name(), "", String.valueOf(cards.size()), "");
  }

  // Placing

  /// It places a base by its list.
  void placeBase() {
    BotChoice choice = new BotPlacement(bot, table.cities()).base();
    tell("BASE", choice);
    choice
        .chosen()
        .ifPresent(city -> live.pieces().place(WeimarNames.base(bot.party()), city, "1.4.3"));
  }

  /// It places a unit of its supply by its list.
  void placeUnit(String unit) {
    BotChoice choice = new BotPlacement(bot, table.cities()).unit();
    tell("UNIT", choice);
    String supply = WeimarNames.supply(UnitOwner.of(bot.party()));
    choice.chosen().ifPresent(city -> live.pieces().move(unit, supply, city, "1.4.3"));
  }

  /// A crisis roll costs it a base: that of the city lowest in its list (1.4.1).
  void loseBase() {
    BotChoice choice =
        new BotPlacement(bot, table.cities()).crisis(city -> city.bases(bot.party()) > 0);
    tell("LOSE", choice);
    choice
        .chosen()
        .ifPresent(city -> live.pieces().remove(WeimarNames.base(bot.party()), city, "crisis"));
  }

  /// Whom it harms, first to last (1.4.2); something good goes the other way.
  void harmed() {
    List<String> parties = bot.harmed().stream().map(WeimarParty::name).toList();
    tell(
        table,
        bot,
        "HARM",
        List.of(new BotStep(Why.PRIORITY, "1.4.2", parties)),
        parties.getFirst());
  }

  // What a successful roll does

  /// Bases that a demonstration gives it, and a unit that it dissolves.
  void succeed(String city, List<String> effects) {
    for (String effect : effects) {
      String[] words = effect.split(" ", -1);
      switch (words[0]) {
        case "BASES" -> bases(city, Integer.parseInt(words[1]));
        case "DISSOLVE" -> dissolve(city);
        default -> {}
      }
    }
  }

  private void bases(String city, int count) {
    CityState state = table.city(city);
    boolean lost =
        BasePlacement.of(state, bot.party(), count, bot.harmed()).steps().stream()
            .anyMatch(BasePlacement.BaseStep.Lost.class::isInstance);
    if (BasePlacement.removals(state, count) > 0) {
      harmed();
    }
    if (!lost) {
      new BoardChanges(table).bases(bot.party(), city, count, bot.harmed(), "1.4.2");
    }
  }

  /// The first party of its list that has a unit there which can be dissolved.
  private void dissolve(String city) {
    for (WeimarParty party : bot.harmed()) {
      Optional<CityUnit> unit =
          table.city(city).units().stream()
              .filter(one -> one.commander() == UnitOwner.of(party) && !one.type().lasting())
              .findFirst();
      if (unit.isPresent()) {
        harmed();
        new BoardChanges(table).dissolve(unit.get(), city, "1.4.2");
        return;
      }
    }
  }

  /// The bases of the beginning, in different cities.
  void startBases() {
    WeimarParty party = bot.party();
    for (int i = 0; i < table.scenario().bases().getOrDefault(party, 0); i++) {
      GermanCities open = table.cities();
      for (CityState city : open.all().values()) {
        if (city.bases(party) > 0) {
          // It counts as full: at the beginning a party has one base a city.
          open = open.with(city.withBases(party, city.free()));
        }
      }
      BotChoice choice = new BotPlacement(bot, open).base();
      tell("BASE", choice);
      choice
          .chosen()
          .ifPresent(city -> live.pieces().place(WeimarNames.base(party), city, "set-up"));
    }
  }
}
