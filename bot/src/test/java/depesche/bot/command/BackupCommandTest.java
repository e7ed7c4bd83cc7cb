package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.PlayerRow;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// `backup DIR` and `restore DIR`: a verified copy, and back; whatever is wrong is said in one
/// line, and nothing is broken by it.
class BackupCommandTest {

  @TempDir private Path folder = Path.of("");

  private StringWriter out = new StringWriter();
  private StringWriter err = new StringWriter();

  @BeforeEach
  void aHouse() throws IOException {
    Path data = Files.createDirectories(folder.resolve("data"));
    Files.writeString(folder.resolve("server.yaml"), "data: " + data + "\n");
    player("anna@x.org");
    Path box = Files.createDirectories(data.resolve("post/anna@x.org"));
    Files.writeString(box.resolve("numbers"), "7\n2\n");
    Files.writeString(box.resolve("0000000001_1795281680_S"), "Subject: one\r\n\r\none\r\n");
    Files.writeString(box.resolve("draft.tmp"), "half a mail");
  }

  private void player(String address) {
    try (Ledger ledger = Ledger.in(folder.resolve("data"))) {
      PlayerRow player = new PlayerRow();
      player.address = address;
      player.zone = "Europe/Berlin";
      ledger.work(unitOfWork -> unitOfWork.enter(player));
    }
  }

  private boolean knows(String address) {
    try (Ledger ledger = Ledger.in(folder.resolve("data"))) {
      return ledger.work(unitOfWork -> unitOfWork.player(address)).isPresent();
    }
  }

  private int call(Callable<Integer> command, String name) {
    out = new StringWriter();
    err = new StringWriter();
    PrintWriter complaints = new PrintWriter(err, true);
    return new CommandLine(command)
        .setOut(new PrintWriter(out, true))
        .setErr(complaints)
        .setExecutionExceptionHandler(
            (failure, _, _) -> {
              complaints.println(failure.getMessage());
              return failure instanceof UnusableInput ? 2 : 99;
            })
        .execute("--config", folder.resolve("server.yaml").toString(), at(name).toString());
  }

  private int backup(String name) {
    return call(new BackupCommand(), name);
  }

  private int restore(String name) {
    return call(new RestoreCommand(), name);
  }

  private Path at(String name) {
    return folder.resolve(name);
  }

  private String complaint() {
    assertThat(err.toString().lines()).as(err.toString()).hasSize(1);
    return err.toString();
  }

  private void lose(String... names) throws IOException {
    Files.createDirectories(at("lost"));
    for (String name : names) {
      Files.move(at("data").resolve(name), at("lost").resolve(name));
    }
  }

  private List<String> files(String name) throws IOException {
    try (Stream<Path> files = Files.walk(at(name))) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> at(name).relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  @Test
  void whatIsRestoredIsWhatWasBackedUp() throws IOException {
    // interfaces: `backup DIR`, `restore DIR`: a verified copy, and back.
    assertThat(backup("b")).as(err.toString()).isZero();
    player("bert@x.org");
    Files.move(at("data"), at("lost"));
    assertThat(restore("b")).as(err.toString()).isZero();
    assertThat(out.toString()).contains("put your copy of chance.key there");
    Files.copy(at("lost/chance.key"), at("data/chance.key"), StandardCopyOption.COPY_ATTRIBUTES);
    assertThat(knows("anna@x.org")).isTrue();
    assertThat(knows("bert@x.org")).isFalse();
    assertThat(at("data/post/anna@x.org/0000000001_1795281680_S"))
        .hasSameBinaryContentAs(at("lost/post/anna@x.org/0000000001_1795281680_S"));
  }

  @Test
  void theKeyIsLeftOutAndOthersReadNothing() throws IOException {
    // decision 8: anyone who has ledger and key can foresee every draw, so no backup holds both.
    backup("b");
    assertThat(files("b"))
        .containsExactly(
            "depesche.mv.db",
            "manifest",
            "post/anna@x.org/0000000001_1795281680_S",
            "post/anna@x.org/numbers");
    assertThat(out.toString()).contains("The key of the database is not in it", "data/chance.key");
    try (Stream<Path> all = Files.walk(at("b"))) {
      for (Path file : all.toList()) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
            .isEqualTo(Files.isDirectory(file) ? "rwx------" : "rw-------");
      }
    }
  }

  @Test
  void aFolderThatIsInUseIsRefused() throws IOException {
    // Nothing is overwritten by a backup, and what may get lost with the data is no place for one.
    Files.createDirectories(at("full"));
    Files.writeString(at("full/letter"), "dear diary");
    assertThat(backup("full")).isEqualTo(2);
    assertThat(complaint()).contains("not empty");
    assertThat(backup("full/letter")).isEqualTo(2);
    assertThat(complaint()).contains("is not a folder");
    assertThat(backup("full/letter/b")).isEqualTo(2);
    assertThat(complaint()).contains("cannot write");
    assertThat(backup("data/b")).isEqualTo(2);
    assertThat(complaint()).contains("lies in the data folder");
    Files.createSymbolicLink(at("link"), at("data"));
    assertThat(backup("link/b")).isEqualTo(2);
    assertThat(complaint()).contains("lies in the data folder");
    Files.createSymbolicLink(at("nowhere"), at("absent"));
    assertThat(backup("nowhere")).isEqualTo(2);
    assertThat(complaint()).contains("is not a folder");
    assertThat(files("full")).containsExactly("letter");
    assertThat(knows("anna@x.org")).isTrue();
  }

