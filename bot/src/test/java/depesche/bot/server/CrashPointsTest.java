package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.database.Reopened;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program stops at any write of its database and at any call to the outside, and goes on from
/// what is on the disk. `-Ddepesche.crashes=all` stops at all of them, once each.
class CrashPointsTest {

  private static final int POINTS = 300;
  private static final int AGAIN = 10;

  private static final String EMMA = "1000000000000000005";
  private static final String BOT = "depesche@localhost";
  private static final List<String> QUESTIONS =
      List.of(
          "select name, state, phase, turn, position from game order by name",
          "select mailbox, uid, state, attempts, aside from inbox order by mailbox, uid",
          "select recipient, state, count(*) from parcel group by recipient, state order by 1, 2");

  @TempDir private Path folder;

  /// A part of the scenario in which nothing new comes from people.
  ///
  /// @param disk what is on it before
  /// @param outside what is there before
  /// @param moments all that reaches either
  /// @param end how all is afterwards
  private record Scene(
      String name,
      Instant now,
      Reel.Disk disk,
      Outside outside,
      List<Reel.Moment> moments,
      List<String> end) {}

  @Test
  void everyStopIsGoneOnFrom() {
    // Whatever was acknowledged is done, once: every letter has one answer, every report one
    // content, nothing is put aside, and the rows are those of a program that never stopped.
    long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    boolean all = System.getProperty("depesche.crashes", "").equals("all");
    long seed = Long.getLong("depesche.seed", System.nanoTime());
    Random random = new Random(seed);
    int stops = 0;
    int points;
    try (Stage stage = new Stage(folder)) {
      List<Scene> scenes = play(stage);
      points = scenes.stream().mapToInt(scene -> scene.moments().size()).sum();
      assertThat(points).as("places to stop").isGreaterThanOrEqualTo(POINTS);
      double share = all ? 1 : (double) POINTS / points;
      double due = random.nextDouble();
      for (Scene scene : scenes) {
        Reel.Disk disk = scene.disk().copy();
        Outside outside = scene.outside().copy();
        for (int i = 0; i < scene.moments().size(); i++) {
          apply(scene.moments().get(i), disk, outside);
          due += share;
          if (due >= 1) {
            due -= 1;
            stops++;
            String where =
                "%s, stopped after %d (-Ddepesche.seed=%d)".formatted(scene.name(), i, seed);
            List<Reel.Moment> recovery = recover(stage, scene, disk, outside, where);
            if (stops % AGAIN == 0) {
              Reel.Disk later = disk.copy();
              Outside then = outside.copy();
              int more = random.nextInt(recovery.size());
              recovery.subList(0, more).forEach(moment -> apply(moment, later, then));
              recover(stage, scene, later, then, where + " and again after " + more);
            }
          }
        }
      }
    }
    System.out.printf(
        "CrashPointsTest: %d stops of %d, %d of them twice; %d s of processor time;"
            + " -Ddepesche.seed=%d%n",
        stops,
        points,
        stops / AGAIN,
        (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun) / 1_000_000_000,
        seed);
  }

  private static void apply(Reel.Moment moment, Reel.Disk disk, Outside outside) {
    disk.apply(moment);
    if (moment instanceof Reel.Call(Consumer<Outside> effect)) {
      effect.accept(outside);
    }
  }

  /// {@return all that reached the disk and the outside until all was done}
  private static List<Reel.Moment> recover(
      Stage stage, Scene scene, Reel.Disk disk, Outside outside, String where) {
    stage.reopen(disk, outside.copy(), scene.now());
    assertThat(stage.lost()).as("flagged as stored and not stored: %s", where).isEmpty();
    stage.start();
    stage.work();
    List<Reel.Moment> recovery = Reel.running().cut();
    assertThat(end(stage)).as(where).isEqualTo(scene.end());
    assertThat(Reopened.strayed(stage.ledger())).as(where).isEmpty();
    return recovery;
  }

  /// {@return how all is, whatever was sent twice}
  private static List<String> end(Stage stage) {
    List<String> end = new ArrayList<>(Reopened.rows(stage.ledger(), QUESTIONS));
    Map<String, Outside.Sent> mails = new LinkedHashMap<>();
    for (Outside.Sent mail : stage.outside().sent) {
      Outside.Sent before = mails.put(mail.id(), mail);
      assertThat(before == null || before.equals(mail)).as("one content of " + mail.id()).isTrue();
    }
    mails.values().stream().map(Outside.Sent::what).sorted().forEach(end::add);
    stage.outside().posted.stream()
        .distinct()
        .map(said -> said.substring(0, said.indexOf(' ')))
        .sorted()
        .forEach(end::add);
    return end;
  }

