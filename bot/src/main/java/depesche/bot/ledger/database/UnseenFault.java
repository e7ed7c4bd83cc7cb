package depesche.bot.ledger.database;

import java.sql.SQLException;
import java.util.Objects;
import java.util.stream.Stream;
import org.hibernate.Transaction;
import org.hibernate.resource.transaction.spi.TransactionStatus;
import org.jspecify.annotations.Nullable;

/// The line broke while a row was looked up by its number. Hibernate then says that there is no
/// such row, and marks the transaction as one that cannot be kept: whatever the work made of that
/// answer is worth nothing.
final class UnseenFault extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  /// What SQL calls it.
  private static final String STATE = "08006";

  private UnseenFault(@Nullable Throwable made) {
    super(new SQLException("a row could not be looked up", STATE, made));
  }

  /// Whatever was answered is true so far.
  ///
  /// @throws UnseenFault if it is not
  static void none(Transaction transaction) {
    if (isMarked(transaction)) {
      throw new UnseenFault(null);
    }
  }

  /// {@return why work failed that failed by this}
  static RuntimeException behind(Transaction transaction, RuntimeException failure) {
    return isMarked(transaction) && !isTold(failure) ? new UnseenFault(failure) : failure;
  }

  private static boolean isMarked(Transaction transaction) {
    return transaction.getStatus() == TransactionStatus.MARKED_ROLLBACK;
  }

  private static boolean isTold(Throwable failure) {
    return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
        .anyMatch(SQLException.class::isInstance);
  }
}
