package depesche.bot.game;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.Reader;
import depesche.bot.game.told.Listener;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.people.TableRules;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.util.List;
import java.util.Optional;

/// Those who read in a game's thread on Discord what is for everybody (`SET REPORTS THREAD`), and
/// get in private only what is not. A private game has no thread, and in an anonymous one the pings
/// in it would say who plays.
record ThreadReaders(Game game) {

  /// {@return the account that reads there what this listener is told, if they want that}
  Optional<String> account(Listener listener) {
    boolean asked = listener.role() == Listener.Role.RUNS && game.asMaster().isPresent();
    return listener.player().filter(_ -> !asked).flatMap(this::account);
  }

  private Optional<String> account(PlayerRow player) {
    boolean wanted = player.reports == PlayerRow.Reports.THREAD;
    return wanted && !TableRules.of(game).isPrivate() && !new Anonymity(game).holds()
        ? Optional.ofNullable(player.discord)
        : Optional.empty();
  }

  /// {@return what of a mail is for its reader alone}
  Optional<Mail> alone(Mail mail) {
    return switch (mail) {
      case Mail.StartReport start -> notice(start.heading(), start.news(), start.due());
      case Mail.TurnReport turn when isDrawnApart(turn.heading()) ->
          Optional.of(
              new Mail.TurnReport(
                  turn.heading(),
                  turn.judged(),
                  secret(turn.heading(), turn.news()),
                  turn.picture(),
                  turn.due()));
      case Mail.TurnReport turn -> notice(turn.heading(), turn.news(), turn.due());
      default -> Optional.empty();
    };
  }

  private Optional<Mail> notice(MailContext heading, List<News> news, Due due) {
    List<Fact> facts = secret(heading, news).stream().map(News::fact).toList();
    boolean asks = asksInSecret(heading, due);
    return facts.isEmpty() && !asks
        ? Optional.empty()
        : Optional.of(new Mail.Notice(heading, facts, asks ? due : Due.nothing()));
  }

  private static List<News> secret(MailContext heading, List<News> news) {
    return news.stream()
        .filter(one -> one.audience() instanceof Audience.Only)
        .filter(one -> one.audience().includes(heading.reader()))
        .toList();
  }

  /// What is asked is for the seat alone where it sees more of the table than others.
  private boolean asksInSecret(MailContext heading, Due due) {
    return !due.prompts().isEmpty()
        && !game.view(heading.reader()).equals(game.view(new Reader.Onlooker()));
  }

  private boolean isDrawnApart(MailContext heading) {
    return !game.view(heading.reader())
        .flatMap(view -> view.picture())
        .equals(game.view(new Reader.Onlooker()).flatMap(view -> view.picture()));
  }
}
