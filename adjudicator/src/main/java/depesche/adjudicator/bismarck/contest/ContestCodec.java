package depesche.adjudicator.bismarck.contest;

import depesche.adjudicator.bismarck.table.DancePosition;
import depesche.adjudicator.rules.Codec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The step, the dice, and each table behind a line of its own, as a game for one is written.
final class ContestCodec implements Codec<ContestPosition> {

  private static final String STEP = "contest ";
  private static final String DIE = "die ";
  private static final String TABLE = "table ";

  @Override
  public String write(ContestPosition position) {
    StringBuilder text = new StringBuilder(STEP + position.step() + "\n");
    position.dice().forEach((draw, value) -> text.append(DIE + draw + " " + value + "\n"));
    for (ContestTable table : position.tables()) {
      text.append(TABLE + table.since() + " " + table.idle() + "\n");
      text.append(DancePosition.CODEC.write(table.position()).indent(2));
    }
    return text.toString();
  }

  @Override
  public ContestPosition read(String text) {
    int step = 0;
    SequencedMap<String, Integer> dice = new LinkedHashMap<>();
    List<ContestTable> tables = new ArrayList<>();
    String heading = "";
    StringBuilder block = new StringBuilder();
    for (String line : text.lines().toList()) {
      if (line.startsWith("  ")) {
        block.append(line.substring(2)).append('\n');
        continue;
      }
      close(heading, block, tables);
      heading = line;
      if (line.startsWith(STEP)) {
        step = number(line, 1);
      } else if (line.startsWith(DIE)) {
        dice.put(word(line, 1), number(line, 2));
      } else if (!line.startsWith(TABLE)) {
        throw new IllegalArgumentException("no line of a contest: " + line);
      }
    }
    close(heading, block, tables);
    return new ContestPosition(step, dice, tables);
  }

  @Override
  public String with(SequencedMap<String, String> options, String text) {
    StringBuilder whole = new StringBuilder();
    for (String line : text.lines().toList()) {
      whole.append(line).append('\n');
      if (line.startsWith(TABLE)) {
        whole.append(DancePosition.CODEC.with(options, "").indent(2));
      }
    }
    return whole.toString();
  }

  private static void close(String heading, StringBuilder block, List<ContestTable> tables) {
    if (heading.startsWith(TABLE)) {
      DancePosition position = DancePosition.CODEC.read(block.toString());
      tables.add(new ContestTable(position, number(heading, 1), number(heading, 2)));
      block.setLength(0);
    }
  }

  private static String word(String line, int index) {
    String[] words = line.split(" ", -1);
    if (index >= words.length) {
      throw new IllegalArgumentException("too short: " + line);
    }
    return words[index];
  }

  private static int number(String line, int index) {
    return Integer.parseInt(word(line, index));
  }
}
