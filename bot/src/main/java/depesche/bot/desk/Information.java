package depesche.bot.desk;

import static depesche.bot.desk.Verdicts.forReader;
import static depesche.bot.desk.Verdicts.taken;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Picture;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.View;
import depesche.bot.game.Gazette;
import depesche.bot.game.Herald;
import depesche.bot.game.Replay;
import depesche.bot.game.Undelivered;
import depesche.bot.ledger.GameRow;
import depesche.bot.ledger.SeatRow;
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
              .book
              .game(word)
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

  private static Heading heading(Visit visit, GameRow game) {
    return visit.staff.herald().heading(visit.book, game, visit.seatIn(game));
  }

  private static Verdict show(Visit visit, String asked, GameRow game) {
    if (asked.equals("STATUS")) {
      visit.enclose(() -> status(visit, game));
      return enclosed(asked);
    }
    if (game.position.isEmpty()) {
      return Verdicts.notNow(asked, game);
    }
    if (asked.equals("HISTORY")) {
      visit.enclose(
          new Mail.History(
              heading(visit, game), Replay.of(visit.book, game, visit.staff.library()).chapters()));
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

  private static Optional<View> view(Visit visit, GameRow game) {
    Reader reader =
        visit
            .seat()
            .filter(seat -> seat.gameId == game.id)
            .<Reader>map(seat -> new Reader.Holder(new Seat(seat.name)))
            .orElseGet(Reader.Onlooker::new);
    return game.position.isEmpty()
        ? Optional.empty()
        : Optional.of(visit.staff.umpire().moment(game).view(reader));
  }

  private static Optional<Picture> picture(Visit visit, GameRow game) {
    return view(visit, game).flatMap(View::picture);
  }

  /// Whether somebody can be reached is the master's business.
  private static Mail.SeatLine line(Visit visit, SeatRow seat) {
    boolean unreached = visit.master() && Undelivered.isUnreached(visit.book, seat);
    return unreached ? new Mail.SeatLine(seat.name, "unreached") : Gazette.line(seat);
  }

  /// What is on file is told to its own seat only, and only to a letter that proved to be from it.
  private static Mail status(Visit visit, GameRow game) {
    Optional<SeatRow> own = visit.seat().filter(seat -> seat.gameId == game.id);
    Due due =
        own.map(seat -> visit.staff.gazette().due(visit.book, game, seat))
            .orElseGet(() -> visit.staff.gazette().onlooker(visit.book, game));
    List<Fact> notes =
        own.map(seat -> visit.staff.gazette().onFile(visit.book, game, seat)).orElse(List.of());
    return new Mail.StatusReport(
        heading(visit, game),
        visit.book.seats(game).stream().map(seat -> line(visit, seat)).toList(),
        view(visit, game).map(view -> (Fact) view),
        picture(visit, game),
        notes,
        due);
  }
}
