package depesche.bot.ledger;

import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.mail.EnclosureRow;
import depesche.bot.ledger.mail.ParcelRow;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.hibernate.Session;

/// The files of parcels. Each is kept once and counted. Counts change at the end of a piece of
/// work, in one order, so that two transactions cannot wait for each other.
public final class Enclosures {

  private static final String ENTER =
      "insert into enclosure (digest, content, parcels) values (?, ?, ?)";

  private final Session session;
  private final Database database;
  private final SortedMap<String, EnclosureRow> added = new TreeMap<>();
  private final SortedMap<String, Integer> released = new TreeMap<>();

  Enclosures(Session session, Database database) {
    this.session = session;
    this.database = database;
  }

  /// Adds a file to a parcel.
  ///
  /// @return its digest, SHA-256 in hexadecimal
  public String add(ParcelRow parcel, byte[] file) {
    String digest = digest(file);
    EnclosureRow row = added.computeIfAbsent(digest, _ -> new EnclosureRow());
    row.digest = digest;
    row.bytes = file;
    row.parcels++;
    parcel.files += parcel.files.isEmpty() ? digest : "\n" + digest;
    return digest;
  }

  private static String digest(byte[] file) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(file));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /// {@return the files of a parcel, by digest; empty for one that got lost}
  public SequencedMap<String, byte[]> of(ParcelRow parcel) {
    SequencedMap<String, byte[]> files = new LinkedHashMap<>();
    parcel
        .files
        .lines()
        .forEach(
            digest -> {
              EnclosureRow row = session.find(EnclosureRow.class, digest);
              files.put(digest, row == null ? new byte[0] : row.bytes);
            });
    return files;
  }

  /// Empties a parcel that will not be sent any more. A file goes with the last that brings it.
  public void release(ParcelRow parcel) {
    parcel.bytes = new byte[0];
    parcel.files.lines().forEach(digest -> released.merge(digest, 1, Integer::sum));
    parcel.files = "";
  }

  /// Writes what was added and released, last of all: others who count or enter the same file wait
  /// until the end of this transaction, and the second counts what the first has entered. One that
  /// the last parcel has just taken away is entered anew.
  void write() {
    SortedSet<String> digests = new TreeSet<>(added.keySet());
    digests.addAll(released.keySet());
    for (String digest : digests) {
      Optional.ofNullable(added.get(digest)).ifPresent(this::store);
      Optional.ofNullable(released.get(digest)).ifPresent(parcels -> release(digest, parcels));
    }
  }

  private void store(EnclosureRow row) {
    boolean counted = false;
    while (!counted) {
      // Between the two somebody else may enter it, or take it away again.
      counted = count(row.digest, row.parcels) > 0 || enter(row);
    }
  }

  private void release(String digest, int parcels) {
    count(digest, -parcels);
    session
        .createMutationQuery("delete from EnclosureRow where digest = ?1 and parcels = 0")
        .setParameter(1, digest)
        .executeUpdate();
  }

  private boolean enter(EnclosureRow row) {
    return session.doReturningWork(
        connection -> database.enter(connection, ENTER, row.digest, row.bytes, row.parcels));
  }

  private int count(String digest, int more) {
    return session
        .createMutationQuery("update EnclosureRow set parcels = parcels + ?1 where digest = ?2")
        .setParameter(1, more)
        .setParameter(2, digest)
        .executeUpdate();
  }
}
