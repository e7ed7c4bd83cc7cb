package depesche.adjudicator.rules;

import depesche.adjudicator.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// A title that helps a seat to write. What may be written follows from the position and the
/// grammar, and both belong to the rules; so this is here, and a channel that can offer lines while
/// a player types need not know one title from another.
///
/// Nothing here depends on what the seat cannot know.
public interface Suggests<P> extends Capability {

  /// Completes a line that a seat is writing.
  ///
  /// @param seat who writes, whether it is asked anything now or writes ahead
  /// @param typed what has been typed so far; may be empty
  /// @return lines that begin as typed, best first: at most 25, each of at most 100 characters, and
  ///   each a line that [Rules#read] takes as a letter of its own; what is asked now comes before
  ///   what may be asked later in the turn
  List<String> suggest(P position, Seat seat, String typed);

  /// Shows how to answer what is asked now, with a few lines that are good orders: a player who
  /// sends them as they are has answered, at least in part.
  ///
  /// @param seat one that must answer
  /// @return lines that [Rules#read] takes all together as one letter, none refused and none
  ///   doubted
  List<String> examples(P position, Seat seat);

  /// Shows what can be answered at all, where that is little: a player who chooses has answered.
  ///
  /// @param seat one that must answer
  /// @return one menu for each question that has at most [Menu#MOST] answers; other questions have
  ///   none
  default List<Menu> menus(P position, Seat seat) {
    return List.of();
  }

  /// As [#menus], however many answers a question has: for a form, which has room for them.
  default List<Menu> choices(P position, Seat seat) {
    return menus(position, seat);
  }

  /// A question with all the answers that are good now.
  ///
  /// @param about what it asks about, in the words of the rulebook: `A BER`, `BID`; at most 40
  ///   characters
  /// @param verb of the one line that has all that is chosen, each without a blank; empty if each
  ///   word is a line
  /// @param words to choose from, none twice, each of at most 100 characters
  /// @param most how many of them may be chosen
  /// @param ordered whether the order counts; then as many must be chosen, at most [#LONGEST]
  record Menu(String about, String verb, List<String> words, int most, boolean ordered) {

    /// The most words that a menu shows; a form has room for more.
    public static final int MOST = 25;

    /// The most words in order.
    public static final int LONGEST = 5;

    private static final int LETTERS = 100;
    private static final int PATIENCE = 200;

    public Menu {
      words = List.copyOf(words);
    }

    /// {@return a menu of these lines that the rules take; none if there are too many or none}
    ///
    /// @param most how many of them may be chosen, if there are as many
    public static Optional<Menu> of(
        String about, Stream<String> lines, Predicate<String> taken, int most) {
      List<String> good = lines.limit(PATIENCE).distinct().filter(taken).limit(MOST + 1L).toList();
      boolean few = !good.isEmpty() && good.size() <= MOST && most > 0;
      return few && good.stream().allMatch(line -> line.length() <= LETTERS)
          ? Optional.of(new Menu(about, "", good, Math.min(most, good.size()), false))
          : Optional.empty();
    }

    /// {@return a menu of all these good lines, however many; none if there are none}
    public static Optional<Menu> of(String about, Stream<String> lines, int most) {
      List<String> all = lines.distinct().toList();
      return all.isEmpty() || most < 1
          ? Optional.empty()
          : Optional.of(new Menu(about, "", all, Math.min(most, all.size()), false));
    }

    /// {@return whether a line says what can be chosen here}
    public boolean offers(String line) {
      return verb.isEmpty()
          ? words.contains(line)
          : line.startsWith(verb + " ")
              && words.containsAll(List.of(line.substring(verb.length() + 1).split(" ", -1)));
    }
  }
}
