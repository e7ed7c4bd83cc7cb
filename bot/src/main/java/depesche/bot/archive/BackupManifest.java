package depesche.bot.archive;

import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.file.RowCounts;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What a copy holds: written last, so that what has one is whole.
///
/// @param made when the copy of the ledger was taken; whatever came later is not in it
/// @param rowCounts what the ledger holds
/// @param entries every file
record BackupManifest(Instant made, RowCounts rowCounts, List<Entry> entries) {

  static final String NAME = "manifest";

  private static final int VERSION = 1;
  private static final String TITLE = "depesche backup ";

  /// A file.
  ///
  /// @param name its path within the copy, with slashes
  record Entry(String name, long size, String sha256) {}

  BackupManifest {
    entries = List.copyOf(entries);
  }

  /// {@return the text of the file: a line a thing, and under them the sum over all}
  String text() {
    StringBuilder text = new StringBuilder(TITLE + VERSION + "\n");
    text.append("made ").append(made).append('\n');
    text.append("schema ").append(rowCounts.schema()).append('\n');
    rowCounts.rows().forEach((table, rows) -> text.append("rows %d %s\n".formatted(rows, table)));
    for (Entry entry : entries) {
      text.append("file %s %d %s\n".formatted(entry.sha256(), entry.size(), entry.name()));
    }
    return text + "sum " + sum(text.toString()) + "\n";
  }

  private static String sum(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(PrivateFiles.sha256().digest(bytes));
  }

  /// {@return what a manifest says}
  ///
  /// @param where the copy lies
  /// @throws UnusableInput if it is of a later version
  /// @throws DamagedBackup if it is not as it was written
  static BackupManifest read(String text, Object where) {
    int end = text.lastIndexOf("sum ");
    if (end < 0 || !text.substring(end).equals("sum " + sum(text.substring(0, end)) + "\n")) {
      throw new DamagedBackup("the manifest in %s is damaged: use another backup".formatted(where));
    }
    List<String> lines = text.substring(0, end).lines().toList();
    if (!lines.getFirst().equals(TITLE + VERSION)) {
      throw new UnusableInput(
          "the backup in %s was made by a newer Depesche: restore it with that one"
              .formatted(where));
    }
    try {
      return parse(lines.subList(1, lines.size()));
    } catch (IllegalArgumentException | IndexOutOfBoundsException | DateTimeException _) {
      throw new DamagedBackup(
          "the manifest in %s cannot be read: use another backup".formatted(where));
    }
  }

  private static BackupManifest parse(List<String> lines) {
    Instant made = Instant.EPOCH;
    int schema = 0;
    SequencedMap<String, Long> rows = new LinkedHashMap<>();
    List<Entry> entries = new ArrayList<>();
    for (String line : lines) {
      String[] words = line.split(" ", line.startsWith("file ") ? 4 : 3);
      switch (words[0]) {
        case "made" -> made = Instant.parse(words[1]);
        case "schema" -> schema = Integer.parseInt(words[1]);
        case "rows" -> rows.put(words[2], Long.parseLong(words[1]));
        case "file" -> entries.add(new Entry(words[3], Long.parseLong(words[2]), words[1]));
        default -> throw new IllegalArgumentException(words[0]);
      }
    }
    return new BackupManifest(made, new RowCounts(schema, rows), entries);
  }
}
