package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.WriterStanding;
import depesche.bot.game.parcel.Ways;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.master.MasterFact;
import depesche.bot.press.PressBlock;
import depesche.bot.report.Mail;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a master wrote for a seat: only the lines below `BECOME`, and its player gets a copy.
record ActedLines(Request request) {

  /// What a letter for a seat may hold beside orders; all else is the player's own affair.
  private static final List<String> FOR_SEAT =
      List.of(
          "PHASE",
          "STATUS",
          "MAP",
          "HISTORY",
          "HELP",
          "TRY",
          "MOVES",
          "AROUND",
          "WHO",
          "WHERE",
          "CENTRES",
          "CENTERS",
          "SETWAIT",
          "WAIT",
          "SETREADY",
          "READY",
          "SETNOWAIT",
          "NOWAIT",
          "BECOME");

  private static final Pattern JOINED = Pattern.compile("(SET|VOTE)(?=\\p{L})(.+)");

  /// {@return why a command is not served in a letter for somebody else's seat, if so}
  Optional<Fact> bars(String command) {
    return request
        .standing
        .played()
        .filter(_ -> !FOR_SEAT.contains(command))
        .map(own -> new MasterFact.Refusal.NotForSeat(spelt(command), own.seat().name()));
  }

  /// {@return why a press is not sent in a letter for somebody else's seat, if so} Its reader would
  /// take it for the player's own words, and a diary is theirs.
  Optional<LineOutcome> bars(PressBlock press) {
    return bars(press.kind().name()).map(LineOutcome::refused);
  }

  /// {@return a command as people write it}
  static String spelt(String command) {
    Matcher joined = JOINED.matcher(command);
    return joined.matches() ? joined.group(1) + " " + joined.group(2) : command;
  }

  /// {@return the orders of a letter without those above the line that says whose it is}
  static List<String> below(LetterCourse course, List<String> orders) {
    Optional<WriterStanding.Played> played = course.request().standing.played();
    if (played.isEmpty()) {
      return orders;
    }
    List<String> below = new ArrayList<>(orders);
    for (int i = 0; i < played.get().from() - 1; i++) {
      String line = below.set(i, "");
      if (!line.isBlank() && !course.request().services.library().isProse(line)) {
        Fact why = new MasterFact.Refusal.AboveBecome(played.get().seat().name());
        course.say(i + 1, line, new Verdict.Refused(why));
      }
    }
    return below;
  }

  /// {@return that the player of the seat, and a stand-in, get what was written for it and what
  /// became of it}
  List<LetterEffect> copy(Mail answer) {
    Optional<WriterStanding.Played> played = request.standing.played();
    if (played.isEmpty() || !(answer instanceof Mail.Receipt receipt)) {
      return List.of();
    }
    StoredSeat seat = played.get().seat();
    List<Line> lines =
        receipt.lines().stream().filter(line -> line.number() >= played.get().from()).toList();
    List<Fact> notes = new ArrayList<>(receipt.notes());
    notes.addFirst(new MasterFact.MasterWroteForYou(seat.name(), receipt.heading().game()));
    return Stream.concat(seat.player().stream(), seat.standIn().stream())
        .<LetterEffect>map(
            (PlayerRow player) ->
                new LetterEffect.Written(
                    "acted",
                    Ways.to(request.unitOfWork, player.address),
                    Optional.of(seat),
                    new Mail.Receipt(
                        receipt.heading().in(ZoneId.of(player.zone)),
                        lines,
                        receipt.onFile(),
                        notes,
                        receipt.due(),
                        receipt.picture().filter(_ -> player.ownMap))))
        .toList();
  }
}
