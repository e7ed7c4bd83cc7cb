package depesche.bot.desk.press;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.bot.chance.RandomTokens;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.press.LeakGuard;
import depesche.bot.press.PressBlock;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What the writer of a press would not want to tell by mistake: their orders of this phase, and
/// words that prove who they are.
record WritersSecrets(Request request, Game game, StoredSeat seat) {

  /// The name under which codes that link an account are hashed.
  private static final String LINK = "link";

  /// A single word of everyday use is no secret.
  private static final Pattern SEVERAL_WORDS = Pattern.compile("\\p{L}[^\\p{L}]+\\p{L}");

  /// {@return what a text gives away, if anything}
  ///
  /// @param beside the lines of the same letter that are not press
  Optional<LeakGuard.Leak> in(List<String> text, List<String> beside) {
    Stream<String> filed =
        game.letters(seat).stream()
            .filter(row -> row.phase.equals(game.phase()))
            .flatMap(row -> row.text.lines());
    Stream<String> coming =
        beside.stream().filter(line -> !request.services.library().isProse(line));
    List<String> orders = Stream.concat(filed, coming).distinct().toList();
    return LeakGuard.in(text, orders, this::isKey)
        .or(
            () ->
                Optional.of(LeakGuard.Leak.ORDER)
                    .filter(_ -> isReadable() && meansOneOf(text, orders)));
  }

  private boolean isReadable() {
    return game.hasBegun() && game.otherEdition().isEmpty();
  }

  /// Whether a line says in other words what an order says: the rules read both alike.
  private boolean meansOneOf(List<String> text, List<String> orders) {
    List<Fact> meant = meanings(orders);
    return !meant.isEmpty() && meanings(text).stream().anyMatch(meant::contains);
  }

  private List<Fact> meanings(List<String> lines) {
    Letter letter = new Letter(game.phase(), lines);
    return game.position().read(new Seat(seat.name()), List.of(letter)).lines().stream()
        .filter(line -> SEVERAL_WORDS.matcher(line.text()).find())
        .flatMap(line -> meaning(line.verdict()).stream())
        .toList();
  }

  private static Optional<Fact> meaning(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Taken(Fact meaning) -> Optional.of(meaning);
      case Verdict.Doubted(Fact meaning, Fact _) -> Optional.of(meaning);
      case Verdict.Refused _, Verdict.Skipped _ -> Optional.empty();
    };
  }

  private boolean isKey(String word) {
    return request.unitOfWork.token(word).isPresent()
        || request.unitOfWork.people().offer(word).isPresent()
        || RandomTokens.matches(seat.password(), seat.salt(), word)
        || request.unitOfWork.directory().link(RandomTokens.hash(LINK, word)).isPresent();
  }

  /// {@return the numbers, within the text, of lines that would be orders of the writer}
  SequencedSet<Integer> orders(List<String> text) {
    SequencedSet<Integer> orders = new LinkedHashSet<>();
    if (!isReadable()) {
      return orders;
    }
    List<Letter> letters = new ArrayList<>(game.written(seat));
    letters.add(new Letter(game.phase(), text));
    for (Line line : game.position().read(new Seat(seat.name()), letters).lines()) {
      String said = text.get(line.number() - 1).strip();
      if (line.verdict().counts() && said.contains(" ")) {
        orders.add(line.number());
      }
    }
    return orders;
  }

  /// {@return where the orders begin with which the text ends, counted from 1, if it does: whoever
  /// forgot to end a press goes on with their orders below}
  Optional<Integer> ordersAtEnd(PressBlock block) {
    if (block.closed()) {
      return Optional.empty();
    }
    List<String> text = block.clean();
    SequencedSet<Integer> orders = orders(text);
    int first = text.size() + 1;
    for (int at = text.size(); at > 0; at--) {
      if (orders.contains(at)) {
        first = at;
      } else if (!text.get(at - 1).isBlank()) {
        break;
      }
    }
    return first > text.size() ? Optional.empty() : Optional.of(first);
  }
}
