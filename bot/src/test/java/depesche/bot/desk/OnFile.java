package depesche.bot.desk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// What a player knows to be on file who reads nothing but the answers, by mail and on Discord. All
/// units stay where they are, so each order is known by its unit, and no condition changes its
/// truth.
final class OnFile {

  private static final String UNIT = "[AF] [A-Z]{3}";
  private static final String ORDER =
      "(" + UNIT + "(?: H| - [A-Z]{3}| S " + UNIT + "(?: - [A-Z]{3})?))";
  private static final Pattern WORDS =
      Pattern.compile(
          "if .+? \\(as things stand, (?<holds>yes|no)\\): "
              + "|Deleted: (?<deleted>[^.]+)\\."
              + "|no longer stand: (?<ended>[^.]+)\\."
              + "|the lines below are for (?<part>[^.]+)\\."
              + "|(?<again>Once more, as in) "
              + "|AS BEFORE: saved for (?<repeat>[^.]+)\\."
              + ("|(?<order>" + ORDER + "): ")
              + "(?:saved for (?<later>[^.]+)\\.|(?<standing>from now on))?");

  /// What one line said, and when it comes in its letter.
  private record Said(int rank, Runnable does) {}

  /// Stands among the orders of a later phase for those of the phase before.
  private static final String REPEAT = "AS BEFORE";

  /// What was saved for each phase, by its title, in order: orders, and AS BEFORE.
  private final Map<String, List<String>> phases = new LinkedHashMap<>();

  private final Map<String, String> standing = new LinkedHashMap<>();
  private Map<String, String> before = new LinkedHashMap<>();

  /// Brings back what was known when the last phase ended.
  private Runnable back = () -> {};

  /// The titles of phases by their ids.
  private final Map<String, String> titles;

  private String now;

  OnFile(Map<String, String> titles, String now) {
    this.titles = titles;
    this.now = now;
  }

  private static String unit(String order) {
    return order.substring(0, "A PAR".length());
  }

  private List<String> of(String title) {
    return phases.computeIfAbsent(title, _ -> new ArrayList<>());
  }

  /// A whole set takes the place of all that was there, unless a line of it is refused.
  void readForm(String receipt) {
    if (!receipt.contains("NOT ACCEPTED: ")) {
      phases.clear();
      standing.clear();
    }
    read(receipt);
  }

  /// From top to bottom; between two lines that take back, what is repeated counts first, then
  /// orders, and those under a condition last.
  void read(String receipt) {
    List<Said> run = new ArrayList<>();
    String part = now;
    for (String answer : answers(receipt)) {
      List<Said> said = new ArrayList<>();
      part = read(answer, part, said);
      if (said.stream().anyMatch(one -> one.rank() == 0)) {
        does(run);
        run.clear();
      }
      run.addAll(said);
    }
    does(run);
  }

  private static void does(List<Said> run) {
    for (int rank = 0; rank < 4; rank++) {
      int turn = rank;
      run.stream().filter(one -> one.rank() == turn).forEach(one -> one.does().run());
    }
  }

  /// {@return what was answered to each line that counts}
  private static List<String> answers(String receipt) {
    return Pattern.compile("(?m)^(?:\\d+\\.)? +OK: (.*(?:\\n +(?!OK:|NOT ACC|PLEASE)\\S.*)*)")
        .matcher(receipt)
        .results()
        .map(found -> found.group(1).replaceAll("\\s+", " "))
        .toList();
  }

  private String read(String answer, String section, List<Said> said) {
    String part = section;
    boolean counts = true;
    int rank = 2;
    for (MatchResult found : WORDS.matcher(answer).results().toList()) {
      if (found.group("holds") != null) {
        counts = found.group("holds").equals("yes");
        rank = 3;
      } else if (found.group("again") != null) {
        rank = 1;
      } else if (found.group("part") != null) {
        part = found.group("part");
      } else if (found.group("deleted") != null) {
        String of = part;
        for (String one : found.group("deleted").split("; ")) {
          said.add(new Said(0, () -> delete(one, of)));
        }
      } else if (found.group("ended") != null) {
        List<String> ended = List.of(found.group("ended").split("; "));
        said.add(new Said(0, () -> standing.values().removeAll(ended)));
      } else if (found.group("repeat") != null) {
        String title = found.group("repeat");
        said.add(new Said(1, () -> of(title).add(REPEAT)));
      } else if (counts) {
        String order = found.group("order");
        if (found.group("standing") != null) {
          said.add(new Said(rank, () -> standing.put(unit(order), order)));
        } else {
          String title = Optional.ofNullable(found.group("later")).orElse(now);
          said.add(new Said(rank, () -> of(title).add(order)));
        }
      }
    }
    return part;
  }

