package depesche.bot.ledger;

import depesche.bot.ledger.rows.Questions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/// Queries for people who look for a game. Names alone are read, and only as many as anybody is
/// shown: among thousands of games a mail that names none costs as much as among ten.
public final class Lobby {

  private static final List<GameLife.State> ALIVE =
      List.of(
          GameLife.State.FORMING,
          GameLife.State.REVEALING,
          GameLife.State.RUNNING,
          GameLife.State.PAUSED);

  private static final String PUBLIC = " and g.tableRules not like '%private=ON%'";

  private static final String ROOM =
      PUBLIC + " and g.id in (select s.gameId from SeatRow s where s.state in ?3)";

  /// All but those of a seat that nobody can take: asked for like this, an index has the answer,
  /// and nothing is asked of games that are full.
  private static final List<SeatState> OPEN =
      List.copyOf(
          EnumSet.complementOf(EnumSet.of(SeatState.HELD, SeatState.DISORDER, SeatState.DUMMY)));

  private final Questions ask;

  Lobby(Questions ask) {
    this.ask = ask;
  }

  /// {@return the names of games that are not over, in alphabetical order}
  public List<String> games(int most) {
    return names("", "%", most);
  }

  /// {@return the numbers of all games, the newest first}
  public List<Long> all() {
    return ask.list(Long.class, "select id from GameRow order by id desc");
  }

  /// {@return the names of games that still have room, in alphabetical order}
  public List<String> open(int most) {
    return names(ROOM, "%", most);
  }

  /// {@return the names of games that hold these letters and are not private; those that begin with
  /// them come first}
  ///
  /// @param open whether only games that still have room are asked for
  public List<String> like(String letters, boolean open, int most) {
    String room = open ? ROOM : PUBLIC;
    String text = letters.replaceAll("[%_\\\\]", "");
    List<String> names = new ArrayList<>(names(room, text + "%", most));
    if (names.size() < most && !text.isEmpty()) {
      names(room, "%" + text + "%", most).stream()
          .filter(name -> !names.contains(name))
          .forEach(names::add);
    }
    return names.stream().limit(most).toList();
  }

  private List<String> names(String room, String pattern, int most) {
    String query =
        "select g.name from GameRow g where g.name like ?1 and g.state in ?2"
            + room
            + " order by g.name";
    return room.equals(ROOM)
        ? ask.list(most, String.class, query, pattern, ALIVE, OPEN)
        : ask.list(most, String.class, query, pattern, ALIVE);
  }

  /// {@return a game that is not over in which both have a seat}
  public Optional<String> shared(PlayerRow one, PlayerRow other) {
    return ask.first(
        String.class,
        "select g.name from SeatRow s join SeatRow t on t.gameId = s.gameId"
            + " join GameRow g on g.id = s.gameId"
            + " where s.playerId = ?1 and t.playerId = ?2 order by g.name",
        one.id,
        other.id);
  }

  /// {@return how many games are not over}
  public long alive() {
    return ask.first(Long.class, "select count(*) from GameRow where state in ?1", ALIVE)
        .orElse(0L);
  }

  /// {@return how many games there are}
  public long count() {
    return ask.first(Long.class, "select count(*) from GameRow").orElse(0L);
  }
}
