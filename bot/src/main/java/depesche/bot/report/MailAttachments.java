package depesche.bot.report;

import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.Picture.BoardPicture;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.SheetPicture;
import depesche.bot.post.Attachment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// What goes with a mail: the picture it speaks of, and the transcript.
public final class MailAttachments {

  private final Function<Picture, byte[]> painter;
  private final Function<Mail, String> alt;

  /// @param alt says what is seen on the picture of a mail
  public MailAttachments(Function<Picture, byte[]> painter, Function<Mail, String> alt) {
    this.painter = painter;
    this.alt = alt;
  }

  /// {@return the picture of a mail, and the file it brings}
  public List<Attachment> of(Mail mail) {
    if (mail instanceof Mail.History history) {
      return history.pictures().entrySet().stream()
          .map(one -> chapter(one.getKey(), one.getValue()))
          .toList();
    }
    return Stream.concat(
            picture(mail)
                .map(seen -> picture(seen, alt.apply(mail), mail instanceof Mail.Receipt))
                .stream(),
            transcript(mail).map(MailAttachments::file).stream())
        .toList();
  }

  private static Attachment chapter(String phase, Picture picture) {
    String words = "The board of " + phase;
    return new Attachment(phase + ".png", phase, "image/png", PictureFile.of(picture), words);
  }

  private static Optional<Picture> picture(Mail mail) {
    return switch (mail) {
      case Mail.TurnReport report -> report.picture();
      case Mail.StartReport report -> report.picture();
      case Mail.FinalReport report -> report.picture();
      case Mail.StatusReport report -> report.picture();
      case Mail.Preview preview -> preview.picture();
      case Mail.Trial trial -> trial.picture();
      case Mail.MapSheet sheet -> Optional.of(sheet.picture());
      case Mail.Receipt receipt -> receipt.picture();
      case Mail.Welcome _, Mail.History _, Mail.SeriesTable _ -> Optional.empty();
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
      case Mail.Preview _, Mail.Trial _ -> Optional.empty();
      case Mail.Press _, Mail.PressLog _ -> Optional.empty();
    };
  }

  private static Attachment file(String transcript) {
    byte[] bytes = transcript.getBytes(StandardCharsets.UTF_8);
    return new Attachment("transcript.json", "transcript", "application/json", bytes);
  }

  /// @param later whether it is painted when the mail leaves
  private Attachment picture(Picture picture, String words, boolean later) {
    String kind =
        switch (picture) {
          case MapPicture _ -> "map";
          case BoardPicture _ -> "board";
          case SheetPicture _ -> "sheet";
        };
    byte[] file = later ? PictureFile.of(picture) : painter.apply(picture);
    return new Attachment(kind + ".png", kind, "image/png", file, words);
  }
}