  private static List<Scene> play(Stage stage) {
    List<Scene> scenes = new ArrayList<>();
    scene(scenes, stage, "create", CrashPointsTest::create);
    scene(scenes, stage, "yes", CrashPointsTest::affirm);
    for (Consumer<Stage> join : joins()) {
      scene(scenes, stage, "join " + scenes.size(), join);
      scene(scenes, stage, "yes " + scenes.size(), CrashPointsTest::affirm);
    }
    scene(scenes, stage, "start", CrashPointsTest::start);
    each(scenes, stage, "orders", orders());
    for (int turn = 1; turn <= 2; turn++) {
      quiet(stage, Duration.ofDays(1).plusMinutes(1));
      scene(scenes, stage, "reminders " + turn, there -> there.passes(Duration.ofMinutes(2)));
      quiet(stage, Duration.ofMinutes(1));
      scene(scenes, stage, "deadline " + turn, there -> there.passes(Duration.ofMinutes(2)));
      each(scenes, stage, "questions", questions());
    }
    return scenes;
  }

  private static void each(
      List<Scene> scenes, Stage stage, String name, List<Consumer<Stage>> acts) {
    for (Consumer<Stage> act : acts) {
      scene(scenes, stage, name + " " + scenes.size(), act);
    }
  }

  /// Time goes by in which nothing happens.
  private static void quiet(Stage stage, Duration before) {
    stage.passes(stage.untilDeadline().minus(before));
    stage.work();
  }

  private static void scene(List<Scene> scenes, Stage stage, String name, Consumer<Stage> acts) {
    acts.accept(stage);
    Outside outside = stage.outside().copy();
    Reel.Disk disk = Reel.disk();
    Reel.running().cut();
    stage.work();
    scenes.add(new Scene(name, stage.now(), disk, outside, Reel.running().cut(), end(stage)));
  }

  private static void create(Stage stage) {
    write(stage, "master@localhost", "CREATE bismarck blood-and-iron");
    write(stage, "master@localhost", "CREATE rhodes great-powers");
  }

  private static void affirm(Stage stage) {
    stage.outside().affirms(stage.now());
  }

  private static List<Consumer<Stage>> joins() {
    List<Consumer<Stage>> joins = new ArrayList<>();
    for (String name : List.of("anna", "bert", "cora", "dirk")) {
      joins.add(stage -> write(stage, name + "@x.org", "JOIN bismarck"));
    }
    joins.add(stage -> stage.outside().says(stage.now(), EMMA, "JOIN bismarck"));
    joins.add(stage -> write(stage, "cora@x.org", "JOIN rhodes"));
    joins.add(stage -> write(stage, "dirk@x.org", "JOIN rhodes"));
    joins.add(stage -> stage.outside().says(stage.now(), EMMA, "JOIN rhodes"));
    return joins;
  }

  private static void start(Stage stage) {
    write(stage, "master@localhost", "START bismarck");
    write(stage, "master@localhost", "START rhodes");
  }

  private static List<Consumer<Stage>> orders() {
    return List.of(
        stage -> orders(stage, "anna@x.org"),
        stage -> orders(stage, "bert@x.org"),
        stage -> write(stage, "cora@x.org", "STATUS bismarck"),
        stage -> answer(stage, "dirk@x.org", "BROADCAST", "Peace?", "ENDPRESS"),
        stage -> answer(stage, "bert@x.org", "VOTE PAUSE"),
        stage -> stage.outside().says(stage.now(), EMMA, "STATUS bismarck"));
  }

  private static void orders(Stage stage, String from) {
    String report = stage.outside().last(from, "bismarck").text();
    String[] lines = new Owed(new Random(1)).answer(report).toArray(String[]::new);
    assertThat(lines).isNotEmpty();
    answer(stage, from, lines);
  }

  private static void answer(Stage stage, String from, String... lines) {
    Outside.Sent report = stage.outside().last(from, "bismarck");
    stage.outside().writes(stage.now(), from, report.replyTo(), lines);
  }

  private static List<Consumer<Stage>> questions() {
    return List.of(
        stage -> {
          for (String name : List.of("anna", "bert", "cora", "dirk", "stranger")) {
            write(stage, name + "@x.org", "STATUS bismarck");
          }
        },
        stage -> stage.outside().says(stage.now(), EMMA, "STATUS rhodes"),
        stage -> write(stage, "master@localhost", "EXTEND rhodes 24 HOURS", "LIST"));
  }

  private static void write(Stage stage, String from, String... lines) {
    stage.outside().writes(stage.now(), from, BOT, lines);
  }
}
