package depesche.bot.ledger.turn;

import java.util.ArrayList;
import java.util.List;

/// The steps of a game. After a rollback some of them count no more: what counts is the way from
/// the beginning to the present position.
///
/// @param all every step there was, oldest first
public record Timeline(List<TurnRow> all) {

  public Timeline {
    all = List.copyOf(all);
  }

  /// {@return the step of this number}
  public TurnRow at(int turn) {
    return all.get(turn - 1);
  }

  /// {@return the steps that led to the present position, oldest first}
  public List<TurnRow> counting() {
    List<TurnRow> way = new ArrayList<>();
    for (int turn = all.size(); turn > 0; turn = at(turn).begins()) {
      way.add(at(turn));
    }
    return way.reversed();
  }

  /// {@return the judged steps that count, without setting up, oldest first}
  public List<TurnRow> judged() {
    return counting().stream().filter(step -> step.isJudged() && step.first() > 1).toList();
  }

  /// {@return what the master changed behind a step that counts and before the next judged one, a
  /// line each}
  public List<String> editsBehind(TurnRow step) {
    List<TurnRow> way = counting();
    return way.subList(way.indexOf(step) + 1, way.size()).stream()
        .takeWhile(one -> !one.isJudged())
        .flatMap(one -> one.edits.lines())
        .toList();
  }

  /// {@return the steps that judged the same letters as this one, and the one that did first}
  public List<TurnRow> sameLetters(TurnRow step) {
    return all.stream().filter(one -> one.isJudged() && one.first() == step.first()).toList();
  }
}
