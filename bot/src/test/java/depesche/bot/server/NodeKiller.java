package depesche.bot.server;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Does harm to nodes, the office and others, where it hurts: while they have turns, reports or
/// mails in hand. It kills them and starts them again, or freezes them for longer than their lease
/// and lets them go on where they were.
final class NodeKiller implements AutoCloseable {

  /// What is done to them.
  enum Harm {
    KILL,
    FREEZE
  }

  private static final Duration PATIENCE = Duration.ofMinutes(4);
  private static final Duration LOOK = Duration.ofMillis(3);

  /// An office that announces deadlines needs the table that is held, and writes no report.
  private static final Duration HALT = Duration.ofSeconds(20);

  private final NodeTown town;
  private final NodeHands hands;
  private final Harm harm;
  private final Duration between;
  private final int games;
  private final CountDownLatch over = new CountDownLatch(1);
  private final List<Harmed> done = new CopyOnWriteArrayList<>();
  private volatile long last = System.nanoTime();
  private Optional<FutureTask<Boolean>> creating = Optional.empty();

  /// @param between at least so long between two harms that need not be at one moment
  /// @param games how many are judged in each turn
  NodeKiller(NodeTown town, Harm harm, Duration between, int games) {
    this.town = town;
    this.hands = new NodeHands(town.database());
    this.harm = harm;
    this.between = between;
    this.games = games;
  }

  List<Harmed> done() {
    return List.copyOf(done);
  }

  /// Does harm so often while games are created, the office and others by turns.
  void begin(int times) {
    FutureTask<Boolean> work = new FutureTask<>(() -> whileCreating(times));
    creating = Optional.of(work);
    Thread.ofPlatform().name("node killer").daemon().start(work);
  }

  private boolean whileCreating(int times) throws InterruptedException, IOException {
    for (int i = 0; i < times; i++) {
      if (over.await(between.toMillis(), TimeUnit.MILLISECONDS)) {
        return false;
      }
      ready();
      boolean isOffice = i % 2 == 0;
      NodeProgram victim = isOffice ? office().orElseThrow() : assistants().getFirst();
      strike(victim, new Harmed(Harmed.Moment.CREATING, 0, isOffice, 0, 0));
      mend(victim);
    }
    return true;
  }

  /// Games are no longer created.
  void end() throws ExecutionException, InterruptedException {
    over.countDown();
    if (creating.isPresent()) {
      creating.get().get();
    }
  }

  /// Does harm six times in a turn that has a deadline soon.
  void inTheWholeOf(int turn) throws InterruptedException, IOException {
    whileJudged(turn, 1);
    whileJudged(turn, 0);
    for (boolean office : List.of(false, true)) {
      rest();
      whileTold(turn, office);
    }
    rest();
    whileSent(turn);
  }

  /// Does harm to the office while it judges, and then to others who judge what it had in hand.
  ///
  /// @param others to how many
  void whileJudged(int turn, int others) throws InterruptedException, IOException {
    await("somebody has the office").atMost(PATIENCE).until(() -> town.office().isPresent());
    List<NodeProgram> struck = new ArrayList<>();
    try (NodeHands.Hold hold = hands.hold("turn")) {
      for (int i = 0; i <= others; i++) {
        boolean isOffice = i == 0;
        if (!isOffice) {
          hold.again();
        }
        Optional<NodeProgram> victim =
            waitFor(
                () ->
                    those(isOffice)
                        .filter(node -> !struck.contains(node) && inHand("JUDGE", node) > 0)
                        .findFirst(),
                () -> isJudged(turn));
        if (victim.isPresent()) {
          NodeProgram node = victim.get();
          strike(node, harmed(Harmed.Moment.JUDGING, turn, node, inHand("JUDGE", node)));
          struck.add(node);
        }
      }
    }
    mend(struck);
  }

  private boolean isJudged(int turn) {
    return hands.left("JUDGE") == 0 && hands.judged(turn) >= games;
  }

  /// Does harm to a node while it writes a report.
  ///
  /// @param office whether to the office, if it writes one at all
  void whileTold(int turn, boolean office) throws InterruptedException, IOException {
    NodeHands.Hold parcels;
    try (NodeHands.Hold _ = hands.hold("turn")) {
      // So that no report is written before anybody looks.
      waitUntil(() -> hands.left("JUDGE") > 0 || hands.left("REPORT") > 0 || isTold(turn));
      parcels = hands.hold("parcel");
    }
    long end = System.nanoTime() + HALT.toNanos();
    Optional<NodeProgram> victim;
    try (parcels) {
      victim =
          waitFor(
                  () -> writer(office),
                  () -> isTold(turn) || (writer(!office).isPresent() && noneIsToCome(turn, end)))
              .or(() -> writer(!office));
      victim.ifPresent(
          node -> strike(node, harmed(Harmed.Moment.TELLING, turn, node, written(node))));
    }
    mend(victim.stream().toList());
  }

