package depesche.bot.game.press;

import depesche.bot.game.Game;
import depesche.bot.game.ParcelWriter;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.press.PressCopyRow;
import depesche.bot.ledger.press.PressMemberRow;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.ledger.press.PressThreadRow;
import depesche.bot.ledger.press.ThreadQueries;
import depesche.bot.people.TableRules;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.DiscordHandler.Circle;
import depesche.bot.post.discord.Posting;
import depesche.bot.report.Mail;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Private threads on Discord, one for each set of seats that write to each other. Everybody in one
/// sees the accounts of the others, so a press is shown there only if everybody who reads it knows
/// who wrote it and who else reads it.
public record PressThreads(UnitOfWork unitOfWork) {

  /// Letters of the mark.
  private static final int MARK = 5;

  /// Discord takes no longer name.
  private static final int LONGEST = 100;

  /// Leaves a press for the thread of its writer and readers, if the game has such threads.
  ///
  /// @param said the thread in which it was written, and where it stands already
  /// @return where it is said, as in a destination, if it is
  static Optional<String> post(
      ParcelWriter parcelWriter, Game game, PressRow press, Optional<String> said, Instant now) {
    List<PressCopyRow> copies = game.book().press().copies(press);
    if (!isOpen(game, press, copies)) {
      return Optional.empty();
    }
    PressThreadRow thread = thread(game, copies);
    if (said.filter(thread.channel::equals).isPresent()) {
      return Optional.of(Destination.Beside.HERE + thread.channel);
    }
    if (isEmpty(game, press, copies)) {
      return Optional.empty();
    }
    String own =
        copies.stream()
            .filter(copy -> copy.reader == press.author)
            .map(copy -> copy.word)
            .findFirst()
            .orElseThrow();
    List<String> to = PressRow.words(press.shownTo);
    Mail mail =
        new Mail.Press(
            game.heading(Optional.empty()),
            press.shownFrom,
            to,
            press.text.lines().toList(),
            Mail.Press.HERE);
    Destination there = new Destination.Circle(String.valueOf(thread.id));
    parcelWriter.publish(game.book(), "press." + own, there, mail, now);
    return Optional.of("press." + own + ".circle");
  }

  /// {@return whether readers and writer know of each other all that a thread shows} What its
  /// writer was told must be the same, too: an answer to an unsigned press does not tell whom it
  /// answers.
  private static boolean isOpen(Game game, PressRow press, List<PressCopyRow> copies) {
    TableRules rules = TableRules.of(game);
    if (!rules.isOn(TableRules.Rule.THREADS)
        || rules.isAnonymous()
        || rules.isOn(TableRules.Rule.TOUCH)) {
      return false;
    }
    List<String> readers =
        game.seats().stream()
            .filter(seat -> seat.id() != press.author && reads(copies, seat))
            .map(StoredSeat::name)
            .toList();
    String lines = PressRow.lines(readers);
    return game.seats().stream()
            .anyMatch(seat -> seat.id() == press.author && seat.name().equals(press.shownFrom))
        && reads(copies, press.author)
        && copies.size() == readers.size() + 1
        && !readers.isEmpty()
        && press.shownTo.equals(lines)
        && press.toldTo.equals(lines);
  }

  private static boolean reads(List<PressCopyRow> copies, StoredSeat seat) {
    return reads(copies, seat.id());
  }

  private static boolean reads(List<PressCopyRow> copies, long reader) {
    return copies.stream().anyMatch(copy -> copy.reader == reader);
  }

  /// {@return whether none of its readers is on Discord}
  private static boolean isEmpty(Game game, PressRow press, List<PressCopyRow> copies) {
    return game.seats().stream()
        .filter(seat -> seat.id() != press.author && reads(copies, seat))
        .allMatch(seat -> accounts(seat).isEmpty());
  }

  private static PressThreadRow thread(Game game, List<PressCopyRow> copies) {
    UnitOfWork book = game.book();
    String seats = PressThreadRow.of(copies.stream().map(copy -> copy.reader).toList());
    return book.press()
        .threads()
        .thread(game.id(), seats)
        .orElseGet(
            () -> {
              PressThreadRow row = new PressThreadRow();
              row.gameId = game.id();
              row.seats = seats;
              book.enter(row);
              book.flush();
              return row;
            });
  }

  /// {@return the accounts of those who read what is written to a seat}
  private static List<String> accounts(StoredSeat seat) {
    return Stream.concat(
            seat.player().filter(_ -> seat.isAnswerable()).stream(), seat.standIn().stream())
        .flatMap((PlayerRow player) -> Optional.ofNullable(player.discord).stream())
        .distinct()
        .toList();
  }

  // What the client of Discord asks

