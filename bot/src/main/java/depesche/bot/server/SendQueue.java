package depesche.bot.server;

import depesche.bot.ledger.ParcelQueue;
import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.ledger.mail.ParcelRow;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.Set;

/// What may leave now, of all that waits. Everything for one reader about one game arrives in
/// order: a parcel that was put off holds back those that come after it, until it is sent, given up
/// or set aside. Of several statuses of a game only the newest counts.
///
/// @param ready what may leave, oldest first
/// @param overtaken statuses that are of no use any more
/// @param held what is due but must wait, by the instant until which it must
record SendQueue(
    List<ParcelDue> ready, SequencedSet<Long> overtaken, Map<Instant, List<Long>> held) {

  private static final String STATUS = "discord:status:";
  private static final String GAME = "discord:game:";
  private static final String REPLY = "discord:reply:";
  private static final String MORE = "discord:more:";

  /// A parcel holds others back until it was tried so often, and for so long. Then the next one is
  /// tried right after it, and if that gets through, it was the parcel and not the reader.
  private static final int TRIES = 5;

  private static final Duration HOLD = Duration.ofHours(1);

  /// What arrives in order.
  ///
  /// @param reader an address, an account, or a place on Discord
  record Line(String reader, String game) {

    /// All answers to one interaction follow one another, whatever games they are about.
    static Line of(ParcelDue parcel) {
      return isReply(parcel)
          ? new Line(SendQueue.place(parcel), "")
          : new Line(parcel.recipient(), parcel.game());
    }
  }

  /// {@return where a parcel goes: one thing after the other is done there} The status of a game
  /// and what is told in its place follow one another, and so do the answers to one interaction.
  static String place(ParcelDue parcel) {
    String recipient = parcel.recipient();
    if (recipient.startsWith(STATUS)) {
      return GAME + recipient.substring(STATUS.length());
    }
    return recipient.startsWith(MORE) ? REPLY + recipient.substring(MORE.length()) : recipient;
  }

  /// {@return whether it answers an interaction}
  static boolean isReply(ParcelDue parcel) {
    return parcel.recipient().startsWith(REPLY) || parcel.recipient().startsWith(MORE);
  }

  /// {@return whether a parcel that was just tried holds back what comes after it}
  static boolean holds(ParcelRow tried, Instant now) {
    boolean young = tried.attempts < TRIES || now.isBefore(tried.created.plus(HOLD));
    return tried.state == ParcelRow.State.WAITING && !tried.aside && young;
  }

  /// Withdraws and puts off what may not leave now, on Discord or by mail.
  ///
  /// @return what may
  static List<ParcelDue> sorted(ParcelQueue tray, boolean onDiscord, Instant now) {
    SendQueue sendQueue = at(now, tray.waiting(onDiscord));
    sendQueue.held().forEach((until, parcels) -> tray.putOff(parcels, until));
    if (!sendQueue.overtaken().isEmpty()) {
      tray.withdraw(sendQueue.overtaken());
    }
    return sendQueue.ready();
  }

  /// {@return what may leave now}
  ///
  /// @param waiting all that waits, oldest first
  static SendQueue at(Instant now, List<ParcelDue> waiting) {
    SequencedSet<Long> overtaken = overtaken(waiting);
    Map<Line, Instant> holders = new HashMap<>();
    List<ParcelDue> ready = new ArrayList<>();
    Map<Instant, List<Long>> held = new HashMap<>();
    for (ParcelDue parcel : waiting) {
      Instant until = holders.getOrDefault(Line.of(parcel), now);
      if (overtaken.contains(parcel.id())) {
        continue;
      }
      if (until.isAfter(now)) {
        if (parcel.due().isBefore(until)) {
          held.computeIfAbsent(until, _ -> new ArrayList<>()).add(parcel.id());
        }
      } else if (!parcel.due().isAfter(now)) {
        ready.add(parcel);
      } else if (!parcel.aside()) {
        holders.put(Line.of(parcel), parcel.due());
      }
    }
    return new SendQueue(ready, overtaken, held);
  }

  private static SequencedSet<Long> overtaken(List<ParcelDue> waiting) {
    Map<String, Long> newest = new HashMap<>();
    SequencedSet<Long> overtaken = new LinkedHashSet<>();
    for (ParcelDue parcel : waiting) {
      if (parcel.recipient().startsWith(STATUS)) {
        Long older = newest.put(parcel.recipient(), parcel.id());
        if (older != null) {
          overtaken.add(older);
        }
      }
    }
    return overtaken;
  }

  /// One round of sending: what comes after a parcel that did not leave stays behind with it.
  /// Somebody may note what has left while the next one is on its way.
  static final class Round {

    private final Set<Line> stopped = new HashSet<>();
    private final Map<Line, List<Long>> passed = new HashMap<>();

    /// {@return whether nothing before it is in its way}
    synchronized boolean isOpen(ParcelDue parcel) {
      return !stopped.contains(Line.of(parcel));
    }

    /// Nothing comes after a parcel of which we do not know what has become.
    synchronized void stop(ParcelDue parcel) {
      stopped.add(Line.of(parcel));
    }

    /// Notes what has become of a parcel.
    ///
    /// @return the parcels before it that were refused though this one got through: they alone are
    ///   at fault, and hold nothing back any more
    synchronized List<Long> note(ParcelDue parcel, ParcelRow tried, Instant now) {
      Line line = Line.of(parcel);
      if (holds(tried, now)) {
        stop(parcel);
      } else if (tried.state == ParcelRow.State.WAITING && !tried.aside) {
        passed.computeIfAbsent(line, _ -> new ArrayList<>()).add(tried.id);
      } else if (tried.state == ParcelRow.State.SENT) {
        List<Long> refused = passed.remove(line);
        return refused == null ? List.of() : refused;
      }
      return List.of();
    }
  }
}
