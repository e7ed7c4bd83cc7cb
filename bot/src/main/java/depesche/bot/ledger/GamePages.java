package depesche.bot.ledger;

import depesche.bot.ledger.mail.TokenRow;
import depesche.bot.ledger.master.MasterQueries;
import depesche.bot.ledger.people.AbsenceRow;
import depesche.bot.ledger.rows.Entries;
import depesche.bot.ledger.rows.Questions;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.LetterRow;
import depesche.bot.ledger.turn.OldLetters;
import depesche.bot.ledger.turn.SealRow;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.ledger.votes.VoteQueries;
import depesche.bot.ledger.votes.VoteRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What was read of a game within one transaction, each page once: when it is first asked for, or
/// beforehand together with that of other games ([GamesTogether]).
final class GamePages {

  private final Questions ask;
  private final Entries entries;
  private final OldLetters oldLetters;
  private final GameRow game;

  private final Map<Integer, Optional<SealRow>> seals = new LinkedHashMap<>();
  private @Nullable List<SeatRow> writers;
  private @Nullable Map<Long, List<LetterRow>> letters;
  private @Nullable List<AbsenceRow> absences;
  private @Nullable Integer looks;
  private @Nullable Integer votes;
  private Optional<PlayerRow> principal = Optional.empty();
  private boolean isPrincipalKnown;
  private boolean isAlone;
  private final Map<Integer, Optional<String>> judged = new LinkedHashMap<>();

  /// Those that are still to ring, in whatever phase, if they were read beforehand.
  private @Nullable List<AlarmRow> open;

  /// Those of one phase.
  private final List<AlarmRow> ofPhase = new ArrayList<>();

  private Optional<String> phase = Optional.empty();

  /// By phase and seat.
  private final Map<String, Map<Long, List<TokenRow>>> tokens = new LinkedHashMap<>();

  GamePages(Questions ask, Entries entries, OldLetters oldLetters, GameRow game) {
    this.ask = ask;
    this.entries = entries;
    this.oldLetters = oldLetters;
    this.game = game;
  }

  // Its seats and what they have said

  List<SeatRow> writers() {
    List<SeatRow> known = writers;
    if (known == null) {
      known = ask.list(SeatRow.class, "from SeatRow where gameId = ?1 order by place", game.id);
      writers = known;
    }
    return known;
  }

  void know(List<SeatRow> seats, List<AbsenceRow> away) {
    writers = List.copyOf(seats);
    absences = List.copyOf(away);
  }

  void forgetWriters() {
    writers = null;
    tokens.clear();
  }

  List<LetterRow> letters(long seat) {
    Map<Long, List<LetterRow>> known = letters;
    if (known == null) {
      known = knowLetters(read());
    }
    return Collections.unmodifiableList(known.computeIfAbsent(seat, _ -> new ArrayList<>()));
  }

  private List<LetterRow> read() {
    return oldLetters.and(game.id, game.phase, this::lettersBehind);
  }

  List<LetterRow> lettersBehind(long last) {
    return ask.list(
        LetterRow.class, "from LetterRow where gameId = ?1 and id > ?2 order by id", game.id, last);
  }

  Map<Long, List<LetterRow>> knowLetters(List<LetterRow> read) {
    Map<Long, List<LetterRow>> known = bySeat(read);
    letters = known;
    if (game.state == GameLife.State.OVER) {
      oldLetters.leave(game.id);
    }
    return known;
  }

  void file(LetterRow letter) {
    if (letters != null) {
      letters.computeIfAbsent(letter.seatId, _ -> new ArrayList<>()).add(letter);
    }
  }

  private static Map<Long, List<LetterRow>> bySeat(List<LetterRow> letters) {
    Map<Long, List<LetterRow>> bySeat = new LinkedHashMap<>();
    for (LetterRow letter : letters) {
      bySeat.computeIfAbsent(letter.seatId, _ -> new ArrayList<>()).add(letter);
    }
    return bySeat;
  }

  Optional<SealRow> seal(int turn) {
    return seals.computeIfAbsent(
        turn, _ -> ask.first(SealRow.class, SealRow.OF_TURN, game.id, turn));
  }

  /// {@return whether it was read already that nothing is sealed for the next turn}
  boolean isKnownOpen() {
    return Optional.empty().equals(seals.get(game.turn + 1));
  }

  void know(int turn, Optional<SealRow> seal) {
    seals.put(turn, seal);
  }

