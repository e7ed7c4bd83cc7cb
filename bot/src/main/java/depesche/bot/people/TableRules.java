package depesche.bot.people;

import depesche.bot.ledger.StoredGame;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// How a table treats its people, as its master set it; each rule has a value that a new master can
/// leave alone. The rules of the title are another matter: those are its options.
public final class TableRules {

  /// One rule, and what it may be.
  public enum Rule {
    /// So many missed turns in a row give a seat up.
    PATIENCE("2", 1, 9),
    /// So many missed turns of each seat are excused before any counts.
    EXCUSED("0", 0, 9),
    /// So many turns answered in time give one excused miss back; 0 for never.
    REFILL("0", 0, 99),
    /// What becomes of a seat that is given up.
    MISSING("ABANDON", "ABANDON", "DISORDER", "PAUSE"),
    /// A player who has answered a smaller share of their turns in time may not join, in percent.
    RELIABILITY("0", 0, 100),
    /// Nobody is told who plays before the game is over.
    ANONYMOUS("OFF", "ON", "OFF"),
    /// Only who was invited may join, and the game is on no list.
    PRIVATE("OFF", "ON", "OFF"),
    /// So many hours before the start everybody confirms that they will play; 0 for never.
    MUSTER("0", 0, 336),
    /// Whether the masters may look at orders before they are judged.
    MASTERS("SEALED", "SEALED", "OPEN"),
    /// When everybody may read the log of what the masters did.
    LOG("END", "END", "OPEN"),
    /// Who must agree before a turn is judged again: every seat that somebody answers for, the
    /// master alone, or nobody may do it.
    ROLLBACK("ALL", "ALL", "MASTER", "NONE"),
    /// So many turns back a rollback goes.
    ROLLBACKTURNS("1", 1, 9),
    /// Whether the orders of a turn may be opened again, though its results are known.
    REOPEN("OFF", "ON", "OFF"),
    /// Whether a turn is held in which nobody at all has sent orders.
    ALLMISSING("PAUSE", "PAUSE", "JUDGE"),
    /// Whether a vote counts for one phase, or until it is taken back.
    VOTES("PHASE", "PHASE", "STANDING"),
    /// Whether everybody is told how each seat votes.
    BALLOT("SECRET", "SECRET", "OPEN"),
    /// Whether a draw includes all survivors, or those on whom all agree.
    DIAS("ON", "ON", "OFF"),
    /// Whether it has pages that everybody may read; AUTO means unless it is private.
    PAGE("AUTO", "AUTO", "ON", "OFF"),
    /// Whether a press says who wrote it; CHOOSE leaves that to its writer.
    PRESS("WHITE", "WHITE", "GREY", "CHOOSE", "NONE"),
    /// A press may name other readers than it has, and another writer.
    FAKE("OFF", "ON", "OFF"),
    /// A press may tell each reader of themselves alone.
    PARTIAL("OFF", "ON", "OFF"),
    /// A press may come with the next report.
    POSTAL("ON", "ON", "OFF"),
    /// Press only in some kinds of phases; ON means while moves or bids are planned.
    RULEBOOK("OFF", "ON", "OFF", "MOVES", "RETREATS", "BUILDS"),
    /// Private press only between neighbours.
    TOUCH("OFF", "ON", "OFF"),
    /// Press in retreats and builds, too.
    MINORPRESS("ON", "ON", "OFF"),
    /// Players who are late with their orders may still write.
    LATEPRESS("ON", "ON", "OFF"),
    /// Observers may write to everybody and to the master.
    OBSERVERPRESS("OFF", "ON", "OFF"),
    /// Press between seats is also in private threads on Discord.
    THREADS("OFF", "ON", "OFF"),
    /// Press to everybody also goes to the mailing lists of the game.
    LISTPRESS("OFF", "ON", "OFF"),
    /// Everybody may read all press at the end; NAMED also tells who wrote what was unsigned.
    PUBLISH("OFF", "ON", "OFF", "NAMED"),
    /// Everybody may read all diaries at the end.
    DIARIES("OFF", "ON", "OFF"),
    /// So many thousand letters a press has at most.
    PRESSSIZE("32", 1, 64),
    /// So many presses of a seat go out in an hour.
    PRESSRATE("60", 1, 999);

    private final String standard;

    /// With blanks between them.
    private final String values;

    Rule(String standard, int least, int most) {
      this(
          standard,
          IntStream.rangeClosed(least, most).mapToObj(String::valueOf).toArray(String[]::new));
    }

    Rule(String standard, String... values) {
      this.standard = standard;
      this.values = String.join(" ", values);
    }

    private List<String> all() {
      return Arrays.asList(values.split(" ", -1));
    }

    /// {@return whether it was promised to the players, and cannot change once the game has begun}
    public boolean isPromise() {
      return List.of(ANONYMOUS, PUBLISH, DIARIES, ROLLBACK, ROLLBACKTURNS, REOPEN).contains(this);
    }

    /// {@return whether it is about what players write to each other}
    public boolean isOfPress() {
      return compareTo(PRESS) >= 0;
    }

    /// {@return the word by which letters name it}
    public String key() {
      return name().toLowerCase(Locale.ROOT);
    }

