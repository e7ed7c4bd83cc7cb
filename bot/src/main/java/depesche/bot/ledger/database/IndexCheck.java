package depesche.bot.ledger.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.h2.engine.SessionLocal;
import org.h2.index.Index;
import org.h2.jdbc.JdbcConnection;
import org.h2.message.DbException;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.db.MVPrimaryIndex;
import org.h2.mvstore.db.MVSecondaryIndex;
import org.h2.mvstore.db.MVTable;
import org.h2.mvstore.tx.Transaction;
import org.h2.mvstore.tx.TransactionMap;
import org.h2.mvstore.tx.TransactionStore;
import org.h2.result.Row;
import org.h2.result.SearchRow;
import org.h2.table.Column;
import org.h2.value.Value;
import org.h2.value.VersionedValue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Compares the indexes of a file of H2 with its rows.
///
/// H2 2.4.240 writes its maps one after the other. A transaction that changes them meanwhile may be
/// in some, and the list of what it has changed in none: after a kill nobody knows any more that
/// this is to be undone. Such a leftover, of a row or of an index, is seen by each transaction that
/// gets the number of the killed one, and by nobody else.
public final class IndexCheck {

  private static final Logger LOG = LoggerFactory.getLogger(IndexCheck.class);

  /// The bits behind the number of a transaction, in what H2 keeps with a value.
  private static final int STEPS = 40;

  private final Connection connection;
  private final SessionLocal session;
  private final TransactionStore transactions;

  private IndexCheck(Connection connection) throws SQLException {
    this.connection = connection;
    this.session = (SessionLocal) connection.unwrap(JdbcConnection.class).getSession();
    this.transactions = session.getDatabase().getStore().getTransactionStore();
  }

  /// {@return what is wrong in a file, one line for each index or table} Nothing is changed.
  public static List<String> look(Connection connection) throws SQLException {
    IndexCheck check = new IndexCheck(connection);
    List<String> wrong = new ArrayList<>();
    for (MVTable table : check.tables()) {
      wrong.addAll(check.look(table, false));
    }
    return wrong;
  }

  /// Undoes what was left over, and has every index hold what the rows say. To be called before
  /// anybody else works in the file.
  ///
  /// @return what was wrong
  public static List<String> mend(Connection connection) throws SQLException {
    IndexCheck check = new IndexCheck(connection);
    List<String> wrong = new ArrayList<>();
    for (MVTable table : check.tables()) {
      wrong.addAll(check.look(table, true));
    }
    return wrong;
  }

  private List<MVTable> tables() {
    return session.getDatabase().getAllSchemas().stream()
        .flatMap(schema -> schema.getAllTablesAndViews(session).stream())
        .filter(MVTable.class::isInstance)
        .map(MVTable.class::cast)
        .toList();
  }

  private List<String> look(MVTable table, boolean mend) throws SQLException {
    List<MVSecondaryIndex> indexes =
        table.getIndexes().stream()
            .filter(MVSecondaryIndex.class::isInstance)
            .map(MVSecondaryIndex.class::cast)
            .toList();
    List<String> wrong = new ArrayList<>();
    long[] expected = new long[indexes.size()];
    MVPrimaryIndex rows = (MVPrimaryIndex) table.getScanIndex(session);
    int left =
        read(
            rows.getMVMap(),
            (key, row) -> {
              for (int i = 0; i < expected.length; i++) {
                expected[i] += sum(indexes.get(i), key, row);
              }
            },
            mend);
    if (left > 0) {
      wrong.add("%s: rows left over: %d".formatted(table.getName(), left));
    }
    for (int i = 0; i < expected.length; i++) {
      MVSecondaryIndex index = indexes.get(i);
      long[] found = new long[1];
      left =
          read(index.getMVMap(), (entry, _) -> found[0] += sum(index, entry.getKey(), entry), mend);
      if (left > 0) {
        wrong.add("%s: entries left over: %d".formatted(name(index), left));
      }
      if (found[0] != expected[i]) {
        wrong.add("%s: is not like the rows".formatted(name(index)));
        if (mend && !isRebuilt(table, index)) {
          wrong.add("%s: cannot be made like the rows".formatted(name(index)));
        }
      }
    }
    return wrong;
  }

