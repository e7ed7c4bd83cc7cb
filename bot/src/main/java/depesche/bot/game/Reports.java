package depesche.bot.game;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.PicturedTable;
import depesche.adjudicator.rules.GamePosition.Judged;
import depesche.adjudicator.rules.View;
import depesche.bot.clock.ClockTerms;
import depesche.bot.game.told.Heard;
import depesche.bot.game.told.Listener;
import depesche.bot.game.told.Listeners;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.master.MasterLog;
import depesche.bot.people.TableFact;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import depesche.bot.report.MapWish;
import depesche.bot.report.OptionLine;
import depesche.bot.report.Painting;
import depesche.bot.votes.VoteNotice;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Sends out what happened: to every player their report, to the master the public one.
public final class Reports {

  /// So long players can say something of a game that is over.
  public static final int STATEMENT_DAYS = 7;

  private final ParcelWriter parcelWriter;
  private final Onlookers onlookers;

  Reports(ParcelWriter parcelWriter) {
    this.parcelWriter = parcelWriter;
    this.onlookers = new Onlookers(parcelWriter);
  }

  void opened(Game game, Judged opening, Instant now) {
    everyone(
        game,
        "turn." + game.turn(),
        now,
        (mailContext, due) ->
            new Mail.StartReport(
                mailContext,
                opening.news(),
                OptionLine.all(game.title(), game.options()),
                opening.picture(mailContext.reader()),
                due,
                TranscriptWriter.ofCards(game, mailContext, opening)),
        _ -> true);
  }

  public void judged(Game game, int turn, Phase phase, Judged judged, Instant now) {
    everyone(
        game,
        "turn." + turn,
        now,
        (mailContext, due) ->
            judged.next().status() instanceof Status.Over(var standing)
                ? new Mail.FinalReport(
                    mailContext,
                    phase,
                    judged.news(),
                    standing,
                    game.shown(judged.picture(mailContext.reader())),
                    afterword(game),
                    TranscriptWriter.of(game, Optional.empty()))
                : new Mail.TurnReport(
                    mailContext,
                    phase,
                    judged.news(),
                    game.shown(judged.picture(mailContext.reader())),
                    due,
                    TranscriptWriter.ofCards(game, mailContext, judged)),
        _ -> true);
  }

  /// {@return what is to be painted for the report of a turn, each once}
  ///
  /// @param act whether it is told to those alone whom it concerns
  List<Painting> pictures(Game game, Judged judged, boolean act) {
    if (act && !judged.next().isApart()) {
      return List.of();
    }
    var all = new LinkedHashSet<Painting>();
    PicturedTable table = parcelWriter.heading(game, Optional.empty()).pictured();
    if (!act) {
      judged
          .picture(new Reader.Onlooker())
          .map(seen -> seen.at(table))
          .ifPresent(seen -> all.addAll(paintings(seen, Optional.empty(), MapWish.USUAL)));
    }
    for (StoredSeat seat : act ? game.writers() : game.seats()) {
      if (seat.isHeld()) {
        Seat own = new Seat(seat.name());
        judged
            .picture(new Reader.Holder(own))
            .map(seen -> seen.at(table))
            .ifPresent(
                seen ->
                    all.addAll(
                        paintings(seen, Optional.of(own), ParcelWriter.wish(seat.player()))));
      }
    }
    if (!act && parcelWriter.isShown(game)) {
      judged
          .next()
          .view(new Reader.Onlooker())
          .picture()
          .map(seen -> Painting.large(seen.at(table)))
          .ifPresent(all::add);
    }
    return List.copyOf(all);
  }

  private List<Painting> paintings(Picture picture, Optional<Seat> seat, MapWish wish) {
    var all = new ArrayList<>(Painting.of(picture, seat, wish));
    all.removeIf(Painting::isNear);
    if (parcelWriter.isOnDiscord()) {
      all.add(Painting.large(picture));
    }
    return all;
  }

  /// {@return what is told below the last report: who played, and what can still be said}
  static List<Fact> afterword(Game game) {
    List<Fact> facts = new ArrayList<>(MasterLog.behind(new Anonymity(game).lifted(), game));
    facts.add(new VoteNotice.GameAfterwards(game.name(), STATEMENT_DAYS));
    return List.copyOf(facts);
  }

