package depesche.adjudicator.script;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Draw;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/// Chance with loaded dice: what the script loaded comes up, everything else is drawn. A load is
/// used up by the step that takes it.
record LoadedChance(Chance other, Map<String, Instruction.Load> loads, String script)
    implements Chance {

  @Override
  public Draw open(String purpose, String scope) {
    Instruction.Load load = loads.remove(purpose + "/" + scope);
    return load == null ? other.open(purpose, scope) : new LoadedDraw(load, script);
  }

  @Override
  public Draw hidden(String purpose, String scope) {
    Instruction.Load load = loads.remove(purpose + "/" + scope);
    return load == null ? other.hidden(purpose, scope) : new LoadedDraw(load, script);
  }

  /// One loaded draw.
  private static final class LoadedDraw implements Draw {

    private final Instruction.Load load;
    private final String script;
    private int used;

    LoadedDraw(Instruction.Load load, String script) {
      this.load = load;
      this.script = script;
    }

    @Override
    public int below(int n) {
      if (used >= load.values().size()) {
        throw bad("the rules draw once more; load another value");
      }
      int value = load.values().get(used++);
      if (value >= n) {
        throw bad(value + " cannot come up; load 0 to " + (n - 1));
      }
      return value;
    }

    @Override
    public <T> List<T> shuffled(List<T> items) {
      List<Integer> order = load.values();
      boolean whole =
          order.size() == items.size()
              && new LinkedHashSet<>(order).size() == order.size()
              && order.stream().allMatch(index -> index < items.size());
      if (!whole) {
        throw bad("a shuffle of " + items.size() + "; load each of 0 to " + (items.size() - 1));
      }
      List<T> shuffled = new ArrayList<>();
      order.forEach(index -> shuffled.add(items.get(index)));
      return List.copyOf(shuffled);
    }

    private BadScript bad(String why) {
      return new BadScript(script, load.line(), "load " + load.draw() + ": " + why);
    }
  }
}
