package depesche.bot.server.start;

import depesche.adjudicator.Fact;
import depesche.bot.clock.ClockTerms;
import depesche.bot.clock.DeadlineReason;
import depesche.bot.clock.TurnTiming;
import depesche.bot.config.InstalledTitles;
import depesche.bot.desk.DeckRefused;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.NewGameFact;
import depesche.bot.desk.PresetFact;
import depesche.bot.desk.StartFact;
import depesche.bot.desk.TimeFact;
import depesche.bot.desk.play.TrialFact;
import depesche.bot.game.GameNotice;
import depesche.bot.game.Library;
import depesche.bot.game.Proof;
import depesche.bot.game.Trouble;
import depesche.bot.game.rollback.RollbackFact;
import depesche.bot.master.MasterFact;
import depesche.bot.people.DealFact;
import depesche.bot.people.LinkFact;
import depesche.bot.people.ListFact;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.ProofFact;
import depesche.bot.people.TableFact;
import depesche.bot.press.PressFact;
import depesche.bot.report.MailWriter;
import depesche.bot.report.Sentences;
import depesche.bot.series.SeriesFact;
import depesche.bot.votes.GameEnd;
import depesche.bot.votes.VoteFact;
import depesche.bot.votes.VoteNotice;
import java.nio.file.Path;
import java.util.List;

/// The titles of an installation, and a writer whose every template was tried on them. A template
/// that names what is not there stops the start, not the report of a turn.
public record CheckedTemplates(Library library, MailWriter mailWriter) {

  /// What the desk says, whatever is played.
  public static final List<Class<? extends Fact>> DESK_FACTS =
      List.of(
          DeskFact.class,
          NewGameFact.class,
          StartFact.class,
          TimeFact.class,
          PresetFact.class,
          DeckRefused.class,
          LetterNote.class,
          GameNotice.class,
          TurnTiming.class,
          ClockTerms.class,
          DeadlineReason.class,
          PeopleFact.class,
          DealFact.class,
          LinkFact.class,
          ProofFact.class,
          TableFact.class,
          MasterFact.class,
          ListFact.class,
          RollbackFact.class,
          PressFact.class,
          Proof.class,
          SeriesFact.class,
          Trouble.class,
          GameEnd.class,
          GameEnd.PlaceReason.class,
          TrialFact.class,
          VoteFact.class,
          VoteNotice.class);

  /// {@return what the folders `config` and `templates` of this home hold}
  ///
  /// @throws depesche.bot.config.UnusableInput if a map or a template is broken, with file, line
  ///   and mend
  public static CheckedTemplates in(Path home) {
    CheckedTemplates read = read(home);
    read.rehearse();
    return read;
  }

  /// As above, where what was found good at an earlier start is not tried again.
  ///
  /// @param data where that is written down
  public static CheckedTemplates in(Path home, Path data) {
    CheckStamp stamp = CheckStamp.of(home, data);
    CheckedTemplates read = read(home);
    if (!stamp.isKnown()) {
      read.rehearse();
      stamp.keep();
    }
    return read;
  }

  private static CheckedTemplates read(Path home) {
    return new CheckedTemplates(
        new Library(InstalledTitles.from(home.resolve("config"))),
        MailWriter.load(home.resolve("templates")));
  }

  private void rehearse() {
    mailWriter.rehearse(Sentences.DESK, DESK_FACTS);
    // The folders are tried side by side, since that is half the time a start takes.
    library.facts().entrySet().parallelStream()
        .forEach(title -> mailWriter.rehearse(title.getKey(), title.getValue()));
  }
}
