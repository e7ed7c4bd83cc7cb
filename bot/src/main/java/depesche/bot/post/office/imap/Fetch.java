package depesche.bot.post.office.imap;

import depesche.bot.post.office.ClientConnection;
import depesche.bot.post.office.MailFolder;
import depesche.bot.post.office.StoredMessage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What a `FETCH` asks for, and the answer for one message.
record Fetch(List<Item> items) {

  /// So much of a message is in memory while it is handed over.
  private static final int PIECE = 64 * 1024;

  /// One thing asked for.
  ///
  /// @param label how the answer names it
  /// @param peek whether asking leaves the message unread
  private record Item(
      String label, Optional<BodySection> section, int from, int most, boolean peek) {

    static Item plain(String label) {
      return new Item(label, Optional.empty(), 0, 0, true);
    }
  }

  static Fetch parse(String tag, List<ImapWord> asked, boolean withUid) throws ImapCommand.Bad {
    List<Item> items = new ArrayList<>();
    for (ImapWord imapWord : asked) {
      switch (imapWord.upper()) {
        case "ALL" -> add(items, "FLAGS", "INTERNALDATE", "RFC822.SIZE", "ENVELOPE");
        case "FAST" -> add(items, "FLAGS", "INTERNALDATE", "RFC822.SIZE");
        case "FULL" -> add(items, "FLAGS", "INTERNALDATE", "RFC822.SIZE", "ENVELOPE", "BODY");
        case "FLAGS", "UID", "INTERNALDATE", "RFC822.SIZE", "ENVELOPE", "BODYSTRUCTURE", "BODY" ->
            add(items, imapWord.upper());
        case "RFC822" -> items.add(old(tag, "RFC822", "", false));
        case "RFC822.HEADER" -> items.add(old(tag, "RFC822.HEADER", "HEADER", true));
        case "RFC822.TEXT" -> items.add(old(tag, "RFC822.TEXT", "TEXT", false));
        default -> items.add(section(tag, imapWord.text()));
      }
    }
    if (withUid && items.stream().noneMatch(i -> i.label().equals("UID"))) {
      items.addFirst(Item.plain("UID"));
    }
    return new Fetch(List.copyOf(items));
  }

  private static void add(List<Item> items, String... labels) {
    Arrays.stream(labels).map(Item::plain).forEach(items::add);
  }

  private static Item old(String tag, String label, String section, boolean peek)
      throws ImapCommand.Bad {
    return new Item(
        label, Optional.of(BodySection.parse(tag, section)), 0, Integer.MAX_VALUE, peek);
  }

  /// Reads `BODY.PEEK[SECTION]<from.most>`.
  private static Item section(String tag, String text) throws ImapCommand.Bad {
    int open = text.indexOf('[');
    int close = text.lastIndexOf(']');
    String name = open < 0 ? "" : text.substring(0, open).toUpperCase(java.util.Locale.ROOT);
    if (close < open || !(name.equals("BODY") || name.equals("BODY.PEEK"))) {
      throw new ImapCommand.Bad(tag, "FETCH knows no such thing");
    }
    String inside = text.substring(open + 1, close);
    BodySection bodySection = BodySection.parse(tag, inside);
    String partial = text.substring(close + 1);
    boolean peek = name.equals("BODY.PEEK");
    if (partial.isEmpty()) {
      return new Item("BODY[" + inside + "]", Optional.of(bodySection), 0, Integer.MAX_VALUE, peek);
    }
    if (!partial.matches("<[0-9]{1,9}\\.[0-9]{1,9}>")) {
      throw new ImapCommand.Bad(tag, "A range is <from.length>");
    }
    String[] ends = partial.substring(1, partial.length() - 1).split("\\.", 2);
    return new Item(
        "BODY[" + inside + "]<" + ends[0] + ">",
        Optional.of(bodySection),
        Integer.parseInt(ends[0]),
        Integer.parseInt(ends[1]),
        peek);
  }

  /// {@return whether the messages asked for become read by it}
  boolean reads() {
    return items.stream().anyMatch(i -> !i.peek());
  }

  boolean tellsFlags() {
    return items.stream().anyMatch(i -> i.label().equals("FLAGS"));
  }

  /// Writes the answer for one message, in parentheses.
  ///
  /// @param lastParts what was taken apart last
  void answer(
      ClientConnection out,
      MailFolder mailFolder,
      StoredMessage storedMessage,
      boolean addFlags,
      LastParts lastParts)
      throws IOException {
    try (OpenMessage openMessage = new OpenMessage(mailFolder, storedMessage, lastParts)) {
      String before = "(";
      for (Item item : items) {
        out.write(before + item.label() + " ");
        before = " ";
        switch (item.label()) {
          case "FLAGS" -> out.write(flags(storedMessage));
          case "UID" -> out.write(String.valueOf(storedMessage.uid()));
          case "INTERNALDATE" -> out.write(ImapText.date(storedMessage.received()));
          case "RFC822.SIZE" -> out.write(String.valueOf(storedMessage.size()));
          default -> content(out, item, openMessage.content());
        }
      }
    }
    out.write((addFlags ? " FLAGS " + flags(storedMessage) : "") + ")");
  }

  private static void content(ClientConnection out, Item item, MessageContent messageContent)
      throws IOException {
    switch (item.label()) {
      case "ENVELOPE" -> out.write(BodyStructure.envelope(messageContent.message().headers()));
      case "BODYSTRUCTURE" ->
          out.write(BodyStructure.body(messageContent, messageContent.message(), true));
      case "BODY" -> out.write(BodyStructure.body(messageContent, messageContent.message(), false));
      default -> {
        BodySection.Cut cut =
            item.section().orElseThrow().of(messageContent).piece(item.from(), item.most());
        out.write("{" + cut.length() + "}\r\n");
        for (int at = 0; at < cut.length(); at += PIECE) {
          BodySection.Cut piece = cut.piece(at, PIECE);
          out.write(piece.bytes().copy(piece.from(), piece.to()));
        }
      }
    }
  }

  static String flags(StoredMessage storedMessage) {
    return "(" + String.join(" ", storedMessage.flags()) + ")";
  }
}