  /// Tells an act to those it concerns: the seats that its news names, and those that are asked
  /// something now. Where no seat waits for another, the act of a seat asks the others nothing, and
  /// is itself all that the seat can get a report of.
  void acted(Game game, int turn, Phase phase, Judged judged, Instant now) {
    boolean apart = judged.next().isApart();
    for (StoredSeat writer : game.writers()) {
      Reader reader = new Reader.Holder(new Seat(writer.name()));
      List<News> heard =
          judged.news().stream().filter(news -> news.audience().includes(reader)).toList();
      boolean named = heard.stream().anyMatch(one -> one.audience() instanceof Audience.Only);
      boolean asked = !apart && judged.next().demand(writer.name()).isPresent();
      if ((named || asked) && writer.isHeld()) {
        Optional<Picture> own = apart ? game.shown(judged.picture(reader)) : Optional.empty();
        BiFunction<MailContext, Due, Mail> mail =
            (mailContext, due) ->
                apart
                    ? new Mail.TurnReport(mailContext, phase, heard, own, due, Optional.empty())
                    : new Mail.Notice(mailContext, heard.stream().map(News::fact).toList(), due);
        send(game);
        List<Listener> listeners = new Listeners(game).writing(writer, _ -> true);
        onlookers.post(game, "turn." + turn, listeners, now, mail);
      }
    }
  }

  /// Tells every seat that asked for it under which root the letters of a step are sealed. The
  /// master hears of the first seal of a phase: the acts in it are too many, and each is seen by
  /// those it concerns.
  void sealed(Game game, Proof sealed, Instant now) {
    String key = "seal." + (game.turn() + 1);
    BiFunction<MailContext, Due, Mail> mail =
        (mailContext, _) -> new Mail.Notice(mailContext, List.of(sealed), Due.nothing());
    for (StoredSeat seat : game.seats()) {
      if (seat.wantsSeals() && seat.isHeld()) {
        tell(game, seat, key, now, mail, _ -> true);
      }
    }
    boolean again = game.lastPhase().equals(Optional.of(game.phase()));
    if (!again && !game.position().isApart()) {
      send(game);
      onlookers.post(game, key, new Listeners(game).masters(true), now, mail);
    }
  }

  /// Says something to everyone at the table.
  ///
  /// @param key what it is about, once for ever
  public void tell(Game game, String key, List<Fact> facts, Instant now) {
    tell(game, key, facts, now, _ -> true);
  }

  /// As above, of the players only to some.
  public void tell(
      Game game, String key, List<Fact> facts, Instant now, Predicate<PlayerRow> wanted) {
    everyone(
        game, key, now, (mailContext, due) -> new Mail.Notice(mailContext, facts, due), wanted);
  }

  /// Leaves a mail for everybody at the table, of the players only for some, and in the game's
  /// place on Discord.
  void everyone(
      Game game,
      String key,
      Instant now,
      BiFunction<MailContext, Due, Mail> mail,
      Predicate<PlayerRow> wanted) {
    send(game);
    List<Listener> all = new Listeners(game).everyone(wanted);
    ThreadReaders readers = new ThreadReaders(game);
    for (Listener to : all) {
      Mail words = onlookers.words(game, to, mail);
      tell(game, key, to, Optional.of(key), words, readers.alone(words), now);
    }
    publish(game, key, now, mail, all);
  }

  /// Leaves a mail for somebody; if they read in the game's place what it says there, only what of
  /// it is for them alone.
  ///
  /// @param there under which key it is said there, if it is
  private void tell(
      Game game,
      String key,
      Listener to,
      Optional<String> there,
      Mail words,
      Optional<Mail> alone,
      Instant now) {
    Optional<String> account = there.flatMap(_ -> account(game, to));
    if (account.isEmpty()) {
      onlookers.post(game, key, to, words, now);
      return;
    }
    onlookers.postBeside(game, there.orElseThrow(), account.get(), key, to, words, now);
    alone.ifPresent(own -> onlookers.post(game, key + ".own", to, own, now));
  }

  private Optional<String> account(Game game, Listener to) {
    return Optional.of(new ThreadReaders(game))
        .filter(_ -> parcelWriter.isOnDiscord())
        .flatMap(readers -> readers.account(to));
  }

  /// Leaves it for those who read the game's place on Discord, and shows them how it stands.
  ///
  /// @param told who is told the same; they get a ping if they read it only there
  private void publish(
      Game game,
      String key,
      Instant now,
      BiFunction<MailContext, Due, Mail> mail,
      List<Listener> told) {
    show(game, key, now);
    Mail words = mail.apply(parcelWriter.heading(game, Optional.empty()), game.dueForOnlookers());
    List<String> pings =
        Stream.concat(
                new Anonymity(game).pings().stream(),
                told.stream().flatMap(to -> account(game, to).stream()))
            .distinct()
            .toList();
    parcelWriter.publish(game, key, words, pings, now);
    parcelWriter.list(game, key, words, now);
  }

