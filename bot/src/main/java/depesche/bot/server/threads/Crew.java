package depesche.bot.server.threads;

/// Who works beside the office.
///
/// @param judges judge games side by side
/// @param writers write the reports of judged games
/// @param outages what keeps them, and all other work, waiting
/// @param wake has the office look for work again
public record Crew(Workers judges, Workers writers, Outages outages, Runnable wake)
    implements AutoCloseable {

  /// {@return one of each for each processor}
  public static Crew perProcessor(Outages outages, InHand inHand) {
    return new Crew(
        Workers.perProcessor("judge", inHand),
        Workers.perProcessor("reports", inHand),
        outages,
        inHand::leadsToMore);
  }

  /// {@return the same for a node that assists the office of another}
  public static Crew assisting(Outages outages) {
    return new Crew(
        Workers.perProcessor("assistant-judge", InHand.unwatched()),
        Workers.perProcessor("assistant-reports", InHand.unwatched()),
        outages,
        () -> {});
  }

  /// {@return nobody: the office does it all}
  public static Crew none() {
    return new Crew(Workers.none(), Workers.none(), new Outages(), () -> {});
  }

  /// They begin nothing more, and end what they have begun.
  @Override
  public void close() {
    judges.close();
    writers.close();
  }
}
