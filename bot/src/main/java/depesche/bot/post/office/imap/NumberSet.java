package depesche.bot.post.office.imap;

import java.util.ArrayList;
import java.util.List;

/// A set of numbers, `1,3:5,9:*`.
record NumberSet(List<Range> ranges) {

  private static final long LAST = Long.MAX_VALUE;

  /// UIDs have 32 bits.
  private static final long MOST = 0xFFFF_FFFFL;

  private record Range(long from, long to) {

    long least() {
      return Math.min(from, to);
    }

    long greatest() {
      return Math.max(from, to);
    }
  }

  static boolean looksLike(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> "0123456789:,*".indexOf(c) >= 0);
  }

  static NumberSet parse(String tag, String text) throws ImapCommand.Bad {
    List<Range> ranges = new ArrayList<>();
    for (String piece : text.split(",", -1)) {
      String[] ends = piece.split(":", -1);
      if (ends.length > 2) {
        throw new ImapCommand.Bad(tag, "Not a set of numbers");
      }
      ranges.add(new Range(number(tag, ends[0]), number(tag, ends[ends.length - 1])));
    }
    return new NumberSet(List.copyOf(ranges));
  }

  private static long number(String tag, String text) throws ImapCommand.Bad {
    if (text.equals("*")) {
      return LAST;
    }
    if (!text.matches("[0-9]{1,10}")) {
      throw new ImapCommand.Bad(tag, "Not a set of numbers");
    }
    long number = Long.parseLong(text);
    if (number < 1 || number > MOST) {
      throw new ImapCommand.Bad(tag, "Numbers go from 1 to " + MOST);
    }
    return number;
  }

  /// {@return the least number of the set}
  long least(long last) {
    return ranges.stream().mapToLong(range -> Math.min(range.least(), last)).min().orElse(1);
  }

  /// {@return the greatest number of the set, or the last one for `*`}
  long greatest(long last) {
    return ranges.stream().mapToLong(range -> Math.min(range.greatest(), last)).max().orElse(0);
  }

  /// {@return whether the number is in the set, where `*` stands for the last one}
  boolean has(long number, long last) {
    for (Range range : ranges) {
      long from = range.from() == LAST ? last : range.from();
      long to = range.to() == LAST ? last : range.to();
      if (number >= Math.min(from, to) && number <= Math.max(from, to)) {
        return true;
      }
    }
    return false;
  }
}
