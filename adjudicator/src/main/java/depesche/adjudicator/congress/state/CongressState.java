package depesche.adjudicator.congress.state;

import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.TitleState;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// What Congress of Vienna remembers beside cards, tracks and pieces.
///
/// @param negotiation the issue that was negotiated, while it may be debated
/// @param intro of the bot of the introductory scenario
public record CongressState(
    WagerState wager,
    RoundState rounds,
    Optional<PendingNegotiation> negotiation,
    TradeState trades,
    BattleState battle,
    IntroState intro,
    DisplayState displays,
    StatedState stated,
    TurnBook book,
    HandicapState handicaps)
    implements TitleState {

  /// Of a table that is laid.
  public static final CongressState FRESH =
      new CongressState(
          WagerState.NONE,
          RoundState.NONE,
          Optional.empty(),
          TradeState.NONE,
          BattleState.NONE,
          IntroState.NONE,
          DisplayState.NONE,
          StatedState.NONE,
          TurnBook.NONE,
          HandicapState.NONE);

  /// {@return what a table of Congress of Vienna remembers}
  public static CongressState of(LiveTable table) {
    return table.state(CongressState.class);
  }

  private CongressState with(WagerState next) {
    return new CongressState(
        next, rounds, negotiation, trades, battle, intro, displays, stated, book, handicaps);
  }

  public static void wager(LiveTable table, UnaryOperator<WagerState> change) {
    table.remember(of(table).with(change.apply(of(table).wager)));
  }

  private CongressState with(RoundState next) {
    return new CongressState(
        wager, next, negotiation, trades, battle, intro, displays, stated, book, handicaps);
  }

  public static void rounds(LiveTable table, UnaryOperator<RoundState> change) {
    table.remember(of(table).with(change.apply(of(table).rounds)));
  }

  private CongressState with(TradeState next) {
    return new CongressState(
        wager, rounds, negotiation, next, battle, intro, displays, stated, book, handicaps);
  }

  public static void trades(LiveTable table, UnaryOperator<TradeState> change) {
    table.remember(of(table).with(change.apply(of(table).trades)));
  }

  private CongressState with(BattleState next) {
    return new CongressState(
        wager, rounds, negotiation, trades, next, intro, displays, stated, book, handicaps);
  }

  public static void battle(LiveTable table, UnaryOperator<BattleState> change) {
    table.remember(of(table).with(change.apply(of(table).battle)));
  }

  private CongressState with(IntroState next) {
    return new CongressState(
        wager, rounds, negotiation, trades, battle, next, displays, stated, book, handicaps);
  }

  public static void intro(LiveTable table, UnaryOperator<IntroState> change) {
    table.remember(of(table).with(change.apply(of(table).intro)));
  }

  private CongressState with(DisplayState next) {
    return new CongressState(
        wager, rounds, negotiation, trades, battle, intro, next, stated, book, handicaps);
  }

  public static void displays(LiveTable table, UnaryOperator<DisplayState> change) {
    table.remember(of(table).with(change.apply(of(table).displays)));
  }

  private CongressState with(StatedState next) {
    return new CongressState(
        wager, rounds, negotiation, trades, battle, intro, displays, next, book, handicaps);
  }

  public static void stated(LiveTable table, UnaryOperator<StatedState> change) {
    table.remember(of(table).with(change.apply(of(table).stated)));
  }

  private CongressState with(TurnBook next) {
    return new CongressState(
        wager, rounds, negotiation, trades, battle, intro, displays, stated, next, handicaps);
  }

  public static void book(LiveTable table, UnaryOperator<TurnBook> change) {
    table.remember(of(table).with(change.apply(of(table).book)));
  }

  private CongressState with(HandicapState next) {
    return new CongressState(
        wager, rounds, negotiation, trades, battle, intro, displays, stated, book, next);
  }

  public static void handicaps(LiveTable table, UnaryOperator<HandicapState> change) {
    table.remember(of(table).with(change.apply(of(table).handicaps)));
  }

  /// An issue may be debated, or none any more.
  public static void negotiation(LiveTable table, Optional<PendingNegotiation> next) {
    table.remember(of(table).with(next));
  }

  private CongressState with(Optional<PendingNegotiation> next) {
    return new CongressState(
        wager, rounds, next, trades, battle, intro, displays, stated, book, handicaps);
  }

  /// A new turn begins: what was said and done in this one is forgotten.
  public static void turnOver(LiveTable table) {
    rounds(table, _ -> RoundState.NONE);
    trades(table, _ -> TradeState.NONE);
    stated(table, StatedState::lasting);
    handicaps(table, handicaps -> new HandicapState(List.of(), handicaps.shuffles()));
  }
}
