package depesche.adjudicator.congress;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.congress.decks.CongressDeck;
import depesche.adjudicator.congress.game.CongressDemonstration;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.CongressSheet;
import depesche.adjudicator.congress.news.CongressFact;
import depesche.adjudicator.congress.news.CongressRefusal;
import depesche.adjudicator.congress.news.SoloFact;
import depesche.adjudicator.congress.news.SoloRefusal;
import depesche.adjudicator.congress.play.CongressFlow;
import depesche.adjudicator.congress.play.CongressLines;
import depesche.adjudicator.congress.scenarios.CongressScenarios;
import depesche.adjudicator.congress.solo.BotReason;
import depesche.adjudicator.congress.state.CongressNotes;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.adjudicator.rules.PlayedDeck;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.TableSize;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.TitleWords;
import depesche.adjudicator.table.ModeratedTable;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.SealedChoice;
import depesche.adjudicator.table.position.StateForm;
import depesche.adjudicator.table.turns.Demonstration;
import depesche.adjudicator.table.turns.TableTitle;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Congress of Vienna as a moderated table: `option scenario=CLASH`.
public final class CongressOfVienna implements TableTitle {

  private final CongressGame game;
  private final CongressFlow flow;
  private final Title title;
  private final ReadDeck<CongressDeck> cards;

  private CongressOfVienna(CongressScenarios scenarios, ReadDeck<CongressDeck> deck) {
    cards = deck;
    game = new CongressGame(scenarios, deck.deck());
    flow = new CongressFlow(game);
    title =
        new Title(
            "congress-of-vienna",
            "Congress of Vienna",
            "1",
            1,
            4,
            List.of("FRANCE", "BRITAIN", "RUSSIA", "AUSTRIA"),
            List.of(
                new Ruling(CongressGame.SCENARIO, "which scenario is played", game.values()),
                new Ruling(
                    CongressGame.SOLO,
                    "whose side one player has, with the cards of both on displays",
                    CongressGame.soloValues())),
            Title.Naming.SEATS,
            new TitleWords("CLEAR", List.of(), List.of("UNDO", "VOTE", "DRAW", "REVEAL", "NOTE")),
            Title.Asked.SEATS);
  }

  /// {@return the rules}
  ///
  /// @param deck the cards that are typed in; the others go by their number
  public static ModeratedTable rules(CongressScenarios scenarios, ReadDeck<CongressDeck> deck) {
    return new ModeratedTable(new CongressOfVienna(scenarios, deck));
  }

  @Override
  public Title title() {
    return title;
  }

  @Override
  public List<String> seats(SequencedMap<String, String> options) {
    return CongressSeats.chairs(CongressGame.mode(options)).stream().map(Enum::name).toList();
  }

  @Override
  public TableSize size(SequencedMap<String, String> options) {
    int needed = CongressSeats.needed(CongressGame.mode(options));
    return new TableSize(needed, needed);
  }

  @Override
  public TableBook book(SequencedMap<String, String> options) {
    return game.book(options);
  }

  @Override
  public Optional<PlayedDeck> played(SequencedMap<String, String> options) {
    return Optional.of(
        PlayedDeck.open("congress-of-vienna.json", cards.deck().content(), cards.check()));
  }

  @Override
  public StateForm state() {
    return new StateForm(CongressState.FRESH, CongressNotes::read);
  }

  @Override
  public List<TableVerb> verbs() {
    return flow.verbs();
  }

  @Override
  public List<Class<? extends Fact>> facts() {
    return List.of(
        CongressFact.class,
        CongressRefusal.class,
        SoloFact.class,
        SoloRefusal.class,
        BotReason.class);
  }

  @Override
  public void setUp(LiveTable table) {
    flow.setUp(table);
  }

  @Override
  public List<Seat> asked(LiveTable table) {
    return flow.asked(table);
  }

  @Override
  public void phaseBegins(LiveTable table) {
    flow.phaseBegins(table);
  }

  @Override
  public void acted(LiveTable table, Seat seat, String verb) {
    flow.acted(table, seat, verb);
  }

  @Override
  public void choicesOpened(LiveTable table, String choice, List<SealedChoice> opened) {
    flow.choicesOpened(table, choice, opened);
  }

  @Override
  public void phaseEnds(LiveTable table) {
    flow.phaseEnds(table);
  }

  @Override
  public void turnEnds(LiveTable table) {
    flow.turnEnds(table);
  }

  @Override
  public boolean reports(String before, String now) {
    return flow.reports(before, now);
  }

  @Override
  public List<List<String>> lines(LiveTable table, Seat seat) {
    return CongressLines.of(game, table, seat);
  }

  @Override
  public boolean isDrawn(LiveTable table, String thing) {
    return CongressSheet.isDrawn(table, thing);
  }

  @Override
  public SequencedMap<String, String> colours() {
    return CongressSheet.colours();
  }

  @Override
  public List<String> hiddenPiles(LiveTable table) {
    return CongressFlow.hiddenPiles();
  }

  @Override
  public List<Panel> panels(LiveTable table) {
    return CongressSheet.panels(game, table);
  }

  @Override
  public Demonstration demonstration() {
    return CongressDemonstration.EXAMPLE;
  }
}
