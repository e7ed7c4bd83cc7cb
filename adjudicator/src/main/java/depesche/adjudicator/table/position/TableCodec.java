package depesche.adjudicator.table.position;

import depesche.adjudicator.Seat;
import depesche.adjudicator.kit.RecordCodec;
import depesche.adjudicator.kit.RecordText;
import depesche.adjudicator.rules.Codec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// A moderated table as text. Earlier versions kept what a table and its title remember as notes,
/// words under a key such as `table.notes since.FRANCE 12`; such a text is read, too.
public final class TableCodec implements Codec<TablePosition> {

  private static final String STATE = "table.state";
  private static final String NOTES = "table.notes ";
  private static final String SINCE = "since.";
  private static final String SHOWN = "shown.";

  private final RecordCodec<TablePosition> codec;
  private final StateForm form;

  public TableCodec(StateForm form) {
    this.form = form;
    SequencedMap<Class<?>, Class<?>> meant = new LinkedHashMap<>();
    meant.put(TitleState.class, form.fresh().getClass());
    codec =
        new RecordCodec<>(
            TablePosition.class,
            new RecordText()
                .word(Seat.class, Seat::name, Seat::new)
                .item(TextValue.class, TextValue::stored, TextValue::read),
            meant);
  }

  @Override
  public String write(TablePosition position) {
    return codec.write(position);
  }

  @Override
  public TablePosition read(String text) {
    return codec.read(text.contains("\n" + STATE) ? text : upgraded(text));
  }

  @Override
  public String with(SequencedMap<String, String> options, String text) {
    return codec.with(options, text);
  }

  private String upgraded(String text) {
    List<String> lines = new ArrayList<>();
    SequencedMap<String, String> notes = new LinkedHashMap<>();
    for (String line : text.lines().toList()) {
      if (line.startsWith(NOTES)) {
        String[] note = line.substring(NOTES.length()).split(" ", 2);
        notes.put(note[0], note[1]);
      } else {
        lines.add(line);
      }
    }
    SequencedMap<String, String> title = new LinkedHashMap<>();
    notes.forEach(
        (key, word) -> {
          if (key.startsWith(SINCE)) {
            lines.add("table.since " + key.substring(SINCE.length()) + " " + word);
          } else if (key.startsWith(SHOWN)) {
            lines.add("table.shown " + key.substring(SHOWN.length()) + " " + word);
          } else {
            title.put(key, word);
          }
        });
    lines.addAll(codec.lines(STATE, (Record) form.older().apply(title)));
    return String.join("\n", lines) + "\n";
  }
}
