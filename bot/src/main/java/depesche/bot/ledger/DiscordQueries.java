package depesche.bot.ledger;

import depesche.bot.config.DiscordHome;
import depesche.bot.config.Settings;
import depesche.bot.ledger.discord.CommandRow;
import depesche.bot.ledger.discord.HeardRow;
import depesche.bot.ledger.discord.HomeRow;
import depesche.bot.ledger.discord.LinkRow;
import depesche.bot.ledger.discord.LoginRow;
import depesche.bot.ledger.discord.PlaceRow;
import depesche.bot.ledger.discord.TalkRow;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.rows.Questions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.hibernate.Session;

/// The pages of the ledger about Discord: whose account is whose, which place is which game's, what
/// has been read and how often we presented ourselves.
public final class DiscordQueries {

  private final Session session;
  private final Questions ask;

  DiscordQueries(Session session) {
    this.session = session;
    this.ask = new Questions(session);
  }

  /// {@return the player of an account}
  public Optional<PlayerRow> account(String discord) {
    return ask.first(PlayerRow.class, "from PlayerRow where discord = ?1", discord);
  }

  public Optional<PlaceRow> place(long game) {
    return Optional.ofNullable(session.find(PlaceRow.class, game));
  }

  /// {@return the number of the game that is reported there}
  public Optional<Long> gameAt(String channel) {
    return ask.first(Long.class, "select gameId from PlaceRow where channel = ?1", channel);
  }

  /// {@return the accounts with which there may be private messages: those of players, and those
  /// that have written to us}
  public List<String> acquaintances() {
    return Stream.concat(
            ask
                .list(String.class, "select discord from PlayerRow where discord is not null")
                .stream(),
            ask.list(String.class, "select person from TalkRow").stream())
        .distinct()
        .sorted()
        .toList();
  }

  /// {@return where on Discord games are played, by the settings and by what was chosen there}
  public DiscordHome home(Optional<Settings.Discord> settings) {
    DiscordHome named = settings.map(DiscordHome::of).orElse(DiscordHome.NONE);
    return named.set() || settings.isEmpty()
        ? named
        : homeRow().map(row -> named.or(chosen(row))).orElse(named);
  }

  /// {@return whether there is a place for games}
  public boolean hasGames(Optional<Settings.Discord> settings) {
    return home(settings).games().isPresent();
  }

  /// {@return whether there is one for games, or for their private threads}
  public boolean isOpen(Optional<Settings.Discord> settings, boolean threads) {
    return threads ? home(settings).threads().isPresent() : hasGames(settings);
  }

  /// {@return what was chosen there}
  public Optional<HomeRow> homeRow() {
    return Optional.ofNullable(session.find(HomeRow.class, HomeRow.ONLY));
  }

  private static DiscordHome chosen(HomeRow row) {
    return new DiscordHome(
        said(row.guild),
        said(row.games),
        said(row.masters),
        said(row.observers),
        said(row.threads),
        false);
  }

  private static Optional<String> said(String id) {
    return Optional.of(id).filter(one -> !one.isEmpty());
  }

  /// {@return our commands as they were known there last}
  public List<CommandRow> commands() {
    return ask.list(CommandRow.class, "from CommandRow");
  }

  public Optional<CommandRow> command(String name) {
    return Optional.ofNullable(session.find(CommandRow.class, name));
  }

  public Optional<HeardRow> heard() {
    return Optional.ofNullable(session.find(HeardRow.class, HeardRow.ONLY));
  }

  /// {@return a message as it was written, as it was changed, and that it was deleted}
  public List<InboxRow> versions(long uid) {
    return Stream.of("= 0", "> 0", "< 0")
        .flatMap(
            as ->
                ask
                    .list(
                        InboxRow.class,
                        "from InboxRow where mailbox = ?1 and uid = ?2 and uidValidity "
                            + as
                            + " order by uidValidity",
                        InboxRow.DISCORD,
                        uid)
                    .stream())
        .toList();
  }

  /// {@return what was deleted since then}
  public List<InboxRow> deleted(Instant since) {
    return ask.list(
        InboxRow.class,
        "from InboxRow where mailbox = ?1 and uidValidity = ?2 and received > ?3",
        InboxRow.DISCORD,
        InboxRow.DELETED,
        since);
  }

  public Optional<TalkRow> talk(String person) {
    return Optional.ofNullable(session.find(TalkRow.class, person));
  }

  public List<LoginRow> logins(Instant since) {
    return ask.list(LoginRow.class, "from LoginRow where presented > ?1 order by presented", since);
  }

  public Optional<LinkRow> link(String code) {
    return Optional.ofNullable(session.find(LinkRow.class, code));
  }

  /// {@return the codes that an account asked for since then}
  public List<LinkRow> links(String person, Instant since) {
    return ask.list(LinkRow.class, "from LinkRow where person = ?1 and made > ?2", person, since);
  }

  /// Takes away a code that was used.
  public void forget(LinkRow link) {
    session.remove(link);
  }

  /// Gives all seats of one player to another and takes the first away.
  public void merge(PlayerRow from, PlayerRow into) {
    if (into.calendar.isEmpty()) {
      into.calendar = from.calendar;
    }
    // The seats as this message has read them must not name somebody who is gone.
    for (SeatRow seat :
        ask.list(SeatRow.class, "from SeatRow where playerId = ?1 or standIn = ?1", from.id)) {
      if (Long.valueOf(from.id).equals(seat.playerId)) {
        seat.playerId = into.id;
      }
      if (Long.valueOf(from.id).equals(seat.standIn)) {
        seat.standIn = into.id;
      }
    }
    ask.update(
        "delete from WaitingRow w where w.playerId = ?1 and exists (from WaitingRow o where"
            + " o.playerId = ?2 and o.gameId = w.gameId and o.watches = w.watches)",
        from.id,
        into.id);
    ask.update(
        "delete from MasterRow m where m.playerId = ?1 and exists (from MasterRow o where"
            + " o.playerId = ?2 and o.gameId = m.gameId)",
        from.id,
        into.id);
    ask.update(
        "delete from SeriesPlayerRow s where s.playerId = ?1 and exists (from SeriesPlayerRow o"
            + " where o.playerId = ?2 and o.seriesId = s.seriesId)",
        from.id,
        into.id);
    for (String column :
        List.of(
            "OutcomeRow set playerId = ?2 where playerId",
            "WaitingRow set playerId = ?2 where playerId",
            "EjectionRow set playerId = ?2 where playerId",
            "AddressRow set playerId = ?2 where playerId",
            "MasterRow set playerId = ?2 where playerId",
            "MasterEntryRow set playerId = ?2 where playerId",
            "DiaryRow set playerId = ?2 where playerId",
            "PressRow set playerId = ?2 where playerId",
            "VoteRow set playerId = ?2 where playerId",
            "StatementRow set playerId = ?2 where playerId",
            "SeriesPlayerRow set playerId = ?2 where playerId",
            "SeriesSeatRow set dealt = ?2 where dealt",
            "SeriesSeatRow set holder = ?2 where holder",
            "OfferRow set asker = ?2 where asker")) {
      ask.update("update " + column + " = ?1", from.id, into.id);
    }
    ask.update("update TokenRow set holder = ?2 where holder = ?1", from.address, into.address);
    if (into.digest.isEmpty()) {
      into.digest = from.digest;
      into.digestDue = from.digestDue;
    }
    session.remove(from);
    session.flush();
  }
}
