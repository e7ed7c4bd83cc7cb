package depesche.adjudicator.weimar;

import depesche.adjudicator.Fact;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.rules.PlayedDeck;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.TitleWords;
import depesche.adjudicator.table.ModeratedTable;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.StateForm;
import depesche.adjudicator.table.turns.TableNeeds;
import depesche.adjudicator.table.turns.TablePlay;
import depesche.adjudicator.table.turns.TableShow;
import depesche.adjudicator.table.turns.TableTitle;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.chairs.ChairedWeimar;
import depesche.adjudicator.weimar.decks.WeimarDeck;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import depesche.adjudicator.weimar.play.WeimarBoard;
import depesche.adjudicator.weimar.play.WeimarDemonstration;
import depesche.adjudicator.weimar.play.WeimarGame;
import depesche.adjudicator.weimar.play.WeimarNotes;
import depesche.adjudicator.weimar.play.WeimarSequence;
import depesche.adjudicator.weimar.play.WeimarState;
import depesche.adjudicator.weimar.play.WeimarTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// Weimar: The Fight for Democracy, as a moderated table for owners of the printed game.
public final class Weimar implements TableTitle {

  private static final int PARTIES = 4;

  private final WeimarGame game;
  private final TablePlay play;
  private final TableShow show;
  private final Title title;
  private final SequencedMap<String, TableBook> books = new LinkedHashMap<>();

  private Weimar(WeimarGame game) {
    this.game = game;
    play = new WeimarSequence(game).play();
    show =
        new TableShow(
            WeimarPanels.colours(),
            table -> WeimarPanels.of(new WeimarTable(table, game)),
            this::isDrawn,
            List.of(),
            WeimarDemonstration.EXAMPLE);
    game.box()
        .scenarios()
        .forEach((id, scenario) -> books.put(id, game.board().book(scenario, game.cards().deck())));
    title =
        new Title(
            "weimar",
            "Weimar",
            "1",
            1,
            PARTIES,
            Stream.of(WeimarParty.values()).map(WeimarParty::name).toList(),
            List.of(
                new Ruling(
                    WeimarGame.SCENARIO, "which scenario is played", List.copyOf(books.keySet())),
                new Ruling(
                    WeimarGame.NEUTRAL,
                    "how units of the other bot count in a bot's coup",
                    List.of(WeimarGame.OPPOSES, WeimarGame.STANDS_BY))),
            Title.Naming.SEATS,
            new TitleWords("CLEAR", List.of(), List.of("UNDO", "DRAW", "REVEAL", "NOTE", "ACCEPT")),
            Title.Asked.SEATS);
  }

  /// {@return the rules}
  ///
  /// @param cards what the owner has typed of the cards
  public static ChairedWeimar rules(WeimarBoard board, ReadDeck<WeimarDeck> cards) {
    WeimarGame game = new WeimarGame(board, cards);
    return new ChairedWeimar(
        new ModeratedTable(new Weimar(game)), options -> game.scenario(options).solo());
  }

  @Override
  public Title title() {
    return title;
  }

  @Override
  public TableBook book(SequencedMap<String, String> options) {
    TableBook book = books.get(game.scenario(options).id());
    if (book == null) {
      throw new IllegalArgumentException("no scenario " + options);
    }
    return book;
  }

  @Override
  public TableNeeds needs(SequencedMap<String, String> options) {
    ReadDeck<WeimarDeck> cards = game.cards();
    return TableNeeds.of(
        title,
        title.colours(),
        Optional.of(PlayedDeck.open("weimar.json", cards.deck().content(), cards.check())));
  }

  @Override
  public StateForm state() {
    return new StateForm(WeimarState.FRESH, WeimarNotes::read);
  }

  @Override
  public List<Class<? extends Fact>> facts() {
    return List.of(WeimarNews.class, WeimarRefusal.class);
  }

  @Override
  public TablePlay play() {
    return play;
  }

  @Override
  public TableShow show() {
    return show;
  }

  private boolean isDrawn(LiveTable table, String thing) {
    return WeimarPanels.isDrawn(table, thing)
        || game.box().cities().stream().anyMatch(city -> city.id().equals(thing));
  }
}