  /// {@return what a thread should be like now; nothing if there is none of this number} Everybody
  /// who is to be in it is noted before they are brought in.
  public Optional<Circle> circle(String number) {
    ThreadQueries threads = unitOfWork.press().threads();
    return threads
        .thread(Long.parseLong(number))
        .map(
            thread -> {
              List<StoredSeat> seats = seats(thread);
              note(thread, seats);
              List<PressMemberRow> members = threads.members(thread);
              List<String> inside =
                  seats.stream().flatMap(seat -> accounts(seat).stream()).toList();
              return new Circle(
                  name(thread, seats),
                  thread.channel,
                  accounts(
                      members.stream()
                          .filter(row -> !row.present && inside.contains(row.account))
                          .toList()),
                  accounts(members.stream().filter(row -> !inside.contains(row.account)).toList()));
            });
  }

  private static List<String> accounts(List<PressMemberRow> members) {
    return members.stream().map(row -> row.account).distinct().toList();
  }

  /// {@return the seats of a thread that are there still, in table order}
  public List<StoredSeat> seats(PressThreadRow thread) {
    StoredGame game = unitOfWork.game(thread.gameId);
    return game.seats().stream().filter(seat -> thread.numbers().contains(seat.id())).toList();
  }

  private void note(PressThreadRow thread, List<StoredSeat> seats) {
    List<PressMemberRow> members = unitOfWork.press().threads().members(thread);
    for (StoredSeat seat : seats) {
      for (String account : accounts(seat)) {
        Optional<PressMemberRow> known =
            members.stream()
                .filter(row -> row.seatId == seat.id() && row.account.equals(account))
                .findFirst();
        // Players who come back stay in, unless they were just taken out.
        known.ifPresent(row -> row.leaving = false);
        if (known.isEmpty()) {
          PressMemberRow row = new PressMemberRow();
          row.threadId = thread.id;
          row.seatId = seat.id();
          row.account = account;
          unitOfWork.enter(row);
        }
      }
    }
    unitOfWork.flush();
  }

  /// By its mark we know it from that of another game of the same name, of another data folder.
  private String name(PressThreadRow thread, List<StoredSeat> seats) {
    String game = unitOfWork.game(thread.gameId).name();
    String number = String.valueOf(thread.id);
    String name =
        "%s #%s-%s: %s"
            .formatted(
                game,
                number,
                unitOfWork.word(MARK, "thread", game, number),
                seats.stream().map(StoredSeat::name).collect(Collectors.joining(", ")));
    return name.substring(0, Math.min(name.length(), LONGEST));
  }

  /// A thread was made, and nobody is in it yet.
  public PressThreadRow made(String number, String channel) {
    ThreadQueries threads = unitOfWork.press().threads();
    PressThreadRow thread = threads.thread(Long.parseLong(number)).orElseThrow();
    thread.channel = channel;
    threads.members(thread).forEach(row -> row.present = false);
    return thread;
  }

  /// Accounts were brought into a thread, and others taken out.
  public PressThreadRow admitted(String number, List<String> in, List<String> out) {
    ThreadQueries threads = unitOfWork.press().threads();
    PressThreadRow thread = threads.thread(Long.parseLong(number)).orElseThrow();
    for (PressMemberRow row : threads.members(thread)) {
      row.present |= in.contains(row.account);
      if (out.contains(row.account)) {
        threads.forget(row);
      }
    }
    return thread;
  }

  /// Has everybody taken out of a thread who has no say any more for the seat they were there for.
  ///
  /// @param games in which something has changed
  /// @return how many
  public int dismissStrangers(Set<Long> games, Instant now) {
    List<PressMemberRow> strangers = unitOfWork.press().threads().strangers(games);
    SequencedMap<Long, List<PressMemberRow>> byThread = new TreeMap<>();
    for (PressMemberRow row : strangers) {
      row.leaving = true;
      byThread.computeIfAbsent(row.threadId, _ -> new ArrayList<>()).add(row);
    }
    byThread.forEach((thread, rows) -> unitOfWork.enter(summons(thread, rows.getFirst().id, now)));
    return strangers.size();
  }

  /// {@return a posting that says nothing: before it, a thread is put in order}
  private static ParcelRow summons(long thread, long member, Instant now) {
    ParcelRow parcel = new ParcelRow();
    parcel.key = "press.members." + member + "." + now.toEpochMilli();
    parcel.messageId = parcel.key;
    parcel.recipient = new Destination.Circle(String.valueOf(thread)).word();
    parcel.bytes = new Posting(parcel.key, List.of(), List.of(), List.of()).bytes();
    parcel.state = ParcelRow.State.WAITING;
    parcel.due = now;
    parcel.created = now;
    return parcel;
  }
}
