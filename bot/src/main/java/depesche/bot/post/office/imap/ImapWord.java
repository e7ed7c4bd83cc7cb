package depesche.bot.post.office.imap;

import java.util.List;
import java.util.Locale;

/// A piece of an IMAP command (RFC 3501 4).
sealed interface ImapWord {

  /// A bare word, sections and all: `FLAGS`, `BODY.PEEK[HEADER.FIELDS (To)]<0.100>`.
  record Atom(String text) implements ImapWord {}

  /// A quoted string, its bytes as ISO-8859-1.
  record Text(String text) implements ImapWord {}

  /// A literal, `{5}` and as many bytes, as ISO-8859-1.
  record Literal(String text) implements ImapWord {}

  /// Words in parentheses.
  record Group(List<ImapWord> words) implements ImapWord {

    @Override
    public String text() {
      return String.join(" ", words.stream().map(ImapWord::text).toList());
    }
  }

  /// {@return the text of a word; of a group its words in a row}
  String text();

  default String upper() {
    return text().toUpperCase(Locale.ROOT);
  }

  /// {@return the words of a group, or this one word}
  default List<ImapWord> flat() {
    return this instanceof Group(List<ImapWord> words) ? words : List.of(this);
  }
}
