package depesche.bot.report;

import depesche.adjudicator.picture.Picture;
import depesche.bot.post.Attachment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// What goes with a mail: the picture it speaks of, and the transcript.
public final class MailAttachments {

  /// Discord takes no more.
  private static final int LONGEST_ALT = 1024;

  private final Function<Painting, byte[]> painter;
  private final MailWriter mailWriter;

  /// @param mailWriter says what is seen on the picture of a mail
  public MailAttachments(Function<Painting, byte[]> painter, MailWriter mailWriter) {
    this.painter = painter;
    this.mailWriter = mailWriter;
  }

  /// {@return what a picture shows no longer than Discord takes: whole sentences}
  static String brief(String alt) {
    if (alt.length() <= LONGEST_ALT) {
      return alt;
    }
    int sentence = alt.lastIndexOf(". ", LONGEST_ALT - 3);
    int end = sentence > 0 ? sentence + 1 : alt.lastIndexOf(' ', LONGEST_ALT - 2);
    return alt.substring(0, end) + " …";
  }

  /// {@return the picture of a message on Discord, and the file it brings}
  public List<Attachment> of(Mail mail) {
    return with(mail, picture(mail).map(Painting::large).stream().toList());
  }

  /// {@return the pictures of a mail as its reader wants them, and the file it brings}
  public List<Attachment> of(Mail mail, MapWish wish) {
    Optional<Picture> picture = picture(mail);
    if (mail instanceof Mail.Receipt) {
      return with(
          mail, picture.map(seen -> Painting.small(Painting.lit(seen, wish))).stream().toList());
    }
    if (mail instanceof Mail.MapSheet) {
      return with(
          mail, picture.map(seen -> Painting.large(Painting.lit(seen, wish))).stream().toList());
    }
    return with(
        mail,
        picture.stream()
            .flatMap(seen -> Painting.of(seen, mail.heading().seat(), wish).stream())
            .toList());
  }

  private List<Attachment> with(Mail mail, List<Painting> paintings) {
    if (mail instanceof Mail.History history) {
      return ChapterPictures.of(history).entrySet().stream()
          .map(one -> chapter(one.getKey(), worded(mail, one.getValue())))
          .toList();
    }
    return Stream.concat(
            paintings.stream().map(painting -> picture(painting, mail)),
            transcript(mail).map(MailAttachments::file).stream())
        .toList();
  }

  private Picture worded(Mail mail, Picture picture) {
    return mailWriter.worded(mail.heading(), picture);
  }

  private static Attachment chapter(String phase, Picture picture) {
    String words = "The board of " + phase;
    return new Attachment(phase + ".png", phase, "image/png", PictureFile.of(picture), words);
  }

  /// {@return whether a mail shows its picture to a reader}
  static boolean isShown(Mail mail, MapWish wish) {
    return wish.shown()
        || mail instanceof Mail.MapSheet
        || mail instanceof Mail.Receipt
        || mail instanceof Mail.History;
  }

  /// {@return whether a mail brings a second picture, of what is around its reader}
  static boolean isNear(Mail mail) {
    return !(mail instanceof Mail.MapSheet || mail instanceof Mail.Receipt)
        && picture(mail).stream()
            .flatMap(seen -> Painting.of(seen, mail.heading().seat(), MapWish.USUAL).stream())
            .anyMatch(Painting::isNear);
  }

  private static Optional<Picture> picture(Mail mail) {
    return bare(mail).map(seen -> seen.at(mail.heading().pictured()));
  }

  private static Optional<Picture> bare(Mail mail) {
    return switch (mail) {
      case Mail.TurnReport report -> report.picture();
      case Mail.StartReport report -> report.picture();
      case Mail.FinalReport report -> report.picture();
      case Mail.StatusReport report -> report.picture();
      case Mail.Preview preview -> preview.picture();
      case Mail.Trial trial -> trial.picture();
      case Mail.MapSheet sheet -> Optional.of(sheet.picture());
      case Mail.Receipt receipt -> receipt.picture();
      case Mail.Welcome _, Mail.History _, Mail.Posting _, Mail.Issue _, Mail.SeriesTable _ ->
          Optional.empty();
      case Mail.Help _, Mail.Answer _, Mail.Notice _, Mail.Transcript _, Mail.Digest _ ->
          Optional.empty();
      case Mail.Press _, Mail.PressLog _ -> Optional.empty();
    };
  }

  private static Optional<String> transcript(Mail mail) {
    return switch (mail) {
      case Mail.FinalReport report -> Optional.of(report.transcript());
      case Mail.Transcript sheet -> Optional.of(sheet.transcript());
      case Mail.TurnReport report -> report.transcript();
      case Mail.StartReport report -> report.transcript();
      case Mail.Receipt _, Mail.Welcome _, Mail.SeriesTable _ -> Optional.empty();
      case Mail.StatusReport _, Mail.History _, Mail.MapSheet _, Mail.Help _ -> Optional.empty();
      case Mail.Answer _, Mail.Notice _, Mail.Digest _ -> Optional.empty();
      case Mail.Preview _, Mail.Trial _, Mail.Posting _, Mail.Issue _ -> Optional.empty();
      case Mail.Press _, Mail.PressLog _ -> Optional.empty();
    };
  }

  private static Attachment file(String transcript) {
    byte[] bytes = transcript.getBytes(StandardCharsets.UTF_8);
    return new Attachment("transcript.json", "transcript", "application/json", bytes);
  }

  /// What one reader alone sees is painted when their mail leaves.
  private Attachment picture(Painting bare, Mail mail) {
    Painting painting = new Painting(worded(mail, bare.picture()), bare.name(), bare.small());
    boolean later = mail instanceof Mail.Receipt || painting.isNear();
    byte[] file = later ? PictureFile.of(painting.picture()) : painter.apply(painting);
    String name = painting.name();
    return new Attachment(name + ".png", name, "image/png", file, brief(mailWriter.alt(mail)));
  }
}
