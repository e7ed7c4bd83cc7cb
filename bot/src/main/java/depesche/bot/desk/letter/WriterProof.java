package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.Command;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.Request;
import depesche.bot.desk.people.PersonalOffers;
import depesche.bot.desk.people.ProofOffers;
import depesche.bot.ledger.people.AllowanceRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.people.ProofFact;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Whether a letter is from the one in whose name it was written. Where their address is not
/// proved, they are asked, and the letter waits as it was written until they say that it is theirs.
record WriterProof(LetterCourse course) {

  /// What everybody may have, and what says how it goes.
  private static final List<String> FOR_ALL = List.of("HELP", "LIST", "list of series");

  private static final Pattern YES =
      Pattern.compile(
          "(?:accept|yes|yep|yeah|ok|okay|sure|ja|jawohl|gerne|oui|si|sí)(?:[ ,]+(?:please|bitte"
              + "|thanks|thank you|danke|merci))?(?: +([a-z0-9]{16,64}))?[.! ]*",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /// {@return the lines that count} A writer who says by them that an earlier letter is theirs has
  /// said that one's lines, too.
  static List<String> counted(Request request, List<String> lines) {
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
        new ProofOffers(request).prove();
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
            ? request.authorship.offered()
            : request.unitOfWork.people().offer(code.toLowerCase(Locale.ROOT));
    return offer.filter(
        row ->
            row.kind == OfferRow.Kind.PROOF
                && new PersonalOffers(request).isFor(row)
                && new PersonalOffers(request).isGood(row));
  }

  /// A writer through one of our reply addresses has proved theirs if something was done by it; no
  /// program that answers mails gets that far.
  void settle() {
    Request request = course.request();
    if (request.authorship.isAnswer() && course.lines().stream().anyMatch(WriterProof::isDone)) {
      new ProofOffers(request).prove();
    }
    if (!request.authorship.isProved() && !request.standing.forgotten()) {
      course.lines().stream()
          .flatMap(line -> enclosed(line).stream())
          .filter(command -> !FOR_ALL.contains(command))
          .distinct()
          .forEach(
              command ->
                  course.take(
                      List.of(
                          new LetterEffect.Awaited(
                              new ProofFact.MailAsked(command), Optional.empty()))));
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
  String ask(List<String> lines) {
    Request request = course.request();
    course.despatch().send();
    AllowanceRow allowance = request.unitOfWork.proofs().allowance(request.address);
    if (!allowance.admits(request.now)) {
      return "its sender has proved nothing, and got enough mails today";
    }
    course.awaited().stream()
        .flatMap(wish -> wish.kept().stream())
        .forEach(seat -> new ProofOffers(request).keep(request.game(seat), seat));
    OfferRow offer = new OfferRow();
    offer.kind = OfferRow.Kind.PROOF;
    offer.address = request.address;
    offer.words = String.join("\n", lines);
    new PersonalOffers(request).enter(offer);
    List<Fact> asked = course.awaited().stream().map(LetterEffect.Awaited::what).toList();
    List<Fact> facts = new ArrayList<>(List.of(new ProofFact.AskedInYourName()));
    facts.addAll(asked);
    boolean more = lines.stream().filter(line -> !line.isBlank()).count() > asked.size();
    boolean seat = asked.stream().anyMatch(fact -> fact instanceof ProofFact.SeatAsked);
    facts.add(new ProofFact.HowToProve(offer.code, more, seat, allowance.isLast(request.now)));
    course
        .despatch()
        .answer(
            offer,
            List.of(request.address),
            new Mail.Answer(MailContext.none(request.zone()), facts));
    return "";
  }
}