    /// {@return what it may be, for people: a range of numbers as its ends}
    public List<String> answers() {
      return Character.isDigit(standard.charAt(0))
          ? List.of(all().getFirst() + " to " + all().getLast())
          : all();
    }

    /// {@return the value in this word, if it is one}
    public Optional<String> read(String word) {
      Optional<String> listed =
          all().stream().filter(value -> value.equalsIgnoreCase(word)).findFirst();
      return listed.isEmpty() && this == RULEBOOK ? PhaseKind.read(word) : listed;
    }

    /// {@return the rule of this name}
    public static Optional<Rule> named(String key) {
      return Arrays.stream(values()).filter(rule -> rule.key().equalsIgnoreCase(key)).findFirst();
    }
  }

  /// Who must agree before a turn is judged again.
  public enum Consent {
    ALL,
    MASTER,
    NONE
  }

  private final SequencedMap<Rule, String> chosen;

  private TableRules(Map<Rule, String> chosen) {
    this.chosen = new LinkedHashMap<>(chosen);
  }

  /// {@return the rules of a game}
  public static TableRules of(StoredGame game) {
    return of(game.tableRules());
  }

  /// {@return rules as games keep them}
  ///
  /// @param lines of `key=value`; see [UnreadSetting] for those that cannot be read
  public static TableRules of(String lines) {
    return new TableRules(KeptRules.read(lines));
  }

  /// {@return the names of all rules}
  public static List<String> keys() {
    return Arrays.stream(Rule.values()).map(Rule::key).toList();
  }

  /// Sets one rule of a game.
  public static void set(StoredGame game, Rule rule, String value) {
    SequencedMap<Rule, String> chosen = TableRules.of(game).chosen;
    if (value.equals(rule.standard)) {
      chosen.remove(rule);
    } else {
      chosen.put(rule, value);
    }
    game.setTableRules(
        chosen.entrySet().stream()
            .map(entry -> entry.getKey().key() + "=" + entry.getValue())
            .collect(Collectors.joining("\n")));
  }

  /// Sets several rules of a game.
  ///
  /// @param lines of `key=value`, each of which is good
  public static void set(StoredGame game, String lines) {
    of(lines).chosen.forEach((rule, value) -> set(game, rule, value));
  }

  /// {@return the same with some rules set otherwise}
  public TableRules with(Map<Rule, String> wanted) {
    SequencedMap<Rule, String> changed = new LinkedHashMap<>(chosen);
    changed.putAll(wanted);
    return new TableRules(changed);
  }

  /// {@return what a rule is in this game}
  public String value(Rule rule) {
    return chosen.getOrDefault(rule, rule.standard);
  }

  /// {@return what a rule with a number is in this game}
  public int number(Rule rule) {
    return Integer.parseInt(value(rule));
  }

  /// {@return whether a rule holds in this game}
  public boolean isOn(Rule rule) {
    return value(rule).equals("ON");
  }

  public int patience() {
    return number(Rule.PATIENCE);
  }

  public int excused() {
    return number(Rule.EXCUSED);
  }

  /// {@return how many turns answered in time give one excused miss back; 0 for never}
  public int refill() {
    return number(Rule.REFILL);
  }

  public Missing missing() {
    return Missing.valueOf(value(Rule.MISSING));
  }

  public int reliability() {
    return number(Rule.RELIABILITY);
  }

  public boolean isAnonymous() {
    return isOn(Rule.ANONYMOUS);
  }

  public boolean isPrivate() {
    return isOn(Rule.PRIVATE);
  }

  /// {@return whether it has pages that everybody may read}
  public boolean hasPage() {
    return value(Rule.PAGE).equals("AUTO") ? !isPrivate() : isOn(Rule.PAGE);
  }

  public boolean mayMastersLook() {
    return value(Rule.MASTERS).equals("OPEN");
  }

  public boolean isLogOpen() {
    return value(Rule.LOG).equals("OPEN");
  }

  /// {@return hours in which everybody confirms before the start; 0 for no muster}
  public int muster() {
    return number(Rule.MUSTER);
  }

  public Consent rollback() {
    return Consent.valueOf(value(Rule.ROLLBACK));
  }

  /// {@return so many turns back a rollback goes}
  public int rollbackTurns() {
    return number(Rule.ROLLBACKTURNS);
  }

  /// {@return whether the orders of a judged turn may be opened again}
  public boolean reopens() {
    return isOn(Rule.REOPEN);
  }

  /// {@return whether a turn is held in which nobody has sent orders}
  public boolean holdsIfAllMissing() {
    return value(Rule.ALLMISSING).equals("PAUSE");
  }

  /// {@return whether a vote counts until it is taken back}
  public boolean votesStand() {
    return value(Rule.VOTES).equals("STANDING");
  }

  /// {@return whether everybody is told how each seat votes}
  public boolean votesOpenly() {
    return value(Rule.BALLOT).equals("OPEN");
  }

  /// {@return whether a draw includes all survivors}
  public boolean drawsIncludeAll() {
    return isOn(Rule.DIAS);
  }

  /// {@return the rules that differ from the usual, as the master writes them}
  public List<String> differing() {
    return chosen.entrySet().stream()
        .map(entry -> entry.getKey().key() + "=" + entry.getValue())
        .toList();
  }
}
