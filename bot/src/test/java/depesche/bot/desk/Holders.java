package depesche.bot.desk;

import depesche.bot.config.HolidayFolder;
import depesche.bot.config.Settings;
import depesche.bot.game.DeadlineSchedule;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// Five players who order all their armies to hold.
record Holders(Bureau bureau, List<Bureau.Mail> reports) {

  static final HolidayFolder HOLIDAYS =
      new HolidayFolder(Path.of("..", "bot", "src", "test", "resources", "holidays"));

  Holders {
    reports = List.copyOf(reports);
  }

  /// A game whose clock is this.
  static Holders at(Bureau bureau, String... clock) {
    return new Holders(bureau, bureau.begin(clock));
  }

  /// {@return a schedule with a reminder a day before each deadline}
  static DeadlineSchedule schedule(Settings settings) {
    Duration spread = Duration.ofMinutes(settings.games().spreadMinutes());
    return new DeadlineSchedule(Duration.ofDays(1), HOLIDAYS, spread);
  }

  /// {@return settings with another clock}
  static Settings clocked(String clock) {
    return clocked(clock, 0);
  }

  /// As above, with the judging of many games spread over some minutes.
  static Settings clocked(String clock, int spread) {
    Settings.Games usual = Settings.standard().games();
    return Settings.standard()
        .with(new Settings.Games(clock, usual.zone(), usual.reminderHours(), spread));
  }

  String[] orders(int seat) {
    return bureau.armies(bureau.seat(seat).name()).stream()
        .map(army -> army + " H")
        .toArray(String[]::new);
  }

  /// Somebody sends all their orders, and more lines.
  List<Bureau.Mail> holds(int seat, String... more) {
    List<String> lines = new ArrayList<>(List.of(more));
    lines.addAll(List.of(orders(seat)));
    return bureau.answer(reports.get(seat), lines.toArray(String[]::new));
  }

  /// All but the last so many send their orders.
  List<Bureau.Mail> hold(int seats) {
    List<Bureau.Mail> last = List.of();
    for (int seat = 0; seat < seats; seat++) {
      last = holds(seat);
    }
    return last;
  }

  List<Bureau.Mail> writes(int seat, String... lines) {
    return bureau.answer(reports.get(seat), lines);
  }

  String phase() {
    return bureau.game().phase();
  }

  /// {@return the text of a mail on one line}
  static String flat(Bureau.Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  static Bureau.Mail to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList().getLast();
  }
}
