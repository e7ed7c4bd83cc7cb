package depesche.bot.report.page;

import java.util.List;
import java.util.stream.IntStream;

/// A part of a mail, as its template lays it out. Every form in which mails are printed has an
/// answer for each kind; the words are the same in all forms, and no word in them is markup but
/// what [Layout] calls strong.
public sealed interface Block {

  /// What the mail is about, or a chapter of it.
  ///
  /// @param under which game and who reads, in small letters; empty in a chapter
  record Title(String words, String under) implements Block {}

  /// What stands over a section.
  record Heading(String words) implements Block {}

  /// What stands over a few lines of a section, such as the name of a country.
  record Group(String words) implements Block {}

  /// A line of prose, however long.
  record Words(String line) implements Block {}

  /// A numbered paragraph.
  ///
  /// @param number as it stands at the edge, such as ` 1.`
  record Point(String number, String words) implements Block {}

  /// An empty line, where the form has such.
  record Gap() implements Block {}

  /// A list of sentences.
  ///
  /// @param headlines whether they are the headlines of a report
  record Items(List<String> lines, boolean headlines) implements Block {}

  /// Short texts, each with what there is to say of it.
  ///
  /// @param heads of the columns, where there are columns
  /// @param width to which the first column is filled up with blanks
  /// @param places one for each row, such as the ranks of a standing, of which some may be shared;
  ///   empty if the rows have none
  /// @param marks one for each row, where a page shows at a glance what came of it; or none
  record Rows(
      List<String> heads, int width, List<String> places, List<List<String>> rows, List<Mark> marks)
      implements Block {

    /// Rows without marks.
    public Rows(List<String> heads, int width, List<String> places, List<List<String>> rows) {
      this(heads, width, places, rows, List.of());
    }

    /// {@return whether the places count the rows, from 1}
    boolean isCounted() {
      return IntStream.range(0, places.size())
          .allMatch(i -> places.get(i).equals(String.valueOf(i + 1)));
    }
  }

  /// What somebody wrote, line by line, and what became of it.
  ///
  /// @param rows each the number of the line, the line, and what became of it
  /// @param marks as of [Rows]
  record Answers(List<String> heads, List<List<String>> rows, List<Mark> marks) implements Block {}

  /// What came of an order or a line.
  enum Mark {
    /// It did what it was to do.
    GOOD,
    /// Nothing came of it, and nothing was to.
    EVEN,
    /// It failed.
    BAD
  }

  /// A table.
  ///
  /// @param rows the cells, where the form has tables
  /// @param lines the same in letters of one width, where it has none
  record Table(List<String> heads, List<List<String>> rows, List<String> lines) implements Block {}

  /// What is to be typed, line by line.
  record Code(List<String> lines) implements Block {}

  /// What is to be copied as it stands, line by line: no line is folded, none is indented.
  record Paste(List<String> lines) implements Block {}

  /// What a page has a link for: a mail to the moderator with these lines, to change and send.
  ///
  /// @param words of the link
  record Draft(String words, List<String> lines) implements Block {}

  /// What a player wrote, line by line: none of it is ours.
  record Quoted(List<String> lines) implements Block {}

  /// The picture that comes with the mail, where it can stand between the words.
  ///
  /// @param name by which the page calls it
  record Picture(String name) implements Block {}

  /// What a page may print in fine letters.
  record Fine(List<Block> blocks) implements Block {}

  /// What stands under a line at the end.
  record Foot(List<Block> blocks) implements Block {}

  /// What only plain text and markdown say, since a page shows it in another way.
  record TextOnly(List<Block> blocks) implements Block {}

  /// What only a page shows.
  record PageOnly(List<Block> blocks) implements Block {}
}
