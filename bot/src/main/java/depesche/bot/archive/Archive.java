package depesche.bot.archive;

import depesche.bot.config.Unusable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/// A finished copy in a folder.
public final class Archive {

  private final Path folder;
  private final Manifest manifest;

  private Archive(Path folder, Manifest manifest) {
    this.folder = folder;
    this.manifest = manifest;
  }

  /// {@return whether there is a copy that was finished}
  public static boolean isIn(Path folder) {
    return Files.isRegularFile(folder.resolve(Manifest.NAME));
  }

  /// Reads the manifest of a copy.
  ///
  /// @throws Unusable if there is no finished copy, or a later version made it
  /// @throws Damaged if the manifest is not as it was written
  public static Archive open(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new Unusable("there is no folder " + folder + ": name one that backup has made");
    }
    if (!isIn(folder)) {
      throw new Unusable(
          folder + " holds no finished backup, for no manifest is in it: name another");
    }
    try {
      String text = Files.readString(folder.resolve(Manifest.NAME));
      return new Archive(folder, Manifest.read(text, folder));
    } catch (IOException _) {
      // Bytes that are no text cannot be decoded.
      throw new Damaged("the manifest in %s cannot be read: use another backup".formatted(folder));
    }
  }

  /// Compares every file with the manifest.
  ///
  /// @throws Damaged naming the first that is not as it was written
  public void check(Progress progress) {
    int done = 0;
    for (Manifest.Entry entry : manifest.entries()) {
      progress.at("checking", ++done, manifest.entries().size());
      if (!entry.equals(found(entry.name()))) {
        throw differs(entry.name());
      }
    }
  }

  private Manifest.Entry found(String name) {
    try {
      return Coffer.read(file(name), name);
    } catch (IOException _) {
      throw differs(name);
    }
  }

  Damaged differs(String name) {
    return new Damaged(
        "%s in %s is missing or damaged: use another backup".formatted(name, folder));
  }

  /// {@return where a file of the copy lies}
  Path file(String name) {
    Path file = folder.resolve(name).normalize();
    if (!file.startsWith(folder.normalize())) {
      throw differs(name);
    }
    return file;
  }

  Path folder() {
    return folder;
  }

  Manifest manifest() {
    return manifest;
  }

  /// {@return when it was made}
  public Instant made() {
    return manifest.made();
  }

  /// {@return how many games are in it}
  public long games() {
    return manifest.census().games();
  }

  /// {@return how many mails are in it}
  public long mails() {
    return manifest.entries().stream().filter(entry -> Mailbags.isMail(entry.name())).count();
  }
}
