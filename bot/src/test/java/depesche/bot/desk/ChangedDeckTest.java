package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.bismarck.BismarcksDance;
import depesche.adjudicator.bismarck.decks.DanceDeck;
import depesche.adjudicator.bismarck.decks.DanceDeckFormat;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.Rules;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.game.Library;
import depesche.bot.game.Replay;
import depesche.bot.ledger.GameLife;
import depesche.bot.report.MailWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A game stays with the cards that it was committed to.
class ChangedDeckTest {

  private static final String MASTER = "master@localhost";
  private static final String SOLO = "solo@x.org";
  private static final String OURS = "bismarcks-dance.json";
  private static final String PRINTED = "printed.json";
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final String TEXT = text();

  private Rules<?, ?> installed = title(TEXT);

  private final Bureau bureau =
      new Bureau(List.of(shelved()), MailWriter.load(ROOT.resolve("templates")));

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String text() {
    try {
      return Files.readString(ROOT.resolve("config").resolve("decks").resolve(OURS));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return the title with our deck and one that was typed in}
  private static Rules<?, ?> title(String typed) {
    SequencedMap<String, DanceDeck> decks = new LinkedHashMap<>();
    decks.put(OURS, new DanceDeckFormat().playable(JsonValue.read(OURS, TEXT)));
    if (!typed.isEmpty()) {
      decks.put(PRINTED, new DanceDeckFormat().playable(JsonValue.read(PRINTED, typed)));
    }
    return new BismarcksDance(decks);
  }

  /// The title as the server has it now.
  private Rules<?, ?> shelved() {
    return (Rules<?, ?>)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Rules.class},
            (_, called, arguments) -> {
              try {
                return called.invoke(installed, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private Mail begin() {
    bureau.write(MASTER, "CREATE bismarck bismarcks-dance deck=" + PRINTED);
    bureau.write(SOLO, "JOIN bismarck");
    return to(SOLO, bureau.write(MASTER, "START bismarck"));
  }

  private static Mail to(String reader, List<Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(reader)).toList().getLast();
  }

  private static String plain(Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  private void installs(String typed) {
    installed = title(typed);
    bureau.crashes();
  }

  private GameLife.State state() {
    return bureau.asks(game -> game.state());
  }

  @ParameterizedTest
  @ValueSource(strings = {"changed", "gone"})
  void aGameWhoseDeckIsNotTheSameIsHeld(String what) {
    // Issue: an owner's deck enters the commitment; nobody judges a game with other cards.
    Mail report = begin();
    installs(what.equals("gone") ? "" : TEXT.replace("\"n\": -2", "\"n\": -1"));
    List<Mail> held = bureau.works();
    String why = what.equals("gone") ? "missing or can no longer be played" : "has been changed";
    assertThat(state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(plain(to(MASTER, held))).contains("config/decks/" + PRINTED, why, "No orders");
    for (String line : List.of("RESUME", "HISTORY", "MAP", "STATUS")) {
      assertThat(plain(bureau.write(MASTER, line + " bismarck").getFirst())).as(line).contains(why);
    }
    assertThat(plain(bureau.answer(report, "END").getLast())).contains(why);
    bureau.passes(Duration.ofDays(9));
    bureau.works();
    assertThat(bureau.game().turn()).isEqualTo(1);
    assertThat(replayed()).contains("config/decks/" + PRINTED);
    installs(TEXT);
    bureau.write(MASTER, "RESUME bismarck");
    assertThat(state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(replayed()).isEmpty();
  }

  private String replayed() {
    return bureau.asks(
        game -> Replay.of(game, new Library(List.of(shelved()))).difference().orElse(""));
  }

  @Test
  void whatCannotChangeAGameMayBeMended() {
    // Decision 21: years, sources and the words of history are not part of the commitment.
    Mail report = begin();
    installs(TEXT.replace("\"year\": \"1878\"", "\"year\": \"1879\""));
    bureau.works();
    assertThat(state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(plain(bureau.answer(report, "END").getLast())).contains("Turn 1, Allocate");
  }

  @Test
  void aGameThatFormsDoesNotBeginWithOtherCards() {
    // The commitment is made at CREATE, so the file may not change between CREATE and START.
    bureau.write(MASTER, "CREATE bismarck bismarcks-dance deck=" + PRINTED);
    bureau.write(SOLO, "JOIN bismarck");
    installs(TEXT.replace("\"RUSSIA\": 4", "\"RUSSIA\": 5"));
    assertThat(plain(bureau.write(MASTER, "START bismarck").getLast()))
        .contains("has been changed", "START bismarck");
    installs(TEXT);
    bureau.write(MASTER, "START bismarck");
    assertThat(state()).isEqualTo(GameLife.State.RUNNING);
  }

  @Test
  void theCardsOfAnOwnersDeckAreNotPublishedBeforeTheEnd() {
    // Issue: an owner's deck is shown to nobody but its player; the set-up is in every transcript.
    begin();
    String setup = bureau.asks(game -> game.chance().setup());
    assertThat(setup)
        .contains("\"deck\":{\"file\":\"printed.json\",\"sha256\":\"")
        .doesNotContain("bukhara");
    Proven.enter(bureau, "zoe@x.org");
    String transcript = bureau.write("zoe@x.org", "TRANSCRIPT bismarck").getLast().transcript();
    assertThat(new DanceDeckFormat().playable(JsonValue.read(PRINTED, TEXT)).lists().get("cards"))
        .as("of all cards only those of the row are in the transcript of an onlooker")
        .filteredOn(card -> transcript.contains("\"card\" : \"" + card + "\""))
        .hasSize(5);
    assertThat(transcript.split("\"card\" : ", -1)).hasSize(6);
  }
}
