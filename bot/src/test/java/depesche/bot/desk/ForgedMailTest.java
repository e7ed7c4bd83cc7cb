package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.desk.letter.Desks;
import depesche.bot.game.parcel.Unproved;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Whatever is forged in anybody's name, over all commands, games and days: nobody who has proved
/// nothing gets more than three short mails in any 24 hours, or any part in a game, and nobody who
/// has is kept from anything. Played again with `-Ddepesche.seed`.
class ForgedMailTest {

  private static final long SEED = Long.getLong("depesche.seed", 46);
  private static final int SEQUENCES = Volume.of(100) < 100 ? Volume.of(3_000) : 10_000;
  private static final int TOGETHER = 100;
  private static final String MASTER = "master@localhost";
  private static final List<String> GAMES = List.of("bismarck", "second", "third");

  /// What makes somebody else write to the victim.
  private static final List<String> NAMED =
      List.of(
          "INVITE bismarck %s",
          "REPLACE bismarck Red %s", "MASTER second ADD %s", "HANDOVER third %s");

  private static final List<String> PLAYERS_NAME =
      List.of("STAND-IN %s FOR 2", "ADDRESS ADD %s", "ADDRESS %s");

  private Bureau bureau = new Bureau();
  private final Map<String, List<Instant>> sent = new LinkedHashMap<>();
  private List<Bureau.Mail> reports = List.of();
  private long seen;

  @AfterEach
  void close() {
    bureau.close();
  }

  @Test
  void nobodyIsFloodedOrEnteredAnywhere() throws SQLException {
    // Issue 46.1: 201 mails and 60 MB went to a person who never wrote, and five mails filled a
    // game.
    for (int sequence = 0; sequence < SEQUENCES; sequence++) {
      if (sequence % TOGETHER == 0) {
        anew();
      }
      Random random = new Random(SEED + sequence);
      play(random, "sequence %d of seed %d".formatted(sequence, SEED), sequence);
      leave();
    }
  }

  private void anew() {
    bureau.close();
    bureau = new Bureau(Holders.clocked("hours 700 700 700"));
    sent.clear();
    seen = 0;
    reports = SeveralGames.begin(bureau, "bismarck");
    reports = reports.stream().filter(mail -> Bureau.PLAYERS.contains(mail.to())).toList();
    bureau.write(MASTER, "PAUSE bismarck");
    bureau.write(MASTER, "CREATE second blood-and-iron", "CREATE third great-powers");
    bureau.everybodyIsProved = false;
  }

  private void play(Random random, String as, int sequence) throws SQLException {
    List<String> victims =
        List.of("a", "b", "c").stream().map(x -> x + sequence + "@v.org").toList();
    String one = victims.get(random.nextInt(victims.size()));
    for (int burst = 0; burst < 2; burst++) {
      bureau.passes(Duration.ofMinutes(1 + random.nextInt(1000)));
      for (int letters = 1 + random.nextInt(5); letters > 0; letters--) {
        boolean same = random.nextInt(3) > 0;
        forge(random, same ? one : victims.get(random.nextInt(victims.size())));
      }
      List<Bureau.Mail> mails = bureau.works();
      look(as);
      if (random.nextInt(4) == 0) {
        answer(mails, one, as);
        look(as);
      }
    }
    Bureau.Mail report = reports.get(random.nextInt(reports.size()));
    assertThat(bureau.answer(report, "STATUS")).as(as + ": a proved person").isNotEmpty();
    look(as);
    for (String victim : victims) {
      if (!isProved(victim)) {
        assertThat(parts(victim)).as(as + ": " + victim + " has no part in anything").isZero();
      }
    }
  }

