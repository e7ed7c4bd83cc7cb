package depesche.bot.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The folder of all pages. A file is written beside its place and then takes it, whole, and only
/// if its bytes differ; no link is followed, and of files that others put there none is touched.
final class SiteFolder {

  private static final String PART = ".part";

  /// What we write, and what a crash may have left of it.
  private static final Pattern OURS =
      Pattern.compile("[a-z0-9-]+\\.(html|svg|png|bbcode|md|js|css|json|atom|ics)(\\.part)?");

  private static final Pattern STATISTICS =
      Pattern.compile("(title|series)-[a-z0-9-]+\\.html(\\.part)?");

  private static final Pattern FOLDER = Pattern.compile("[a-z0-9-]+");

  private final Path folder;
  private final Consumer<Path> touching;

  private SiteFolder(Path folder, Consumer<Path> touching) {
    this.folder = folder;
    this.touching = touching;
  }

  /// {@return the folder, made if it is not there}
  static SiteFolder open(Path folder) throws IOException {
    return open(folder, _ -> {});
  }

  /// As above.
  ///
  /// @param touching hears of each file before it is changed or removed
  static SiteFolder open(Path folder, Consumer<Path> touching) throws IOException {
    Files.createDirectories(folder);
    return new SiteFolder(folder.toRealPath(), touching);
  }

  /// {@return of what a page was made, and what others say of it; empty if it is not there or does
  /// not say}
  String made(String path) {
    Path file = folder.resolve(path);
    if (!isPlain(file)) {
      return "";
    }
    try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      return SitePage.made(new String(in.readNBytes(SitePage.HEAD), StandardCharsets.ISO_8859_1));
    } catch (IOException _) {
      return "";
    }
  }

  boolean has(String path) {
    return isPlain(folder.resolve(path));
  }

  /// {@return what a file says}
  String read(String path) throws IOException {
    Path file = folder.resolve(path);
    if (!isPlain(file)) {
      throw new NoSuchFileException(file.toString());
    }
    try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /// {@return a file to be read; empty if there is none}
  Optional<FileChannel> open(String path) {
    Path file = folder.resolve(path);
    if (!isPlain(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          FileChannel.open(file, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private boolean isPlain(Path file) {
    for (Path above = file.getParent(); above != null && !above.equals(folder); ) {
      if (!Files.isDirectory(above, LinkOption.NOFOLLOW_LINKS)) {
        return false;
      }
      above = above.getParent();
    }
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
  }

  /// Writes a file, unless it is there as it is to be.
  ///
  /// @throws IOException if the disk is full, or something is in its way
  void write(String path, byte[] bytes) throws IOException {
    Path file = folder.resolve(path);
    if (isPlain(file) && Files.size(file) == bytes.length && isSame(file, bytes)) {
      return;
    }
    Path above = file.getParent();
    makeFolders(above == null ? folder : above);
    Path part = file.resolveSibling(file.getFileName() + PART);
    try {
      touching.accept(part);
      Files.deleteIfExists(part);
      Files.write(part, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      touching.accept(file);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      discard(part);
      throw e;
    }
  }

  private static boolean isSame(Path file, byte[] bytes) throws IOException {
    try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      return Arrays.equals(in.readNBytes(bytes.length + 1), bytes);
    }
  }

  private static void discard(Path part) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException _) {
      // It is taken away by the next that is written there.
    }
  }

  private void makeFolders(Path wanted) throws IOException {
    if (wanted.equals(folder)) {
      return;
    }
    Path above = wanted.getParent();
    if (above != null) {
      makeFolders(above);
    }
    if (!Files.isDirectory(wanted, LinkOption.NOFOLLOW_LINKS)) {
      try {
        Files.createDirectory(wanted);
      } catch (FileAlreadyExistsException _) {
        throw new NotDirectoryException(wanted.toString());
      }
    }
  }

  /// {@return the folders of games that are there, as far as we have made them}
  List<String> games() throws IOException {
    List<String> games = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
      for (Path one : all) {
        String name = name(one);
        if (FOLDER.matcher(name).matches()
            && Files.isDirectory(one, LinkOption.NOFOLLOW_LINKS)
            && has(name + "/turns.js")) {
          games.add(name);
        }
      }
    }
    return games;
  }

  /// {@return the pages of statistics that are there}
  List<String> statistics() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(SiteFolder::name)
          .filter(name -> STATISTICS.matcher(name).matches() && has(name))
          .toList();
    }
  }

  /// Removes a page to which nothing links.
  void remove(String path) throws IOException {
    Path file = folder.resolve(path);
    if (isPlain(file)) {
      touching.accept(file);
      Files.deleteIfExists(file);
    }
  }

  /// Removes what of our files in the folder of a game belongs there no more. Pages that go link to
  /// each other: first each becomes one without links.
  ///
  /// @param belongs whether a file does, by its path below that folder
  /// @param gone such a page
  void keep(String game, Predicate<String> belongs, String gone) throws IOException {
    Path top = folder.resolve(game);
    if (Files.isDirectory(top, LinkOption.NOFOLLOW_LINKS)) {
      List<Path> ours = new ArrayList<>();
      find(top, "", belongs, ours);
      for (Path page : ours) {
        if (name(page).endsWith(".html")) {
          write(folder.relativize(page).toString(), gone.getBytes(StandardCharsets.UTF_8));
        }
      }
      remove(top, ours);
    }
  }

  private static void find(Path here, String way, Predicate<String> belongs, List<Path> found)
      throws IOException {
    try (DirectoryStream<Path> all = Files.newDirectoryStream(here)) {
      for (Path one : all) {
        String name = name(one);
        if (Files.isDirectory(one, LinkOption.NOFOLLOW_LINKS) && FOLDER.matcher(name).matches()) {
          find(one, way + name + "/", belongs, found);
        } else if (isOurs(one) && !belongs.test(way + name)) {
          found.add(one);
        }
      }
    }
  }

  private static boolean isOurs(Path file) {
    return OURS.matcher(name(file)).matches()
        && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
  }

  /// What is to be removed last is what says that the folder is ours.
  private void remove(Path top, List<Path> ours) throws IOException {
    ours.sort((one, other) -> Boolean.compare(isMark(one), isMark(other)));
    for (Path one : ours) {
      touching.accept(one);
      Files.deleteIfExists(one);
    }
    removeEmpty(top);
  }

  private static void removeEmpty(Path here) throws IOException {
    try (DirectoryStream<Path> below = Files.newDirectoryStream(here)) {
      for (Path one : below) {
        if (Files.isDirectory(one, LinkOption.NOFOLLOW_LINKS)
            && FOLDER.matcher(name(one)).matches()) {
          removeEmpty(one);
        }
      }
    }
    try (DirectoryStream<Path> left = Files.newDirectoryStream(here)) {
      if (left.iterator().hasNext()) {
        return;
      }
    }
    Files.deleteIfExists(here);
  }

  private static boolean isMark(Path file) {
    return name(file).equals("turns.js");
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }
}
