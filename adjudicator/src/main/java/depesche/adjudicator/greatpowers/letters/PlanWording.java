package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.notation.SmallWords;
import depesche.adjudicator.notation.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Whole lines that say in everyday words what a command says: `cancel my bids`, `same bids as last
/// turn`, `Gebote zurückziehen`.
final class PlanWording {

  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  /// What such a line begins with.
  private static final WordList BEGINNINGS =
      WordList.of(
          """
          cancel clear withdraw delete drop remove scrap forget revoke retract undo take repeat same again my all
          the bids orders i please pls keep use bitte gebote gleiche dieselben meine alle lösche loesche streiche
          storniere ziehe nimm nehme wiederhole karten ziele wie
          """);

  private static final Pattern NUMBER_SIGN =
      Pattern.compile("(?<=\\S\\h{0,3})#(?=\\d{1,2}(?!\\d))");

  private static final String THINGS =
      "(bids?|picks?|wish(?:es)?|cards?|targets?|thefts?|steals?|keeps?|foes?|all(?:y|ies)|orders?|plans?|commands?"
          + "|everything|gebote?|karten?|wünsche|ziele?|feinde?|verbündeten?|befehle?|alles)";
  private static final String OF = "(?:(?:all|of|my|the|our|alle|meine[nrs]?|die)\\s+)*+";
  private static final String NOW =
      "(?:\\s+(?:(?:for|of|in|für|von|in)\\s+)?(?:(?:this|the|current|diese[nr]?|den|die)\\s+)?"
          + "(?:turn|phase|round|now|zug|runde|jetzt))?(?:[\\s,]+(?:please|pls|bitte|thanks|danke))?[\\s.!]*";

  private static final Pattern CANCEL =
      Pattern.compile(
          "(?:cancel|clear|withdraw|delete|drop|remove|scrap|forget|revoke|retract|undo|take\\s+back|lösche|loesche"
              + "|streiche|storniere)\\s+"
              + OF
              + THINGS
              + "(?:\\s*(?:,|and|und|&)\\s*"
              + OF
              + THINGS
              + ")?"
              + NOW,
          FLAGS);

  /// The verb stands, or ends, behind what is taken back.
  private static final Pattern TAKE =
      Pattern.compile(
          "(?:(?:take|ziehe|nimm|nehme)\\s+)?"
              + OF
              + THINGS
              + "(\\s+)(?:back|zurück(?:ziehen|nehmen)?|zurueck(?:ziehen|nehmen)?|löschen|loeschen|streichen|stornieren"
              + "|cancelled|canceled|withdrawn)"
              + NOW,
          FLAGS);

  private static final String BIDS = "(?:bids?|gebote?|orders|befehle)";
  private static final String LAST =
      "(?:before|last\\s+(?:time|turn|round|phase|year)|the\\s+last\\s+(?:time|turn|round)|previous(?:ly)?"
          + "|vorher|zuvor|letzte[sn]?\\s+(?:mal|zug|runde|jahr)|beim\\s+letzten\\s+mal|in\\s+der\\s+letzten\\s+runde)";

  private static final Pattern REPEAT =
      Pattern.compile(
          "(?:(?:repeat|wiederhole|keep|use)\\s+(?:(?:the|my|meine|die|same)\\s+)*+"
              + BIDS
              + "(?:\\s+(?:of|from|as|von|wie)\\s+(?:my\\s+)?"
              + LAST
              + ")?(?:\\s+again)?|(?:(?:use|the|my|exactly|die|i\\s+bid)\\s+)*+(?:same|gleichen?|dieselben|selben)(?:\\s+"
              + BIDS
              + ")?\\s+(?:(?:as|like|wie)\\s+(?:in\\s+)?"
              + LAST
              + "|again|nochmal|noch\\s+einmal)|(?:(?:my|meine)\\s+)?"
              + BIDS
              + "\\s+(?:as|like|wie)\\s+"
              + LAST
              + ")"
              + NOW,
          FLAGS);

  private static final WordList GREETINGS =
      WordList.of("hi hello hey dear hallo moin liebe servus bonjour salut");

  /// A greeting and thanks around what is said on one line.
  private static final Pattern GREETED =
      Pattern.compile(
          "\\p{L}{2,7}(?:\\h[^!.,:;\\h]{1,15}){0,3}[!.,]\\h+(?=\\S)(.+?)"
              + "(?:[.!]\\h*(?:thanks|thank you|cheers|danke|merci|good luck)[^.!]{0,20}[.!]*)?",
          FLAGS);

  private PlanWording() {}

  private static String ungreeted(String line) {
    Matcher greeted = GREETINGS.begins(line.strip()) ? GREETED.matcher(line.strip()) : null;
    return greeted != null && greeted.matches() ? greeted.group(1) : line;
  }

  /// {@return a line in the words of commands; any other as it is}
  static String plain(String written) {
    // `Navies #2` is a place, and no remark.
    String line =
        ungreeted(written.indexOf('#') < 0 ? written : NUMBER_SIGN.matcher(written).replaceAll(""));
    String said = SmallWords.withoutPoliteness(line.strip());
    if (!BEGINNINGS.begins(said)) {
      return line;
    }
    if (REPEAT.matcher(said).matches()) {
      return "AS BEFORE";
    }
    Matcher cancel = CANCEL.matcher(said);
    Matcher take = TAKE.matcher(said);
    if (cancel.matches()) {
      return cleared(cancel.group(1), Optional.ofNullable(cancel.group(2)));
    }
    return take.matches() ? cleared(take.group(1), Optional.empty()) : line;
  }

  private static String cleared(String one, Optional<String> other) {
    List<String> commands = new ArrayList<>();
    commands.add(("CLEAR " + verb(one)).strip());
    other.ifPresent(more -> commands.add(("CLEAR " + verb(more)).strip()));
    return String.join("; ", commands);
  }

  /// {@return the command that some things belong to; empty if all commands are meant}
  private static String verb(String things) {
    String small = things.toLowerCase(Locale.ROOT);
    PlanVerb verb = PlanVerb.of(small);
    if (verb != PlanVerb.NONE) {
      return verb.name();
    }
    return switch (small.charAt(0)) {
      case 'w', 'k' -> small.startsWith("keep") ? "KEEP" : "PICK";
      case 't', 's' -> "STEAL";
      case 'f' -> "FOE";
      case 'v' -> "ALLY";
      default -> "";
    };
  }
}
