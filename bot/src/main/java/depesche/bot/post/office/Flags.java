package depesche.bot.post.office;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/// Flags as letters in file names: capitals for the system's, small letters for a mailbox's own
/// keywords, which its file `keywords` lists line by line.
public final class Flags {

  public static final List<String> SYSTEM =
      List.of("\\Answered", "\\Deleted", "\\Draft", "\\Flagged", "\\Seen");

  private static final String CAPITALS = "RTDFS";
  private static final int MOST = 26;

  private final Path folder;
  private final List<String> keywords = new ArrayList<>();

  Flags(Path folder) throws IOException {
    this.folder = folder;
    Path file = folder.resolve("keywords");
    if (Files.exists(file)) {
      keywords.addAll(Files.readAllLines(file));
    }
  }

  /// {@return what a client may set in this mailbox}
  List<String> known() {
    List<String> all = new ArrayList<>(SYSTEM);
    all.addAll(keywords);
    return all;
  }

  NavigableSet<String> parse(String letters) {
    NavigableSet<String> flags = new TreeSet<>();
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      int system = CAPITALS.indexOf(letter);
      if (system >= 0) {
        flags.add(SYSTEM.get(system));
      } else if (letter - 'a' >= 0 && letter - 'a' < keywords.size()) {
        flags.add(keywords.get(letter - 'a'));
      }
    }
    return flags;
  }

  /// {@return the letters of flags; a keyword beyond the twenty-sixth is forgotten}
  String letters(NavigableSet<String> flags) throws IOException {
    StringBuilder letters = new StringBuilder();
    for (String flag : flags) {
      int system = index(SYSTEM, flag);
      if (system >= 0) {
        letters.append(CAPITALS.charAt(system));
      } else if (!flag.startsWith("\\")) {
        int own = keyword(flag);
        letters.append(own < 0 ? "" : String.valueOf((char) ('a' + own)));
      }
    }
    return letters.toString();
  }

  private int keyword(String flag) throws IOException {
    int known = index(keywords, flag);
    if (known >= 0 || keywords.size() == MOST) {
      return known;
    }
    keywords.add(flag);
    Disk.write(
        folder.resolve("keywords.tmp"),
        folder.resolve("keywords"),
        (String.join("\n", keywords) + "\n").getBytes(StandardCharsets.UTF_8));
    return keywords.size() - 1;
  }

  private static int index(List<String> names, String flag) {
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).equalsIgnoreCase(flag)) {
        return i;
      }
    }
    return -1;
  }
}
