package depesche.bot.doctor;

import java.util.List;

/// One part of an installation that is looked at.
interface Check {

  /// {@return what is looked at, in a word or two}
  String subject();

  /// {@return what was found; after something that makes further looking useless, nothing more}
  ///
  /// @throws depesche.bot.config.UnusableInput if something cannot be used, with what to do
  List<Finding> look();
}
