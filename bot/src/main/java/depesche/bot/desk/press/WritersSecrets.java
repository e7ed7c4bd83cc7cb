package depesche.bot.desk.press;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.bot.chance.RandomTokens;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.PersonCalendar;
import depesche.bot.press.LeakGuard;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What the writer of a press would not want to tell by mistake: their orders of this phase, and
/// words that prove who they are. Of a letter with many presses it is found out once.
final class WritersSecrets {

  /// The name under which codes that link an account are hashed.
  private static final String LINK = "link";

  /// A single word of everyday use is no secret.
  private static final Pattern SEVERAL_WORDS = Pattern.compile("\\p{L}[^\\p{L}]+\\p{L}");

  /// What parts orders that share a line, or an order from the words around it.
  private static final Pattern JOINT = Pattern.compile("[.,;:!/&]\\s|\\band\\b|\\bthen\\b");

  /// A longer piece of a line is no order.
  private static final int LONGEST_ORDER = 80;

  /// A vote is secret; a line like this is meant as one.
  private static final Pattern VOTE =
      Pattern.compile(
          "(?:(?:SET|VOTE|PROPOSE) (?:NO )?(?:DRAW|CONCEDE)|CONCEDE|VOTE (?:YES|NO))\\b[^.!?]*");

  /// Nobody writes so many words in a letter that look like a key.
  private static final int MOST_KEYS = 300;

  private final Request request;
  private final Game game;
  private final StoredSeat seat;
  private final List<String> beside;
  private @Nullable List<String> orders;
  private @Nullable Set<Fact> meant;
  private @Nullable List<StoredSeat> mine;
  private int keys;

  /// @param beside the lines of the same letter that are not press
  WritersSecrets(Request request, Game game, StoredSeat seat, List<String> beside) {
    this.request = request;
    this.game = game;
    this.seat = seat;
    this.beside = List.copyOf(beside);
  }

  /// {@return what a text gives away, if anything}
  Optional<LeakGuard.Leak> in(List<String> text) {
    return LeakGuard.in(text, lines(), this::isKey)
        .or(() -> Optional.of(LeakGuard.Leak.ORDER).filter(_ -> isReadable() && meansOneOf(text)));
  }

  /// {@return the lines that are on file, and those of the letter that may be orders}
  private List<String> lines() {
    if (orders == null) {
      Stream<String> filed =
          game.letters(seat).stream()
              .filter(row -> row.phase.equals(game.phase()))
              .flatMap(row -> row.text.lines());
      Stream<String> coming =
          beside.stream().distinct().filter(line -> !request.services.library().isProse(line));
      orders = Stream.concat(filed, coming).distinct().toList();
    }
    return orders;
  }

  private boolean isReadable() {
    return game.hasBegun() && game.otherRules().isEmpty();
  }

  /// Whether a line says in other words what an order says: the rules read both alike.
  private boolean meansOneOf(List<String> text) {
    if (meant == null) {
      meant = Set.copyOf(meanings(pieces(lines())));
    }
    return !meant.isEmpty() && meanings(pieces(text)).stream().anyMatch(meant::contains);
  }

  /// {@return the lines, and the parts of each that may be an order of their own}
  private static List<String> pieces(List<String> lines) {
    return lines.stream()
        .flatMap(line -> Stream.concat(Stream.of(line), JOINT.splitAsStream(line)))
        .map(String::strip)
        .filter(piece -> piece.length() <= LONGEST_ORDER)
        .filter(piece -> SEVERAL_WORDS.matcher(piece).find())
        .distinct()
        .toList();
  }

  private List<Fact> meanings(List<String> lines) {
    Letter letter = new Letter(game.phase(), lines);
    return game.position().read(new Seat(seat.name()), List.of(letter)).lines().stream()
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

  /// {@return this seat and those the writer has in other games}
  private List<StoredSeat> mine() {
    if (mine == null) {
      mine =
          Stream.concat(
                  Stream.of(seat),
                  request.player().map(request.unitOfWork::seatsOf).stream().flatMap(List::stream))
              .toList();
    }
    return mine;
  }

  private boolean isKey(String word) {
    if (++keys > MOST_KEYS) {
      return false;
    }
    return request.unitOfWork.token(word).isPresent()
        || request.unitOfWork.people().offer(word).isPresent()
        || mine().stream().anyMatch(one -> RandomTokens.matches(one.password(), one.salt(), word))
        || request.player().filter(one -> isCalendar(one, word)).isPresent()
        || request.unitOfWork.directory().link(RandomTokens.hash(LINK, word)).isPresent();
  }

  private boolean isCalendar(PlayerRow player, String word) {
    return new PersonCalendar(request.unitOfWork, player).isPart(word);
  }

  /// {@return the numbers, within the text, of lines that would be orders or votes of the writer:
  /// people who forget to end a press go on with them below, and sign}
  NavigableSet<Integer> orders(List<String> text) {
    NavigableSet<Integer> orders = new TreeSet<>(votes(text));
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

  private static List<Integer> votes(List<String> text) {
    return IntStream.range(0, text.size())
        .filter(at -> VOTE.matcher(text.get(at).strip()).matches())
        .mapToObj(at -> at + 1)
        .toList();
  }
}
