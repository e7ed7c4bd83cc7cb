package depesche.bot.config;

import depesche.bot.clock.DaysOff;
import depesche.bot.clock.HolidayFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// The folder `config/holidays`: iCalendar files with days on which no deadline falls. A file is
/// read when a game first asks for it.
public final class HolidayFolder {

  private final Path folder;
  private final Map<String, DaysOff> files = new ConcurrentHashMap<>();

  public HolidayFolder(Path folder) {
    this.folder = folder;
  }

  /// {@return the days of a file; none without a name, or if the file was taken away}
  ///
  /// @param name of the file, without a folder
  /// @throws UnusableInput if it holds an event that cannot be read
  public DaysOff named(String name) {
    return isThere(name) ? files.computeIfAbsent(name, this::read) : DaysOff.NONE;
  }

  /// {@return whether there is such a file}
  public boolean isThere(String name) {
    return !name.isEmpty() && names().contains(name);
  }

  /// {@return the files there are, by name}
  public List<String> names() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".ics"))
          .sorted()
          .toList();
    } catch (IOException _) {
      throw new UnusableInput(folder + " cannot be read: fix its permissions");
    }
  }

  /// {@return what keeps a file from being used, if anything does}
  public Optional<String> fault(String name) {
    if (files.containsKey(name)) {
      return Optional.empty();
    }
    try {
      named(name);
      return Optional.empty();
    } catch (UnusableInput e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private DaysOff read(String name) {
    Path file = folder.resolve(name);
    try {
      String text = Files.readString(file);
      if (!text.contains("BEGIN:VCALENDAR")) {
        throw new UnusableInput(file + " is no calendar: it must begin with BEGIN:VCALENDAR");
      }
      return HolidayFile.read(text);
    } catch (IllegalArgumentException e) {
      throw new UnusableInput(
          "%s: the event “%s” cannot be read; write its days one by one"
              .formatted(file, e.getMessage()));
    } catch (IOException _) {
      throw new UnusableInput(file + " cannot be read: it must be text in UTF-8");
    }
  }
}
