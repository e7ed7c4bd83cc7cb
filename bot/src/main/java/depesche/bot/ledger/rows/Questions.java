package depesche.bot.ledger.rows;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.hibernate.Session;
import org.hibernate.query.CommonQueryContract;
import org.hibernate.query.SelectionQuery;

/// What a ledger is asked, in the language of Hibernate. The values follow each question in the
/// order of its signs, the first for `?1`. Rows it returns are live: a change to one is written
/// when the transaction commits.
///
/// @param session the transaction
public record Questions(Session session) {

  /// {@return all rows that fit}
  public <T> List<T> list(Class<T> row, String query, Object... values) {
    return selection(row, query, values).getResultList();
  }

  /// {@return the first rows that fit}
  ///
  /// @param most so many at most
  public <T> List<T> list(int most, Class<T> row, String query, Object... values) {
    return selection(row, query, values).setMaxResults(most).getResultList();
  }

  /// {@return the first row that fits, if there is one}
  public <T> Optional<T> first(Class<T> row, String query, Object... values) {
    return list(1, row, query, values).stream().filter(Objects::nonNull).findFirst();
  }

  /// {@return the numbers of the rows that fit, each of which was read} A row that an index alone
  /// names may be none, or none any more.
  ///
  /// @param row the name of the rows
  public List<Long> there(String row, String where, Object... values) {
    List<Long> named = list(Long.class, "select id from %s where %s".formatted(row, where), values);
    return named.isEmpty()
        ? named
        : list(Long.class, "select id from %s where id in ?1 order by id".formatted(row), named);
  }

  /// {@return all rows that fit a question in SQL}
  public <T> List<T> rows(Class<T> row, String sql, Object... values) {
    return with(session.createNativeQuery(sql, row), values).getResultList();
  }

  /// Changes or deletes rows where they lie: those that were read before do not know it.
  ///
  /// @return how many
  public int update(String statement, Object... values) {
    return with(session.createMutationQuery(statement), values).executeUpdate();
  }

  private <T> SelectionQuery<T> selection(Class<T> row, String query, Object... values) {
    return with(session.createSelectionQuery(query, row), values);
  }

  private static <Q extends CommonQueryContract> Q with(Q query, Object... values) {
    for (int i = 0; i < values.length; i++) {
      query.setParameter(i + 1, values[i]);
    }
    return query;
  }
}
