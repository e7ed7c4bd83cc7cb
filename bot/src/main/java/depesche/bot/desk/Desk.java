package depesche.bot.desk;

import depesche.adjudicator.Verdict;
import java.util.List;

/// Handles one kind of command.
interface Desk {

  /// {@return the words it answers to, in capitals; two words are written as one, such as
  /// `SETZONE`}
  List<String> words();

  /// Does what the line says, if it may.
  Verdict serve(Visit visit, Command command);
}
