package depesche.bot.site;

import depesche.bot.Volume;
import depesche.bot.desk.Bureau;
import depesche.bot.desk.Bureau.Mail;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// A game in which everything happens that a page may show or must hide, at random: orders,
/// silence, press with markup, rollbacks, edits, new names, erasures, pages turned off and on.
final class WildTable {

  static final String MASTER = "master@localhost";

  /// What is written to everybody is shown, every sign as it is.
  static final String MARKUP =
      "</main><script>alert(1)</script> <img src=x onerror=alert(2)> ' \" & \u202e ../../etc";

  /// What a master says is in reports, and so in what is pasted into forums.
  static final String REASON =
      "<b>it was wrong</b> [/quote] ``` @all [url=javascript:alert(3)]here[/url] </textarea>";

  private static final Pattern PASSWORD = Pattern.compile("(?i)password[^\\n]*?: (\\S+)");
  private static final Pattern CODE = Pattern.compile("ERASE ME (\\w{17})");

  /// A title and how many play it.
  record Kind(String title, int players) {}

  static final List<Kind> KINDS =
      List.of(
          new Kind("blood-and-iron", 5),
          new Kind("standard", 7),
          new Kind("great-powers", 4),
          new Kind("bismarcks-dance", 1),
          new Kind("bismarcks-dance contest", 3),
          new Kind("plain-table", 3),
          new Kind("congress-of-vienna scenario=CLASH", 5),
          new Kind("weimar", 4));

  /// {@return all kinds at full volume, and two that the seed chooses in an ordinary build}
  static List<Kind> kinds(long seed) {
    List<Kind> kinds = new ArrayList<>(KINDS);
    Collections.shuffle(kinds, new Random(seed));
    return kinds.subList(0, Math.min(kinds.size(), Volume.of(20)));
  }

  private final Bureau bureau;
  private final Random random;
  private final String game;
  private final Map<String, Mail> latest = new LinkedHashMap<>();
  private final List<String> secrets = new ArrayList<>();
  private final List<String> players;

  WildTable(Bureau bureau, Kind kind, String game, Random random) {
    this.bureau = bureau;
    this.random = random;
    this.game = game;
    this.players =
        IntStream.range(0, kind.players()).mapToObj(i -> game + "p" + i + "@canary.org").toList();
    master(
        "CREATE "
            + game
            + " "
            + kind.title()
            + " rollback=MASTER allmissing=JUDGE patience=9 press=choose"
            + (random.nextInt(3) == 0 ? " anonymous=ON" : ""));
    for (String player : players) {
      hear(bureau.write(player, "JOIN " + game + " NAME Land " + player.charAt(game.length() + 1)));
      hear(bureau.write(player, "SET MYNAME Zyx " + player.charAt(game.length() + 1)));
    }
    master("START " + game);
  }

  /// {@return what must be in no page: addresses, tokens, passwords, what was written in private}
  List<String> secrets() {
    List<String> all = new ArrayList<>(secrets);
    all.addAll(players);
    latest.values().forEach(mail -> all.add(mail.token()));
    all.removeIf(String::isEmpty);
    return all;
  }

  private void hear(List<Mail> mails) {
    for (Mail mail : mails) {
      if (!mail.token().isEmpty()) {
        latest.put(mail.to(), mail);
        secrets.add(mail.token());
      }
      Matcher password = PASSWORD.matcher(mail.text());
      while (password.find()) {
        secrets.add(password.group(1));
      }
    }
  }

  private List<Mail> master(String line) {
    List<Mail> mails = bureau.write(MASTER, line);
    hear(mails);
    return mails;
  }

  private List<Mail> says(String player, String... lines) {
    Mail mail = latest.get(player);
    List<Mail> mails = mail == null ? List.of() : bureau.answer(mail, lines);
    hear(mails);
    return mails;
  }

  private String anybody() {
    return players.get(random.nextInt(players.size()));
  }

  /// Orders come, and a deadline passes.
  void playsOn() {
    orders();
    deadline();
  }

