package depesche.bot.ledger;

import depesche.bot.ledger.mail.IdleAnswerRow;
import depesche.bot.ledger.mail.StrangerRow;
import depesche.bot.ledger.people.AddressRow;
import depesche.bot.ledger.people.EjectionRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.ledger.people.OutcomeRow;
import depesche.bot.ledger.people.SignOnFailureRow;
import depesche.bot.ledger.people.WaitingRow;
import depesche.bot.ledger.rows.Entries;
import depesche.bot.ledger.rows.Questions;
import depesche.bot.ledger.series.SeriesQueries;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hibernate.Session;
import org.jspecify.annotations.Nullable;

/// The pages of the ledger about people: their addresses, what they were asked, whether they
/// answered in time, and what they wait for.
public final class PeopleQueries {

  private final Session session;
  private final Questions ask;
  private final Entries entries;
  private final SeriesQueries series;

  /// Who was asked for by their address.
  private final Map<String, PlayerRow> players = new HashMap<>();

  PeopleQueries(Session session, Entries entries, SeriesQueries series) {
    this.session = session;
    this.ask = new Questions(session);
    this.entries = entries;
    this.series = series;
  }

  // Addresses

  /// {@return the further addresses of a person, in alphabetical order}
  public List<AddressRow> addresses(PlayerRow player) {
    return ask.list(
        AddressRow.class, "from AddressRow where playerId = ?1 order by address", player.id);
  }

  /// {@return who is registered with this address, or has it as a further one}
  Optional<PlayerRow> player(String address) {
    PlayerRow known = players.get(address);
    if (known != null && known.address.equals(address) && session.contains(known)) {
      return Optional.of(known);
    }
    Optional<PlayerRow> player =
        ask.first(PlayerRow.class, "from PlayerRow where address = ?1", address);
    player.ifPresent(row -> players.put(address, row));
    return player.or(() -> alias(address));
  }

  /// A player was read with something else.
  public void know(PlayerRow player) {
    players.put(player.address, player);
  }

  private Optional<PlayerRow> alias(String address) {
    return Optional.ofNullable(session.find(AddressRow.class, address))
        .map(row -> session.find(PlayerRow.class, row.playerId));
  }

  /// {@return whether this address was proved to be its person's} Further addresses always were,
  /// and a master had to prove theirs.
  public boolean isProved(String address) {
    return player(address)
        .map(player -> player.isProved() || !player.address.equals(address))
        .orElseGet(() -> !ask.there("GameRow", "master = ?1", address).isEmpty());
  }

  /// {@return what the addresses of calendars are made of, by whose they are}
  public Map<Long, String> calendars() {
    Map<Long, String> all = new LinkedHashMap<>();
    ask.list(PlayerRow.class, "from PlayerRow where calendar > ''")
        .forEach(player -> all.put(player.id, player.calendar));
    return all;
  }

  // What they were asked

  public Optional<OfferRow> offer(String code) {
    return Optional.ofNullable(session.find(OfferRow.class, code));
  }

  /// {@return what somebody was asked since then, the newest first}
  public List<OfferRow> offers(String address, Instant since) {
    return ask.list(
        OfferRow.class,
        "from OfferRow where address = ?1 and made > ?2 order by made desc",
        address,
        since);
  }

  /// {@return what was asked about a seat and not answered}
  public List<OfferRow> offers(long seat) {
    return ask.list(OfferRow.class, "from OfferRow where seatId = ?1", seat);
  }

  /// {@return how often somebody had others asked since then}
  ///
  /// @param asker the player; null for those who run every game
  /// @param master whether only what they asked as a master counts, or only the rest
  public long asked(@Nullable Long asker, boolean master, Instant since) {
    List<OfferRow> asked =
        asker == null
            ? ask.list(OfferRow.class, "from OfferRow where asker is null and made > ?1", since)
            : ask.list(
                OfferRow.class, "from OfferRow where asker = ?1 and made > ?2", asker, since);
    return asked.stream().filter(offer -> offer.isOfMaster() == master).count();
  }

  /// Takes a question back that was not answered. It still counts among those of its day: to ask,
  /// take back and ask again writes to somebody each time.
  public void takeBack(OfferRow offer) {
    offer.seatId = null;
  }

  // Who answers in time

  /// {@return in how many weighty turns it came to this for a player}
  public long outcomes(PlayerRow player, OutcomeRow.Kind kind) {
    return ask.first(
            Long.class,
            "select count(*) from OutcomeRow where playerId = ?1 and weighty = true and kind = ?2",
            player.id,
            kind)
        .orElse(0L);
  }

  /// {@return what became of the seats of a game, oldest first}
  public List<OutcomeRow> outcomes(long game) {
    return ask.list(OutcomeRow.class, "from OutcomeRow where gameId = ?1 order by turn, id", game);
  }

  // Waiting

