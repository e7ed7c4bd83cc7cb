package depesche.bot.site;

import depesche.adjudicator.Demand;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.GamePosition.Judged;
import depesche.adjudicator.rules.View;
import depesche.bot.game.Game;
import depesche.bot.game.Replay;
import depesche.bot.game.parcel.TurnPaths;
import depesche.bot.game.press.PressDelivery;
import depesche.bot.ledger.turn.Timeline;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import depesche.bot.report.form.OrderForm;
import depesche.bot.report.page.ForumPage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.BiFunction;

/// Reads the turns of a game as everybody may see them. Of one whose page is there no position is
/// read, and no letter: its page says what others have to know of it.
final class PublicTurnReader {

  private static final Reader ONLOOKER = new Reader.Onlooker();

  private final Game game;
  private final MailContext heading;
  private final Making making;
  private final BiFunction<String, String, Optional<TurnBrief>> told;
  private final Map<Integer, TurnRow> rows = new HashMap<>();
  private final Map<Integer, GamePosition<?, ?>> positions = new HashMap<>();

  /// What is the same for all games.
  ///
  /// @param maker a sum over the program and its templates
  /// @param beginning what setting up is called
  record Making(String maker, String beginning) {}

  /// @param told what the page of a turn says of it, if it is there, below the folder of the game,
  ///   and was made of that
  PublicTurnReader(Game game, Making making, BiFunction<String, String, Optional<TurnBrief>> told) {
    this.game = game;
    this.heading = game.heading(Optional.empty());
    this.making = making;
    this.told = told;
  }

  /// {@return its turns, oldest first}
  ///
  /// @param all the steps of each of its phases that count
  /// @param press what was written to everybody, by phases
  /// @param deadline of what is due now
  List<PublicTurn> turns(
      List<List<StepSum>> all, Map<String, List<PressSum>> press, Optional<Instant> deadline) {
    TurnPaths paths = new TurnPaths();
    List<String> places = all.stream().map(steps -> paths.of(steps.getFirst().phase())).toList();
    List<PublicTurn> turns = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      boolean last = i == all.size() - 1;
      turns.add(
          turn(
              all.get(i),
              places.get(i),
              press.getOrDefault(all.get(i).getFirst().phase(), List.of()),
              (i == 0 ? "" : places.get(i - 1)) + " " + (last ? "" : places.get(i + 1)),
              last ? deadline : Optional.empty(),
              last));
    }
    return turns;
  }

  private PublicTurn turn(
      List<StepSum> steps,
      String path,
      List<PressSum> press,
      String links,
      Optional<Instant> next,
      boolean last) {
    Made made = new Made().of(making, heading.names(), heading.zone(), heading.chosen());
    steps.forEach(step -> made.of(step.sum()));
    press.forEach(one -> made.of(one.sum()));
    boolean asks = last && isAsking();
    String sum = made.sum() + "." + new Made().of(links, next, last, asks).sum();
    Instant judged = steps.getLast().judged();
    Optional<TurnBrief> brief = told.apply(path, sum);
    if (brief.isPresent()) {
      return new PublicTurn(path, judged, brief.get(), sum, asks, Optional.empty());
    }
    int begins = steps.getFirst().begins();
    Phase phase =
        begins == 0 ? new Phase("", making.beginning(), "", "") : position(begins).phase();
    return new PublicTurn(
        path,
        judged,
        new TurnBrief(phase.title(), position(steps.getLast().turn()).scores()),
        sum,
        asks,
        Optional.of(story(steps, phase, press, next, asks)));
  }

  private TurnRow row(int turn) {
    return rows.computeIfAbsent(turn, game::turn);
  }

  /// {@return how the game stood after a step}
  private GamePosition<?, ?> position(int turn) {
    return turn == game.turn()
        ? game.position()
        : positions.computeIfAbsent(turn, at -> GamePosition.at(game.rules(), row(at).position));
  }

  private boolean isAsking() {
    return game.isUnderWay();
  }

  /// {@return what seats may choose that know no more than everybody}
  private Optional<OrderForm> form() {
    GamePosition<?, ?> now = game.position();
    View open = now.view(ONLOOKER);
    List<OrderForm.Sheet> sheets =
        now.demands().stream()
            .map(Demand::seat)
            .filter(seat -> now.view(new Reader.Holder(seat)).equals(open))
            .map(
                seat ->
                    new OrderForm.Sheet(
                        heading.names().of(seat.name()),
                        now.menus(seat.name(), true),
                        now.examples(seat.name()),
                        false))
            .filter(sheet -> !sheet.choices().isEmpty())
            .toList();
    return sheets.isEmpty() ? Optional.empty() : Optional.of(new OrderForm(sheets));
  }

  private PublicTurn.Story story(
      List<StepSum> steps,
      Phase phase,
      List<PressSum> press,
      Optional<Instant> next,
      boolean asks) {
    List<News> news = new ArrayList<>();
    Optional<Picture> ordered = Optional.empty();
    Optional<Picture> after = Optional.empty();
    String json = "";
    for (StepSum step : steps) {
      TurnRow row = row(step.turn());
      SequencedMap<Integer, GamePosition<?, ?>> moments = new LinkedHashMap<>();
      if (row.begins() > 0) {
        moments.put(row.begins(), position(row.begins()));
      }
      // What was judged again goes by the draws of all that judged the same letters.
      Timeline timeline = new Timeline(row.kind == TurnRow.Kind.AGAIN ? game.turns() : List.of());
      Judged judged = Replay.judged(game, game.rules(), timeline, row, moments);
      news.addAll(judged.news());
      View view = judged.next().view(ONLOOKER);
      after = view.picture();
      json = GameJson.phase(phase.id(), news, view.state());
      Optional<Picture> drawn = judged.picture(ONLOOKER);
      if (row.isJudged() && !drawn.equals(after)) {
        ordered = drawn;
      }
    }
    Mail.Posting told =
        new Mail.Posting(
            next.isPresent() ? heading : past(),
            phase,
            news,
            next,
            ForumPage.Markup.TEXT,
            Optional.empty());
    return new PublicTurn.Story(
        told,
        ordered,
        after,
        game.book().press().presses(press.stream().map(PressSum::id).toList()).stream()
            .map(row -> PressDelivery.shown(game, row))
            .toList(),
        asks ? form() : Optional.empty(),
        json);
  }

  /// Of what is past nobody asks how the game stands now.
  private MailContext past() {
    return new MailContext(
        heading.game(),
        heading.title(),
        Optional.empty(),
        heading.seat(),
        heading.chosen(),
        heading.names(),
        heading.zone());
  }
}
