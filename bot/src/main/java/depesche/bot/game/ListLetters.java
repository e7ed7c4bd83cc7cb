package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.bot.chance.RandomTokens;
import depesche.bot.config.Settings;
import depesche.bot.door.Imprint;
import depesche.bot.ledger.mail.ListRow;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.master.MasterFact;
import depesche.bot.mime.Address;
import depesche.bot.people.TableRules;
import depesche.bot.post.Attachment;
import depesche.bot.post.smtp.OutgoingMail;
import depesche.bot.report.FinishedMail;
import depesche.bot.report.Mail;
import depesche.bot.report.MailAttachments;
import depesche.bot.report.MailWriter;
import depesche.bot.report.MapWish;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What a mailing list gets of a game: its reports, what the master announces, and if the table
/// says so (`listpress=ON`) what is written to everybody, as onlookers may read it, with nothing
/// that proves a seat. All mails of a game are one topic. A mail that is larger than the list takes
/// goes without its picture, then without its page.
record ListLetters(Settings settings, MailWriter mailWriter, MailAttachments mailAttachments) {

  private static final MapWish NO_PICTURE = new MapWish(false, false, false);

  /// Headers, and how the parts are told apart.
  private static final int FRAME = 3_000;

  /// {@return whether a mail is for lists, too}
  private static boolean isFor(Game game, Mail mail) {
    return switch (mail) {
      case Mail.TurnReport _, Mail.StartReport _, Mail.FinalReport _ -> true;
      case Mail.Notice notice -> notice.facts().stream().anyMatch(ListLetters::isForAll);
      case Mail.Press _ -> TableRules.of(game).isOn(TableRules.Rule.LISTPRESS);
      default -> false;
    };
  }

  /// The master's words, and that a report which a list has got does not hold any more.
  private static boolean isForAll(Fact fact) {
    return fact instanceof MasterFact.Announcement
        || fact instanceof GameNotice.JudgedAgain
        || fact instanceof GameNotice.OrdersReopened
        || fact instanceof GameNotice.PositionEdited;
  }

  /// {@return a mail for each list of a game that gets it; none while the game is private}
  ///
  /// @param mail of somebody without a seat
  List<ParcelRow> of(Game game, String key, Mail mail, Instant now) {
    return game.hasLists() && isFor(game, mail) && !TableRules.of(game).isPrivate()
        ? game.book().lists().of(game.id()).stream()
            .filter(list -> list.state == ListRow.State.ON && takes(list, mail, now))
            .map(list -> parcel(game, list, key, mail, now))
            .toList()
        : List.of();
  }

  /// Of press a list takes only so much.
  private static boolean takes(ListRow list, Mail mail, Instant now) {
    if (!(mail instanceof Mail.Press)) {
      return true;
    }
    boolean room = list.hasRoom(now);
    if (room) {
      list.press(now);
    }
    return room;
  }

  private ParcelRow parcel(Game game, ListRow list, String key, Mail mail, Instant now) {
    ParcelRow parcel = new ParcelRow();
    parcel.recipient = list.address;
    parcel.key = game.name() + "." + key + ".list" + list.id;
    String word = game.book().word(RandomTokens.TOKEN, "mail", parcel.key, list.address);
    parcel.messageId = settings.messageId(parcel.key + "." + word);
    Written written = written(mail, list);
    OutgoingMail outgoingMail =
        new OutgoingMail(
            list.address,
            "[" + game.name() + "] " + written.mail().subject(),
            parcel.messageId,
            Optional.empty(),
            List.of(settings.thread(game.name())),
            written.mail().text(),
            written.page(),
            ParcelWriter.files(game.book(), parcel, written.pictures()),
            false,
            now,
            "Depesche <" + settings.address() + ">",
            answersGoTo(game, list),
            Optional.empty());
    parcel.bytes = outgoingMail.bytes();
    parcel.imprint = Imprint.of(written.mail().text(), written.mail().html()).bytes();
    return parcel;
  }

  /// A game may have lost its master, or one who has no mail.
  private static String answersGoTo(Game game, ListRow list) {
    return list.answers == ListRow.Answers.MASTER && Address.read(game.master()).isPresent()
        ? game.master()
        : list.address;
  }

  /// What fits.
  ///
  /// @param page empty if there is no room for it
  private record Written(FinishedMail mail, Optional<String> page, List<Attachment> pictures) {

    int size() {
      int files = pictures.stream().mapToInt(file -> FRAME / 4 + file.bytes().length / 3 * 4).sum();
      return FRAME
          + encoded(mail.text())
          + page.map(Written::encoded).orElse(0)
          + files
          + files / 70;
    }

    /// As quoted-printable: what is no plain letter takes three places for each byte.
    private static int encoded(String text) {
      int size = 0;
      for (byte one : text.getBytes(StandardCharsets.UTF_8)) {
        size += one < 0 || one == '=' ? 3 : 1;
      }
      return size + size / 70;
    }
  }

  private Written written(Mail mail, ListRow list) {
    List<Attachment> pictures =
        mailAttachments.of(mail, MapWish.USUAL).stream()
            .filter(file -> file.type().startsWith("image/"))
            .toList();
    FinishedMail whole = mailWriter.listed(mail, MapWish.USUAL, settings.address());
    Written best = new Written(whole, Optional.of(whole.html()), pictures);
    if (best.size() > list.largest) {
      FinishedMail plain = mailWriter.listed(mail, NO_PICTURE, settings.address());
      best = new Written(plain, Optional.of(plain.html()), List.of());
    }
    return best.size() > list.largest
        ? new Written(best.mail(), Optional.empty(), List.of())
        : best;
  }
}
