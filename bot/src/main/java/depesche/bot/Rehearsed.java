package depesche.bot;

import depesche.bot.desk.DeskFact;
import depesche.bot.desk.Note;
import depesche.bot.game.Library;
import depesche.bot.game.Notice;
import depesche.bot.game.Proof;
import depesche.bot.game.Shelf;
import depesche.bot.game.Trouble;
import depesche.bot.report.Sentences;
import depesche.bot.report.Writer;
import java.nio.file.Path;
import java.util.List;

/// The titles of an installation, and a writer whose every template was tried on them. A template
/// that names what is not there stops the start, not the report of a turn.
public record Rehearsed(Library library, Writer writer) {

  /// {@return what the folders `config` and `templates` of this home hold}
  ///
  /// @throws depesche.bot.config.Unusable if a map or a template is broken, with file, line and
  ///   mend
  public static Rehearsed in(Path home) {
    Library library = new Library(Shelf.from(home.resolve("config")));
    Writer writer = Writer.load(home.resolve("templates"));
    writer.rehearse(
        Sentences.DESK,
        List.of(DeskFact.class, Note.class, Notice.class, Proof.class, Trouble.class));
    // The folders are tried side by side, since that is half the time a start takes.
    library.facts().entrySet().parallelStream()
        .forEach(title -> writer.rehearse(title.getKey(), title.getValue()));
    return new Rehearsed(library, writer);
  }
}
