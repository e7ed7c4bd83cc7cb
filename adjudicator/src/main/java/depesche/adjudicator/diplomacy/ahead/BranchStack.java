package depesche.adjudicator.diplomacy.ahead;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The conditions that are open while a letter is read from top to bottom.
final class BranchStack {

  /// How many conditions may stand within each other.
  static final int DEEPEST = 5;

  /// An `IF` that has not ended.
  private static final class Open {
    final List<Condition> before = new ArrayList<>();

    final int first;

    /// The line of its last branch that was understood; if none was, that of the condition that
    /// ended as this one began, or its own.
    int number;

    Optional<Condition> now;
    String fault;

    /// The line of its last branch, understood or not; 0 if that is its ELSE.
    int last;

    /// Whether it ends with its line, because an order stands on it.
    boolean loose;

    /// Whether its last branch that was understood does.
    boolean soundLoose;

    /// Whether its ELSE has begun.
    boolean otherwise;

    Open(int number, int ended, Optional<Condition> now, String line, boolean loose) {
      this.first = number;
      this.number = now.isPresent() || ended == 0 ? number : ended;
      this.now = now;
      this.fault = now.isPresent() ? "" : line;
      this.last = number;
      this.loose = loose;
      this.soundLoose = now.isEmpty() || loose;
    }
  }

  /// Takes a line that ends what another opened.
  interface Ends {
    void ends(int line, int opened);
  }

  private final List<Open> open = new ArrayList<>();
  private int block;

  /// The line of the condition that ended within another as the line began; 0 if none did.
  private int ended;

  /// How many more were opened than may be, and the line of the first.
  private int beyond;

  private String deeper = "";

  boolean isOpen() {
    return !open.isEmpty();
  }

  /// {@return whether the innermost condition ends here, unless another branch of it follows}
  boolean isLoose() {
    return isOpen() && beyond == 0 && open.getLast().loose;
  }

  /// {@return the line that an end here would end, if what was not understood were left out; 0 if
  /// nothing is open}
  int innermost() {
    return open.isEmpty() || beyond > 0 ? 0 : open.getLast().number;
  }

  /// {@return whether the innermost condition was opened on a line above this one}
  boolean isOlder(int number) {
    return isOpen() && open.getLast().first < number;
  }

  /// {@return whether lines stand below a condition here, and not just the orders on its own line}
  boolean isAbove() {
    return beyond > 0 || open.stream().anyMatch(one -> !one.loose);
  }

  /// {@return the line that was not understood}
  String fault() {
    return !deeper.isEmpty()
        ? deeper
        : open.stream().map(one -> one.fault).filter(one -> !one.isEmpty()).findFirst().orElse("");
  }

  /// Opens a condition, or another branch of the last one.
  ///
  /// @param number of its line
  /// @return whether it can be there
  boolean open(
      int number, Optional<Condition> condition, String line, boolean other, boolean loose) {
    if (other) {
      return branch(number, condition, line, loose, false);
    }
    if (open.size() >= DEEPEST) {
      deeper = deeper.isEmpty() ? line : deeper;
      beyond++;
      return false;
    }
    block += open.isEmpty() ? 1 : 0;
    open.add(new Open(number, ended, condition, line, loose));
    ended = 0;
    return true;
  }

  /// The last branch of a condition begins.
  boolean otherwise(int number, boolean loose) {
    return branch(number, Optional.empty(), "", loose, true);
  }

  private boolean branch(
      int number, Optional<Condition> condition, String line, boolean loose, boolean last) {
    if (beyond > 0) {
      return true;
    }
    if (open.isEmpty() || open.getLast().otherwise) {
      return false;
    }
    Open one = open.getLast();
    one.now.ifPresent(before -> one.before.add(new Condition.Not(before)));
    one.now = condition;
    one.fault = condition.isEmpty() && !last && one.fault.isEmpty() ? line : one.fault;
    if (fault().isEmpty()) {
      one.number = number;
      one.soundLoose = loose;
    }
    one.last = last ? 0 : number;
    one.loose = loose;
    one.otherwise = last;
    return true;
  }

  boolean close() {
    if (beyond > 0) {
      beyond--;
      deeper = beyond == 0 ? "" : deeper;
      return true;
    }
    return !open.isEmpty() && open.removeLast() != null;
  }

  /// The line ends, and with it every condition that holds its orders on it.
  ///
  /// @param unclear takes each branch that was not understood and yet ended what stands on the
  ///   lines above it, with the line of that
  /// @return the line of one that ended within another; 0 if none did
  int closeLine(Ends unclear) {
    ended = 0;
    while (isLoose()) {
      Open one = open.removeLast();
      ended = one.number;
      if (!one.soundLoose && one.last > 0) {
        unclear.ends(one.last, one.number);
      }
    }
    ended = isOpen() ? ended : 0;
    return ended;
  }

  void closeAll() {
    beyond = 0;
    deeper = "";
    open.clear();
  }

  /// {@return the number of the outermost condition; 0 if none is open}
  int block() {
    return open.isEmpty() ? 0 : block;
  }

  /// {@return all that must hold here}
  List<Condition> conditions() {
    List<Condition> all = new ArrayList<>();
    for (Open one : open) {
      all.addAll(one.before);
      one.now.ifPresent(all::add);
    }
    return all;
  }
}
