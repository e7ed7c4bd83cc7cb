package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.config.Settings;
import depesche.bot.desk.Command;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.PeopleFact.Refusal;
import depesche.bot.people.PersonCalendar;
import java.util.List;
import java.util.Optional;

/// `SET CALENDAR`: an address at which a person's calendar finds the deadlines of all their games;
/// `NEW` for another one, `MAIL` for deadlines with each report, `OFF` for neither.
public final class CalendarDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("SETCALENDAR");
  }

  @Override
  public Form form(String word) {
    return Form.ONE_WORD;
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    if (!request.isKnown() || request.player().isEmpty()) {
      return refused(Unproven.of(request));
    }
    PlayerRow player = request.player().get();
    return switch (command.word(1)) {
      case "", "ON" -> address(request, player, player.calendar.isEmpty());
      case "NEW" -> address(request, player, true);
      case "MAIL" -> mail(player);
      case "OFF" -> {
        new PersonCalendar(request.unitOfWork, player).end();
        yield taken(new PeopleFact.CalendarEnded());
      }
      default -> refused(new Refusal.CalendarUnclear(command.said(1)));
    };
  }

  private static LineOutcome address(Request request, PlayerRow player, boolean another) {
    Optional<String> home = request.services.settings().site().flatMap(Settings.Site::home);
    if (home.isEmpty()) {
      return refused(new Refusal.CalendarByMailOnly());
    }
    PersonCalendar calendar = new PersonCalendar(request.unitOfWork, player);
    if (another) {
      calendar.choose(request.envelope.sign());
    }
    String address = home.get() + "calendar/" + calendar.word().orElseThrow() + ".ics";
    return taken(new PeopleFact.CalendarAt(address));
  }

  private static LineOutcome mail(PlayerRow player) {
    if (!player.hasMail()) {
      return refused(new Refusal.CalendarNeedsMail());
    }
    player.calendarMail = true;
    return taken(new PeopleFact.CalendarByMail());
  }
}
