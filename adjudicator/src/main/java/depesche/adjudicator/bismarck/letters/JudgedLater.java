package depesche.adjudicator.bismarck.letters;

import depesche.adjudicator.bismarck.decks.DanceCard.CardAction;
import depesche.adjudicator.bismarck.decks.DanceCard.PlayTime;
import depesche.adjudicator.bismarck.table.DanceCommand;
import depesche.adjudicator.bismarck.table.DanceStage;
import depesche.adjudicator.bismarck.table.DanceTable;
import depesche.adjudicator.bismarck.table.DanceVerb;

/// When a command is judged that cannot be done at once.
record JudgedLater(DanceNames names) {

  private static final String EVENT = "Event";

  /// {@return the word of its phase}
  ///
  /// @param acting whether the Action Phase has begun and is not ended yet
  String phase(DanceTable table, boolean acting, DanceCommand command) {
    if (command.verb() == DanceVerb.ALLOCATE) {
      return DanceStage.ALLOCATE.word();
    }
    PlayTime time = command.verb() == DanceVerb.PLAY ? time(command.first()) : PlayTime.ACTION;
    boolean held = table.hand().contains(command.first());
    return switch (time) {
      case ALLOCATE -> DanceStage.ALLOCATE.word();
      case ROLL, EVENT -> EVENT;
      case ANY -> (held && !acting ? DanceStage.ALLOCATE : DanceStage.ACTION).word();
      case ACTION -> DanceStage.ACTION.word();
    };
  }

  /// {@return when a card can be played}
  PlayTime time(String card) {
    return names.cards().card(card).action().map(CardAction::phase).orElse(PlayTime.ANY);
  }
}
