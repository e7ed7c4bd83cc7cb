package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.rules.Edit;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Changes to the tokens of a power by hand: `SCORE Red VP 5`.
public record ScoreEdit(GreatPowersPosition position) {

  /// Nobody has so many tokens in ten turns.
  private static final int MOST = 200;

  public Edit<GreatPowersPosition> edit(String line) {
    List<String> words = Arrays.asList(line.strip().split("\\s+", -1));
    if (words.size() != 4 || !words.getFirst().equalsIgnoreCase("SCORE")) {
      return refused(Edit.Why.NO_SUCH_EDIT, line, List.of("SCORE Red VP 5"));
    }
    SharedTable world = position.world();
    Optional<Power> power =
        world.powers().stream()
            .filter(one -> one.seat().name().equalsIgnoreCase(words.get(1)))
            .findFirst();
    if (power.isEmpty()) {
      List<String> seats = world.seats().stream().map(seat -> seat.name()).toList();
      return refused(Edit.Why.NO_SUCH_OWNER, words.get(1), seats);
    }
    String kind = words.get(2).toUpperCase(Locale.ROOT);
    Optional<Token> token =
        Arrays.stream(Token.values()).filter(one -> one.name().equals(kind)).findFirst();
    if (token.isEmpty()) {
      List<String> tokens = Arrays.stream(Token.values()).map(Token::name).toList();
      return refused(Edit.Why.NO_SUCH_VALUE, words.get(2), tokens);
    }
    String number = words.get(3);
    if (!number.matches("[0-9]{1,3}") || Integer.parseInt(number) > MOST) {
      return refused(Edit.Why.OUT_OF_LIMITS, number, List.of("0 to " + MOST));
    }
    Levels levels = power.get().levels().with(token.get(), Integer.parseInt(number));
    return new Edit.Done<>(position.with(world.with(power.get().with(levels))));
  }

  private static Edit<GreatPowersPosition> refused(
      Edit.Why why, String word, List<String> instead) {
    return new Edit.Refused<>(why, word, instead);
  }
}
