package depesche.bot.desk;

import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.post.discord.DiscordInput;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;

/// Five players who write to each other.
abstract class PressTable {

  static final Duration QUARTER = Duration.ofMinutes(15);

  final Bureau bureau;
  List<Bureau.Mail> starts = List.of();

  PressTable() {
    this(new Bureau());
  }

  PressTable(Bureau bureau) {
    this.bureau = bureau;
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  void begin(String... options) {
    starts = bureau.begin(options);
  }

  /// Somebody says something on Discord.
  ///
  /// @param number of what is said there, each its own
  List<Bureau.Mail> heard(long number, DiscordInput input) {
    InboxRow row = new InboxRow();
    row.mailbox = InboxRow.DISCORD;
    row.uid = number;
    row.digest = "call " + number;
    row.received = bureau.now();
    row.bytes = input.bytes();
    bureau.ask(unitOfWork -> unitOfWork.enter(row));
    return bureau.works();
  }

  /// Each seat has one army and nothing else.
  void board(String... provinces) {
    StringBuilder text = new StringBuilder("phase S1865M\nseats");
    IntStream.range(0, 5).forEach(seat -> text.append(' ').append(name(seat)));
    for (int seat = 0; seat < 5; seat++) {
      text.append("\narmy ").append(name(seat)).append(" A ").append(provinces[seat]);
    }
    bureau.ask(
        unitOfWork -> {
          StoredGame game = unitOfWork.game("bismarck").orElseThrow();
          game.advance("S1865M", text.toString());
          return game;
        });
  }

  String name(int seat) {
    return bureau.seat(seat).name();
  }

  static String address(int seat) {
    return Bureau.PLAYERS.get(seat);
  }

  List<Bureau.Mail> says(int seat, String... lines) {
    return bureau.answer(starts.get(seat), lines);
  }

  static List<Bureau.Mail> press(List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.subject().contains("Press")).toList();
  }

  static List<String> readers(List<Bureau.Mail> mails) {
    return press(mails).stream().map(Bureau.Mail::to).toList();
  }

  static String receipt(List<Bureau.Mail> mails) {
    return Holders.flat(
        mails.stream().filter(mail -> !mail.subject().contains("Press")).toList().getLast());
  }

  static List<Bureau.Mail> to(int seat, List<Bureau.Mail> mails) {
    return press(mails).stream().filter(mail -> mail.to().equals(address(seat))).toList();
  }

  /// Answers as mail programs do, naming the mail.
  List<Bureau.Mail> reply(Bureau.Mail mail, String... lines) {
    String raw =
        String.join(
                "\n",
                "From: " + mail.to(),
                "To: " + mail.replyTo(),
                "Subject: Re: " + mail.subject(),
                "In-Reply-To: " + mail.id(),
                "Message-ID: <" + Arrays.hashCode(lines) + mail.id().substring(1),
                "Content-Type: text/plain; charset=utf-8",
                "",
                String.join("\n", lines))
            .replace("\n", "\r\n");
    bureau.arrives(raw.getBytes(StandardCharsets.UTF_8), bureau.now());
    return bureau.works();
  }
}
