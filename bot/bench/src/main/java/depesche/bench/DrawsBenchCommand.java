package depesche.bench;

import depesche.adjudicator.Draw;
import depesche.bot.chance.TurnChance;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Measures verifiable chance.
@Command(name = "draws", description = "Shuffles of five: draws per second, five times.")
final class DrawsBenchCommand implements Runnable {

  /// So many draws come from one stream.
  private static final int CYCLE = 999;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    List<Integer> items = List.of(1, 2, 3, 4, 5);
    int turn = 0;
    for (int i = 0; i < 6; i++) {
      long done = 0;
      long start = System.nanoTime();
      while (System.nanoTime() - start < 1_000_000_000L) {
        Draw draw = TurnChance.seeded("bench", ++turn % CYCLE + 1).open("bench", "speed");
        for (int j = 0; j < CYCLE; j++, done++) {
          draw.shuffled(items);
        }
      }
      if (i > 0) {
        out.println("draws/s " + done);
      }
    }
    out.flush();
  }
}