  @Test
  void aFolderThatIsRefusedStaysAsItIs() throws IOException {
    // If you name a folder of others, such as /tmp, you must not lock them out.
    Set<PosixFilePermission> all = PosixFilePermissions.fromString("rwxrwxrwx");
    Files.createDirectories(at("full"));
    Files.writeString(at("full/letter"), "dear diary");
    Files.setPosixFilePermissions(at("full"), all);
    assertThat(backup("full")).isEqualTo(2);
    assertThat(Files.getPosixFilePermissions(at("full"))).isEqualTo(all);
  }

  @Test
  void withoutADatabaseThereIsNothingToBackUp() throws IOException {
    // The settings name another folder than the one that is meant.
    lose("depesche.mv.db");
    assertThat(backup("b")).isEqualTo(2);
    assertThat(complaint()).contains("no database", "--config");
    Files.writeString(at("data/depesche.mv.db"), "no database");
    assertThat(backup("b")).isEqualTo(2);
    assertThat(complaint()).contains("holds nothing any more: restore a backup");
    assertThat(at("b")).doesNotExist();
  }

  @Test
  void whatIsNoBackupIsRefused() throws IOException {
    // A backup that was killed has no manifest, for that is written last.
    assertThat(restore("nothing")).isEqualTo(2);
    assertThat(complaint()).contains("there is no folder");
    backup("b");
    Files.delete(at("b/manifest"));
    lose("depesche.mv.db");
    assertThat(restore("b")).isEqualTo(2);
    assertThat(complaint()).contains("no finished backup");
    assertThat(at("data/depesche.mv.db")).doesNotExist();
  }

  @Test
  void everyDamagedByteIsNoticed() throws IOException {
    // Any byte of any file that is not as it was written makes the restore refuse, and nothing is
    // put back.
    long seed = Long.getLong("depesche.seed", 20261121);
    System.out.println("BackupCommandTest: -Ddepesche.seed=" + seed);
    Random random = new Random(seed);
    backup("b");
    lose("depesche.mv.db");
    for (String name : files("b")) {
      byte[] whole = Files.readAllBytes(at("b").resolve(name));
      for (int i = 0; i < 12; i++) {
        byte[] damaged = whole.clone();
        damaged[random.nextInt(whole.length)] ^= (byte) (1 << random.nextInt(8));
        Files.write(at("b").resolve(name), damaged);
        assertThat(restore("b")).as(name).isEqualTo(1);
        assertThat(complaint()).contains("use another backup");
      }
      Files.write(at("b").resolve(name), List.of());
      assertThat(restore("b")).as(name).isEqualTo(1);
      Files.write(at("b").resolve(name), whole);
    }
    assertThat(files("data")).doesNotContain("depesche.mv.db", "restored");
    assertThat(restore("b")).isZero();
  }

  @Test
  void aBackupOfANewerVersionIsRefused() throws IOException {
    // What a later version wrote this one cannot read.
    backup("b");
    lose("depesche.mv.db");
    String manifest = Files.readString(at("b/manifest"));
    Files.writeString(at("b/manifest"), summed(manifest.replace("backup 1\n", "backup 2\n")));
    assertThat(restore("b")).isEqualTo(2);
    assertThat(complaint()).contains("newer Depesche");
    Files.writeString(at("b/manifest"), summed(manifest.replace("made ", "mode ")));
    assertThat(restore("b")).isEqualTo(1);
    assertThat(complaint()).contains("cannot be read");
    Files.writeString(at("b/manifest"), summed(manifest.replace("post/anna", "../anna")));
    assertThat(restore("b")).isEqualTo(1);
    assertThat(complaint()).contains("missing or damaged");
  }

  private static String summed(String manifest) {
    String text = manifest.substring(0, manifest.lastIndexOf("sum "));
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] sum = digest.digest(text.getBytes(StandardCharsets.UTF_8));
      return text + "sum " + HexFormat.of().formatHex(sum) + "\n";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void nothingIsOverwritten() throws IOException {
    // A ledger that is there stays, whatever it is.
    backup("b");
    player("bert@x.org");
    assertThat(restore("b")).isEqualTo(2);
    assertThat(complaint()).contains("depesche.mv.db", "mv ", "restore again");
    assertThat(knows("bert@x.org")).isTrue();
  }

  @Test
  void mailboxesThatAreThereStay() throws IOException {
    // If only the database is lost, the mailboxes are newer than the backup: from them the bot
    // learns what came since.
    backup("b");
    Files.writeString(at("data/post/anna@x.org/0000000002_1795281690_"), "Subject: two\r\n\r\n");
    lose("depesche.mv.db");
    assertThat(restore("b")).isZero();
    assertThat(out.toString()).contains("stay as they are").doesNotContain("put your copy");
    assertThat(knows("anna@x.org")).isTrue();
    assertThat(at("data/post/anna@x.org/0000000002_1795281690_")).exists();
  }

  @Test
  void anInterruptedRestoreCanBeBegunAgain() throws IOException {
    // Everything is first put beside its place, the database last: without it nothing is there.
    backup("b");
    lose("depesche.mv.db", "post");
    Files.createDirectories(at("data/restoring/post/anna@x.org"));
    Files.writeString(at("data/restoring/depesche.mv.db"), "half");
    assertThat(restore("b")).isZero();
    assertThat(knows("anna@x.org")).isTrue();
    assertThat(at("data/post/anna@x.org/numbers")).exists();
    assertThat(at("data/restoring")).doesNotExist();
  }
}
