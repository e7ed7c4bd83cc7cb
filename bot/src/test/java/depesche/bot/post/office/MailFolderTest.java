package depesche.bot.post.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is told of a mailbox costs as much as has changed in it, and a search as much as it finds,
/// however full it is.
final class MailFolderTest {

  private static final Instant NOW = Instant.parse("2026-11-22T12:00:00Z");

  @TempDir private Path home;

  @Test
  void onlyWhatIsNewOrHasOtherFlagsHasChanged() throws IOException {
    MailFolder folder = MailFolder.open(home.resolve("a"), NOW);
    for (int i = 0; i < 100; i++) {
      add(folder);
    }
    MailFolder.Changes all = folder.since(-1);
    assertThat(all.changed()).hasSize(100);
    assertThat(folder.since(all.version()).changed()).isEmpty();

    folder.flag(Map.of(7L, flags(StoredMessage.SEEN), 3L, flags(StoredMessage.SEEN)));
    add(folder);

    MailFolder.Changes some = folder.since(all.version());
    assertThat(some.changed()).extracting(StoredMessage::uid).containsExactly(3L, 7L, 101L);
    assertThat(some.isRemoved()).isFalse();
    assertThat(folder.since(some.version()).changed()).isEmpty();
  }

  @Test
  void whatWasRemovedIsToldOnce() throws IOException {
    MailFolder folder = MailFolder.open(home.resolve("a"), NOW);
    add(folder);
    add(folder);
    long seen = folder.since(-1).version();

    folder.expunge(List.of(1L));

    MailFolder.Changes changes = folder.since(seen);
    assertThat(changes.isRemoved()).isTrue();
    assertThat(changes.changed()).isEmpty();
    assertThat(folder.since(changes.version()).isRemoved()).isFalse();
    assertThat(folder.since(-1).changed()).extracting(StoredMessage::uid).containsExactly(2L);
  }

  @Test
  void aMailboxThatIsOpenedAgainIsNewToEverybody() throws IOException {
    add(MailFolder.open(home.resolve("a"), NOW));

    MailFolder folder = MailFolder.open(home.resolve("a"), NOW);

    assertThat(folder.since(-1).changed()).hasSize(1);
  }

  @Test
  void messagesAreFoundByTheirFlags() throws IOException {
    MailFolder folder = MailFolder.open(home.resolve("a"), NOW);
    for (int i = 0; i < 5; i++) {
      add(folder);
    }

    folder.flag(Map.of(4L, flags("Junk"), 2L, flags(StoredMessage.SEEN)));
    folder.flag(Map.of(4L, flags(StoredMessage.SEEN)));
    folder.expunge(List.of(3L));

    assertThat(folder.messages(flags -> StoredMessage.has(flags, "\\seen")))
        .extracting(StoredMessage::uid)
        .containsExactly(2L, 4L);
    assertThat(folder.messages(NavigableSet::isEmpty))
        .extracting(StoredMessage::uid)
        .containsExactly(1L, 5L);
    assertThat(folder.messages(flags -> StoredMessage.has(flags, "Junk"))).isEmpty();
    assertThat(folder.messages(_ -> true)).isEqualTo(folder.messages());
  }

  private static void add(MailFolder folder) throws IOException {
    byte[] letter = "a letter".getBytes(StandardCharsets.US_ASCII);
    folder.add(letter, NOW, Collections.emptyNavigableSet());
  }

  private static NavigableSet<String> flags(String flag) {
    return new TreeSet<>(List.of(flag));
  }
}
