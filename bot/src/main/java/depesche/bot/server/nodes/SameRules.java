package depesche.bot.server.nodes;

import depesche.bot.chance.Vault;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.nodes.NodeName;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What nodes must have in common, so that it does not matter which of them judges a game or writes
/// a report.
record SameRules(Path home) {

  private static final int WORD = 24;

  /// What games are judged by, and reports written. Everything else in `config` each machine has
  /// for itself.
  private static final List<String> SHARED =
      List.of(
          "config/boards",
          "config/decks",
          "config/holidays",
          "config/maps",
          "config/scenarios",
          "config/tables",
          "templates");

  /// What an editor leaves beside a file.
  private static final Pattern LEFT = Pattern.compile("\\..*|.*(~|\\.(bak|orig|swp|tmp))");

  /// {@return what this node is}
  ///
  /// @param vault whose key is there or prepared
  NodeName of(Vault vault) {
    return new NodeName(
        host(),
        ProcessHandle.current().pid(),
        Objects.requireNonNullElse(
            SameRules.class.getPackage().getImplementationVersion(), "unpacked"),
        sum(),
        vault.word(WORD, "node"));
  }

  private static String host() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException _) {
      return "unknown";
    }
  }

  private String sum() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (String folder : SHARED) {
        for (Path file : files(home.resolve(folder))) {
          digest.update((home.relativize(file) + "\n").getBytes(StandardCharsets.UTF_8));
          digest.update(Files.readAllBytes(file));
        }
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (IOException e) {
      throw new UnusableInput(
          "cannot read " + e.getMessage() + " below " + home + ": fix its permissions");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> !LEFT.matcher(String.valueOf(file.getFileName())).matches())
          .sorted()
          .toList();
    }
  }
}
