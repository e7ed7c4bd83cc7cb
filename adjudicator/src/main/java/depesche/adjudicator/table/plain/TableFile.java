package depesche.adjudicator.table.plain;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.OwnersFile;
import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.layout.TableLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// The file of a table: `docs/tables.md` shows each of its fields.
///
/// @param file its name without folder and ending
/// @param variant which of the games in it this is; empty if there is one alone
/// @param seats in table order
/// @param content all in it that can change a game
public record TableFile(
    String file, String variant, List<String> seats, TableLayout layout, String content) {

  public TableFile {
    seats = List.copyOf(seats);
  }

  /// {@return what the game is called}
  public String id() {
    return variant.isEmpty() ? file : file + "-" + variant;
  }

  /// {@return the table that a file describes, the first if it has variants}
  ///
  /// @throws depesche.adjudicator.json.BadFile with file, line and mend
  public static TableFile read(JsonValue file) {
    return all(file).getFirst();
  }

  /// {@return the tables that a file describes, one for each of its variants}
  ///
  /// @throws depesche.adjudicator.json.BadFile with file, line and mend
  public static List<TableFile> all(JsonValue file) {
    DeckFindings findings = new DeckFindings();
    List<TableFile> tables = all(file, findings);
    if (findings.stops() > 0) {
      throw BadFile.found(findings.allWrong().getFirst(), findings.stops() - 1);
    }
    return tables;
  }

  /// As above; of several variants in which something is wrong, the first is told.
  static List<TableFile> all(JsonValue file, DeckFindings findings) {
    TableFields.keys(file, findings);
    SequencedMap<String, JsonValue> forms =
        findings.attempt(() -> TableForm.all(file)).orElseGet(LinkedHashMap::new);
    String content = OwnersFile.content(file);
    int before = findings.stops();
    List<TableFile> tables = new ArrayList<>();
    for (Map.Entry<String, JsonValue> form : forms.entrySet()) {
      if (findings.stops() == before) {
        described(form.getValue(), form.getKey(), content, findings).ifPresent(tables::add);
      }
    }
    findings.onlyOnce();
    return tables;
  }

  private static Optional<TableFile> described(
      JsonValue form, String variant, String content, DeckFindings findings) {
    Optional<List<String>> seats = findings.attempt(() -> TableFields.SEATS.in(form, findings));
    Optional<TableLayout> table = TableFields.table(form, findings);
    if (seats.isEmpty() || table.isEmpty()) {
      return Optional.empty();
    }
    new TableChecks(form, seats.get(), table.get(), findings).check();
    return Optional.of(new TableFile(form.id(), variant, seats.get(), table.get(), content));
  }
}
