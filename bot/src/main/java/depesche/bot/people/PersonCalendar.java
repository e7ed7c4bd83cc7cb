package depesche.bot.people;

import depesche.bot.chance.RandomTokens;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.UnitOfWork;
import java.util.Optional;

/// Where somebody's calendar finds the deadlines of their games. Anybody who knows the address can
/// read it, so it is a word that nobody can guess. The ledger has what the word is made of, and
/// only with the key of the house can it be told.
public record PersonCalendar(UnitOfWork unitOfWork, PlayerRow player) {

  /// Letters of the word: 160 bits or more.
  public static final int LENGTH = 2 * RandomTokens.TOKEN;

  /// {@return the word; empty if they have none}
  public Optional<String> word() {
    return player.calendar.isEmpty()
        ? Optional.empty()
        : Optional.of(word(unitOfWork, player.calendar));
  }

  /// {@return the word that is made of what the ledger has}
  public static String word(UnitOfWork unitOfWork, String kept) {
    return unitOfWork.word(LENGTH, "calendar", kept);
  }

  /// From now on they have one, or another one.
  ///
  /// @param sign of the letter in which they ask for it: no two have the same
  public void choose(String sign) {
    player.calendar = unitOfWork.word(RandomTokens.TOKEN, "calendar of", sign);
  }

  /// {@return whether a word is part of the address, and long enough to be no other}
  public boolean isPart(String said) {
    return said.length() == RandomTokens.TOKEN
        && word().filter(word -> word.contains(said)).isPresent();
  }

  /// They have none any more, nor do their reports bring one.
  public void end() {
    player.calendar = "";
    player.calendarMail = false;
  }
}
