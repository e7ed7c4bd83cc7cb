package depesche.adjudicator.table.plain;

import depesche.adjudicator.rules.PlayedDeck;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.TitleWords;
import depesche.adjudicator.table.ModeratedTable;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.turns.TableNeeds;
import depesche.adjudicator.table.turns.TableTitle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// A moderated table for any game that a file describes: `option game=race-to-the-court`.
public final class PlainTable implements TableTitle {

  private static final String GAME = "game";

  /// Where the files lie.
  private static final String FOLDER = "tables/";

  private final SequencedMap<String, TableBook> books = new LinkedHashMap<>();
  private final SequencedMap<String, PlayedDeck> played = new LinkedHashMap<>();
  private final SequencedMap<String, List<String>> seats = new LinkedHashMap<>();
  private final Title title;

  private PlainTable(List<TableFile> files) {
    if (files.isEmpty()) {
      throw new IllegalArgumentException("a plain table needs the file of a game");
    }
    for (TableFile file : files) {
      books.put(file.id(), new TableBook(file.layout()));
      seats.put(file.id(), file.seats());
      played.put(file.id(), PlayedDeck.open(FOLDER + file.file() + ".json", file.content()));
    }
    int most = files.stream().mapToInt(file -> file.seats().size()).max().orElseThrow();
    title =
        new Title(
            "plain-table",
            "Plain Table",
            "1",
            2,
            most,
            names(files),
            List.of(new Ruling(GAME, "which game is played", List.copyOf(books.keySet()))),
            Title.Naming.SEATS,
            new TitleWords("CLEAR", List.of(), List.of("UNDO", "VOTE", "DRAW", "REVEAL", "NOTE")),
            Title.Asked.SEATS);
  }

  /// The seats of the first game, and behind them those of the others.
  private static List<String> names(List<TableFile> files) {
    return files.stream().flatMap(file -> file.seats().stream()).distinct().toList();
  }

  /// {@return the rules of all games that these files describe, the first by default}
  public static ModeratedTable rules(List<TableFile> files) {
    return new ModeratedTable(new PlainTable(files));
  }

  @Override
  public Title title() {
    return title;
  }

  private String game(SequencedMap<String, String> options) {
    return options.getOrDefault(GAME, books.firstEntry().getKey());
  }

  @Override
  public TableBook book(SequencedMap<String, String> options) {
    TableBook book = books.get(game(options));
    if (book == null) {
      throw new IllegalArgumentException("no game " + options.get(GAME));
    }
    return book;
  }

  @Override
  public TableNeeds needs(SequencedMap<String, String> options) {
    String game = game(options);
    return TableNeeds.of(
        title, seats.getOrDefault(game, List.of()), Optional.ofNullable(played.get(game)));
  }
}
