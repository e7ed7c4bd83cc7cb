package depesche.adjudicator.congress.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.IssueTrack;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CardGain;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.game.CongressBoards;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.PowerTracks;
import depesche.adjudicator.congress.news.SoloFact.BotCardsUnknown;
import depesche.adjudicator.congress.news.SoloFact.BotHand;
import depesche.adjudicator.congress.news.SoloFact.BotOffers;
import depesche.adjudicator.congress.news.SoloFact.BotPasses;
import depesche.adjudicator.congress.solo.BestChoice;
import depesche.adjudicator.congress.solo.IntroDiplomacy;
import depesche.adjudicator.congress.solo.IntroHand;
import depesche.adjudicator.congress.solo.IntroPlay;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.congress.state.IntroState;
import depesche.adjudicator.congress.state.IssueCard;
import depesche.adjudicator.congress.state.PendingNegotiation;
import depesche.adjudicator.table.position.LiveCards;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The French bot of the introductory scenario in the Diplomacy Phase (18.4.5): it chooses by its
/// rules, tells each step, and draws by a die among equal choices.
final class IntroBot {

  static final String HAND = "bot.FRANCE";

  private static final int DIE = 6;
  private static final int SELECTIONS = 2;

  private final CongressGame game;
  private final Negotiations negotiations;

  IntroBot(CongressGame game, Negotiations negotiations) {
    this.game = game;
    this.negotiations = negotiations;
  }

  static IntroDiplomacy diplomacy(CongressGame game) {
    return new IntroDiplomacy(game.files().issues());
  }

  /// {@return the cards of the bot, as far as their values are typed in}
  static IntroHand hand(LiveTable table, CongressGame game) {
    return IntroHand.of(
        table.cards().pile(HAND).stream()
            .flatMap(card -> game.card(card).stream())
            .filter(card -> card.leader() || card.value().isPresent())
            .toList());
  }

  static String id(CongressCard card) {
    return card.leader()
        ? CongressBoards.leader(card.nation().power().orElse(MajorPower.FRANCE))
        : String.valueOf(card.number().orElseThrow());
  }

  /// {@return one of several equal choices, drawn by a die}
  static <T> T one(LiveTable table, List<T> best) {
    return best.size() == 1
        ? best.getFirst()
        : best.get(table.roll(1, best.size(), "the bot").getFirst() - 1);
  }

  private static IssueTrack track(LiveTable table, CongressGame game) {
    return game.track(table);
  }

  // The wager and the issues

  /// {@return the card that it wagers; none if it knows of none}
  Optional<String> wager(LiveTable table) {
    BestChoice<CongressCard> choice = diplomacy(game).wager(hand(table, game));
    if (choice.best().isEmpty()) {
      return table.cards().pile(HAND).stream()
          .filter(card -> !CongressGame.isLeader(card))
          .findFirst();
    }
    choice.reasons().forEach(table::tell);
    return Optional.of(id(one(table, choice.best())));
  }

  /// {@return the issue that it places when it has won the wager}
  Optional<String> wagerIssue(LiveTable table) {
    CongressState.intro(table, IntroState::winning);
    return diplomacy(game).selected(track(table, game), 1).stream().findFirst();
  }

  /// The player sees its hand once the wager is over (18.4.5.1).
  void open(LiveTable table) {
    List<String> cards = table.cards().pile(HAND);
    table.tell(new BotHand(table.book().shown(cards)));
    List<String> unknown =
        cards.stream()
            .filter(
                card ->
                    game.card(card)
                        .filter(one -> one.leader() || one.value().isPresent())
                        .isEmpty())
            .toList();
    if (!unknown.isEmpty()) {
      table.tell(new BotCardsUnknown(unknown.size(), unknown));
    }
  }

  void select(LiveTable table) {
    for (String issue : diplomacy(game).selected(track(table, game), SELECTIONS)) {
      game.put(table, issue, new IssueSpace.OnNegotiationTable(), "18.4.5.3");
    }
  }

  // Its rounds

  private static boolean hasWon(LiveTable table) {
    return CongressState.of(table).intro().won();
  }

  /// Its round: a trade, a pass, or a negotiation.
  void round(LiveTable table) {
    int round = CongressPhases.number(table.stage().phase().name());
    IntroHand hand = hand(table, game);
    BestChoice<CongressCard> trade = diplomacy(game).offered(hand, round, withFrench(table));
    boolean declined = CongressState.of(table).intro().declined();
    if (!declined && !trade.best().isEmpty() && round <= 2 && offers(table, trade)) {
      return;
    }
    CongressState.intro(table, intro -> intro.declined(false));
    // A card offered in vain it still has to offer, so it does not pass (18.4.5.5).
    BestChoice<CongressCard> left = declined ? trade : new BestChoice<>(List.of(), List.of());
    BestChoice<Boolean> passes =
        diplomacy(game)
            .passes(hand, round, hasWon(table), left, Passes.hasDebated(table, MajorPower.FRANCE));
    passes.reasons().forEach(table::tell);
    BestChoice<IntroPlay> play = diplomacy(game).negotiates(hand, track(table, game), round);
    if (passes.best().contains(true) || play.best().isEmpty()) {
      pass(table);
      return;
    }
    play.reasons().forEach(table::tell);
    IntroPlay chosen = one(table, play.best());
    gains(table, chosen);
    negotiations.negotiated(table, card(chosen), chosen.issue().name());
  }

