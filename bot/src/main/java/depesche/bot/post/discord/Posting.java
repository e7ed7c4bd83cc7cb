package depesche.bot.post.discord;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Something to be said on Discord: one or more messages, finished, so that a repeat is the same.
///
/// @param code names it for ever; it is in the footer of every message and in its nonce
/// @param pieces in order; one alone if it has frames; none if the place alone is to be put in
///   order
/// @param pings whom the last message may ping
/// @param tags names of the tags its place should have; empty to leave them
/// @param buttons under the last message
/// @param menus below them
/// @param answers the id of the message that the first one answers; empty for none
public record Posting(
    String code,
    List<Piece> pieces,
    List<String> pings,
    List<String> tags,
    @JsonSetter(nulls = Nulls.AS_EMPTY) List<MessageButton> buttons,
    @JsonSetter(nulls = Nulls.AS_EMPTY) List<MessageMenu> menus,
    @JsonSetter(nulls = Nulls.AS_EMPTY) String answers) {

  /// Small letters, as Discord writes them.
  private static final String FINE = "-# ";

  /// So many of the first letters of the code of a place's first message are the mark of its game:
  /// a place is ours only if its first message bears it.
  public static final int MARK = 8;

  /// At the end of the code of what was made simpler: no code of ours has this letter.
  private static final String SIMPLE = "s";

  private static final int SHORT = 900;

  /// Discord takes no more in a message, with a foot below it.
  private static final int LONG = 1950;

  private static final String NOTHING = "-";
  private static final Pattern FOOT = Pattern.compile("(?m)\\n?^-# \\w+-\\d+$");

  /// What is no letter, digit or plain sign.
  private static final Pattern DECKED = Pattern.compile("[^\\p{L}\\p{N}\\n .,:;()/+-]+");

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  public Posting {
    pieces = List.copyOf(pieces);
    pings = List.copyOf(pings);
    tags = List.copyOf(tags);
    buttons = List.copyOf(buttons);
    menus = List.copyOf(menus);
  }

  /// Without buttons.
  public Posting(String code, List<Piece> pieces, List<String> pings, List<String> tags) {
    this(code, pieces, pings, tags, List.of(), List.of(), "");
  }

  /// {@return the same with these under it}
  public Posting with(List<MessageButton> pressed, List<MessageMenu> chosen) {
    return new Posting(code, pieces, pings, tags, pressed, chosen, answers);
  }

  /// {@return the same as an answer to a message}
  public Posting answering(String message) {
    return new Posting(code, pieces, pings, tags, buttons, menus, message);
  }

  /// {@return whether something can be pressed under one message}
  public boolean isLast(int piece) {
    return piece == pieces.size() - 1;
  }

  /// One message.
  ///
  /// @param more what does not fit into its text and is shown in frames below it; then the line by
  ///   which we know it again stands in the last of these, and not in the text
  /// @param title of the first frame, which then shows the picture; empty for none
  /// @param colour of the frames; 0 for none
  public record Piece(
      String text,
      List<Enclosure> files,
      @JsonSetter(nulls = Nulls.AS_EMPTY) List<String> more,
      @JsonSetter(nulls = Nulls.AS_EMPTY) String title,
      int colour) {
    public Piece {
      files = List.copyOf(files);
      more = List.copyOf(more);
    }

    /// Without a title.
    public Piece(String text, List<Enclosure> files, List<String> more) {
      this(text, files, more, "", 0);
    }

    /// Without frames.
    public Piece(String text, List<Enclosure> files) {
      this(text, files, List.of());
    }

    /// {@return all that is to be read in it}
    public String whole() {
      return String.join("\n\n", texts());
    }

    /// {@return the same as texts without frames}
    private List<String> texts() {
      if (title.isEmpty()) {
        return Stream.concat(Stream.of(text), more.stream()).toList();
      }
      List<String> framed = cut("## " + title + "\n" + String.join("\n\n", more), LONG);
      return Stream.concat(framed.stream(), Stream.of(text).filter(one -> !one.isBlank())).toList();
    }
  }

  /// A file beside a message.
  ///
  /// @param alt what it shows, for those who cannot see it; empty if it is no picture
  public record Enclosure(
      String name, byte[] bytes, @JsonSetter(nulls = Nulls.AS_EMPTY) String alt) {
    public Enclosure {
      bytes = bytes.clone();
    }
  }

  /// {@return whether it stands in frames with a title}
  public boolean hasTitle() {
    return pieces.stream().anyMatch(piece -> !piece.title().isEmpty());
  }

  /// {@return the same without frames: each of them is a message of its own}
  public Posting apart() {
    List<Piece> apart = new ArrayList<>();
    for (Piece piece : pieces) {
      List<String> texts = piece.texts();
      for (int i = 0; i < texts.size(); i++) {
        String text = texts.get(i);
        boolean last = i == texts.size() - 1;
        String foot = piece.more().isEmpty() ? "" : "\n" + foot(code, apart.size());
        apart.add(new Piece(text + foot, last ? piece.files() : List.of()));
      }
    }
    return new Posting(code, apart, pings, tags, buttons, menus, answers);
  }

  /// {@return what Discord may take of this where it calls it malformed: from one piece on, shorter
  /// and without frames; and when it refuses that too, letters alone, without files or pings. Empty
  /// if there is nothing simpler}
  public Optional<Posting> simpler(int from) {
    boolean again = code.endsWith(SIMPLE);
    if (code.endsWith(SIMPLE + SIMPLE)) {
      return Optional.empty();
    }
    List<Piece> simple = new ArrayList<>();
    for (Piece piece : pieces.subList(from, pieces.size())) {
      String whole = FOOT.matcher(piece.whole()).replaceAll("");
      for (String text : cut(again ? DECKED.matcher(whole).replaceAll(" ") : whole, SHORT)) {
        String foot = "\n" + foot(code + SIMPLE, simple.size());
        simple.add(new Piece(text + foot, List.of()));
      }
      if (!again && !piece.files().isEmpty()) {
        Piece last = simple.removeLast();
        simple.add(new Piece(last.text(), piece.files()));
      }
    }
    return Optional.of(new Posting(code + SIMPLE, simple, again ? List.of() : pings, tags));
  }

  /// {@return a text in parts that end between lines, or between words if a line is too long}
  private static List<String> cut(String text, int most) {
    List<String> parts = new ArrayList<>();
    String rest = text.strip();
    while (rest.length() > most) {
      int line = rest.lastIndexOf('\n', most);
      int blank = rest.lastIndexOf(' ', most);
      int end = line > most / 2 ? line : blank > most / 2 ? blank : whole(rest, most);
      parts.add(rest.substring(0, end));
      rest = rest.substring(end).strip();
    }
    parts.add(rest.isEmpty() ? NOTHING : rest);
    return parts;
  }

  private static int whole(String text, int most) {
    return Character.isLowSurrogate(text.charAt(most)) ? most - 1 : most;
  }

  /// {@return the posting as the bytes of a parcel}
  public byte[] bytes() {
    try {
      return MAPPER.writeValueAsBytes(this);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return the posting that [#bytes] wrote}
  public static Posting read(byte[] bytes) {
    try {
      return MAPPER.readValue(bytes, Posting.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return the nonce of one message: Discord shows a message of the same nonce once}
  public String nonce(int piece) {
    return code + "-" + piece;
  }

  /// {@return whether the last line of a message bears the same mark}
  public boolean marks(String foot) {
    return foot.startsWith(FINE + code.substring(0, Math.min(MARK, code.length())));
  }

  /// {@return the last line of one message, by which we know it again}
  public static String foot(String code, int piece) {
    return FINE + code + "-" + piece;
  }
}
