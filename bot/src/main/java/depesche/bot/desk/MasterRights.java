package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.master.MasterEntryRow;
import depesche.bot.ledger.master.MasterRow;
import depesche.bot.master.MasterFact;
import depesche.bot.master.MasterLog;
import depesche.bot.master.Masters;
import depesche.bot.people.TableRules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Which games the writer of a letter runs, and what they do to them with it. Every act goes
/// through here into the log of its game.
public final class MasterRights {

  private static final Duration MINUTE = Duration.ofMinutes(1);

  /// What changes nothing of the game, so that nothing can contradict it.
  private static final List<String> HARMLESS =
      List.of("ACCEPT", "PROMOTE", "HANDOVER", "HAND OVER", "DEMOTE", "INVITE", "ANNOUNCE");

  private final Request request;
  private final List<Long> signedOn = new ArrayList<>();
  private boolean house;
  private Optional<Game> acted = Optional.empty();
  private Optional<StoredSeat> played = Optional.empty();
  private int playedFrom;
  private List<String> below = List.of();

  MasterRights(Request request, boolean house) {
    this.request = request;
    this.house = house;
  }

  // Which games

  /// {@return whether they run every game of this server}
  boolean house() {
    return house;
  }

  /// They proved to be the operator, or have the masters' role.
  public void provedHouse() {
    house = true;
  }

  /// They proved to be one of those who run this game.
  public void provedMasterOf(StoredGame game) {
    signedOn.add(game.id());
  }

  /// {@return whether they run this game, and the letter proves it}
  public boolean runs(StoredGame game) {
    return house
        || (isBelieved(game.id())
            && request.player().filter(player -> Masters.isOne(game, player)).isPresent());
  }

  /// {@return the games that they were asked to run, as far as the letter proves it}
  List<Long> games() {
    return request
        .player()
        .map((PlayerRow player) -> request.unitOfWork.masters().by(player.id))
        .orElse(List.of())
        .stream()
        .map((MasterRow row) -> row.gameId)
        .filter(this::isBelieved)
        .toList();
  }

  /// {@return whether they run any game}
  public boolean any() {
    return house || !games().isEmpty();
  }

  /// Where the operator needs no password, an address is believed.
  private boolean isBelieved(long game) {
    return request.isCall()
        || request.services.settings().master().password().isEmpty()
        || signedOn.contains(game);
  }

  // Acting for a seat

  /// From this line on the letter is for a seat.
  public void play(StoredSeat seat, int line) {
    request.proved(seat);
    played = Optional.of(seat);
    playedFrom = line;
  }

  /// {@return the seat for which a master writes}
  public Optional<StoredSeat> played() {
    return played;
  }

  /// {@return the line from which the letter is for that seat}
  public int playedFrom() {
    return playedFrom;
  }

  // Words below a command

  /// {@return the lines below the command that is being served, if they belong to it}
  public List<String> below() {
    return below;
  }

  public void setBelow(List<String> lines) {
    below = List.copyOf(lines);
  }

  // The log

  /// The line being read acts on this game, as one of those who run it.
  public Game actsOn(Game game) {
    acted = Optional.of(game);
    return game;
  }

  /// Writes down what came of a line, if it was a master's and something came of it.
  public Outcome record(Command command, Outcome outcome) {
    request.despatch.take(outcome.effects());
    acted.ifPresent(game -> outcome.done().ifPresent(fact -> record(game, command, fact)));
    acted = Optional.empty();
    return new Outcome(outcome.verdict(), List.of());
  }

  private void record(Game game, Command command, Fact meaning) {
    MasterEntryRow row = new MasterEntryRow();
    row.gameId = game.id();
    row.playerId = request.player().map((PlayerRow player) -> player.id).orElse(null);
    row.operator = house && request.isMastersAddress();
    row.kind = kind(meaning);
    row.made = request.now;
    row.phase = game.phase();
    row.command = command.written();
    row.words =
        MasterLog.withoutAddresses(
            request.services.parcelWriter().say(game.heading(Optional.empty()), meaning));
    Optional<MasterEntryRow> before = request.unitOfWork.masters().latestAct(game.id());
    request.unitOfWork.enter(row);
    if (row.kind == MasterEntryRow.Kind.ACT) {
      before
          .filter(row::isByAnother)
          .filter(other -> other.made.isAfter(row.made.minus(MINUTE)))
          .filter(other -> !HARMLESS.contains(other.command) && !HARMLESS.contains(row.command))
          .ifPresent(other -> cross(game, other, row));
    }
    boolean told = row.kind == MasterEntryRow.Kind.ACT || row.kind == MasterEntryRow.Kind.LOOK;
    if (told && TableRules.of(game).isLogOpen()) {
      request.despatch.of(game).everyone(MasterLog.line(game, row));
    }
  }

  /// The later one counts; all who run the game are told, so that nobody wonders.
  private void cross(Game game, MasterEntryRow first, MasterEntryRow second) {
    request.despatch.of(game).masters(new MasterFact.MastersCrossed(first.words, second.words));
  }

  private static MasterEntryRow.Kind kind(Fact meaning) {
    return switch (meaning) {
      case MasterFact.PreviewSent _, MasterFact.BecameSeat _ -> MasterEntryRow.Kind.LOOK;
      case DeskFact.Enclosed _ -> MasterEntryRow.Kind.GLANCE;
      case MasterFact.NoteKept _ -> MasterEntryRow.Kind.NOTE;
      default -> MasterEntryRow.Kind.ACT;
    };
  }
}