  /// What its card earns when it is played on this issue.
  private static void gains(LiveTable table, IntroPlay play) {
    CongressCard card = play.card();
    for (CardGain gain : card.gains()) {
      if (!gain.counts(MajorPower.FRANCE, play.issue().name()) || gain.rolled() < DIE) {
        continue;
      }
      switch (gain.kind()) {
        case RESOURCE -> CongressState.intro(table, IntroState::earningOne);
        case UNIT -> CongressState.intro(table, intro -> intro.withUnits(intro.units() + 1));
        case POINT ->
            table.tracks().addWithin(PowerTracks.points(table, MajorPower.FRANCE), 1, card.title());
        case LIBERALISM_DIE, PAX_DIE -> {}
      }
    }
  }

  private static CardOnIssue card(IntroPlay play) {
    int value = play.card().value().orElse(0);
    return new CardOnIssue(
        new IssueCard(value, 0, false, MajorPower.FRANCE, List.of(id(play.card()))));
  }

  private static void pass(LiveTable table) {
    String phase = table.stage().phase().name();
    table.enter("PASS", phase, "", "", "");
    table.tell(new BotPasses(MajorPower.FRANCE.name(), phase));
  }

  /// It offers its least card to a power that has a French one.
  private boolean offers(LiveTable table, BestChoice<CongressCard> trade) {
    List<MajorPower> with = withFrench(table);
    List<CongressCard> wanted =
        trade.best().stream()
            .filter(card -> card.nation().power().filter(with::contains).isPresent())
            .toList();
    List<CongressCard> possible = new ArrayList<>(wanted);
    if (possible.isEmpty()) {
      return false;
    }
    trade.reasons().forEach(table::tell);
    CongressCard card = one(table, possible);
    MajorPower power = card.nation().power().orElse(MajorPower.RUSSIA);
    IntroState.Offer offer = new IntroState.Offer(id(card), power);
    CongressState.intro(table, intro -> intro.offering(Optional.of(offer)));
    table.tell(new BotOffers(power.name(), table.book().shown(id(card))));
    table.stage().order(List.of(table.seats().getFirst()));
    return true;
  }

  /// The powers that have a French card to trade.
  private List<MajorPower> withFrench(LiveTable table) {
    List<MajorPower> powers = new ArrayList<>();
    Seat seat = table.seats().getFirst();
    if (hasFrench(table.cards().pile(LiveCards.hand(seat)))) {
      powers.add(MajorPower.RUSSIA);
    }
    if (hasFrench(table.cards().pile(CongressHands.second(MajorPower.BRITAIN)))) {
      powers.add(MajorPower.BRITAIN);
    }
    return powers;
  }

  private boolean hasFrench(List<String> cards) {
    return cards.stream()
        .flatMap(card -> game.card(card).stream())
        .anyMatch(card -> card.nation().isOf(MajorPower.FRANCE));
  }

  /// The player has not taken its offer: it negotiates instead.
  void offerEnds(LiveTable table) {
    if (CongressState.of(table).intro().offer().isPresent()) {
      CongressState.intro(table, intro -> intro.offering(Optional.empty()).declined(true));
      round(table);
    }
  }

  private static CardOnIssue debated(LiveTable table, IntroPlay play) {
    gains(table, play);
    return card(play);
  }

  /// It says whether it debates what Russia has negotiated.
  void debate(LiveTable table) {
    Optional<PendingNegotiation> russian =
        CongressState.of(table).negotiation().filter(one -> one.by() == MajorPower.RUSSIA);
    if (russian.isEmpty() || russian.get().leader()) {
      return;
    }
    PendingNegotiation pending = russian.get();
    IssueTrack track = game.track(table).with(pending.name(), pending.reached());
    debates(table, track, pending.name())
        .map(card -> Optional.of(pending.withBot(card.stated())))
        .ifPresent(next -> CongressState.negotiation(table, next));
  }

  /// It debates or not (18.4.5.8), with the card that moves the issue farthest.
  private Optional<CardOnIssue> debates(LiveTable table, IssueTrack reached, String issue) {
    int round = CongressPhases.number(table.stage().phase().name());
    IntroHand hand = hand(table, game);
    BestChoice<Boolean> choice =
        diplomacy(game).debates(hand, reached, issue, round, hasWon(table));
    choice.reasons().forEach(table::tell);
    if (!choice.best().contains(true)) {
      return Optional.empty();
    }
    BestChoice<IntroPlay> play = diplomacy(game).debated(hand, reached, issue);
    play.reasons().forEach(table::tell);
    return play.best().isEmpty()
        ? Optional.empty()
        : Optional.of(debated(table, one(table, play.best())));
  }
}
