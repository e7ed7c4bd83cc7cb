package depesche.adjudicator.bismarck.table;

import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import depesche.adjudicator.kit.RecordCodec;
import depesche.adjudicator.kit.RecordText;
import depesche.adjudicator.rules.Codec;

/// All there is at one moment.
public sealed interface DancePosition {

  /// A position as text.
  Codec<DancePosition> CODEC =
      new RecordCodec<>(
          DancePosition.class, new RecordText().word(Seat.class, Seat::name, Seat::new));

  /// {@return what every moment has}
  DanceCourse course();

  /// The player may act: before the first turn, at the beginning of one, or at its end.
  record Open(DanceCourse course) implements DancePosition {}

  /// A question interrupts the turn.
  record Asked(DanceCourse course, DanceQuestion question) implements DancePosition {}

  /// Won or lost.
  record Over(DanceCourse course, DanceEnd end) implements DancePosition {}

  /// {@return the table as it lies now}
  default DanceTable table() {
    return course().table();
  }

  /// {@return the same moment with another course}
  default DancePosition with(DanceCourse course) {
    return switch (this) {
      case Open _ -> new Open(course);
      case Asked(_, DanceQuestion question) -> new Asked(course, question);
      case Over(_, DanceEnd end) -> new Over(course, end);
    };
  }

  /// {@return the word of `play` for the phase}
  default String word() {
    return switch (this) {
      case Open(DanceCourse course) -> course.stage().word();
      case Asked(_, DanceQuestion question) -> question.kind().word();
      case Over _ -> "Over";
    };
  }

  /// {@return the phase; its id changes with every change of the position}
  default Phase phase() {
    int turn = table().turn();
    String id = turn + "-" + word() + (this instanceof Over ? "" : "-" + course().step());
    return new Phase(id, "Turn " + turn + ", " + word(), String.valueOf(turn), word());
  }
}
