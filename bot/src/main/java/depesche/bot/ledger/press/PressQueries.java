package depesche.bot.ledger.press;

import depesche.bot.ledger.rows.Questions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;

/// The pages of the ledger about press. None of them reads more rows than it gives back, however
/// many presses a game has.
public final class PressQueries {

  private static final String READ = "select p from PressRow p, PressCopyRow c where c.gameId = ?1";

  private final Session session;
  private final Questions ask;

  public PressQueries(Session session) {
    this.session = session;
    this.ask = new Questions(session);
  }

  public ThreadQueries threads() {
    return new ThreadQueries(session);
  }

  /// Which presses of a log are wanted.
  ///
  /// @param from only what seems to come from this seat; empty for everybody's
  /// @param with only what was exchanged with this seat; empty for everybody
  /// @param phase only of this phase; empty for all
  public record Wanted(String from, String with, String phase) {}

  /// {@return the number of the next press of a writer}
  public int next(long game, long author) {
    return ask.first(
                Integer.class,
                "select number from PressRow where gameId = ?1 and author = ?2"
                    + " order by gameId desc, author desc, number desc",
                game,
                author)
            .orElse(0)
        + 1;
  }

  /// {@return when a writer made each of so many presses at most, the newest first}
  public List<Instant> made(long game, long author, int most) {
    return ask.list(
        most,
        Instant.class,
        "select made from PressRow where gameId = ?1 and author = ?2"
            + " order by gameId desc, author desc, number desc",
        game,
        author);
  }

  /// {@return the presses about which a writer is asked: not what others wrote for the same seat}
  ///
  /// @param person who asks
  public List<PressRow> held(long game, long author, Optional<Long> person) {
    return ask
        .list(
            PressRow.class,
            "from PressRow where gameId = ?1 and author = ?2 and state in (?3, ?4) order by id",
            game,
            author,
            PressRow.State.HELD,
            PressRow.State.POSTAL_HELD)
        .stream()
        .filter(press -> Optional.ofNullable(press.playerId).equals(person))
        .toList();
  }

  /// {@return the unsigned presses that leave by now, and those whose report is out or will never
  /// come, oldest first}
  public List<PressRow> due(Instant now, int most) {
    List<PressRow> due =
        new ArrayList<>(
            ask.list(
                most,
                PressRow.class,
                "from PressRow where state = ?1 and due <= ?2 order by state, due, id",
                PressRow.State.WAITING,
                now));
    due.addAll(
        ask.list(
            most,
            PressRow.class,
            "from PressRow p where p.state = ?1 and exists (from GameRow g where g.id ="
                + " p.gameId and (g.turn > p.turn or g.state = OVER)) order by p.id",
            PressRow.State.POSTAL));
    return due;
  }

  /// {@return when the next unsigned press leaves}
  public Optional<Instant> next() {
    return ask.first(
        Instant.class,
        "select due from PressRow where state = ?1 order by state, due",
        PressRow.State.WAITING);
  }

  /// {@return presses by their ids, oldest first}
  public List<PressRow> presses(List<Long> ids) {
    return ids.isEmpty()
        ? List.of()
        : ask.list(PressRow.class, "from PressRow where id in ?1 order by id", ids);
  }

  /// {@return the presses of a game to everybody behind one of them, and some before it, oldest
  /// first, whether they have left or not}
  public List<PressRow> open(long game, long behind, List<Long> before) {
    return ask.list(
        PressRow.class,
        "from PressRow where gameId = ?1 and toldTo = ?2 and (id > ?3 or id in ?4) order by id",
        game,
        PressRow.TO_ALL,
        behind,
        before.isEmpty() ? List.of(0L) : before);
  }

  /// {@return how far the issues of a game have come}
  ///
  /// @param player empty for its masters
  public Optional<IssueRow> issue(long game, Optional<Long> player) {
    return ask.list(IssueRow.class, "from IssueRow where gameId = ?1 order by id", game).stream()
        .filter(row -> Optional.ofNullable(row.playerId).equals(player))
        .findFirst();
  }

