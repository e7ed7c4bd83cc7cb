package depesche.bot.report;

import depesche.adjudicator.Fact;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Line;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.picture.Picture;
import depesche.bot.report.page.ForumPage;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Every kind of mail the moderator writes. The record's name picks the template `mail/NAME.ftl`,
/// and its components are what it may speak of.
public sealed interface Mail {

  /// {@return which game it is about and who reads it}
  MailContext heading();

  /// What came of a phase, to every seat and onlooker.
  ///
  /// @param judged the phase whose results these are; the heading has the one that follows
  /// @param news in order; what the reader may not hear is left out here
  /// @param picture what this reader may see of the table, painted and attached, if there is one
  /// @param transcript to date, if it has something that nothing else says
  record TurnReport(
      MailContext heading,
      Phase judged,
      List<News> news,
      Optional<Picture> picture,
      Due due,
      Optional<String> transcript)
      implements Mail {

    /// A report without a transcript.
    public TurnReport(
        MailContext heading, Phase judged, List<News> news, Optional<Picture> picture, Due due) {
      this(heading, judged, news, picture, due, Optional.empty());
    }
  }

  /// The first report: how the table was set up.
  ///
  /// @param options every option of the title with the answer this game has chosen
  /// @param transcript as in [TurnReport]
  record StartReport(
      MailContext heading,
      List<News> news,
      List<OptionLine> options,
      Optional<Picture> picture,
      Due due,
      Optional<String> transcript)
      implements Mail {

    /// A report without a transcript.
    public StartReport(
        MailContext heading,
        List<News> news,
        List<OptionLine> options,
        Optional<Picture> picture,
        Due due) {
      this(heading, news, options, picture, due, Optional.empty());
    }
  }

  /// The last report.
  ///
  /// @param transcript all of it, as the text of a file
  record FinalReport(
      MailContext heading,
      Phase judged,
      List<News> news,
      List<FinalPlace> standing,
      Optional<Picture> picture,
      List<Fact> notes,
      String transcript)
      implements Mail {}

  /// The answer to a letter with orders: every line and what became of it.
  ///
  /// @param lines of the letter just read, commands to the desk among them
  /// @param onFile everything the seat has now decided
  /// @param notes of the desk, such as quoted lines not read
  /// @param picture what the seat has on file, drawn; by mail alone
  record Receipt(
      MailContext heading,
      List<Line> lines,
      List<Fact> onFile,
      List<Fact> notes,
      Due due,
      Optional<Picture> picture)
      implements Mail {

    /// A receipt without a picture.
    public Receipt(
        MailContext heading, List<Line> lines, List<Fact> onFile, List<Fact> notes, Due due) {
      this(heading, lines, onFile, notes, due, Optional.empty());
    }
  }

  /// The answer to a sign-up.
  ///
  /// @param password of the new seat; this is the only mail that has it
  /// @param taken seats that are taken now, of so many `seats`
  /// @param chance what the game is committed to
  /// @param clock when its turns are judged
  /// @param wishes for seats, if they are dealt when the game begins
  /// @param rules of the table, if they are not the usual ones
  record Welcome(
      MailContext heading,
      String password,
      int taken,
      int seats,
      List<Fact> chance,
      List<Fact> clock,
      List<Fact> wishes,
      List<Fact> rules)
      implements Mail {
    public Welcome {
      chance = List.copyOf(chance);
      clock = List.copyOf(clock);
      wishes = List.copyOf(wishes);
      rules = List.copyOf(rules);
    }
  }

  /// The state of the game.
  ///
  /// @param seats in table order
  /// @param state what the title's view shows this reader; the title's template prints it
  /// @param notes of the desk, or what the reader has on file
  /// @param table its rules, and whether it is over
  record StatusReport(
      MailContext heading,
      List<SeatLine> seats,
      Optional<Fact> state,
      Optional<Picture> picture,
      List<Fact> notes,
      Due due,
      List<Fact> table)
      implements Mail {}

  /// What a phase would bring if it were judged now, for its master.
  record Preview(MailContext heading, Phase judged, List<News> news, Optional<Picture> picture)
      implements Mail {
    public Preview {
      news = List.copyOf(news);
    }
  }

  /// What orders would bring that somebody tried. Nothing of it is on file.
  ///
  /// @param lines that were tried
  /// @param news of what they would bring; none if none of them counts
  /// @param notes what the reader has on file indeed
  record Trial(
      MailContext heading,
      Phase judged,
      List<Line> lines,
      List<News> news,
      Optional<Picture> picture,
      List<Fact> notes)
      implements Mail {

    public Trial {
      lines = List.copyOf(lines);
      news = List.copyOf(news);
      notes = List.copyOf(notes);
    }
  }