  private void delete(String what, String part) {
    if (titles.containsKey(what)) {
      phases.remove(titles.get(what));
    } else if (what.length() == "PAR".length()) {
      of(part).removeIf(order -> order.startsWith(what, 2));
    } else if (what.equals(at(now).get(unit(what)))) {
      of(now).removeIf(order -> order.startsWith(unit(what)));
    } else {
      standing.values().remove(what);
    }
  }

  private Map<String, String> at(String title) {
    Map<String, String> orders = new LinkedHashMap<>();
    for (String order : phases.getOrDefault(title, List.of())) {
      if (order.equals(REPEAT)) {
        orders.putAll(before);
      } else {
        orders.put(unit(order), order);
      }
    }
    return orders;
  }

  /// Another phase begins.
  void begins(String title) {
    Map<String, List<String>> phasesThen = new LinkedHashMap<>();
    phases.forEach((phase, orders) -> phasesThen.put(phase, new ArrayList<>(orders)));
    Map<String, String> standingThen = new LinkedHashMap<>(standing);
    Map<String, String> beforeThen = before;
    String then = now;
    back =
        () -> {
          phases.clear();
          phases.putAll(phasesThen);
          standing.clear();
          standing.putAll(standingThen);
          before = beforeThen;
          now = then;
        };
    before = at(now);
    now = title;
    List<String> orders = new ArrayList<>(at(title).values());
    phases.put(title, orders);
  }

  /// The last phase begins again, with what was on file.
  void beginsAgain() {
    back.run();
  }

  String now() {
    return now;
  }

  /// {@return what will be judged now, by unit}
  Map<String, String> judged() {
    Map<String, String> judged = new TreeMap<>(standing);
    judged.putAll(at(now));
    return judged;
  }

  /// {@return for which phases something is saved about which unit}
  Set<String> saved() {
    Set<String> saved = new TreeSet<>();
    phases.forEach(
        (title, orders) ->
            orders.stream()
                .filter(_ -> isLater(title))
                .forEach(order -> saved.add(title + ": " + unit(order))));
    return saved;
  }

  private boolean isLater(String title) {
    List<String> all = List.copyOf(titles.values());
    return all.indexOf(title) > all.indexOf(now);
  }

  /// {@return what a receipt says is on file, by this mail and by those before it, as if it were
  /// all that was ever said}
  OnFile listed(String receipt) {
    OnFile listed = new OnFile(titles, now);
    listed.read(receipt);
    if (!receipt.contains("Your orders now") && !receipt.contains("Your other orders")) {
      return listed;
    }
    String list = receipt.replaceFirst("(?s).*Your (orders now|other orders)\\n(-+\\n)?", "");
    for (String item : list.split("\\n\\n", 2)[0].split("\\n- |^- ", -1)) {
      String words = item.replaceAll("\\s+", " ");
      if (words.startsWith("standing order ")) {
        String order =
            words
                .substring("standing order ".length())
                .replaceFirst("( \\(no effect this phase\\))?\\.\\s*$", "");
        listed.standing.put(unit(order), order);
      } else {
        listed.read(" OK: " + words);
      }
    }
    return listed;
  }

  /// {@return the same by the report}
  static Map<String, String> reported(String report, String country) {
    Map<String, String> orders = new TreeMap<>();
    String section = report.replaceFirst("(?s).*\\n" + country + "\\n(?=  )", "");
    for (String line : section.split("\\n\\n", 2)[0].split("\\n", -1)) {
      Pattern.compile("^  " + ORDER + "  ")
          .matcher(line)
          .results()
          .forEach(found -> orders.put(unit(found.group(1)), found.group(1)));
    }
    return orders;
  }
}
