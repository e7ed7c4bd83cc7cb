package depesche.bot.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The data folder as the place where a running server is asked for something. Several look into it
/// every second, so that it is gone is said once here, not by each.
public final class RequestFolder {

  private static final Logger LOG = LoggerFactory.getLogger(RequestFolder.class);

  private final Path data;
  private boolean hadKey = false;
  private boolean gone = false;

  public RequestFolder(Path data) {
    this.data = data;
  }

  Path data() {
    return data;
  }

  /// {@return a request of this kind, if there is one}
  public Optional<ServerRequest> pending(String kind) throws IOException {
    look();
    if (!isReadable()) {
      return Optional.empty();
    }
    Pattern pattern = Pattern.compile(kind + "-(\\d+)\\.request");
    try (Stream<Path> entries = Files.list(data)) {
      for (Path entry : entries.sorted().toList()) {
        Matcher name = pattern.matcher(String.valueOf(entry.getFileName()));
        if (name.matches()) {
          long process = Long.parseLong(name.group(1));
          return Optional.of(
              new ServerRequest(data, process, kind, Files.readString(entry).strip()));
        }
      }
      return Optional.empty();
    } catch (NoSuchFileException _) {
      // The request was withdrawn, or the folder has gone, which the next look says.
      return Optional.empty();
    }
  }

  private boolean isReadable() {
    return Files.isDirectory(data) && Files.isReadable(data);
  }

  /// A mail that comes makes the folder anew when it is gone, but not the key that lay in it.
  private synchronized void look() {
    boolean hasKey = Files.exists(data.resolve("chance.key"));
    hadKey |= hasKey;
    boolean now = !isReadable() || (hadKey && !hasKey);
    if (now && !gone) {
      LOG.error(
          "the data folder {} is gone, or cannot be read, or its chance.key is missing: stop the"
              + " server, put the folder back or restore a backup, and start it again",
          data);
    } else if (gone && !now) {
      LOG.info("the data folder {} is there again", data);
    }
    gone = now;
  }
}