  private static String name(Index index) {
    return "%s (%s)"
        .formatted(
            index.getTable().getName(),
            Arrays.stream(index.getColumns())
                .map(Column::getName)
                .collect(Collectors.joining(", ")));
  }

  /// Is told of what is there.
  @FunctionalInterface
  private interface Reader<K, V> {

    void read(K key, V value);
  }

  /// Reads what is committed.
  ///
  /// @param mend whether to undo what is left over
  /// @return how much of it there is
  private <K, V> int read(MVMap<K, VersionedValue<V>> map, Reader<K, V> reader, boolean mend) {
    Set<Integer> open =
        transactions.getOpenTransactions().stream()
            .map(Transaction::getId)
            .collect(Collectors.toSet());
    List<Left<K, V>> left = new ArrayList<>();
    Cursor<K, VersionedValue<V>> cursor = map.cursor(null);
    while (cursor.hasNext()) {
      K key = cursor.next();
      VersionedValue<V> value = cursor.getValue();
      if (!value.isCommitted() && !open.contains((int) (value.getOperationId() >>> STEPS))) {
        left.add(new Left<>(key, value));
      }
      V committed = value.getCommittedValue();
      if (committed != null) {
        reader.read(key, committed);
      }
    }
    if (mend && !left.isEmpty()) {
      undo(map, left);
    }
    return left.size();
  }

  /// What a transaction of H2 writes over that way, it takes for undone.
  private <K, V> void undo(MVMap<K, VersionedValue<V>> map, List<Left<K, V>> left) {
    Transaction transaction = transactions.begin();
    TransactionMap<K, V> rows = transaction.openMapX(map);
    for (Left<K, V> one : left) {
      V committed = one.value().getCommittedValue();
      if (committed == null) {
        rows.remove(one.key());
      } else {
        rows.put(one.key(), committed);
      }
    }
    transaction.commit();
  }

  /// What a transaction has left that is not open.
  private record Left<K, V>(K key, VersionedValue<V> value) {}

  private static long sum(Index index, long key, SearchRow row) {
    long sum = key;
    for (Column column : index.getColumns()) {
      Value value = row.getValue(column.getColumnId());
      sum = sum * 0x9E3779B97F4A7C15L + value.hashCode();
    }
    sum ^= sum >>> 32;
    return sum * 0xD6E8FEB86659FD93L | 1;
  }

  private boolean isRebuilt(MVTable table, MVSecondaryIndex index) throws SQLException {
    connection.setAutoCommit(false);
    try {
      rebuild(table, index);
      connection.commit();
      return true;
    } catch (DbException e) {
      LOG.error("the index {} is not rebuilt: SQL error {}", name(index), e.getErrorCode());
      connection.rollback();
      return false;
    } finally {
      connection.setAutoCommit(true);
    }
  }

  /// Takes away each entry that is not what its row says, and enters what is missing.
  private void rebuild(MVTable table, MVSecondaryIndex index) {
    MVMap<Long, VersionedValue<SearchRow>> rows =
        ((MVPrimaryIndex) table.getScanIndex(session)).getMVMap();
    Set<Long> right = new HashSet<>();
    List<SearchRow> wrong = new ArrayList<>();
    for (SearchRow entry : index.getMVMap().keyList()) {
      long key = entry.getKey();
      VersionedValue<SearchRow> row = rows.get(key);
      if (row != null && sum(index, key, row.getCurrentValue()) == sum(index, key, entry)) {
        right.add(key);
      } else {
        wrong.add(entry);
      }
    }
    TransactionMap<SearchRow, Value> entries = session.getTransaction().openMapX(index.getMVMap());
    wrong.forEach(entries::remove);
    org.h2.index.Cursor all = table.getScanIndex(session).find(session, null, null, false);
    while (all.next()) {
      Row row = all.get();
      if (!right.contains(row.getKey())) {
        index.add(session, row);
      }
    }
  }
}
