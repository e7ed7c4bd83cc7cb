package depesche.adjudicator.congress;

import depesche.adjudicator.Fact;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.congress.decks.BattleUse;
import depesche.adjudicator.congress.decks.CardRatings;
import depesche.adjudicator.congress.decks.CongressDeck;
import depesche.adjudicator.congress.decks.IssueBonus;
import depesche.adjudicator.congress.game.CongressBoards;
import depesche.adjudicator.congress.game.CongressDemonstration;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.game.CongressSheet;
import depesche.adjudicator.congress.news.CongressFact;
import depesche.adjudicator.congress.news.CongressRefusal;
import depesche.adjudicator.congress.news.SoloFact;
import depesche.adjudicator.congress.news.SoloRefusal;
import depesche.adjudicator.congress.play.CongressFlow;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.congress.solo.BotReason;
import depesche.adjudicator.congress.state.CongressNotes;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.rules.PlayedDeck;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Seating;
import depesche.adjudicator.rules.TableSize;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.TitleWords;
import depesche.adjudicator.table.ModeratedTable;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.position.StateForm;
import depesche.adjudicator.table.turns.TableNeeds;
import depesche.adjudicator.table.turns.TablePlay;
import depesche.adjudicator.table.turns.TableShow;
import depesche.adjudicator.table.turns.TableTitle;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Congress of Vienna as a moderated table: `option scenario=CLASH`.
public final class CongressOfVienna implements TableTitle {

  private final CongressGame game;
  private final TablePlay play;
  private final TableShow show;
  private final Title title;
  private final ReadDeck<CongressDeck> cards;

  private CongressOfVienna(CongressBoards boards, ReadDeck<CongressDeck> deck) {
    cards = deck;
    game = new CongressGame(boards, deck.deck());
    play = new CongressFlow(game).play();
    show =
        new TableShow(
            CongressSheet.colours(),
            table -> CongressSheet.panels(game, table),
            CongressSheet::isDrawn,
            CongressFlow.hiddenPiles(),
            CongressDemonstration.EXAMPLE);
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
  public static ModeratedTable rules(CongressBoards boards, ReadDeck<CongressDeck> deck) {
    return new ModeratedTable(new CongressOfVienna(boards, deck));
  }

  @Override
  public Title title() {
    return title;
  }

  @Override
  public TableBook book(SequencedMap<String, String> options) {
    return game.book(options);
  }

  @Override
  public TableNeeds needs(SequencedMap<String, String> options) {
    PlayMode mode = CongressGame.mode(options);
    int needed = CongressSeats.needed(mode);
    List<String> seats = CongressSeats.chairs(mode).stream().map(Enum::name).toList();
    return new TableNeeds(
        new Seating(seats, new TableSize(needed, needed)),
        Optional.of(
            PlayedDeck.open("congress-of-vienna.json", cards.deck().content(), cards.check())));
  }

  @Override
  public StateForm state() {
    return new StateForm(CongressState.FRESH, CongressNotes::read);
  }

  @Override
  public List<Class<? extends Fact>> facts() {
    return List.of(
        CongressFact.class,
        BattleUse.class,
        CardRatings.class,
        IssueBonus.class,
        CongressRefusal.class,
        SoloFact.class,
        SoloRefusal.class,
        BotReason.class);
  }

  @Override
  public TablePlay play() {
    return play;
  }

  @Override
  public TableShow show() {
    return show;
  }
}
