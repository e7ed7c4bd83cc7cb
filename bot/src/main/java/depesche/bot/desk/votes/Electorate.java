package depesche.bot.desk.votes;

import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.votes.VoteRow;
import depesche.bot.people.TableRules;
import depesche.bot.votes.Motion;
import java.util.List;
import java.util.Optional;

/// Who has a say in a game: the seats that are still in it and whose player answers for them. One
/// that is abandoned, resigned or in civil disorder is not asked, so that nobody can keep a game
/// from ending by going away.
record Electorate(Game game) {

  /// {@return the seats that are still in the game, in table order}
  static List<String> living(Game game) {
    return game.seats().stream()
        .map(StoredSeat::name)
        .filter(name -> !game.position().isOut(name))
        .toList();
  }

  /// {@return the seats that have a say}
  List<StoredSeat> voters() {
    return game.seats().stream().filter(this::hasSay).toList();
  }

  boolean hasSay(StoredSeat seat) {
    return seat.isHeld() && seat.player().isPresent() && !game.position().isOut(seat.name());
  }

  /// {@return the vote of a seat that counts now}
  Optional<VoteRow> vote(StoredSeat seat, Motion motion) {
    return game.book()
        .votes()
        .vote(seat.id(), motion.word())
        .filter(row -> counts(row, seat, motion));
  }

  /// {@return the votes on a motion that count now}
  List<VoteRow> votes(Motion motion) {
    List<VoteRow> all = game.votes(motion.word());
    return all.isEmpty()
        ? all
        : voters().stream()
            .flatMap(
                seat ->
                    all.stream()
                        .filter(row -> row.seatId == seat.id() && counts(row, seat, motion)))
            .toList();
  }

  /// A vote is its player's and does not bind the seat's next player. Votes from before a turn was
  /// taken back do not count.
  private boolean counts(VoteRow row, StoredSeat seat, Motion motion) {
    boolean theirs =
        seat.player().filter(player -> player.id == row.playerId).isPresent()
            || (!motion.isGrave()
                && seat.standIn().filter(player -> player.id == row.playerId).isPresent());
    boolean timely =
        switch (motion) {
          case DRAW, CONCEDE ->
              row.turn <= game.turn()
                  && (TableRules.of(game).votesStand() || row.phase.equals(game.phase()));
          case PAUSE -> row.phase.equals(game.phase());
          case UNDO -> row.turn == game.turn();
        };
    return theirs && timely;
  }

  /// {@return whether a person may vote for a seat: a stand-in has no say in whether it ends}
  static boolean mayVote(StoredSeat seat, Optional<PlayerRow> writer, Motion motion) {
    return !motion.isGrave() || writer.filter(seat::isOf).isPresent();
  }
}
