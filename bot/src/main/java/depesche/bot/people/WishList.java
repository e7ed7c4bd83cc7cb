package depesche.bot.people;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The seats a player wishes for: groups, the best first, in which all are equally welcome. Written
/// `E[FGR][TAI]`, `England [France Germany] *`; the star is all that is not named. Without a star,
/// seats that are not named come last.
public record WishList(List<List<String>> groups) {

  /// A list that was read, or the word in it that is no seat, with what it could be.
  public record Read(Optional<WishList> list, String word, List<String> candidates) {
    public Read {
      candidates = List.copyOf(candidates);
    }
  }

  private static final Pattern PIECE = Pattern.compile("[\\[(]|[\\])]|\\*|[\\p{L}\\p{N}-]+");

  public WishList {
    groups = groups.stream().map(List::copyOf).toList();
  }

  /// {@return what a player wrote}
  ///
  /// @param seats the names of all seats
  public static Read read(String text, List<String> seats) {
    List<List<String>> groups = new ArrayList<>();
    Set<String> named = new LinkedHashSet<>();
    boolean open = false;
    Optional<String> bracket = oddBracket(text);
    if (bracket.isPresent()) {
      return new Read(Optional.empty(), bracket.get(), seats);
    }
    Matcher matcher = PIECE.matcher(text);
    while (matcher.find()) {
      String piece = matcher.group();
      switch (piece) {
        case "[", "(" -> {
          open = true;
          groups.add(new ArrayList<>());
        }
        case "]", ")" -> open = false;
        case "*" -> {
          List<String> rest = seats.stream().filter(seat -> !named.contains(seat)).toList();
          named.addAll(rest);
          groups.add(new ArrayList<>(rest));
        }
        default -> {
          Optional<List<String>> found = seats(piece, seats);
          if (found.isEmpty()) {
            return new Read(Optional.empty(), piece, candidates(piece, seats));
          }
          for (String seat : found.get().stream().filter(named::add).toList()) {
            if (!open) {
              groups.add(new ArrayList<>());
            }
            groups.getLast().add(seat);
          }
        }
      }
    }
    List<List<String>> good = groups.stream().filter(group -> !group.isEmpty()).toList();
    return good.isEmpty()
        ? new Read(Optional.empty(), text.strip(), text.isBlank() ? List.of() : seats)
        : new Read(Optional.of(new WishList(good)), "", List.of());
  }

  /// {@return a bracket that is not closed, or not opened, or stands in another: it is not guessed
  /// what is in it}
  private static Optional<String> oddBracket(String text) {
    String brackets = text.replaceAll("[^\\[\\]()]", "").replace('(', '[').replace(')', ']');
    String left = brackets.replace("[]", "");
    return left.isEmpty() ? Optional.empty() : Optional.of(left.substring(0, 1));
  }

  /// A whole name is tried first, then its beginning, then initials run together.
  private static Optional<List<String>> seats(String word, List<String> seats) {
    List<String> beginning = candidates(word, seats);
    Optional<String> whole = seats.stream().filter(word::equalsIgnoreCase).findFirst();
    if (whole.isPresent() || beginning.size() == 1) {
      return Optional.of(List.of(whole.orElseGet(beginning::getFirst)));
    }
    List<List<String>> initials =
        Arrays.stream(word.split("")).map(letter -> candidates(letter, seats)).toList();
    return initials.stream().allMatch(one -> one.size() == 1)
        ? Optional.of(initials.stream().map(List::getFirst).toList())
        : Optional.empty();
  }

  private static List<String> candidates(String beginning, List<String> seats) {
    String small = beginning.toLowerCase(Locale.ROOT);
    return seats.stream().filter(seat -> seat.toLowerCase(Locale.ROOT).startsWith(small)).toList();
  }

  /// {@return how welcome a seat is: 1 for the best group; behind all groups for one not named}
  public int rank(String seat) {
    for (int i = 0; i < groups.size(); i++) {
      if (groups.get(i).contains(seat)) {
        return i + 1;
      }
    }
    return groups.size() + 1;
  }

  /// {@return the list as it is kept and shown: `England [France Germany]`}
  public String text() {
    return groups.stream()
        .map(group -> group.size() == 1 ? group.getFirst() : "[" + String.join(" ", group) + "]")
        .collect(Collectors.joining(" "));
  }
}
