package depesche.bot.post.office.imap;

import depesche.bot.post.office.StoredMessage;
import java.util.List;
import java.util.NavigableSet;

/// What a message must be to be found.
@FunctionalInterface
interface Criterion {

  boolean isMet(Candidate candidate);

  /// {@return whether a message with these flags may be found} Most messages of a mailbox have the
  /// same few flags, so most searches need not look at each.
  default boolean allows(NavigableSet<String> flags) {
    return true;
  }

  default Criterion negate() {
    return candidate -> !isMet(candidate);
  }

  /// A flag that a message must have, or must not.
  record Flagged(String flag, boolean isSet) implements Criterion {

    @Override
    public boolean isMet(Candidate candidate) {
      return allows(candidate.storedMessage().flags());
    }

    @Override
    public boolean allows(NavigableSet<String> flags) {
      return StoredMessage.has(flags, flag) == isSet;
    }

    @Override
    public Criterion negate() {
      return new Flagged(flag, !isSet);
    }
  }

  /// All must be met.
  record All(List<Criterion> criteria) implements Criterion {

    public All {
      criteria = List.copyOf(criteria);
    }

    @Override
    public boolean isMet(Candidate candidate) {
      return criteria.stream().allMatch(criterion -> criterion.isMet(candidate));
    }

    @Override
    public boolean allows(NavigableSet<String> flags) {
      return criteria.stream().allMatch(criterion -> criterion.allows(flags));
    }
  }

  /// One of them must be met.
  record Either(Criterion one, Criterion other) implements Criterion {

    @Override
    public boolean isMet(Candidate candidate) {
      return one.isMet(candidate) || other.isMet(candidate);
    }

    @Override
    public boolean allows(NavigableSet<String> flags) {
      return one.allows(flags) || other.allows(flags);
    }
  }
}
