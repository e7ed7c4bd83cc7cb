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

/// What a report says is missing, and a player's answer to it: they grab centres, build where they
/// may and sends the foreign armies at centres.
final class Owed {

  private static final Board BOARD =
      TitleFile.read(Program.HOME.resolve("config/maps/blood-and-iron.json"), BloodAndIron::read)
          .variant()
          .map()
          .board();
  private static final Pattern UNIT = Pattern.compile("\\bA ([A-Z]{3})\\b");
  private static final Pattern ARMY = Pattern.compile("\\bAA ([A-Z]{3})\\b");
  private static final Pattern PLACE = Pattern.compile("\\(([A-Z]{3})\\)");
  private static final Pattern COUNT = Pattern.compile("(\\d+)");

  private final Random random;

  Owed(Random random) {
    this.random = random;
  }

  /// {@return an order for everything the mail says is not on file}
  List<String> answer(String mail) {
    List<String> orders = new ArrayList<>();
    for (String item : items(mail)) {
      orders.addAll(order(item));
    }
    return orders;
  }

  /// {@return the items of the list under `Still missing`, each on one line}
  private static List<String> items(String mail) {
    int begin = mail.indexOf("Still missing");
    if (begin < 0) {
      return List.of();
    }
    String list = mail.substring(begin).replace("\r", "");
    int end = list.indexOf("\n\n");
    list = list.substring(0, end < 0 ? list.length() : end);
    return Pattern.compile("\n- ")
        .splitAsStream(list)
        .skip(1)
        .map(item -> item.replaceAll("\\s+", " "))
        .toList();
  }

  private List<String> order(String item) {
    if (item.contains("has no order")) {
      String at = all(UNIT, item).getFirst();
      return List.of("A " + at + " - " + target(at));
    }
    if (item.contains("no ballot")) {
      String at = all(ARMY, item).getFirst();
      List<String> open = all(PLACE, item);
      return List.of("AA " + at + " - " + (open.isEmpty() ? target(at) : open.getFirst()));
    }
    if (item.contains("has no retreat")) {
      String at = all(UNIT, item).getFirst();
      List<String> open = all(PLACE, item.substring(item.indexOf(';')));
      return List.of("A " + at + (open.isEmpty() ? " D" : " R " + open.getFirst()));
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