  /// {@return who waits for a seat of a game, in their order}
  public List<WaitingRow> waiting(long game) {
    return waiting(game, false);
  }

  /// {@return who watches a game without a seat}
  public List<WaitingRow> watching(long game) {
    return waiting(game, true);
  }

  /// {@return who watches a game, by the number of their entry}
  public Optional<WaitingRow> watcher(long entry) {
    return Optional.ofNullable(session.find(WaitingRow.class, entry)).filter(row -> row.watches);
  }

  private List<WaitingRow> waiting(long game, boolean watches) {
    return ask.list(
        WaitingRow.class,
        "from WaitingRow where gameId = ?1 and watches = ?2 order by since, id",
        game,
        watches);
  }

  /// The master of a game has sent somebody away.
  public void eject(long game, PlayerRow player) {
    EjectionRow row = new EjectionRow();
    row.gameId = game;
    row.playerId = player.id;
    entries.enter(row);
  }

  /// {@return whether the master of a game has sent somebody away, and not invited them since}
  public boolean isEjected(long game, PlayerRow player) {
    return !ask.there("EjectionRow", "gameId = ?1 and playerId = ?2", game, player.id).isEmpty();
  }

  /// The master of a game asks somebody back.
  public void readmit(long game, PlayerRow player) {
    ask.update("delete from EjectionRow where gameId = ?1 and playerId = ?2", game, player.id);
  }

  /// Takes away what is settled.
  public void forget(Object row) {
    session.remove(row);
    session.flush();
  }

  /// Makes a further address of a person their main one.
  public void prefer(PlayerRow player, AddressRow row) {
    String before = player.address;
    player.address = row.address;
    session.remove(row);
    session.flush();
    if (player.hasMail() && before.contains("@")) {
      AddressRow other = new AddressRow();
      other.address = before;
      other.playerId = player.id;
      entries.enter(other);
    }
    ask.update("update TokenRow set holder = ?2 where holder = ?1", before, player.address);
    ask.update("update GameRow set master = ?2 where master = ?1", before, player.address);
    series.moved(before, player.address);
  }

  /// {@return the games that a person runs and that are not over}
  public List<String> runBy(PlayerRow player) {
    return ask.list(
        String.class,
        "select name from GameRow where master = ?1 and state <> ?2 order by name",
        player.address,
        GameLife.State.OVER);
  }

  /// Deletes everything that names a person. Their letters are deleted as they came; the orders
  /// that were read of them stay.
  ///
  /// @param reading the message in which they ask for it
  /// @return the pseudonym by which they are called from now on
  public String erase(PlayerRow player, long reading) {
    List<String> mails = new ArrayList<>(List.of(player.address));
    addresses(player).forEach(row -> mails.add(row.address));
    new PersonTraces(session, player, mails).erase(reading, series);
    return player.address;
  }

  /// {@return how many answers this stranger got since then}
  public long answersTo(String address, Instant since) {
    return ask.list(
            StrangerRow.class,
            "from StrangerRow where address = ?1 and answered > ?2",
            address,
            since)
        .size();
  }

  /// Remembers that an address nobody knows was written to.
  public void answered(String address, Instant now) {
    StrangerRow row = new StrangerRow();
    row.address = address;
    row.answered = now;
    entries.enter(row);
  }

  /// {@return the answers to letters of this address in which nothing was carried out, oldest
  /// first}
  public List<IdleAnswerRow> idleAnswers(String address, Instant since) {
    return ask.list(
        IdleAnswerRow.class,
        "from IdleAnswerRow where address = ?1 and answered > ?2 order by answered, id",
        address,
        since);
  }

  /// Remembers such an answer.
  ///
  /// @param words what was answered
  public void answeredIdly(String address, String words, Instant now) {
    IdleAnswerRow row = new IdleAnswerRow();
    row.address = address;
    row.words = words;
    row.answered = now;
    entries.enter(row);
  }

  /// Forgets such answers from before that moment.
  public void forgetIdleAnswers(String address, Instant before) {
    ask.update("delete from IdleAnswerRow where address = ?1 and answered <= ?2", address, before);
  }

  /// {@return when wrong passwords were tried from this address or for this target, oldest first}
  public List<Instant> signOnFailures(String address, String target, Instant since) {
    return ask.list(
        Instant.class,
        "select failed from SignOnFailureRow where (address = ?1 or target = ?2) and failed > ?3"
            + " order by failed, id",
        address,
        target,
        since);
  }

  /// Remembers a wrong password, and forgets those from before that moment.
  public void signOnFailed(String address, String target, Instant now, Instant before) {
    ask.update("delete from SignOnFailureRow where target = ?1 and failed <= ?2", target, before);
    SignOnFailureRow row = new SignOnFailureRow();
    row.address = address;
    row.target = target;
    row.failed = now;
    entries.enter(row);
  }
}