  /// The master says that it was wrong, as they may say anything.
  void isWrong() {
    master("ROLLBACK " + game + " REASON " + REASON);
    deadline();
    master("EDIT " + game + " " + edit() + " " + REASON);
    deadline();
  }

  /// Something happens.
  void goesOn() {
    orders();
    switch (random.nextInt(14)) {
      case 0 -> says(anybody(), "PRESS TO ALL", MARKUP, "ENDPRESS");
      case 1 -> {
        String canary = "canary" + random.nextInt(1 << 30);
        secrets.add(canary);
        says(anybody(), "PRESS TO M", "between us: " + canary, "ENDPRESS");
      }
      case 2 -> master("ROLLBACK " + game + " REASON " + REASON);
      case 3 -> master("SET RULE " + game + " page=OFF");
      case 4 -> master("SET RULE " + game + " page=ON");
      case 5 -> master("SET RULE " + game + " private=ON");
      case 6 -> master("EDIT " + game + " " + edit());
      case 7 -> says(anybody(), "SET MYNAME Other <i>name</i>");
      case 8 -> master("PAUSE " + game);
      case 9 -> master("RESUME " + game);
      case 10 -> says(anybody(), "PRESS GREY TO ALL", MARKUP, "ENDPRESS");
      case 11 -> says(anybody(), "PRESS POSTAL TO ALL", MARKUP, "ENDPRESS");
      default -> deadline();
    }
    deadline();
  }

  /// It has a page again, and something was said in it.
  ///
  /// @return whether it may: a game that is over keeps its rules
  boolean opens() {
    says(anybody(), "PRESS TO ALL", MARKUP, "ENDPRESS");
    boolean taken =
        master("SET RULE " + game + " page=ON").stream()
            .anyMatch(mail -> mail.text().contains("OK:"));
    deadline();
    return taken;
  }

  /// It ends, and people go.
  void ends() {
    master("OPEN " + game);
    says(anybody(), "STATEMENT", MARKUP, "END");
    String player = anybody();
    Matcher code =
        CODE.matcher(String.join("\n", says(player, "ERASE ME").stream().map(Mail::text).toList()));
    if (code.find()) {
      says(player, "ERASE ME " + code.group(1));
    }
  }

  private void deadline() {
    bureau.passes(Duration.ofDays(4));
    hear(bureau.works());
  }

  private String edit() {
    Matcher unit =
        Pattern.compile("\\b([AF]) ([A-Z]{3})\\b")
            .matcher(bureau.ask(unitOfWork -> unitOfWork.game(game).orElseThrow().positionText()));
    return unit.find()
        ? "REMOVE " + unit.group() + " REASON it < was"
        : "SCORE A VP 3 REASON miscounted & more";
  }

  private void orders() {
    SequencedMap<String, List<String>> lines =
        bureau.ask(
            unitOfWork -> {
              SequencedMap<String, List<String>> all = new LinkedHashMap<>();
              Game table = table(unitOfWork);
              if (table.hasBegun()) {
                for (StoredSeat seat : table.seats()) {
                  seat.player().ifPresent(player -> all.put(player.address, lines(table, seat)));
                }
              }
              return all;
            });
    lines.forEach(
        (player, some) -> {
          if (!some.isEmpty() && random.nextInt(5) > 0) {
            says(player, some.toArray(String[]::new));
          }
        });
  }

  private Game table(UnitOfWork unitOfWork) {
    return bureau.services.games().of(unitOfWork.game(game).orElseThrow());
  }

  private List<String> lines(Game table, StoredSeat seat) {
    List<String> played = table.position().played(seat.name());
    List<String> lines = played.isEmpty() ? table.position().examples(seat.name()) : played;
    List<String> some = new ArrayList<>();
    for (String line : lines) {
      List<String> instead =
          random.nextBoolean() && line.contains(" ")
              ? table.position().suggest(seat.name(), line.substring(0, line.lastIndexOf(' ')))
              : List.of();
      some.add(instead.isEmpty() ? line : instead.get(random.nextInt(instead.size())));
    }
    return some;
  }
}
