package depesche.bot.ledger;

import depesche.bot.ledger.master.MasterEntryRow;
import depesche.bot.ledger.people.AbsenceRow;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.LetterRow;
import depesche.bot.ledger.turn.SealRow;
import depesche.bot.ledger.turn.TodoRow;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;

/// What is asked of some games at once, so that several cost no more questions than one. Each
/// question names as many games as there can be: one of any length would be read anew each time.
public final class GamesTogether {

  /// So many games are judged together.
  public static final int MOST = 4;

  /// Stands for a game that is not there.
  private static final long NONE = -1;

  private static final String GAMES =
      "select g, s, (select count(*) from MasterEntryRow e where e.gameId = g.id"
          + " and e.phase = g.phase and e.kind = ?5),"
          + " (select count(*) from VoteRow v where v.gameId = g.id),"
          + " (select t.phase from TurnRow t where t.gameId = g.id and t.turn = g.turn),"
          + " (select count(*) from MasterRow m where m.gameId = g.id),"
          + " (select count(*) from AddressRow a where a.address = g.master), p"
          + " from GameRow g left join SealRow s on s.gameId = g.id and s.turn = g.turn + 1"
          + " left join PlayerRow p on p.address = g.master where g.id in (?1, ?2, ?3, ?4)";

  private static final String SEATS =
      "select s, a, p from SeatRow s left join AbsenceRow a on a.seatId = s.id left join PlayerRow"
          + " p on p.id = s.playerId where s.gameId in (?1, ?2, ?3, ?4) order by s.gameId, s.place,"
          + " a.begins";

  private static final String LETTERS =
      String.join(
          " union all ",
          Collections.nCopies(MOST, "select l.* from letter l where l.game_id = ? and l.id > ?"));

  /// By two indexes: a game has many alarms that have rung.
  private static final String ALARMS =
      "select a.* from alarm a where a.game_id in (?1, ?2, ?3, ?4) and a.done = false"
          + " union all select a.* from alarm a where a.game_id in (?1, ?2, ?3, ?4)"
          + " and a.phase in (?5, ?6, ?7, ?8)";

  private static final String PUT_DOWN =
      "select g.id from GameRow g, TodoRow t"
          + " where t.kind = ?1 and t.gameId = g.id and t.turn = g.turn + 1";

  private final UnitOfWork unitOfWork;

  public GamesTogether(UnitOfWork unitOfWork) {
    this.unitOfWork = unitOfWork;
  }

  /// {@return these games, with their seals, seats, players, absences and letters}
  ///
  /// @param ids at most [#MOST]
  public List<StoredGame> read(List<Long> ids) {
    unitOfWork.handle(ids);
    List<Object> named = named(ids);
    SequencedMap<Long, StoredGame> games = new LinkedHashMap<>();
    List<Object> byLooks = new ArrayList<>(named);
    byLooks.add(MasterEntryRow.Kind.LOOK);
    for (Object[] row : unitOfWork.ask.list(Object[].class, GAMES, byLooks.toArray())) {
      StoredGame game = unitOfWork.stored((GameRow) row[0]);
      game.pages().know(game.turn() + 1, Optional.ofNullable((SealRow) row[1]));
      game.pages().knowLooks(count(row[2]));
      game.pages().knowPast(count(row[3]), Optional.ofNullable((String) row[4]));
      knowMasters(game, row);
      games.put(game.id(), game);
    }
    readSeats(games, named);
    readLetters(games);
    return ids.stream()
        .map(
            id ->
                Optional.ofNullable(games.get(id))
                    .orElseThrow(() -> new IllegalStateException("no game " + id)))
        .toList();
  }

  private static int count(Object counted) {
    return ((Number) counted).intValue();
  }

  /// Further masters, and a principal one who writes by a second address, are rare: they are asked
  /// for when they are needed.
  private static void knowMasters(StoredGame game, Object... row) {
    game.pages().knowAlone(count(row[5]) == 0);
    if (row[7] != null || count(row[6]) == 0) {
      game.pages().knowPrincipal(Optional.ofNullable((PlayerRow) row[7]));
    }
  }