  private boolean noneIsToCome(int turn, long end) {
    boolean isEachTaken =
        town.nodes().stream().mapToLong(this::written).sum() >= hands.left("REPORT");
    return (isJudged(turn) && isEachTaken) || System.nanoTime() - end > 0;
  }

  private Optional<NodeProgram> writer(boolean office) {
    return those(office).filter(node -> written(node) > 0).findFirst();
  }

  /// {@return how many reports it has in hand, and cannot put down}
  private long written(NodeProgram node) {
    return hands.taken("REPORT", node, "parcel");
  }

  private Stream<NodeProgram> those(boolean office) {
    return office ? office().stream() : assistants().stream();
  }

  private boolean isTold(int turn) {
    return isJudged(turn) && hands.left("REPORT") == 0;
  }

  /// Does harm to the office while it sends.
  void whileSent(int turn) throws InterruptedException, IOException {
    List<NodeProgram> struck = new ArrayList<>();
    waitUntil(() -> sends(turn, struck) || (isTold(turn) && hands.unsent() == 0));
    mend(struck);
  }

  /// Work that was begun is noted only when the table is let go.
  private boolean sends(int turn, List<NodeProgram> struck) {
    if (hands.begun() == 0) {
      return false;
    }
    try (NodeHands.Hold _ = hands.hold("parcel")) {
      long begun = hands.begun();
      Optional<NodeProgram> victim = office();
      if (begun == 0 || victim.isEmpty()) {
        return false;
      }
      strike(
          victim.get(), new Harmed(Harmed.Moment.SENDING, turn, true, begun, hands.judged(turn)));
      struck.add(victim.get());
      return true;
    }
  }

  private long inHand(String kind, NodeProgram node) {
    return hands.taken(kind, node);
  }

  private Harmed harmed(Harmed.Moment moment, int turn, NodeProgram node, long inHand) {
    return new Harmed(moment, turn, office().equals(Optional.of(node)), inHand, hands.judged(turn));
  }

  private void strike(NodeProgram victim, Harmed what) {
    try {
      switch (harm) {
        case KILL -> victim.kill();
        case FREEZE -> victim.freeze();
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return;
    }
    done.add(what);
    last = System.nanoTime();
    System.out.println("NodesTest: " + harm + " " + what);
  }

  private void mend(List<NodeProgram> struck) throws InterruptedException, IOException {
    for (NodeProgram node : struck) {
      mend(node);
    }
  }

  private void mend(NodeProgram struck) throws InterruptedException, IOException {
    switch (harm) {
      case KILL -> struck.restart();
      case FREEZE -> {
        try {
          await("it is taken for dead").atMost(PATIENCE).until(() -> isForgotten(struck));
        } finally {
          struck.wake();
        }
      }
    }
  }

  private boolean isForgotten(NodeProgram struck) {
    return town.known().stream().noneMatch(one -> one.name().endsWith("/" + struck.pid()));
  }

  /// Waits until all nodes have started.
  void ready() {
    await("an office works").atMost(PATIENCE).until(() -> office().isPresent());
    await("all have started")
        .atMost(PATIENCE)
        .until(() -> town.nodes().stream().allMatch(NodeProgram::isReady));
  }

  /// On a busy machine a node needs longer than usual to open: then the next harm waits for it.
  private void rest() {
    await("it is time")
        .atMost(PATIENCE.plus(between))
        .until(() -> System.nanoTime() - last >= between.toNanos());
    await("an office works").atMost(PATIENCE).until(() -> office().isPresent());
  }

  private Optional<NodeProgram> office() {
    return town.office().filter(NodeProgram::isOffice);
  }

  private List<NodeProgram> assistants() {
    Optional<NodeProgram> office = town.office();
    return town.nodes().stream().filter(node -> !office.equals(Optional.of(node))).toList();
  }

  /// {@return what was looked for; empty if it is too late for that}
  private static Optional<NodeProgram> waitFor(
      Supplier<Optional<NodeProgram>> look, BooleanSupplier late) {
    List<NodeProgram> found = new ArrayList<>();
    waitUntil(
        () -> {
          look.get().ifPresent(found::add);
          return !found.isEmpty() || late.getAsBoolean();
        });
    return found.stream().findFirst();
  }

  private static void waitUntil(BooleanSupplier what) {
    await("the moment has come")
        .atMost(PATIENCE)
        .pollDelay(Duration.ZERO)
        .pollInterval(LOOK)
        .until(what::getAsBoolean);
  }

  @Override
  public void close() throws SQLException {
    over.countDown();
    hands.close();
  }
}