  private void forge(Random random, String victim) {
    Bureau.Mail report = reports.get(random.nextInt(reports.size()));
    String named = NAMED.get(random.nextInt(NAMED.size())).formatted(victim);
    String players = PLAYERS_NAME.get(random.nextInt(PLAYERS_NAME.size())).formatted(victim);
    switch (random.nextInt(8)) {
      case 0 -> arrives(MASTER, "depesche@localhost", named);
      case 1 -> arrives(report.to(), report.replyTo(), players);
      default ->
          arrives(
              victim,
              "depesche@localhost",
              Stream.generate(() -> line(random))
                  .limit(1 + random.nextInt(4))
                  .toArray(String[]::new));
    }
  }

  private void arrives(String from, String to, String... lines) {
    bureau.arrives(from, to, bureau.now(), lines);
  }

  private static String line(Random random) {
    String game = GAMES.get(random.nextInt(GAMES.size()));
    return switch (random.nextInt(12)) {
      case 0, 1 -> "JOIN " + game;
      case 2 -> "JOIN Red@" + game;
      case 3 -> "OBSERVE " + game;
      case 4 -> "WAITLIST " + game;
      case 5 -> "MAP " + game;
      case 6 -> List.of("yes", "OK", "ACCEPT", "ja bcdfghjkmnpqrstvw").get(random.nextInt(4));
      case 7 -> "LINK";
      default -> {
        List<String> words = Desks.words();
        String word = words.get(random.nextInt(words.size()));
        yield random.nextBoolean() ? word + " " + game : word;
      }
    };
  }

  /// One of them reads what came, and says yes.
  private void answer(List<Bureau.Mail> mails, String victim, String as) {
    mails.stream()
        .filter(mail -> mail.to().equals(victim) && mail.id().startsWith("<proof."))
        .findFirst()
        .ifPresent(
            mail -> {
              assertThat(bureau.answer(mail, "Yes")).as(as + ": the yes of " + victim).isNotEmpty();
              assertThat(isProved(victim)).as(as + ": " + victim).isTrue();
            });
  }

  private boolean isProved(String address) {
    return bureau.ask(unitOfWork -> unitOfWork.people().isProved(address));
  }

  /// Checks what has gone out since.
  private void look(String as) throws SQLException {
    try (var connection = bureau.ledger.source().getConnection();
        var asked =
            connection.prepareStatement(
                "select id, recipient, created, octet_length(content) from parcel"
                    + " where id > ? and recipient like '%@v.org' order by id")) {
      asked.setLong(1, seen);
      try (var rows = asked.executeQuery()) {
        while (rows.next()) {
          seen = rows.getLong(1);
          String to = rows.getString(2);
          if (!isProved(to)) {
            assertThat(rows.getLong(4))
                .as(as + ": bytes for " + to)
                .isLessThan(Unproved.LONGEST + 1);
            Instant at = rows.getObject(3, OffsetDateTime.class).toInstant();
            List<Instant> all = sent.computeIfAbsent(to, _ -> new ArrayList<>());
            all.add(at);
            Instant day = at.minus(Duration.ofDays(1));
            assertThat(all.stream().filter(other -> !other.isBefore(day)).count())
                .as(as + ": mails to " + to)
                .isLessThan(4);
          }
        }
      }
    }
  }

  /// Mail that has gone out is not looked for again.
  private void leave() throws SQLException {
    try (var connection = bureau.ledger.source().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("update parcel set state = 'SENT' where state = 'WAITING'");
      connection.commit();
    }
  }

  private long parts(String address) throws SQLException {
    try (var connection = bureau.ledger.source().getConnection();
        var asked =
            connection.prepareStatement(
                "select count(*) from player p where p.address = ? and (exists"
                    + " (select 1 from seat s where s.player_id = p.id or s.stand_in = p.id) or"
                    + " exists (select 1 from waiting w where w.player_id = p.id) or exists"
                    + " (select 1 from game_master m where m.player_id = p.id))")) {
      asked.setString(1, address);
      try (var rows = asked.executeQuery()) {
        rows.next();
        return rows.getLong(1);
      }
    }
  }
}
