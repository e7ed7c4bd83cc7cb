package depesche.laws;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Which file of main code names which, as a reader sees it: in code, not in comments.
///
/// @param names by file, with its package: `depesche.bot.game.Game`
record FileGraph(SortedMap<String, SortedSet<String>> names) {

  private static final Pattern NO_CODE =
      Pattern.compile(
          "\"\"\"(?s:.*?)\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])+'|//[^\n]*"
              + "|/\\*(?s:.*?)\\*/");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:static )?([a-z\\w.]*?\\.[A-Z]\\w*)([\\w.]*);\n");
  private static final Pattern TYPE = Pattern.compile("(?<![\\w.])[A-Z]\\w*");
  private static final Pattern NESTED =
      Pattern.compile("\\b(?:class|interface|record|enum) (\\w+)");

  /// @param sources of one module or more
  static FileGraph of(List<Source> sources) {
    Map<String, String> code = new HashMap<>();
    for (Source source : sources) {
      if (!source.name().endsWith("-info.java")) {
        code.put(nameOf(source), codeOf(source));
      }
    }
    SortedMap<String, SortedSet<String>> names = new TreeMap<>();
    code.forEach((file, text) -> names.put(file, named(file, text, code.keySet())));
    return new FileGraph(names);
  }

  static String nameOf(Source source) {
    return source.name().replaceAll(".*/src/main/java/|\\.java$", "").replace('/', '.');
  }

  static String codeOf(Source source) {
    return NO_CODE.matcher(source.text()).replaceAll("");
  }

  private static SortedSet<String> named(String file, String code, Set<String> all) {
    Matcher room = PACKAGE.matcher(code);
    String here = room.find() ? room.group(1) + "." : "";
    SortedSet<String> found = new TreeSet<>();
    // What a word means that does not mean a file of the same package.
    Set<String> other = new LinkedHashSet<>();
    IMPORT
        .matcher(code)
        .results()
        .forEach(
            one -> {
              found.add(one.group(1));
              other.add((one.group(1) + one.group(2)).replaceAll(".*\\.", ""));
            });
    String body = IMPORT.matcher(code).replaceAll("");
    NESTED.matcher(body).results().forEach(one -> other.add(one.group(1)));
    TYPE.matcher(body)
        .results()
        .filter(one -> !other.contains(one.group()))
        .forEach(one -> found.add(here + one.group()));
    found.retainAll(all);
    found.remove(file);
    return found;
  }

  /// {@return all files it comes to from a file, without the file itself}
  Set<String> reach(String file) {
    Set<String> reached = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(names.getOrDefault(file, new TreeSet<>()));
    while (!open.isEmpty()) {
      String next = open.pop();
      if (reached.add(next)) {
        open.addAll(names.get(next));
      }
    }
    reached.remove(file);
    return reached;
  }

  /// {@return by file, who names it}
  SortedMap<String, SortedSet<String>> users() {
    SortedMap<String, SortedSet<String>> users = new TreeMap<>();
    names.forEach(
        (file, named) ->
            named.forEach(one -> users.computeIfAbsent(one, _ -> new TreeSet<>()).add(file)));
    return users;
  }

  /// {@return files that come to each other, in sets of at least two, the greatest first}
  List<SortedSet<String>> circles() {
    Map<String, Set<String>> reach = new HashMap<>();
    // A circle can be in one package alone, since packages have none.
    names.keySet().forEach(file -> reach.put(file, within(file)));
    List<SortedSet<String>> circles = new ArrayList<>();
    Set<String> done = new LinkedHashSet<>();
    for (String file : names.keySet()) {
      SortedSet<String> circle = new TreeSet<>(reach.get(file));
      circle.removeIf(one -> !reach.get(one).contains(file));
      circle.add(file);
      if (circle.size() > 1 && done.addAll(circle)) {
        circles.add(circle);
      }
    }
    circles.sort((one, two) -> two.size() - one.size());
    return circles;
  }

  private Set<String> within(String file) {
    String room = room(file);
    Set<String> reached = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(file));
    while (!open.isEmpty()) {
      for (String next : names.get(open.pop())) {
        if (room(next).equals(room) && reached.add(next)) {
          open.add(next);
        }
      }
    }
    return reached;
  }

  static String room(String file) {
    return file.substring(0, file.lastIndexOf('.'));
  }

  static String simple(String file) {
    return file.substring(file.lastIndexOf('.') + 1);
  }
}
