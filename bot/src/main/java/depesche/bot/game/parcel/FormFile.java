package depesche.bot.game.parcel;

import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import depesche.bot.post.Attachment;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import depesche.bot.report.MailWriter;
import depesche.bot.report.form.FormSection;
import depesche.bot.report.form.OrderForm;
import depesche.bot.report.page.MailtoLink;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The form for the orders of one seat as a file, for those who want it.
public record FormFile(MailWriter mailWriter) {

  /// {@return the files of a mail, and behind them the form that it brings}
  ///
  /// @param reply the mail that answers it; without one there is no form
  public List<Attachment> behind(List<Attachment> files, Mail mail, Optional<MailtoLink> reply) {
    return Stream.concat(
            files.stream(),
            form(mail).flatMap(due -> reply.map(link -> file(mail.heading(), due, link))).stream())
        .toList();
  }

  private static Optional<Due> form(Mail mail) {
    Optional<Due> due =
        switch (mail) {
          case Mail.TurnReport report -> Optional.of(report.due());
          case Mail.StartReport report -> Optional.of(report.due());
          case Mail.Notice notice -> Optional.of(notice.due());
          default -> Optional.empty();
        };
    return due.filter(one -> one.form().isPresent());
  }

  private Attachment file(MailContext heading, Due due, MailtoLink reply) {
    Due.Choices form = due.form().orElseThrow();
    String seat = heading.names().of(heading.seat().map(Seat::name).orElse(""));
    List<String> filed =
        form.filed().stream().map(fact -> mailWriter.say(heading, fact).split(":", 2)[0]).toList();
    List<String> known =
        Stream.concat(filed.stream(), form.said().stream())
            .distinct()
            .filter(line -> form.all().stream().anyMatch(choice -> choice.offers(line)))
            .toList();
    OrderForm.Sheet sheet =
        new OrderForm.Sheet(
            seat, form.all(), known.isEmpty() ? due.examples() : known, !known.isEmpty());
    String name = heading.game() + "-" + heading.phase().map(Phase::id).orElse("") + "-orders";
    String title =
        heading.game() + ", " + heading.phase().map(Phase::title).orElse("") + ": " + seat;
    String page =
        new FormSection(
                new OrderForm(List.of(sheet)), said -> mailWriter.of("form", said, Map.of()))
            .page(title, reply);
    return new Attachment(name + ".html", name, "text/html", page.getBytes(StandardCharsets.UTF_8));
  }
}
