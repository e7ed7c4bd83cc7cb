package depesche.bot.server;

import depesche.adjudicator.bloodandiron.BloodAndIron;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.bot.config.TitleFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// What a report asks for, and a player's answer to it: they grab centres, build where they may and
/// send the foreign armies at centres.
final class Owed {

  private static final Board BOARD =
      TitleFile.read(Program.HOME.resolve("config/maps/blood-and-iron.json"), BloodAndIron::read)
          .variant()
          .map()
          .board();
  private static final Pattern UNIT = Pattern.compile("\\bA ([A-Z]{3})\\b");
  private static final Pattern ARMY = Pattern.compile("\\bAA ([A-Z]{3})\\b");
  private static final Pattern PLACE = Pattern.compile("\\(([A-Z]{3})\\)");
  private static final Pattern COUNT = Pattern.compile("(?:build|remove) (\\d+)");
  private static final Pattern RETREAT =
      Pattern.compile("\\bA ([A-Z]{3}) \\(((?:[^()]|\\([A-Z]{3}\\))*)\\)");

  private final Random random;

  Owed(Random random) {
    this.random = random;
  }

  /// {@return an order for everything the mail asks for}
  List<String> answer(String mail) {
    List<String> orders = new ArrayList<>();
    for (String item : items(mail)) {
      orders.addAll(order(item));
    }
    return orders;
  }

  /// {@return the items of the list under `What you need to do`, each on one line}
  private static List<String> items(String mail) {
    int begin = mail.indexOf("What you need to do");
    if (begin < 0) {
      return List.of();
    }
    String list = mail.substring(begin).replace("\r", "");
    int end = list.indexOf("Lines like these:");
    list = list.substring(0, end < 0 ? list.length() : end);
    return Pattern.compile("\n- ")
        .splitAsStream(list)
        .skip(1)
        .map(item -> item.replaceAll("\\s+", " "))
        .toList();
  }

  private List<String> order(String item) {
    List<String> orders = new ArrayList<>();
    if (item.contains("orders for") || item.contains("ballot for")) {
      all(UNIT, item).forEach(at -> orders.add("A " + at + " - " + target(at)));
      all(ARMY, item).forEach(at -> orders.add("AA " + at + " - " + target(at)));
      return orders;
    }
    if (item.contains("a retreat for")) {
      RETREAT
          .matcher(item)
          .results()
          .forEach(
              found -> {
                List<String> open = all(PLACE, found.group(2));
                String way = open.isEmpty() ? " D" : " R " + open.getFirst();
                orders.add("A " + found.group(1) + way);
              });
      return orders;
    }
    List<String> choices = item.contains("build") ? all(PLACE, item) : all(UNIT, item);
    String verb = item.contains("build") ? "BUILD A " : "REMOVE A ";
    int due = Integer.parseInt(all(COUNT, item).getFirst());
    List<String> chosen = new ArrayList<>();
    for (int i = 0; i < due; i++) {
      chosen.add(i < choices.size() ? verb + choices.get(i) : "WAIVE");
    }
    return chosen;
  }

  private static List<String> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult found) -> found.group(1)).toList();
  }

  /// {@return the provinces an army could go to from there}
  static List<String> near(String at) {
    return BOARD.armyNeighbours(at).stream().filter(Owed::isProvince).toList();
  }

  /// A neighbouring centre, if there is one; a player is not always that greedy.
  private String target(String at) {
    List<String> near = near(at);
    List<String> centres = near.stream().filter(Owed::isCentre).toList();
    List<String> choice = centres.isEmpty() || random.nextInt(4) == 0 ? near : centres;
    return choice.get(random.nextInt(choice.size()));
  }

  private static boolean isProvince(String id) {
    return BOARD.province(id).terrain() == Terrain.LAND;
  }

  private static boolean isCentre(String id) {
    return BOARD.find(id).filter(Province::centre).isPresent();
  }
}
