package depesche.bot.ledger;

import depesche.bot.chance.Vault;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.ListQueries;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.master.MasterQueries;
import depesche.bot.ledger.master.RollbackQueries;
import depesche.bot.ledger.nodes.SharedWork;
import depesche.bot.ledger.nodes.Sharing;
import depesche.bot.ledger.people.ProofQueries;
import depesche.bot.ledger.press.PressQueries;
import depesche.bot.ledger.rows.Entries;
import depesche.bot.ledger.rows.Questions;
import depesche.bot.ledger.series.SeriesQueries;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.Todos;
import depesche.bot.ledger.votes.VoteQueries;
import java.util.Optional;
import org.hibernate.Session;

/// The pages of the ledger within one transaction, each about one subject. They know games and
/// seats by their numbers; as objects these are the affair of the [UnitOfWork].
public abstract class Pages {

  private final Session session;
  final Questions ask;
  final Entries entries;
  final Vault vault;
  private final Sharing sharing;
  private final Enclosures enclosures;
  private final MessageQueries messageQueries;
  private final PeopleQueries people;

  Pages(Session session, Entries entries, Vault vault, Sharing sharing, Enclosures enclosures) {
    this.session = session;
    this.ask = new Questions(session);
    this.entries = entries;
    this.vault = vault;
    this.sharing = sharing;
    this.enclosures = enclosures;
    this.messageQueries = new MessageQueries(ask, entries);
    this.people = new PeopleQueries(session, entries, series());
  }

  /// Enters a new row.
  public final <T> T enter(T row) {
    if (row instanceof ParcelRow parcel) {
      messageQueries.label(parcel);
    }
    return entries.enter(row);
  }

  /// Writes what was changed so far, so that a broken rule of the schema shows here and now.
  public final void flush() {
    session.flush();
  }

  /// Takes a row away, here and now.
  final void remove(Object row) {
    session.remove(row);
    session.flush();
  }

  /// {@return a row that must be there}
  final <T> T row(Class<T> row, long id) {
    T found = session.find(row, id);
    if (found == null) {
      throw new IllegalStateException("no " + row.getSimpleName() + " " + id);
    }
    return found;
  }

  /// {@return a word nobody can guess, the same whenever the same thing is asked about}
  ///
  /// @param about what it is for; the first says what kind of word it is
  public final String word(int length, String... about) {
    return vault.word(length, about);
  }

  // Rows

  public final Optional<PlayerRow> player(String address) {
    return people.player(address);
  }

  public final PlayerRow player(long id) {
    return row(PlayerRow.class, id);
  }

  public final InboxRow message(long id) {
    return row(InboxRow.class, id);
  }

  public final ParcelRow parcel(long id) {
    return row(ParcelRow.class, id);
  }

  public final AlarmRow alarm(long id) {
    return row(AlarmRow.class, id);
  }

  // Pages

  /// {@return the pages about what came in and what goes out}
  public final MessageQueries registry() {
    return messageQueries;
  }

  /// {@return the pages about Discord}
  public final DiscordQueries directory() {
    return new DiscordQueries(session);
  }

  /// {@return the pages about press}
  public final PressQueries press() {
    return new PressQueries(session);
  }

  /// {@return the pages about people}
  public final PeopleQueries people() {
    return people;
  }

  /// {@return the pages about those who have not proved that an address is theirs}
  public final ProofQueries proofs() {
    return new ProofQueries(session);
  }

  /// {@return the pages about those who run games}
  public final MasterQueries masters() {
    return new MasterQueries(session);
  }

  /// {@return the pages about rollbacks, and about masters who are called}
  public final RollbackQueries rollbacks() {
    return new RollbackQueries(session);
  }

  /// {@return the pages about votes and ends}
  public final VoteQueries votes() {
    return new VoteQueries(session);
  }

  /// {@return the pages about mailing lists}
  public final ListQueries lists() {
    return new ListQueries(session);
  }

  /// {@return the pages about series}
  public final SeriesQueries series() {
    return new SeriesQueries(session, vault);
  }

  /// {@return queries for people who look for a game}
  public final Lobby lobby() {
    return new Lobby(ask);
  }

  /// {@return the parcels that wait}
  public final ParcelQueue outTray() {
    return new ParcelQueue(session, enclosures);
  }

  /// {@return the pages about what is due}
  public final DueWork agenda() {
    return new DueWork(ask, entries, press());
  }

  /// {@return the pages about what is to be done for games}
  public final Todos todos() {
    return new Todos(session, entries);
  }

  /// {@return what is shared with other nodes}
  public final SharedWork shared() {
    return new SharedWork(session, sharing);
  }

  /// {@return the files of parcels}
  public final Enclosures enclosures() {
    return enclosures;
  }
}
