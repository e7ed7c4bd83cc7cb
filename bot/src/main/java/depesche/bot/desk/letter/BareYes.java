package depesche.bot.desk.letter;

import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.Request;
import depesche.bot.desk.master.Agreement;
import depesche.bot.desk.people.PersonalOffers;
import depesche.bot.desk.press.PressDesk;
import depesche.bot.desk.votes.OpenMotions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// `Yes please`, and nothing else that counts: somebody agrees to something, and a program must not
/// guess to what. They are told which command would say it.
final class BareYes {

  private static final int LONGEST = 40;

  private static final Pattern YES =
      Pattern.compile(
          "(?:yes|yep|yeah|ok|okay|sure|agreed|i agree|fine|fine with"
              + " me|ja|gerne|einverstanden|oui)(?:,? (?:please|bitte|gerne|thanks|thank you|of"
              + " course|sure|i do|i agree))?[.! ]*",
          Pattern.CASE_INSENSITIVE);

  private BareYes() {}

  /// Tells the writer what they may have meant, if anything is open for them.
  static void answer(Request request, List<String> lines) {
    Optional<String> yes =
        lines.stream()
            .map(String::strip)
            .filter(line -> line.length() <= LONGEST && YES.matcher(line).matches())
            .findFirst();
    if (counts(request) || yes.isEmpty()) {
      return;
    }
    List<String> open = open(request);
    if (!open.isEmpty()) {
      request.note(new LetterNote.YesToWhat(yes.get(), open));
    }
  }

  /// {@return whether something of a letter counts}
  static boolean counts(Request request) {
    return request.lines().stream()
        .map(Line::verdict)
        .anyMatch(
            verdict -> verdict instanceof Verdict.Taken || verdict instanceof Verdict.Doubted);
  }

  private static List<String> open(Request request) {
    List<String> open = new ArrayList<>(PersonalOffers.open(request));
    request
        .seat()
        .ifPresent(
            seat -> {
              boolean own = request.player().filter(seat::isOf).isPresent();
              if (own && Agreement.isAsked(request.game(seat), seat, request.now)) {
                open.add("AGREE");
              }
              open.addAll(OpenMotions.of(request, request.game(seat), seat));
              open.addAll(PressDesk.open(request));
            });
    return open;
  }
}
