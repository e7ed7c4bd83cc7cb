package depesche.demo;

import depesche.bot.config.UnusableInput;
import depesche.bot.post.Attachment;
import depesche.bot.post.client.ReceivedMail;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The folder in which everything lands: letters, reports and maps. The server's pages lie there,
/// too.
final class Album {

  private static final List<String> FOLDERS = List.of("letters", "reports", "maps");

  private final Path folder;
  private final List<AlbumMail> leaves = new ArrayList<>();
  private final List<AlbumPress> press = new ArrayList<>();
  private final List<AlbumChapter> chapters = new ArrayList<>();

  private Album(Path folder) {
    this.folder = folder;
  }

  /// Opens an album in a folder that is empty, does not exist, or holds an older album, which is
  /// thrown away.
  static Album open(Path folder) {
    try {
      Files.createDirectories(folder);
      if (!isFree(folder)) {
        throw new UnusableInput(
            "the folder " + folder + " holds other files: name an empty or a new one with --out");
      }
      for (String name : FOLDERS) {
        delete(folder.resolve(name));
        Files.createDirectory(folder.resolve(name));
      }
      return new Album(folder);
    } catch (IOException _) {
      throw new UnusableInput(
          "cannot write to the folder " + folder + ": name another one with --out");
    }
  }

  private static boolean isFree(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<String> names = files.map(file -> String.valueOf(file.getFileName())).toList();
      return names.isEmpty() || names.containsAll(FOLDERS);
    }
  }

  /// Deletes a folder and all that is in it, if it is there.
  static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /// Keeps a letter that a person has written.
  AlbumMail letter(
      String person, String phase, String to, String subject, String text, Instant date) {
    int number = leaves.size() + 1;
    String file = "letters/%03d-%s-%s.txt".formatted(number, slug(person), slug(subject));
    write(file, head(person, to, subject, date) + text + "\n");
    return keep(
        new AlbumMail(
            number, person, AlbumMail.Direction.LETTER, phase, subject, date, file, text));
  }

  /// Keeps a mail that a person has got.
  AlbumMail mail(String person, String phase, ReceivedMail mail) {
    int number = leaves.size() + 1;
    String file =
        "letters/%03d-depesche-to-%s-%s.txt".formatted(number, slug(person), slug(mail.subject()));
    StringBuilder words =
        new StringBuilder(head(mail.from(), person, mail.subject(), mail.date()))
            .append(mail.text());
    mail.attachments().forEach(attached -> words.append(note(attached)));
    write(file, words.toString());
    AlbumMail.Direction direction =
        mail.inReplyTo().isPresent() ? AlbumMail.Direction.ANSWER : AlbumMail.Direction.NEWS;
    return keep(
        new AlbumMail(
            number, person, direction, phase, mail.subject(), mail.date(), file, mail.text()));
  }

  private static String note(Attachment attached) {
    return "%n[attached: %s, %s, %d bytes]%n"
        .formatted(attached.name(), attached.type(), attached.bytes().length);
  }

  private static String head(String from, String to, String subject, Instant date) {
    return "From: %s%nTo: %s%nDate: %s%nSubject: %s%n%n".formatted(from, to, date, subject);
  }

  private static String slug(String words) {
    String plain =
        words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    return plain.length() > 44 ? plain.substring(0, 44).replaceAll("-$", "") : plain;
  }

  private AlbumMail keep(AlbumMail albumMail) {
    leaves.add(albumMail);
    return albumMail;
  }

  /// Keeps what a player wrote to others.
  void keep(AlbumPress albumPress) {
    press.add(albumPress);
  }

  /// {@return where the newest mail of a person with this text lies}
  String file(String person, ReceivedMail mail) {
    return leaves.reversed().stream()
        .filter(albumMail -> albumMail.person().equals(person))
        .filter(albumMail -> albumMail.text().equals(mail.text()))
        .map(AlbumMail::file)
        .findFirst()
        .orElseThrow();
  }

  List<AlbumPress> press() {
    return List.copyOf(press);
  }

  /// Keeps a public report as the next chapter.
  ///
  /// @param phase the judged one; empty for the beginning
  AlbumChapter report(String phase, ReceivedMail mail) {
    int number = chapters.size();
    String name = "%02d-%s".formatted(number, phase.isEmpty() ? "start" : phase);
    String map = "maps/" + name + ".png";
    List<Attachment> pictures =
        mail.attachments().stream().filter(file -> file.name().endsWith(".png")).toList();
    if (!pictures.isEmpty()) {
      // The large one is the last.
      write(map, pictures.getLast().bytes());
    }
    String html = mail.html().replaceAll("cid:(map|board|sheet)", "../" + map);
    write("reports/" + name + ".html", html);
    write("reports/" + name + ".txt", mail.text());
    AlbumChapter albumChapter =
        new AlbumChapter(
            ReportReader.heading(mail), ReportReader.headlines(mail), ReportReader.standing(mail));
    chapters.add(albumChapter);
    return albumChapter;
  }

  void write(String file, String text) {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  private void write(String file, byte[] bytes) {
    try {
      Files.write(folder.resolve(file), bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<AlbumMail> leaves() {
    return List.copyOf(leaves);
  }

  List<AlbumChapter> chapters() {
    return List.copyOf(chapters);
  }
}
