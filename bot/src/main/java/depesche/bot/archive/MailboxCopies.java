package depesche.bot.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Copies the mailboxes of the embedded post office, while people may use them.
final class MailboxCopies {

  static final String FOLDER = "post";

  /// A file name has the number of its message first and its flags last; a change of flags is a
  /// change of name.
  private static final Pattern MAIL = Pattern.compile("(\\d{10})_\\d+_\\w*");

  private final Path target;
  private final List<BackupManifest.Entry> entries = new ArrayList<>();

  private MailboxCopies(Path target) {
    this.target = target;
  }

  static boolean isMail(String name) {
    String[] parts = name.split("/");
    return parts.length == 3 && parts[0].equals(FOLDER) && MAIL.matcher(parts[2]).matches();
  }

  /// Copies all mailboxes of a data folder, if there are any.
  static List<BackupManifest.Entry> copy(Path data, Path target, Progress progress)
      throws IOException {
    Path post = data.resolve(FOLDER);
    MailboxCopies copy = new MailboxCopies(target);
    if (Files.isDirectory(post)) {
      PrivateFiles.folder(target.resolve(FOLDER));
      List<Path> boxes = list(post).stream().filter(Files::isDirectory).toList();
      for (int i = 0; i < boxes.size(); i++) {
        progress.at("mailboxes", i + 1, boxes.size());
        copy.box(boxes.get(i));
      }
      PrivateFiles.flush(target.resolve(FOLDER));
    }
    return copy.entries;
  }

  /// The file with the numbers and flags of messages comes after the messages, so that it knows
  /// them all.
  private void box(Path box) throws IOException {
    Path copied = PrivateFiles.folder(target.resolve(FOLDER).resolve(name(box)));
    Set<String> numbers = new LinkedHashSet<>();
    while (!messages(box, copied, numbers)) {
      // A message got other flags in the meantime: once more, for those that are missing.
    }
    for (Path file : list(box)) {
      String name = name(file);
      if (!MAIL.matcher(name).matches() && !name.endsWith(".tmp")) {
        copy(file, copied);
      }
    }
    PrivateFiles.flush(copied);
  }

  /// {@return whether none slipped away while it was to be copied}
  private boolean messages(Path box, Path copied, Set<String> numbers) throws IOException {
    boolean all = true;
    for (Path file : list(box)) {
      var name = MAIL.matcher(name(file));
      if (name.matches() && !numbers.contains(name.group(1))) {
        try {
          copy(file, copied);
          numbers.add(name.group(1));
        } catch (NoSuchFileException _) {
          all = false;
        }
      }
    }
    return all;
  }

  private void copy(Path file, Path folder) throws IOException {
    String name = FOLDER + "/" + name(folder) + "/" + name(file);
    entries.add(PrivateFiles.copy(file, folder.resolve(name(file)), name));
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }
}
