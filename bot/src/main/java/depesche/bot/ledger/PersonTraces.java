package depesche.bot.ledger;

import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.rows.Questions;
import depesche.bot.ledger.series.SeriesQueries;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.hibernate.Session;

/// All in which a person can be recognised: what is kept about them, and the messages that came in
/// as they came and that went out to them. Orders stand apart from these, without a name.
final class PersonTraces {

  /// What is kept about a player and no game needs.
  private static final List<String> ABOUT =
      List.of(
          "delete from WaitingRow where playerId = ?1",
          "delete from MasterRow where playerId = ?1",
          "delete from DiaryRow where playerId = ?1",
          "delete from IssueRow where playerId = ?1",
          "delete from StatementRow where playerId = ?1",
          "delete from EjectionRow where playerId = ?1",
          "delete from AddressRow where playerId = ?1",
          "update PressRow set state = DROPPED, text = '' where playerId = ?1 and state in (HELD,"
              + " POSTAL_HELD)",
          // Those they invited to a game may come all the same.
          "delete from OfferRow where asker = ?1 and kind not in (INVITATION, REPLACEMENT)");

  /// What is kept under an address.
  private static final List<String> UNDER =
      List.of(
          "delete from OfferRow where address = ?1",
          "delete from StrangerRow where address = ?1",
          "delete from IdleAnswerRow where address = ?1",
          "delete from SignOnFailureRow where address = ?1",
          "delete from AllowanceRow where address = ?1",
          "delete from LinkRow where address = ?1",
          "delete from TokenRow where holder = ?1",
          "delete from KeptSeatRow where address = ?1");

  /// What is kept under an account on Discord.
  private static final List<String> ACCOUNT =
      List.of("delete from TalkRow where person = ?1", "delete from LinkRow where person = ?1");

  private final Session session;
  private final Questions ask;
  private final PlayerRow player;
  private final List<String> accounts;
  private final List<String> addresses;

  /// @param mails the addresses of the player
  PersonTraces(Session session, PlayerRow player, List<String> mails) {
    this.session = session;
    this.ask = new Questions(session);
    this.player = player;
    String account = player.discord;
    this.accounts = account == null ? List.of() : List.of(account);
    this.addresses =
        Stream.concat(mails.stream(), accounts.stream().map(PlayerRow::onDiscord)).toList();
  }

  /// Deletes them.
  ///
  /// @param reading the message that is being read now
  void erase(long reading, SeriesQueries series) {
    accounts.forEach(account -> ACCOUNT.forEach(statement -> ask.update(statement, account)));
    addresses.forEach(address -> UNDER.forEach(statement -> ask.update(statement, address)));
    ask.update("update GameRow set master = '' where master = ?1", player.address);
    series.erase(player.id, player.address);
    ABOUT.forEach(statement -> ask.update(statement, player.id));
    emptyLetters(reading);
    emptyParcels();
    player.erase();
    session.flush();
  }

  private void emptyLetters(long reading) {
    List<String> words =
        Stream.concat(
                addresses.stream().filter(word -> word.contains("@")),
                accounts.stream().map(word -> "\"" + word + "\""))
            .toList();
    for (long id : ask.list(Long.class, "select id from InboxRow order by id")) {
      InboxRow row = session.find(InboxRow.class, id);
      boolean read = id == reading || row.state != InboxRow.State.WAITING;
      if (read && names(row.bytes, words)) {
        row.bytes = new byte[0];
        session.flush();
      }
      if (id != reading) {
        session.detach(row);
      }
    }
  }

  private void emptyParcels() {
    List<String> ways =
        Stream.concat(
                addresses.stream(), accounts.stream().map(account -> "discord:user:" + account))
            .toList();
    for (String way : ways) {
      ask.update(
          "update ParcelRow set recipient = '', imprint = ?3"
              + " where recipient = ?1 and state in ?2",
          way,
          List.of(ParcelRow.State.SENT, ParcelRow.State.DEAD),
          new byte[0]);
    }
  }

  private static boolean names(byte[] message, List<String> words) {
    String text = new String(message, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
    return words.stream().anyMatch(text::contains);
  }
}
