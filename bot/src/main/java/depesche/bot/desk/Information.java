package depesche.bot.desk;

import static depesche.bot.desk.Verdicts.forReader;
import static depesche.bot.desk.Verdicts.taken;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Picture;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.View;
import depesche.bot.game.Game;
import depesche.bot.game.Gazette;
import depesche.bot.game.Herald;
import depesche.bot.game.Replay;
import depesche.bot.game.Undelivered;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.report.Due;
import depesche.bot.report.Heading;
import depesche.bot.report.Mail;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// `STATUS`, `HISTORY`, `MAP` with a game's name or without, and `HELP topic`: what is public, and
/// what one's own seat knows.
final class Information implements Desk {

  @Override
  public List<String> words() {
    return List.of("STATUS", "HISTORY", "MAP", "HELP");
  }

  @Override
  public Form form(String word) {
    return Form.QUESTION;
  }

  @Override
  public Verdict serve(Visit visit, Command command) {
    String asked = command.word(0);
    if (asked.equals("HELP")) {
      return help(visit, command.rest(1).toLowerCase(Locale.ROOT));
    }
    return forReader(visit, asked, command.said(1), game -> show(visit, asked, game));
  }

  /// `HELP ORDERS`, `HELP ORDERS standard`, `HELP bismarck orders`. Help is never refused: of a
  /// topic that does not exist one gets the overview.
  private static Verdict help(Visit visit, String words) {
    List<String> rest = new ArrayList<>(List.of(words.strip().split("\\s+")));
    Optional<Heading> named = named(visit, rest);
    String topic = String.join(" ", rest);
    Herald herald = visit.staff.herald();
    Heading heading =
        named
            .or(() -> visit.game("").map(game -> heading(visit, game)))
            .orElseGet(() -> Heading.none(visit.zone()));
    List<String> homes = heading.title().isEmpty() ? herald.helpers(topic) : List.of();
    if (homes.size() == 1) {
      heading = Heading.of(visit.staff.library().rules(homes.getFirst()).title(), visit.zone());
    }
    visit.enclose(new Mail.Help(heading, homes.size() > 1 ? "" : topic));
    List<String> topics = herald.topics(heading);
    if (homes.size() > 1) {
      return doubted(new DeskFact.Refusal.WhichHelp(topic, homes));
    }
    return topic.isEmpty() || topics.contains(topic)
        ? enclosed("HELP")
        : doubted(new DeskFact.Refusal.UnknownTopic(topic, topics));
  }

  private static Verdict doubted(DeskFact.Refusal why) {
    return new Verdict.Doubted(new DeskFact.Enclosed("HELP"), why);
  }

  /// {@return the game or title that one of the words names; it is taken out of them}
  private static Optional<Heading> named(Visit visit, List<String> words) {
    for (String word : words) {
      Optional<Heading> heading =
          visit
              .named(word)
              .map(game -> heading(visit, game))
              .or(
                  () ->
                      visit.staff.library().titles().stream()
                          .filter(title -> title.id().equals(word))
                          .findFirst()
                          .map(title -> Heading.of(title, visit.zone())));
      if (heading.isPresent()) {
        words.remove(word);
        return heading;
      }
    }
    return Optional.empty();
  }

  private static Verdict enclosed(String asked) {
    return taken(new DeskFact.Enclosed(asked));
  }

  private static Heading heading(Visit visit, Game game) {
    return game.heading(visit.seatIn(game));
  }

  private static Verdict show(Visit visit, String asked, Game game) {
    if (asked.equals("STATUS")) {
      visit.enclose(() -> status(visit, game));
      return enclosed(asked);
    }
    if (!game.hasBegun()) {
      return Verdicts.notNow(asked, game);
    }
    if (asked.equals("HISTORY")) {
      visit.enclose(
          new Mail.History(
              heading(visit, game), Replay.of(game, visit.staff.library()).chapters()));
      return enclosed(asked);
    }
    return picture(visit, game)
        .map(
            picture -> {
              visit.enclose(new Mail.MapSheet(heading(visit, game), picture));
              return enclosed(asked);
            })
        .orElseGet(() -> Verdicts.notNow(asked, game));
  }

  private static Optional<View> view(Visit visit, Game game) {
    Reader reader =
        visit
            .seat()
            .filter(seat -> seat.gameId() == game.id())
            .<Reader>map(seat -> new Reader.Holder(new Seat(seat.name())))
            .orElseGet(Reader.Onlooker::new);
    return !game.hasBegun() ? Optional.empty() : Optional.of(game.position().view(reader));
  }

  private static Optional<Picture> picture(Visit visit, Game game) {
    return view(visit, game).flatMap(View::picture);
  }

  /// Whether somebody can be reached is the master's business.
  private static Mail.SeatLine line(Visit visit, StoredSeat seat) {
    boolean unreached = visit.master() && Undelivered.isUnreached(visit.book, seat);
    return unreached ? new Mail.SeatLine(seat.name(), "unreached") : Gazette.line(seat);
  }

  /// What is on file is told to its own seat only, and only to a letter that proved to be from it.
  private static Mail status(Visit visit, Game game) {
    Optional<StoredSeat> own = visit.seat().filter(seat -> seat.gameId() == game.id());
    Due due = own.map(seat -> game.due(seat)).orElseGet(() -> game.dueForOnlookers());
    List<Fact> notes = own.map(seat -> game.onFile(seat)).orElse(List.of());
    return new Mail.StatusReport(
        heading(visit, game),
        game.seats().stream().map(seat -> line(visit, seat)).toList(),
        view(visit, game).map(view -> (Fact) view),
        picture(visit, game),
        notes,
        due);
  }
}
