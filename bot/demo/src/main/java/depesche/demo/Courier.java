package depesche.demo;

import depesche.bot.chance.TurnChance;
import depesche.bot.post.client.ReceivedMail;
import depesche.demo.letters.Affairs;
import depesche.demo.letters.BoardAffairs;
import depesche.demo.letters.Correspondence;
import depesche.demo.letters.Note;
import depesche.demo.planning.StatusBoard;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Carries what the players write to each other: as press through the moderator, read by each
/// reader in their own mailbox.
final class Courier {

  private static final Duration PEN = Duration.ofMinutes(11);

  private final Correspondence correspondence;
  private final Album album;
  private final Map<String, ReceivedMail> newest = new LinkedHashMap<>();
  private Optional<StatusBoard> lastBoard = Optional.empty();
  private Optional<StatusLevels> lastLevels = Optional.empty();

  Courier(Correspondence correspondence, Album album) {
    this.correspondence = correspondence;
    this.album = album;
  }

  /// Letters of a movement phase.
  void onTheMap(DemoSetup demoSetup, int turn, StatusBoard now) {
    StatusBoard before = lastBoard.orElse(now);
    lastBoard = Optional.of(now);
    carry(
        demoSetup,
        turn,
        now.phase(),
        new BoardAffairs(demoSetup.printedMap(), now, before, demoSetup.seats()));
  }

  /// Letters before bids.
  void atTheTable(DemoSetup demoSetup, int turn, String phase, StatusLevels now) {
    StatusLevels before = lastLevels.orElse(now);
    lastLevels = Optional.of(now);
    carry(demoSetup, turn, phase, new LevelAffairs(now, before));
  }

  /// Everybody who has something to say says it and reads what others say.
  private void carry(DemoSetup demoSetup, int turn, String phase, Affairs affairs) {
    TurnChance chance = TurnChance.seeded(demoSetup.seed() + "/letters", turn);
    for (Note note : correspondence.round(affairs, chance.open("letters", "table"))) {
      demoSetup.clock().pass(PEN);
      carry(demoSetup.players(), phase, note);
    }
  }

  private void carry(List<Player> players, String phase, Note note) {
    Player writer = player(players, note.writer());
    ReceivedMail receipt = write(writer, note);
    if (!ReportReader.isSaid(receipt)) {
      return;
    }
    List<Player> readers = new ArrayList<>(note.isForAll() ? players : List.of());
    if (!note.reader().isEmpty()) {
      readers.add(player(players, note.reader()));
    }
    readers.remove(writer);
    String file = album.file(writer.seat(), receipt);
    for (Player reader : readers) {
      ReceivedMail press = reader.person().receive(ReportReader::isPress);
      newest.put(reader.seat(), press);
      file = album.file(reader.seat(), press);
    }
    String to =
        note.isForAll() ? "everybody" : readers.isEmpty() ? "" : readers.getFirst().country();
    album.keep(new AlbumPress(phase, writer.country(), to, note.lines(), file));
  }

  private ReceivedMail write(Player writer, Note note) {
    ReceivedMail asked = newest.get(writer.seat());
    if (note.answers() && asked != null) {
      return writer.person().reply(asked, written("REPLY", note, "ENDPRESS"));
    }
    String to = note.isForAll() ? "BROADCAST" : "PRESS TO " + note.reader();
    return note.isDiary()
        ? writer.say("For my diary", written("DIARY", note, "ENDDIARY"))
        : writer.say("A letter", written(to, note, "ENDPRESS"));
  }

  private static String written(String head, Note note, String end) {
    return head + "\n" + String.join("\n\n", note.lines()) + "\n" + end;
  }

  private static Player player(List<Player> players, String seat) {
    return players.stream().filter(one -> one.seat().equals(seat)).findFirst().orElseThrow();
  }
}
