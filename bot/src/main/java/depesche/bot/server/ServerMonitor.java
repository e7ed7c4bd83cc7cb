package depesche.bot.server;

import depesche.bot.archive.BackupSchedule;
import depesche.bot.config.DiskRoom;
import depesche.bot.ledger.file.Backlog;
import depesche.bot.ledger.nodes.NodeStatus;
import depesche.bot.monitor.LedgerHealth;
import depesche.bot.monitor.Monitored;
import depesche.bot.post.PostOffice;
import depesche.bot.post.discord.DiscordOutage;
import depesche.bot.post.discord.session.DiscordBot;
import depesche.bot.post.imap.ImapWatcher;
import depesche.bot.server.threads.Outages;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How a server is, asked of its parts.
///
/// @param outages tells what work has met that the database does not say when it is asked
/// @param room for what it stores itself; empty if all of it is elsewhere
record ServerMonitor(
    LedgerHealth health,
    Outages outages,
    WorkLoop workLoop,
    Mailing mailing,
    Postings postings,
    ImapWatcher imapWatcher,
    Optional<PostOffice> postOffice,
    Optional<DiscordBot> discord,
    BackupSchedule backups,
    Optional<DiskRoom> room)
    implements Monitored {

  @Override
  public Backlog backlog() {
    return health.backlog();
  }

  @Override
  public long messagesRead() {
    return workLoop.tally().messages();
  }

  @Override
  public long turnsJudged() {
    return workLoop.tally().turns();
  }

  @Override
  public long parcelsTried() {
    return mailing.steps() + postings.steps();
  }

  @Override
  public Duration sinceRest() {
    return workLoop.tally().sinceRest();
  }

  @Override
  public List<NodeStatus> nodes() {
    return health.nodes();
  }

  @Override
  public List<String> troubles() {
    List<String> troubles = new ArrayList<>(health.troubles(sinceRest()));
    outages.trouble().ifPresent(troubles::add);
    imapWatcher.trouble().ifPresent(why -> troubles.add("No mail can be fetched: " + why));
    mailing.trouble().ifPresent(troubles::add);
    postOffice.ifPresent(office -> troubles.addAll(office.troubles()));
    Optional<DiscordOutage> outage = discord.flatMap(DiscordBot::outage);
    outage.ifPresent(gone -> troubles.add("Discord is not connected: " + gone.words() + "."));
    if (outage.isEmpty() && discord.stream().anyMatch(DiscordBot::isSettling)) {
      troubles.add("What was written on Discord meanwhile is still being read.");
    }
    backups.trouble().ifPresent(why -> troubles.add("The last backup was not made: " + why));
    room.flatMap(disk -> disk.shortage(DiskRoom.LEAST_MEGABYTES))
        .ifPresent(why -> troubles.add(why + "."));
    return List.copyOf(troubles);
  }
}
