package depesche.adjudicator.congress.play;

import static depesche.adjudicator.table.acts.TableVerbs.ENDS;

import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.game.CongressGame;
import depesche.adjudicator.congress.game.CongressPhases;
import depesche.adjudicator.congress.game.CongressSeats;
import depesche.adjudicator.congress.solo.CardChoice;
import depesche.adjudicator.congress.solo.DisplayCard;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Lines that one player could write now whose cards lie on displays (19.3): the die first, then a
/// card that it has opened.
final class DisplayLines {

  private final CongressGame game;
  private final LiveTable table;
  private final Seat seat;

  private DisplayLines(CongressGame game, LiveTable table, Seat seat) {
    this.game = game;
    this.table = table;
    this.seat = seat;
  }

  /// {@return for each line some that would do; none in phases without displays}
  static List<List<String>> of(CongressGame game, LiveTable table, Seat seat) {
    return new DisplayLines(game, table, seat).lines();
  }

  private List<List<String>> lines() {
    String phase = table.stage().phase().name();
    if (phase.equals(CongressPhases.WAGER)) {
      Optional<MajorPower> next =
          CongressSeats.clockwise(table).stream()
              .filter(power -> !Wagers.cards(table).containsKey(power))
              .findFirst();
      return next.map(power -> cards(power, List.of("WAGER "))).orElse(List.of());
    }
    if (phase.startsWith(CongressPhases.NEGOTIATION)) {
      return CongressGame.actingNow(table).map(this::round).orElse(List.of());
    }
    if (phase.startsWith(CongressPhases.DEBATE) && Negotiations.isPending(table)) {
      return debate(Negotiations.opponent(table, seat));
    }
    return List.of();
  }

  private List<List<String>> round(MajorPower power) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(List.of("BOT PASS " + power));
    List<String> issues =
        game.track(table).negotiable().stream()
            .map(issue -> "NEGOTIATE " + issue + " WITH ")
            .toList();
    lines.addAll(cards(power, issues));
    if (choice(power).isPresent()) {
      lines.add(ENDS);
    }
    return lines;
  }

  private List<List<String>> debate(MajorPower power) {
    if (choice(power).isPresent()) {
      List<List<String>> lines = new ArrayList<>(cards(power, List.of("DEBATE ")));
      lines.add(ENDS);
      return lines;
    }
    return BotActs.bots(table).contains(power)
        ? List.of(List.of("BOT DEBATE " + power))
        : List.of(List.of("FATE " + power, "PASS"));
  }

  private Optional<CardChoice> choice(MajorPower power) {
    return new LiveDisplays(table).choice(LiveDisplays.side(power));
  }

  /// A card that may be played; before that the roll that says which.
  private List<List<String>> cards(MajorPower power, List<String> verbs) {
    Optional<CardChoice> choice = choice(power);
    if (choice.isEmpty()) {
      return List.of(List.of("FATE " + power));
    }
    List<String> open =
        choice.get().available().stream()
            .flatMap(space -> choice.get().display().at(space).stream())
            .map(DisplayCard::card)
            .toList();
    List<String> plays =
        open.stream()
            .flatMap(card -> verbs.stream().map(verb -> verb + card + value(table, card)))
            .map(line -> line + " AS " + power)
            .toList();
    return open.size() > 1
        ? List.of(open.stream().map(card -> "SAVE " + card + " AS " + power).toList(), plays)
        : List.of(plays);
  }

  /// Of a card that nobody has typed the value is stated; in a wager it is asked later.
  static String value(LiveTable table, String card) {
    boolean later = table.stage().phase().name().equals(CongressPhases.WAGER);
    return later || table.cards().value(card).isPresent() ? "" : " VALUE 4";
  }
}