  private void readSeats(Map<Long, StoredGame> games, List<Object> named) {
    Map<Long, List<SeatRow>> seats = new LinkedHashMap<>();
    Map<Long, List<AbsenceRow>> away = new LinkedHashMap<>();
    for (Object[] row : unitOfWork.ask.list(Object[].class, SEATS, named.toArray())) {
      SeatRow seat = (SeatRow) row[0];
      List<SeatRow> table = seats.computeIfAbsent(seat.gameId, _ -> new ArrayList<>());
      if (!table.contains(seat)) {
        table.add(seat);
      }
      if (row[1] instanceof AbsenceRow absence) {
        away.computeIfAbsent(seat.gameId, _ -> new ArrayList<>()).add(absence);
      }
    }
    games.forEach(
        (id, game) ->
            game.pages().know(seats.getOrDefault(id, List.of()), away.getOrDefault(id, List.of())));
  }

  private void readLetters(Map<Long, StoredGame> games) {
    Map<Long, Long> last = new LinkedHashMap<>();
    List<Object> asked = new ArrayList<>();
    for (long id : games.keySet()) {
      last.put(id, unitOfWork.oldLetters.last(id));
      asked.addAll(List.of(id, last.get(id)));
    }
    while (asked.size() < 2 * MOST) {
      asked.add(NONE);
    }
    List<LetterRow> read =
        unitOfWork.ask.rows(LetterRow.class, LETTERS, asked.toArray()).stream()
            .sorted(Comparator.comparingLong(letter -> letter.id))
            .toList();
    games.forEach(
        (id, game) ->
            game.pages()
                .knowLetters(
                    unitOfWork.oldLetters.and(
                        id,
                        game.phase(),
                        // Fewer are kept than before if a transaction was undone meanwhile.
                        known ->
                            known < Objects.requireNonNull(last.get(id))
                                ? game.pages().lettersBehind(known)
                                : read.stream()
                                    .filter(letter -> letter.gameId == id && letter.id > known)
                                    .toList())));
  }

  /// {@return the same, and what is to ring in the phase each is in}
  public List<StoredGame> readAll(List<Long> ids) {
    List<StoredGame> games = read(ids);
    readAlarms(games.stream().collect(Collectors.toMap(game -> game, StoredGame::phase)));
    return games;
  }

  /// Reads the alarms of games.
  ///
  /// @param next the phase each is in, or is about to come to
  public void readAlarms(Map<? extends StoredGame, String> next) {
    List<Object> asked = padded(next.keySet().stream().map(StoredGame::id).toList(), NONE);
    asked.addAll(padded(List.copyOf(next.values()), ""));
    List<AlarmRow> read = unitOfWork.ask.rows(AlarmRow.class, ALARMS, asked.toArray());
    next.forEach(
        (game, phase) ->
            game.pages()
                .know(
                    phase,
                    read.stream().filter(alarm -> alarm.gameId == game.id()).distinct().toList()));
  }

  /// {@return which of these games can be judged: their letters are fixed for the next turn}
  public List<Long> sealed(Collection<Long> games) {
    // Of most it was read just now that nothing is sealed.
    List<Long> asked =
        games.stream()
            .filter(
                game -> unitOfWork.known(game).filter(one -> one.pages().isKnownOpen()).isEmpty())
            .toList();
    return which(asked, DueWork.SEALED, GameLife.State.RUNNING);
  }

  /// {@return which of these games are put down to be judged}
  public List<Long> putDown(Collection<Long> games) {
    return which(games, PUT_DOWN, TodoRow.Kind.JUDGE);
  }

  /// A list of any length would be read as a new question each time.
  private List<Long> which(Collection<Long> games, String query, Object first) {
    List<Long> found = new ArrayList<>();
    for (List<Long> some : some(games)) {
      List<Object> asked = named(some);
      asked.addFirst(first);
      List<Long> those =
          unitOfWork.ask.list(Long.class, query + " and g.id in (?2, ?3, ?4, ?5)", asked.toArray());
      some.stream().filter(those::contains).forEach(found::add);
    }
    return found;
  }

  /// {@return games, as many at a time as are asked about together}
  private static List<List<Long>> some(Collection<Long> games) {
    return games.stream().gather(Gatherers.windowFixed(MOST)).toList();
  }

  /// {@return the numbers of as many games as each question names}
  private static List<Object> named(List<Long> games) {
    return padded(games, NONE);
  }

  private static List<Object> padded(List<?> some, Object none) {
    List<Object> padded = new ArrayList<>(some);
    padded.addAll(Collections.nCopies(MOST - some.size(), none));
    return padded;
  }
}
