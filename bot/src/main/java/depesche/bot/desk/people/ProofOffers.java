package depesche.bot.desk.people;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.Command;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.AllowanceRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.people.ProofFact;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Whether a letter is from the one in whose name it was written. Where their address is not
/// proved, they are asked, and the letter waits as it was written until they say that it is theirs.
public final class ProofOffers {

  /// So long a seat is kept for somebody who was asked.
  private static final Duration KEPT = Duration.ofDays(1);

  /// What everybody may have, and what says how it goes.
  private static final List<String> FOR_ALL = List.of("HELP", "LIST", "list of series");

  private static final Pattern YES =
      Pattern.compile(
          "(?:accept|yes|yep|yeah|ok|okay|sure|ja|jawohl|gerne|oui|si|sí)(?:[ ,]+(?:please|bitte"
              + "|thanks|thank you|danke|merci))?(?: +([a-z0-9]{16,64}))?[.! ]*",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private ProofOffers() {}

  /// {@return the lines that count} Whoever says by them that an earlier letter is theirs has said
  /// that one's lines, too.
  public static List<String> counted(Request request, List<String> lines) {
    if (!request.authorship.proves()) {
      return lines;
    }
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty()) {
        continue;
      }
      Optional<OfferRow> answered = answered(request, line, isFirst(lines, i));
      if (answered.isPresent()) {
        List<String> counted = new ArrayList<>(answered.get().words.lines().toList());
        counted.addAll(lines.subList(0, i));
        counted.addAll(lines.subList(i + 1, lines.size()));
        request.unitOfWork.people().forget(answered.get());
        prove(request);
        return counted;
      }
    }
    return lines;
  }

  private static boolean isFirst(List<String> lines, int at) {
    return lines.subList(0, at).stream().allMatch(String::isBlank);
  }

  /// A program that answers mails does not begin with a yes.
  private static Optional<OfferRow> answered(Request request, String line, boolean first) {
    Matcher yes = YES.matcher(line);
    boolean accepts = Command.of(1, line).given().word(0).equals("ACCEPT");
    if (!yes.matches() || !(first || accepts)) {
      return Optional.empty();
    }
    String code = yes.group(1);
    Optional<OfferRow> offer =
        code == null
            ? request.offered()
            : request.unitOfWork.people().offer(code.toLowerCase(Locale.ROOT));
    return offer.filter(
        row ->
            row.kind == OfferRow.Kind.PROOF
                && PersonalOffers.isFor(request, row)
                && PersonalOffers.isGood(request, row));
  }

  /// The sender reads at their address.
  public static void prove(Request request) {
    if (!request.authorship.proves() || request.forgotten) {
      return;
    }
    PlayerRow player = JoinDesk.player(request);
    if (player.proved == null && player.address.equals(request.address)) {
      player.proved = request.now;
    }
  }

  /// Whoever writes through one of our reply addresses has proved theirs if something was done by
  /// it; no program that answers mails gets that far.
  public static void settle(Request request) {
    if (request.authorship.isAnswer() && request.lines().stream().anyMatch(ProofOffers::isDone)) {
      prove(request);
    }
    if (!request.authorship.isProved() && !request.forgotten) {
      request.lines().stream()
          .flatMap(line -> enclosed(line).stream())
          .filter(command -> !FOR_ALL.contains(command))
          .distinct()
          .forEach(command -> request.authorship.ask(new ProofFact.MailAsked(command)));
    }
  }

  private static Optional<String> enclosed(Line line) {
    return line.verdict() instanceof Verdict.Taken(DeskFact.Enclosed(String what))
        ? Optional.of(what)
        : Optional.empty();
  }

  private static boolean isDone(Line line) {
    return switch (line.verdict()) {
      case Verdict.Taken(Fact meaning) -> !(meaning instanceof DeskFact.Enclosed);
      case Verdict.Doubted _ -> true;
      case Verdict.Refused _, Verdict.Skipped _ -> false;
    };
  }

  /// Asks the sender whether this letter is theirs.
  ///
  /// @param lines of the letter, as it was written
  /// @return why it is not asked, if so
  public static String ask(Request request, List<String> lines) {
    request.despatch.send();
    AllowanceRow allowance = request.unitOfWork.proofs().allowance(request.address);
    if (!allowance.admits(request.now)) {
      return "its sender has proved nothing, and got enough mails today";
    }
    request.authorship.begin();
    OfferRow offer = new OfferRow();
    offer.kind = OfferRow.Kind.PROOF;
    offer.address = request.address;
    offer.words = String.join("\n", lines);
    PersonalOffers.enter(request, offer);
    List<Fact> asked = request.authorship.asked();
    List<Fact> facts = new ArrayList<>(List.of(new ProofFact.AskedInYourName()));
    facts.addAll(asked);
    boolean more = lines.stream().filter(line -> !line.isBlank()).count() > asked.size();
    boolean seat = asked.stream().anyMatch(fact -> fact instanceof ProofFact.SeatAsked);
    facts.add(new ProofFact.HowToProve(offer.code, more, seat, allowance.isLast(request.now)));
    request.despatch.answer(
        offer, List.of(request.address), new Mail.Answer(MailContext.none(request.zone()), facts));
    return "";
  }

  /// Keeps a seat for the sender until they answer, for a day at most.
  static void keep(Request request, Game game, StoredSeat seat) {
    game.muster().keep(seat, request.address, request.now.plus(KEPT));
  }

  /// {@return why nobody can take one of the seats that are left}
  static Fact kept(Request request, Game game) {
    return new ProofFact.Refusal.SeatsKept(
        game.name(), request.unitOfWork.proofs().kept(game.id(), request.now).getFirst().ends);
  }
}
