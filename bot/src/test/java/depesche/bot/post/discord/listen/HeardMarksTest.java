package depesche.bot.post.discord.listen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.rules.TitleWords;
import depesche.bot.config.DiscordHome;
import depesche.bot.post.discord.ButtonId;
import depesche.bot.post.discord.DiscordHandler;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.post.discord.Snowflake;
import java.lang.reflect.Proxy;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Guild;
import org.junit.jupiter.api.Test;

/// How far everything that is said to us has been stored.
class HeardMarksTest {

  private static final Instant NOW = Instant.parse("2026-11-23T12:00:00Z");
  private static final String MARK = Snowflake.at(NOW.minus(Duration.ofMinutes(5)));
  private static final DiscordInput CALL =
      new DiscordInput(
          "1", "2", List.of(), "3", "", "", "", List.of("MAP"), DiscordInput.Oddity.NONE);

  private final Board board = new Board();
  private final InteractionListener interactionListener = new InteractionListener(board);
  private final HeardMarks heardMarks =
      new HeardMarks(board, interactionListener, Clock.fixed(NOW, ZoneOffset.UTC));

  /// {@return something of which nothing is there, and with which nothing works}
  private static <T> T nothing(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, _) -> {
              if (method.getReturnType().equals(List.class)) {
                return List.of();
              }
              throw new IllegalStateException(method.getName());
            }));
  }

  private boolean catchUp() {
    return heardMarks.catchUp(nothing(JDA.class), nothing(Guild.class));
  }

  @Test
  void nothingIsNotedBeforeAllWasRead() {
    // The mark must not pass over what was written while we were away.
    heardMarks.note();
    interactionListener.close();
    assertThat(board.marks).isEmpty();
  }

  @Test
  void whatWasReadIsNotedWithSomeOverlap() {
    // What is five minutes old has arrived, whatever clocks and lines may do.
    assertThat(catchUp()).isTrue();
    assertThat(catchUp()).isTrue();
    interactionListener.close();
    assertThat(board.marks).containsExactly(MARK, MARK);
    assertThat(Snowflake.time(MARK)).isEqualTo(NOW.minus(Duration.ofMinutes(5)));
  }

  @Test
  void aConversationThatCannotBeReadHoldsTheMark() {
    // It is read at the next attempt, from where the mark stayed.
    catchUp();
    assertThat(interactionListener.inTurn(() -> board.marks.size() == 1)).isTrue();
    board.users.add("7");
    heardMarks.miss();
    assertThat(catchUp()).isFalse();
    heardMarks.note();
    interactionListener.close();
    assertThat(board.marks).hasSize(1);
  }

  @Test
  void aMessageThatCannotBeStoredHoldsTheMark() {
    // A ledger that fails for a moment loses nothing, and keeps no deadline waiting.
    catchUp();
    board.broken = true;
    interactionListener.announce();
    assertThat(interactionListener.isQuiet()).isFalse();
    interactionListener.store(CALL, heardMarks::miss);
    heardMarks.note();
    interactionListener.close();
    assertThat(interactionListener.isQuiet()).isTrue();
    assertThat(board.marks).hasSize(1);
  }

  @Test
  void whatBreaksInTurnIsTold() {
    // Those who wait for their turn hear that it failed; those behind them get theirs.
    assertThatThrownBy(
            () ->
                interactionListener.inTurn(
                    () -> {
                      throw new IllegalStateException("broken");
                    }))
        .hasRootCauseMessage("broken");
    assertThat(interactionListener.inTurn(() -> true)).isTrue();
    interactionListener.close();
  }

  /// A house that only remembers the marks.
  private static final class Board implements DiscordHandler {

    private final List<String> marks = new CopyOnWriteArrayList<>();
    private final List<String> users = new ArrayList<>();
    private volatile boolean broken;

    @Override
    public DiscordHome home() {
      return DiscordHome.NONE;
    }

    @Override
    public DiscordHome named() {
      return DiscordHome.NONE;
    }

    @Override
    public void choose(String guild, Choice choice, Optional<String> id) {}

    @Override
    public String words(String name, Map<String, String> model) {
      return name;
    }

    @Override
    public void registered(boolean inPrivate, Map<String, String> ids) {}

    @Override
    public List<TitleWords.Shortcut> shortcuts() {
      return List.of();
    }

    @Override
    public void begins() {}

    @Override
    public void ends() {}

    @Override
    public void store(DiscordInput discordInput) {
      if (broken) {
        throw new IllegalStateException("no ledger");
      }
    }

    @Override
    public Optional<Form> form(String user, String channel, ButtonId asked) {
      return Optional.empty();
    }

    @Override
    public Optional<Ranking> ranking(String user, String channel, ButtonId asked) {
      return Optional.empty();
    }

    @Override
    public List<String> suggest(Typing typing) {
      return List.of();
    }

    @Override
    public Optional<String> place(String game) {
      return Optional.empty();
    }

    @Override
    public void placed(String game, String id) {}

    @Override
    public Optional<Circle> circle(String number) {
      return Optional.empty();
    }

    @Override
    public void gathered(String number, String id) {}

    @Override
    public void admitted(String number, List<String> in, List<String> out) {}

    @Override
    public Optional<String> saidIn(String where) {
      return Optional.empty();
    }

    @Override
    public List<String> acquaintances() {
      return users;
    }

    @Override
    public Optional<String> heard() {
      return marks.stream().reduce((_, last) -> last);
    }

    @Override
    public void heard(String id) {
      marks.add(id);
    }

    @Override
    public void settled() {}

    @Override
    public List<Instant> logins(Instant since) {
      return List.of();
    }

    @Override
    public void login(Instant at) {}
  }
}
