package depesche.bot.game.parcel;

import depesche.bot.config.Settings;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.post.Attachment;
import depesche.bot.report.Mail;
import depesche.bot.report.MailWriter;
import depesche.bot.report.page.ForumPage.Markup;
import depesche.bot.report.page.ForumPage.Shown;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The public part of a report as a file, for those who paste it elsewhere.
public record Pasted(Settings settings, MailWriter mailWriter) {

  /// {@return the files of a mail, and behind them what its reader wants to paste}
  public List<Attachment> behind(
      List<Attachment> files, UnitOfWork unitOfWork, Mail mail, Optional<PlayerRow> reader) {
    return Stream.concat(
            files.stream(),
            reader
                .filter(player -> player.paste != PlayerRow.Paste.OFF)
                .map(player -> Markup.valueOf(player.paste.name()))
                .flatMap(markup -> Mail.Posting.of(mail, markup))
                .map(posting -> file(posting, shown(unitOfWork, mail, posting)))
                .stream())
        .toList();
  }

  private Optional<Shown> shown(UnitOfWork unitOfWork, Mail mail, Mail.Posting posting) {
    boolean drawn =
        switch (mail) {
          case Mail.TurnReport report -> report.picture().isPresent();
          case Mail.FinalReport report -> report.picture().isPresent();
          default -> false;
        };
    return unitOfWork
        .game(mail.heading().game())
        .flatMap(game -> PublicPlace.of(settings).of(game, posting.judged().id(), () -> drawn));
  }

  private Attachment file(Mail.Posting posting, Optional<Shown> shown) {
    String name = posting.judged().id() + "." + posting.markup().name().toLowerCase(Locale.ROOT);
    List<String> lines = mailWriter.posted(posting).lines(posting.markup(), shown);
    String text = String.join("\r\n", lines) + "\r\n";
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new Attachment(name + ".txt", name, "text/plain", bytes);
  }
}
