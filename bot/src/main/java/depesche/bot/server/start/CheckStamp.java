package depesche.bot.server.start;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What the last check of all templates was made of: the next start makes it again only if a
/// template, a title's file or the program has changed. It is half of a start. It is kept beside
/// the program, for all data folders, or where that cannot be written in the data folder.
public final class CheckStamp {

  private static final Logger LOG = LoggerFactory.getLogger(CheckStamp.class);

  private static final String NAME = "templates.checked";

  /// What this process has found good. Loose classes change one by one, but not while they run.
  private static final Set<String> HERE = ConcurrentHashMap.newKeySet();

  private final List<Path> places;
  private final Optional<String> sum;

  private CheckStamp(List<Path> places, Optional<String> sum) {
    this.places = places;
    this.sum = sum;
  }

  /// {@return what a check would be made of now} To be asked before anything is read: what changes
  /// afterwards is seen at the next start.
  static CheckStamp of(Path home, Path data) {
    Optional<Path> jar = jar(CheckStamp.class.getProtectionDomain().getCodeSource());
    return jar.map(program -> of(home, program, data))
        .orElseGet(() -> new CheckStamp(List.of(), sum(home, List.of())));
  }

  static CheckStamp of(Path home, Path program, Path data) {
    return new CheckStamp(
        List.of(program.resolveSibling(NAME), data.resolve(NAME)), sum(home, program));
  }

  /// {@return the program, unless it runs from loose classes, which change one by one}
  private static Optional<Path> jar(@Nullable CodeSource source) {
    try {
      return source == null
          ? Optional.empty()
          : Optional.of(Path.of(source.getLocation().toURI())).filter(Files::isRegularFile);
    } catch (URISyntaxException | IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /// {@return a sum over every byte of the templates, the titles' files and the program}
  static Optional<String> sum(Path home, Path program) {
    return Files.exists(program)
        ? sum(home, List.of(program, program.resolveSibling("lib")))
        : Optional.empty();
  }

  private static Optional<String> sum(Path home, List<Path> program) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      List<Path> all = new ArrayList<>(program);
      all.addAll(List.of(home.resolve("templates"), home.resolve("config")));
      for (Path place : all) {
        for (Path one : files(place)) {
          // Of libraries it is enough to know which they are: their names hold their versions.
          boolean ours = !place.endsWith("lib") || isOurs(one);
          digest.update((one + " " + Files.size(one) + "\n").getBytes(StandardCharsets.UTF_8));
          if (ours) {
            digest.update(Files.readAllBytes(one));
          }
        }
      }
      return Optional.of(HexFormat.of().formatHex(digest.digest()));
    } catch (IOException | NoSuchAlgorithmException e) {
      LOG.debug("templates are checked at every start: {}", e.getMessage());
      return Optional.empty();
    }
  }

  private static boolean isOurs(Path library) {
    return String.valueOf(library.getFileName()).startsWith("adjudicator-");
  }

  /// Templates may lie elsewhere, behind a link: what is read from there counts as well.
  private static List<Path> files(Path folder) throws IOException {
    if (Files.notExists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (UncheckedIOException e) {
      // A folder in it that cannot be looked into, or a link to the folder around it.
      throw e.getCause();
    }
  }

  /// {@return whether all this was checked before and found good}
  boolean isKnown() {
    return sum.isPresent()
        && (places.isEmpty()
            ? HERE.contains(sum.get())
            : places.stream().anyMatch(file -> holds(file, sum.get())));
  }

  private static boolean holds(Path file, String sum) {
    try {
      return Files.exists(file) && Files.readString(file).strip().equals(sum);
    } catch (IOException _) {
      return false;
    }
  }

  /// All was found good. Where that cannot be written down, the next start checks again.
  void keep() {
    if (places.isEmpty()) {
      sum.ifPresent(HERE::add);
    }
    for (Path file : places) {
      if (sum.isPresent() && isKept(file, sum.get())) {
        return;
      }
    }
  }

  private static boolean isKept(Path file, String sum) {
    try {
      Files.writeString(file, sum + "\n");
      return true;
    } catch (IOException e) {
      LOG.debug("it cannot be noted here that templates were checked: {}", e.getMessage());
      return false;
    }
  }
}