  /// {@return the absences of those who hold a seat now}
  List<AbsenceRow> absences() {
    List<AbsenceRow> known = absences;
    if (known == null) {
      return ask.list(AbsenceRow.class, AbsenceRow.OF_GAME, game.id, SeatState.HELD);
    }
    List<Long> held =
        writers().stream()
            .filter(seat -> seat.state == SeatState.HELD)
            .map(seat -> seat.id)
            .toList();
    return known.stream().filter(away -> held.contains(away.seatId)).toList();
  }

  int looks() {
    Integer known = looks;
    return known == null ? new MasterQueries(ask.session()).looks(game.id, game.phase) : known;
  }

  void knowLooks(int times) {
    looks = times;
  }

  List<VoteRow> votes(String motion) {
    Integer known = votes;
    return known != null && known == 0
        ? List.of()
        : new VoteQueries(ask.session()).votes(game.id, motion);
  }

  Optional<String> lastPhase() {
    return judged.computeIfAbsent(
        game.turn, turn -> ask.first(String.class, TurnRow.PHASE, game.id, turn));
  }

  /// @param votesCast on whatever motion, whether they count or not
  /// @param lastPhase that of the last judged turn
  void knowPast(int votesCast, Optional<String> lastPhase) {
    votes = votesCast;
    judged.put(game.turn, lastPhase);
  }

  /// {@return whether nobody helps to run it, as far as is known}
  boolean isAlone() {
    return isAlone;
  }

  void knowAlone(boolean alone) {
    isAlone = alone;
  }

  /// {@return the player whose address stands in the game}
  ///
  /// @param asked asks for them, unless they were read beforehand
  Optional<PlayerRow> principal(Supplier<Optional<PlayerRow>> asked) {
    return isPrincipalKnown ? principal : asked.get();
  }

  void knowPrincipal(Optional<PlayerRow> player) {
    principal = player;
    isPrincipalKnown = true;
  }

  void forgetPrincipal() {
    isPrincipalKnown = false;
  }

  /// {@return the reply tokens of a seat for a phase; those of all seats are asked for at once}
  List<TokenRow> tokens(long seat, String about) {
    return tokens
        .computeIfAbsent(about, this::tokens)
        .computeIfAbsent(seat, _ -> new ArrayList<>());
  }

  private Map<Long, List<TokenRow>> tokens(String about) {
    Map<Long, List<TokenRow>> bySeat = new LinkedHashMap<>();
    for (TokenRow token : ask.list(TokenRow.class, TokenRow.OF_GAME, game.id, about)) {
      bySeat.computeIfAbsent(token.seatId, _ -> new ArrayList<>()).add(token);
    }
    return bySeat;
  }

  // Its alarms

  /// {@return those that are still to ring}
  List<AlarmRow> alarms() {
    List<AlarmRow> known = open;
    return known == null
        ? ask.list(AlarmRow.class, "from AlarmRow where gameId = ?1 and done = false", game.id)
        : Stream.concat(known.stream(), ofPhase.stream())
            .distinct()
            .filter(alarm -> !alarm.done)
            .toList();
  }

  /// {@return that of the current phase}
  Optional<AlarmRow> alarm(AlarmRow.Kind kind) {
    if (!phase.equals(Optional.of(game.phase))) {
      knowPhase(
          game.phase,
          ask.list(
              AlarmRow.class,
              "from AlarmRow where gameId = ?1 and phase = ?2",
              game.id,
              game.phase));
    }
    return ofPhase.stream().filter(alarm -> alarm.kind == kind).findFirst();
  }

  private void knowPhase(String now, List<AlarmRow> alarms) {
    ofPhase.clear();
    ofPhase.addAll(alarms);
    phase = Optional.of(now);
  }

  /// @param next a phase the game is about to come to
  /// @param alarms those of this phase, and all that are still to ring
  void know(String next, List<AlarmRow> alarms) {
    knowPhase(next, alarms.stream().filter(alarm -> alarm.phase.equals(next)).toList());
    open = alarms.stream().filter(alarm -> !alarm.done).toList();
  }

  AlarmRow set(AlarmRow.Kind kind, Instant due) {
    Optional<AlarmRow> known = alarm(kind);
    known.filter(row -> row.done || !row.due.equals(due)).ifPresent(row -> row.moves++);
    AlarmRow alarm = known.orElseGet(() -> enter(kind));
    alarm.due = due;
    alarm.done = false;
    return alarm;
  }

  private AlarmRow enter(AlarmRow.Kind kind) {
    AlarmRow alarm = new AlarmRow();
    alarm.gameId = game.id;
    alarm.phase = game.phase;
    alarm.kind = kind;
    ofPhase.add(alarm);
    return entries.enter(alarm);
  }
}
