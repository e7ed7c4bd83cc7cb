package depesche.bot.report;

import depesche.adjudicator.News;
import depesche.adjudicator.Reader;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.picture.PicturedFact;
import depesche.adjudicator.picture.PicturedTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The pictures of past phases.
final class ChapterPictures {

  /// So many go in one message on Discord.
  private static final int MOST = 10;

  private ChapterPictures() {}

  /// {@return the pictures of the latest phases that are told, by name, if they are asked for}
  static SequencedMap<String, Picture> of(Mail.History history) {
    SequencedMap<String, Picture> pictures = new LinkedHashMap<>();
    List<Mail.Chapter> chapters = history.illustrated() ? history.chapters() : List.of();
    PicturedTable table = history.heading().pictured();
    for (Mail.Chapter chapter : chapters) {
      picture(chapter, history.heading().reader())
          .ifPresent(one -> pictures.put(name(chapter), one.at(table)));
    }
    while (pictures.size() > MOST) {
      pictures.pollFirstEntry();
    }
    return pictures;
  }

  /// {@return what the picture of a phase is called}
  static String name(Mail.Chapter chapter) {
    return chapter.phase().id().isEmpty() ? "opening" : chapter.phase().id();
  }

  private static Optional<Picture> picture(Mail.Chapter chapter, Reader reader) {
    return chapter.news().stream()
        .filter(one -> one.audience().includes(reader))
        .map(News::fact)
        .filter(PicturedFact.class::isInstance)
        .map(drawn -> ((PicturedFact) drawn).picture())
        .reduce((_, later) -> later);
  }
}