  public PressRow press(long id) {
    return session.find(PressRow.class, id);
  }

  /// Its writer is asked about it before it goes on.
  public PressRow hold(long id) {
    PressRow press = press(id);
    press.state = PressRow.State.HELD;
    return press;
  }

  public PressRow press(PressCopyRow copy) {
    return session.find(PressRow.class, copy.pressId);
  }

  /// {@return the copy whose mail has this word in its id}
  public Optional<PressCopyRow> copy(String word) {
    return word.isEmpty()
        ? Optional.empty()
        : ask.first(PressCopyRow.class, "from PressCopyRow where word = ?1", word);
  }

  /// {@return the only copy of a reader whose word begins so}
  public Optional<PressCopyRow> copy(long game, long reader, String code) {
    List<PressCopyRow> found =
        ask.list(
            2,
            PressCopyRow.class,
            "from PressCopyRow where word between ?1 and ?2 and gameId = ?3 and reader = ?4",
            code,
            code + "\uffff",
            game,
            reader);
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }

  /// {@return who may read a press, its writer among them}
  public List<PressCopyRow> copies(PressRow press) {
    return ask.list(
        PressCopyRow.class, "from PressCopyRow where pressId = ?1 order by id", press.id);
  }

  /// {@return what a reader may read, the newest first}
  ///
  /// @param reader a seat, or [PressRow#MASTER] or [PressRow#OBSERVERS]
  public List<PressRow> log(long game, long reader, Wanted wanted, int most) {
    return log(
        READ + " and c.reader = ?2 and p.id = c.pressId and p.state = ?3",
        " order by c.gameId desc, c.reader desc, c.pressId desc",
        List.of(game, reader, PressRow.State.SENT),
        " and p.author = ?2",
        wanted,
        most);
  }

  /// {@return what a reader may read when a game is over that publishes its press, the newest
  /// first: their own, and what was kept from nobody}
  ///
  /// @param named whether everybody is told to whom each truly went
  public List<PressRow> published(long game, long reader, boolean named, Wanted wanted, int most) {
    return log(
        "select p from PressRow p where p.gameId = ?1 and p.state = ?3 and (p.barred = false or"
            + " exists (from PressCopyRow c where c.pressId = p.id and c.reader = ?2))",
        " order by p.gameId desc, p.id desc",
        List.of(game, reader, PressRow.State.SENT),
        named ? "" : " and p.author = ?2",
        wanted,
        most);
  }

  /// @param truly whose readers may be asked for by name; others were told what is shown, and a
  ///   search must not tell them more
  private List<PressRow> log(
      String which, String order, List<Object> first, String truly, Wanted wanted, int most) {
    List<Object> all = new ArrayList<>(first);
    StringBuilder text = new StringBuilder(which);
    if (!wanted.from().isEmpty()) {
      all.add(wanted.from());
      text.append(" and p.shownFrom = ?").append(all.size());
    }
    if (!wanted.with().isEmpty()) {
      all.add(wanted.with());
      text.append(" and (p.shownFrom = ?").append(all.size());
      all.add(PressRow.lines(List.of(wanted.with())));
      int line = all.size();
      text.append(
          " or locate(?%1$d, p.shownTo) > 0 or (locate(?%1$d, p.toldTo) > 0%2$s))"
              .formatted(line, truly));
    }
    if (!wanted.phase().isEmpty()) {
      all.add(wanted.phase());
      text.append(" and p.phase = ?").append(all.size());
    }
    return ask.list(most, PressRow.class, text + order, all.toArray());
  }

  // Diaries

  /// {@return what those who played a seat have noted, oldest first}
  public List<DiaryRow> diary(long seat) {
    return ask.list(DiaryRow.class, "from DiaryRow where seatId = ?1 order by number", seat);
  }

  /// Deletes a note.
  public void delete(DiaryRow row) {
    session.remove(row);
    session.flush();
  }
}
