package depesche.bot.desk.votes;

import depesche.adjudicator.Verdict;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.SeatLookup;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.WishList;
import depesche.bot.votes.VoteFact;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The seats that a vote names: whole names and countries first, then their beginnings, then
/// initials run together (`AEF`). What could be several seats is asked.
///
/// @param seats in table order
/// @param problem why the words are no such list
record SeatList(List<String> seats, Optional<Verdict> problem) {

  private static final Pattern SMALL =
      Pattern.compile(
          "(?i)(?<![\\p{L}\\p{N}])(?:and|und|between|among|with|to|for)(?![\\p{L}\\p{N}])|[&+/]");
  private static final Pattern ALL =
      Pattern.compile("(?i)(?:all|everybody|everyone|dias|survivors)");

  SeatList {
    seats = List.copyOf(seats);
  }

  /// {@return what these words name; nobody for no words, all who are left for `ALL`}
  static SeatList read(Game game, String words) {
    String text = SMALL.matcher(words).replaceAll(" ").strip();
    if (ALL.matcher(text).matches()) {
      return new SeatList(Electorate.living(game), Optional.empty());
    }
    if (text.isEmpty()) {
      return new SeatList(List.of(), Optional.empty());
    }
    List<String> names = game.seats().stream().map(StoredSeat::name).toList();
    WishList.Read read = WishList.read(named(game, text), names);
    if (read.list().isEmpty()) {
      List<String> candidates = read.candidates().isEmpty() ? names : read.candidates();
      return new SeatList(
          List.of(),
          Optional.of(
              CommonVerdicts.refused(
                  new VoteFact.Refused.VoteSeatUnclear(read.word(), candidates))));
    }
    List<String> meant = read.list().get().groups().stream().flatMap(List::stream).toList();
    Optional<Verdict> dead =
        meant.stream()
            .filter(game.position()::isOut)
            .findFirst()
            .map(VoteFact.Refused.VoteForDeadSeat::new)
            .map(CommonVerdicts::refused);
    return new SeatList(names.stream().filter(meant::contains).toList(), dead);
  }

  /// {@return the words with seats by their names where a player wrote a country or a number}
  private static String named(Game game, String text) {
    String named = text;
    for (StoredSeat seat : game.seats()) {
      if (!seat.country().isEmpty()) {
        Pattern country =
            Pattern.compile(
                "(?<![\\p{L}\\p{N}])" + Pattern.quote(seat.country()) + "(?![\\p{L}\\p{N}])",
                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
        named = country.matcher(named).replaceAll(Matcher.quoteReplacement(seat.name()));
      }
    }
    return Arrays.stream(named.split("[\\s,;]+", -1))
        .map(word -> SeatLookup.named(game, word).map(StoredSeat::name).orElse(word))
        .collect(Collectors.joining(" "));
  }
}
