package depesche.bot.standin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The faults that are still to happen.
final class Faults {

  private static final class Planned {

    private final Fault fault;
    private final Pattern where;
    private int left;

    Planned(Fault fault, Pattern where, int times) {
      this.fault = fault;
      this.where = where;
      this.left = times;
    }
  }

  private final List<Planned> planned = new ArrayList<>();
  private int happened;

  synchronized void plan(Fault fault, String where, int times) {
    planned.add(new Planned(fault, Pattern.compile(where), times));
  }

  synchronized Optional<Fault> next(String request) {
    for (Planned plan : planned) {
      if (plan.left > 0 && plan.where.matcher(request).find()) {
        plan.left--;
        happened++;
        return Optional.of(plan.fault);
      }
    }
    return Optional.empty();
  }

  synchronized int happened() {
    return happened;
  }
}
