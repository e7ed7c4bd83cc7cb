package depesche.bot.desk.votes;

import depesche.adjudicator.Fact;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.SeatLookup;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.WishList;
import depesche.bot.votes.VoteFact;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The seats that a vote names: whole names and countries first, then their beginnings, then
/// initials run together (`AEF`). If it could be several seats, the voter is asked.
///
/// @param seats in table order
/// @param problem why the words are no such list
record SeatList(List<String> seats, Optional<LineOutcome> problem) {

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
      return new SeatList(List.of(), Optional.of(LineOutcome.refused(why(read, names))));
    }
    List<String> meant = read.list().get().groups().stream().flatMap(List::stream).toList();
    Optional<LineOutcome> dead =
        meant.stream()
            .filter(game.position()::isOut)
            .findFirst()
            .map(VoteFact.Refused.VoteForDeadSeat::new)
            .map(LineOutcome::refused);
    return new SeatList(names.stream().filter(meant::contains).toList(), dead);
  }

  /// {@return what is unclear: a beginning that several seats share, such an initial of several run
  /// together, or a word that is no seat at all}
  private static Fact why(WishList.Read read, List<String> names) {
    if (!read.candidates().isEmpty()) {
      return new VoteFact.Refused.VoteSeatUnclear(read.word(), read.candidates());
    }
    List<Fact> shared = new ArrayList<>();
    for (String initial : read.word().split("", -1)) {
      List<String> meant = WishList.read(initial, names).candidates();
      boolean named = WishList.read(initial, names).list().isPresent();
      if (!initial.isEmpty() && !named && meant.isEmpty()) {
        return new DeskFact.Refusal.UnknownSeat(read.word(), names);
      }
      if (!meant.isEmpty()) {
        shared.add(new VoteFact.Refused.VoteSeatUnclear(initial, meant));
      }
    }
    return shared.isEmpty()
        ? new DeskFact.Refusal.UnknownSeat(read.word(), names)
        : shared.getFirst();
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
        .map(word -> new SeatLookup(game).named(word).map(StoredSeat::name).orElse(word))
        .collect(Collectors.joining(" "));
  }
}