  /// The public report of a judged phase, to be pasted into a forum or a zine.
  ///
  /// @param heading of somebody without a seat: nothing in it is for one reader alone
  /// @param next the next deadline, if the phase is the last that was judged
  /// @param shown where everybody sees it, if that is known
  record Posting(
      MailContext heading,
      Phase judged,
      List<News> news,
      Optional<Instant> next,
      ForumPage.Markup markup,
      Optional<ForumPage.Shown> shown)
      implements Mail {
    public Posting {
      news = List.copyOf(news);
    }

    /// {@return what a report tells everybody; empty if it is none, or tells nothing to all}
    public static Optional<Posting> of(Mail mail, ForumPage.Markup markup) {
      MailContext heading = mail.heading().withoutSeat();
      Optional<Posting> posting =
          switch (mail) {
            case TurnReport report ->
                Optional.of(
                    new Posting(
                        heading,
                        report.judged(),
                        report.news(),
                        report.due().deadline(),
                        markup,
                        Optional.empty()));
            case FinalReport report ->
                Optional.of(
                    new Posting(
                        heading,
                        report.judged(),
                        report.news(),
                        Optional.empty(),
                        markup,
                        Optional.empty()));
            default -> Optional.empty();
          };
      return posting.filter(
          one -> one.news().stream().anyMatch(news -> news.audience().includes(heading.reader())));
    }
  }

  /// The results of past phases, oldest first.
  ///
  /// @param illustrated whether the latest of them have their pictures
  record History(MailContext heading, List<Chapter> chapters, boolean illustrated) implements Mail {

    /// Results in words alone.
    public History(MailContext heading, List<Chapter> chapters) {
      this(heading, chapters, false);
    }
  }

  /// What everybody may read of a game and its reader has not had yet, as the issue of a zine.
  ///
  /// @param heading of somebody without a seat: nothing in it is for one reader alone
  /// @param scores how the seats stand, if something is counted
  record Issue(MailContext heading, List<Part> parts, Optional<Fact> scores) implements Mail {
    public Issue {
      parts = List.copyOf(parts);
    }
  }

  /// A part of an issue.
  ///
  /// @param chapter what came of a phase; empty around press of no phase that is told
  /// @param press what was written to everybody in it
  record Part(Optional<Chapter> chapter, List<WrittenText> press) {
    public Part {
      press = List.copyOf(press);
    }
  }

  /// What has been published of chance and letters, as a file.
  ///
  /// @param facts why it comes, if nobody asked for it
  /// @param transcript the text of the file
  record Transcript(MailContext heading, List<Fact> facts, String transcript) implements Mail {
    public Transcript {
      facts = List.copyOf(facts);
    }
  }

  /// The picture alone.
  record MapSheet(MailContext heading, Picture picture) implements Mail {}

  /// How to write to the moderator.
  ///
  /// @param topic as asked for; one that does not exist gives the list of topics
  /// @param later phases for which one may send orders ahead, for examples
  /// @param notes of the desk, such as who is writing here
  record Help(MailContext heading, String topic, List<Phase> later, List<Fact> notes)
      implements Mail {
    public Help {
      later = List.copyOf(later);
      notes = List.copyOf(notes);
    }

    /// Help without notes.
    public Help(MailContext heading, String topic) {
      this(heading, topic, List.of(), List.of());
    }
  }

  /// One or a few sentences: an error, or a command carried out.
  record Answer(MailContext heading, List<Fact> facts) implements Mail {}

  /// A message nobody asked for: a reminder, a new deadline, a pause, a seat abandoned.
  record Notice(MailContext heading, List<Fact> facts, Due due) implements Mail {}

  /// Once a day to somebody who asked for it: all their running games.
  ///
  /// @param games what presses most comes first
  record Digest(MailContext heading, List<DigestGame> games) implements Mail {
    public Digest {
      games = List.copyOf(games);
    }

    /// {@return how many of the games wait for the reader}
    long open() {
      return games.stream().filter(DigestGame::isOpen).count();
    }
  }

  /// What a player wrote to others. Readers and writers are named by seats, `M` for the master, `O`
  /// for observers, `ALL` for everybody.
  ///
  /// @param from empty if it is unsigned
  /// @param to empty if the reader is told of themselves alone
  /// @param code by which an answer can name it; empty if it cannot be answered
  record Press(MailContext heading, String from, List<String> to, List<String> lines, String code)
      implements Mail {

    /// In the place of a code: it is answered where it stands.
    public static final String HERE = "here";

    public Press {
      to = List.copyOf(to);
      lines = List.copyOf(lines);
    }
  }

  /// What a reader may read again: presses, or the notes of a diary.
  ///
  /// @param kind `PRESS LOG` or `DIARY`
  /// @param entries oldest first
  /// @param more whether there are older ones
  record PressLog(MailContext heading, String kind, List<WrittenText> entries, boolean more)
      implements Mail {
    public PressLog {
      entries = List.copyOf(entries);
    }
  }

  /// The table of a series.
  ///
  /// @param facts what has happened, or how far it is
  /// @param rows best first
  /// @param notes how points are given
  record SeriesTable(
      MailContext heading, String series, List<Fact> facts, List<SeriesLine> rows, List<Fact> notes)
      implements Mail {
    public SeriesTable {
      facts = List.copyOf(facts);
      rows = List.copyOf(rows);
      notes = List.copyOf(notes);
    }
  }

  /// A past phase.
  ///
  /// @param sent what counted in it, once the game is over; nothing before
  record Chapter(Phase phase, List<News> news, List<Sent> sent) {
    public Chapter {
      news = List.copyOf(news);
      sent = List.copyOf(sent);
    }

    /// A phase whose orders are not open yet.
    public Chapter(Phase phase, List<News> news) {
      this(phase, news, List.of());
    }
  }

  /// What one seat sent in a phase, as it was written.
  record Sent(String seat, List<String> lines) {
    public Sent {
      lines = List.copyOf(lines);
    }
  }
}