  /// Sends what the letter being read has told of a game, before whatever follows from it.
  void send(Game game) {
    List<Heard.Told> all = game.heard().taken();
    List<Heard.Told> there =
        all.stream().filter(one -> one.to().role() == Listener.Role.READS).toList();
    for (Heard.Told one : all) {
      BiFunction<MailContext, Due, Mail> mail =
          (heading, due) -> new Mail.Notice(heading, one.facts(), due);
      if (there.contains(one)) {
        List<Listener> told =
            all.stream().filter(other -> other.isIn(List.of(one))).map(Heard.Told::to).toList();
        publish(game, one.key(), one.now(), mail, told);
      } else {
        Mail words = onlookers.words(game, one.to(), mail);
        Optional<Mail> alone =
            Optional.of(one.besides(there))
                .filter(facts -> !facts.isEmpty())
                .map(facts -> new Mail.Notice(words.heading(), facts, Due.nothing()));
        Optional<String> last =
            there.stream().filter(one::shares).map(Heard.Told::key).reduce((_, later) -> later);
        tell(game, one.key(), one.to(), last, words, alone, one.now());
      }
    }
  }

  /// Shows in the game's thread on Discord the state of the game; the first time makes the place.
  ///
  /// @param key on what occasion, once for ever
  void show(Game game, String key, Instant now) {
    Optional<View> view = game.view(new Reader.Onlooker());
    Mail status =
        new Mail.StatusReport(
            parcelWriter.heading(game, Optional.empty()),
            new Anonymity(game).lines(),
            view.map(seen -> (Fact) seen),
            game.shown(view.flatMap(View::picture)),
            List.of(),
            game.dueForOnlookers(),
            game.told());
    parcelWriter.show(game, key, status, now);
  }

  /// {@return those who hear of the game without a seat}
  Onlookers onlookers() {
    return onlookers;
  }

  /// Welcomes somebody to a seat that came free, or that was dealt to them.
  ///
  /// @param wishes what is to be said about how seats are given
  void welcome(Game game, StoredSeat seat, String password, List<Fact> wishes, Instant now) {
    int taken = (int) game.seats().stream().filter(StoredSeat::isHeld).count();
    int seats = game.seats().size();
    List<Fact> chance = List.of(game.commitment());
    List<Fact> time = List.of(ClockTerms.of(game.policy(), game.title()));
    tell(
        game,
        seat,
        "welcome." + now.getEpochSecond(),
        now,
        (mailContext, _) ->
            new Mail.Welcome(
                mailContext, password, taken, seats, chance, time, wishes, TableFact.rules(game)),
        _ -> true);
  }

  /// Says something to the master alone.
  void tellMaster(Game game, String key, List<Fact> facts, Instant now) {
    tellMasters(game, key, now, (heading, due) -> new Mail.Notice(heading, facts, due));
  }

  private void tellMasters(
      Game game, String key, Instant now, BiFunction<MailContext, Due, Mail> mail) {
    send(game);
    onlookers.post(game, key, new Listeners(game).masters(true), now, mail);
  }

  /// Reminds somebody of what is asked of them and still missing.
  ///
  /// @param writer a seat, or what holds the master's letters
  void remind(Game game, StoredSeat writer, List<Fact> facts, Instant now) {
    remind(game, writer, facts, now, _ -> true);
  }

  /// As above, but of those who write for the seat only to whom it is wanted.
  void remind(
      Game game, StoredSeat writer, List<Fact> facts, Instant now, Predicate<PlayerRow> wanted) {
    String first = "reminder." + game.phase();
    String to = writer.isMaster() ? "master" : writer.name();
    // Of one phase there are several if its deadline is moved.
    boolean again = game.book().registry().isPosted(game.name() + "." + first + "." + to);
    String key = again ? first + "." + now.getEpochSecond() : first;
    BiFunction<MailContext, Due, Mail> mail =
        (mailContext, due) -> new Mail.Notice(mailContext, facts, due);
    send(game);
    onlookers.post(game, key, new Listeners(game).writing(writer, wanted), now, mail);
  }

  /// Tells a seat, once in a phase, that all others have sent their orders.
  void tellLast(Game game, StoredSeat writer, List<Fact> facts, Instant now) {
    send(game);
    onlookers.post(
        game,
        "last." + game.phase(),
        new Listeners(game).writing(writer, _ -> true),
        now,
        (mailContext, due) -> new Mail.Notice(mailContext, facts, due));
  }

  private void tell(
      Game game,
      StoredSeat seat,
      String key,
      Instant now,
      BiFunction<MailContext, Due, Mail> mail,
      Predicate<PlayerRow> wanted) {
    send(game);
    onlookers.post(game, key, Listeners.playing(seat, wanted), now, mail);
  }
}
