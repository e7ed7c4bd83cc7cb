package depesche.bot.game.parcel;

import depesche.bot.ledger.PlayerRow;
import depesche.bot.post.Attachment;
import depesche.bot.report.Mail;
import depesche.bot.report.MailWriter;
import depesche.bot.report.page.ForumPage;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The public part of a report as a file, for those who paste it elsewhere.
public record Pasted(MailWriter mailWriter) {

  /// {@return the files of a mail, and behind them what its reader wants to paste}
  public List<Attachment> behind(List<Attachment> files, Mail mail, Optional<PlayerRow> reader) {
    return Stream.concat(
            files.stream(),
            reader
                .filter(player -> player.paste != PlayerRow.Paste.OFF)
                .map(player -> ForumPage.Markup.valueOf(player.paste.name()))
                .flatMap(markup -> Mail.Posting.of(mail, markup))
                .map(this::file)
                .stream())
        .toList();
  }

  private Attachment file(Mail.Posting posting) {
    String name = posting.judged().id() + "." + posting.markup().name().toLowerCase(Locale.ROOT);
    String text = String.join("\r\n", mailWriter.posted(posting)) + "\r\n";
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new Attachment(name + ".txt", name, "text/plain", bytes);
  }
}
