package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.clock.PolicyText;
import depesche.bot.desk.Command;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.people.DigestTime;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.PeopleFact.Refusal;
import depesche.bot.report.page.TimeText;
import java.time.Instant;
import java.time.LocalTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// `SET DIGEST ON`, `SET DIGEST 08:00`, `SET DIGEST OFF`: one mail a day about all games of a
/// person.
public final class DigestDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("SETDIGEST", "DIGEST");
  }

  /// `Digest that!` is prose.
  @Override
  public boolean means(Request request, Command command) {
    Command plain = command.plain();
    return plain.word(0).equals("SETDIGEST")
        || (plain.words().size() == 2 && !isUnclear(plain.said(1)));
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    return choose(request, command.rest(1));
  }

  private static boolean isUnclear(String text) {
    return !isOff(text) && time(text).isEmpty();
  }

  private static boolean isOff(String text) {
    return List.of("OFF", "NO", "NONE").contains(text.toUpperCase(Locale.ROOT));
  }

  /// {@return the clock time that is meant: `ON` is the usual one}
  private static Optional<LocalTime> time(String text) {
    String word =
        text.replaceFirst("(?i)^(?:at|um) ", "").replaceFirst("(?i) (?:uhr|o.clock)$", "");
    return word.equalsIgnoreCase("ON")
        ? Optional.of(DigestTime.USUAL)
        : PolicyText.clock(word.matches("\\d{1,2}") ? word + ":00" : word);
  }

  private static LineOutcome choose(Request request, String text) {
    if (!request.isKnown() || request.player().isEmpty()) {
      return refused(Unproven.of(request));
    }
    PlayerRow player = request.player().get();
    if (isOff(text)) {
      new DigestTime(player).end();
      return taken(new PeopleFact.DigestEnded());
    }
    Optional<LocalTime> time = time(text);
    if (time.isEmpty()) {
      return refused(new Refusal.DigestUnclear(text));
    }
    Instant first = new DigestTime(player).choose(time.get(), request.now);
    return taken(new PeopleFact.DigestChosen(player.digest, TimeText.say(first, request.zone())));
  }
}
