package depesche.bot.monitor;

import depesche.bot.ledger.file.Backlog;
import depesche.bot.ledger.nodes.NodeStatus;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.model.snapshots.CounterSnapshot;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot;
import io.prometheus.metrics.model.snapshots.Labels;
import io.prometheus.metrics.model.snapshots.MetricSnapshot;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/// The figures of a server as a page for Prometheus, taken anew each time. They count; none names a
/// game, a person or a word of a letter.
record ServerFigures(Monitored monitored) {

  /// What the page is, for the answer's header.
  static final String CONTENT_TYPE = PrometheusTextFormatWriter.CONTENT_TYPE;

  /// {@return the page, in Prometheus' text format}
  ///
  /// @param now against which ages are counted
  byte[] page(Instant now) throws IOException {
    Backlog backlog = monitored.backlog();
    List<NodeStatus> nodes = monitored.nodes();
    MetricSnapshots figures =
        MetricSnapshots.of(
            total("messages_read", "Messages read since the start.", monitored.messagesRead()),
            total("turns_judged", "Turns judged since the start.", monitored.turnsJudged()),
            total(
                "parcels_tried",
                "Mails and posts tried since the start.",
                monitored.parcelsTried()),
            games(backlog),
            gauge(
                "messages_waiting", "Messages that wait to be read.", (double) backlog.messages()),
            gauge(
                "messages_failed", "Messages put aside after an error.", (double) backlog.failed()),
            parcels(backlog),
            gauge(
                "oldest_message_seconds",
                "How long the first of the waiting messages has waited.",
                age(backlog.oldestMessage(), now)),
            gauge(
                "oldest_parcel_seconds",
                "How long the first of the parcels that are due has been due.",
                age(backlog.parcelDue(), now)),
            gauge(
                "lag_seconds",
                "How long ago everything that was due had been done.",
                monitored.sinceRest().toMillis() / 1000.0),
            gauge(
                "troubles", "How many things are wrong; see /health.", monitored.troubles().size()),
            gauge("heap_used_bytes", "How much of the heap is used.", (double) heap()),
            nodes(
                "office_seconds",
                "For how long a node has had the office; 0 if another has it.",
                nodes,
                node -> node.isOffice() ? seconds(node.office()) : 0),
            nodes(
                "sending_seconds",
                "For how long a node has sent the mail; 0 if another does.",
                nodes,
                node -> node.sends() ? seconds(node.sending()) : 0),
            nodes(
                "node_silent_seconds",
                "How long ago a node was last heard of.",
                nodes,
                node -> seconds(node.silent())));
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    PrometheusTextFormatWriter.create().write(page, figures);
    return page.toByteArray();
  }

  private static MetricSnapshot games(Backlog backlog) {
    GaugeSnapshot.Builder games = named("games", "Games by state.");
    backlog.games().forEach((state, count) -> games.dataPoint(point("state", state, count)));
    return games.build();
  }

  private static MetricSnapshot parcels(Backlog backlog) {
    return named("parcels", "Parcels by channel that wait, or were given up.")
        .dataPoint(point("state", "mail_waiting", backlog.mails()))
        .dataPoint(point("state", "discord_waiting", backlog.posts()))
        .dataPoint(point("state", "undelivered", backlog.undelivered()))
        .build();
  }

  private static MetricSnapshot nodes(
      String name, String help, List<NodeStatus> nodes, ToDoubleFunction<NodeStatus> value) {
    GaugeSnapshot.Builder figure = named(name, help);
    nodes.forEach(
        node ->
            figure.dataPoint(
                GaugeSnapshot.GaugeDataPointSnapshot.builder()
                    .labels(Labels.of("node", node.name()))
                    .value(value.applyAsDouble(node))
                    .build()));
    return figure.build();
  }

  private static double seconds(Duration time) {
    return time.toMillis() / 1000.0;
  }

  private static GaugeSnapshot.GaugeDataPointSnapshot point(
      String label, String value, long count) {
    return GaugeSnapshot.GaugeDataPointSnapshot.builder()
        .labels(Labels.of(label, value))
        .value((double) count)
        .build();
  }

  private static MetricSnapshot gauge(String name, String help, double value) {
    return named(name, help)
        .dataPoint(GaugeSnapshot.GaugeDataPointSnapshot.builder().value(value).build())
        .build();
  }

  private static GaugeSnapshot.Builder named(String name, String help) {
    return GaugeSnapshot.builder().name("depesche_" + name).help(help);
  }

  private static MetricSnapshot total(String name, String help, long count) {
    return CounterSnapshot.builder()
        .name("depesche_" + name)
        .help(help)
        .dataPoint(CounterSnapshot.CounterDataPointSnapshot.builder().value((double) count).build())
        .build();
  }

  private static double age(Optional<Instant> due, Instant now) {
    return due.map(since -> Duration.between(since, now).toMillis() / 1000.0)
        .map(seconds -> Math.max(seconds, 0))
        .orElse(0.0);
  }

  private static long heap() {
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
