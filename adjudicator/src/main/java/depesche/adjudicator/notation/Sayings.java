package depesche.adjudicator.notation;

import java.util.Locale;
import java.util.regex.Pattern;

/// What people write in letters that sounds like the game and is none of it: idioms with a verb of
/// ours, the date and the address above a letter, initials, where somebody is.
public final class Sayings {

  /// Words by which letters begin and end. In a line that begins with one, a name is a greeting.
  private static final WordList COURTESY =
      WordList.of(
          """
          hi hello hey dear greetings thanks thank thx cheers regards best kind kindest warm warmest wishes
          sincerely cordially yours love good bye goodbye sorry welcome cu
          hallo hi liebe lieber liebes guten gute moin servus tach grüße gruesse grüsse gruß gruss viele
          vielen beste besten schöne herzliche herzlichen freundliche freundlichen danke dank tschüss ciao
          mfg lg vg bg saludo salutations bientôt bientot adieu arrivederci entschuldigung bonjour
          salut merci cordialement hola gracias saludos grazie saluti
          """);

  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

  /// Whole lines. A name behind one makes it something else: `hold on Munich`.
  private static final Pattern IDIOM =
      Pattern.compile(
          "^(?:please |so |and )?(?:keep (?:up the (?:good|great|nice|excellent) work|it"
              + " up|(?:in|well in) touch|well|safe|calm|going|smiling|having fun|me"
              + " (?:posted|informed|updated))|hold (?:on|tight|the line|your horses)|hang on|move"
              + " on|build on it|(?:(?:i|we) )?bid (?:you|you all|everyone|everybody) (?:all"
              + " )?(?:farewell|adieu|welcome|good"
              + " ?(?:bye|night|day|evening|luck))|(?:pass|send|give)"
              + " (?:on|along|over)?.*(?:regards|wishes|greetings|love)(?: to \\p{L}+)?|sent"
              + " (?:from|with|via) .*|get outlook for .*|met (?:vriendelijke|hartelijke)"
              + " groet(?:en)?|\\p{L}+ calling)[\\s.!,…:)(;-]*",
          FLAGS);

  private static final WordList IDIOMATIC =
      WordList.of("please so and keep hold hang move build i we bid pass send give sent get met");

  private static final String MONTH =
      "(?:jan|feb|fév|fev|mar|mär|mrz|apr|avr|abr|ma[iyjg]|jun|jui|jul|lug|giu|aug|aoû|aou|ago|sep|set"
          + "|o[ckt]t|nov|de[cz]|déc)\\p{L}*\\.?";

  /// The day of a letter: `22. November 2026`, `Nov 22nd`, `22.11.2026`, `2026-11-22`.
  private static final Pattern DATE =
      Pattern.compile(
          "(?<!\\d)(?:\\d{1,2}(?:\\.|st|nd|rd|th|er|e|º)?\\s(?:de |of )?"
              + MONTH
              + "(?!\\p{L})|"
              + "(?<!\\p{L})"
              + MONTH
              + "\\s\\d{1,2}(?:st|nd|rd|th)?(?!\\d)"
              + "|\\d{1,2}[./]\\s?\\d{1,2}[./]\\s?(?:\\d{2}|\\d{4})(?!\\d)|\\d{4}-\\d\\d-\\d\\d(?!\\d))",
          FLAGS);

  /// A post code and a town. A year is none: an order may begin with it.
  private static final Pattern ADDRESS =
      Pattern.compile("(?:\\p{Lu}{1,3}-)?(?!(?:18|19|20)\\d\\d\\s)\\d{4,6}\\s+\\p{L}.*");

  /// Where somebody is, or where one meets again.
  private static final Pattern WHEREABOUTS =
      Pattern.compile(
          "(?:(?:see|meet) (?:you|u|ya)|bis (?:bald|dann|demnächst)|wir sehen uns|nos"
              + " vemos|hasta|on se (?:voit|revoit)|ci vediamo|(?:à|a)"
              + " (?:bientôt|bientot|plus|demain))\\s.*|(?:i|we|it|he|she|they|ich|wir|er|sie|es)(?:['’](?:m|re|s)|"
              + " (?:am|are|was|were|is|lives?"
              + "|bin|sind|war|waren|ist|wohnen?|lebe|leben|wohnt|regnet|schneit))\\s(?:.*\\s)?(?:in|at|near|aus|bei|back"
              + " in)\\s.*",
          FLAGS);

  private static final WordList WHERE =
      WordList.of("see meet bis wir nos hasta on ci à a i we it he she they ich er sie es");

  private static final Pattern GOES =
      Pattern.compile("(?<!\\p{L})(?:to|into|nach|go|goes|going|gehe|gehen)(?!\\p{L})", FLAGS);

  /// `A. Miller`, `A.B. Miller`, `F. Scott Fitzgerald`.
  private static final Pattern INITIALS =
      Pattern.compile(
          "(?<!\\p{Lu}\\.\\s{0,9})(?:\\p{Lu}\\.\\s*+)++(?=\\p{Lu}\\p{Ll}{2,}+(?:["
              + " -]\\p{Lu}\\p{Ll}{2,}+)*+$)");

  private static final String STREETS =
      "via|viale|piazza|corso|rue|avenue|boulevard|calle|plaza|place|chemin|quai";

  /// Streets with their numbers.
  private static final Pattern STREET =
      Pattern.compile(
          "\\W{0,3}(?:(?:"
              + STREETS
              + ")\\s(?:\\p{L}[\\p{L}.'’-]{0,20}\\s){1,4}\\d{1,4}\\p{L}?(?!\\p{L}).*"
              + "|\\d{1,4}\\p{L}?,?\\s(?:"
              + STREETS
              + ")\\s.*"
              + "|\\d{1,5}\\p{L}?\\s(?:\\p{L}[\\p{L}.'’-]{0,20}\\s){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|square|drive|dr"
              + "|way|court|place)(?!\\p{L}).*|(?:\\p{L}{1,20}["
              + " -]){0,3}\\p{L}{0,20}(?:straße|strasse|str\\.|platz|weg|allee|gasse|ring|ufer|damm)\\s\\d.*)",
          FLAGS);

  /// A company, a number in a register or to call, a page.
  private static final Pattern COMPANY =
      Pattern.compile(
          "(?<![\\p{L}.])(?:s\\.p\\.a|s\\.r\\.l|s\\.a\\.|b\\.v\\.|gmbh|ltd|llc|inc\\.|plc|p\\.iva|ust-id|hrb|vat|siret"
              + "|tel|telefon|phone|mobile|fax|fon|www\\.|https?:)(?!\\p{L}{2})|\\S@\\S|(?<!\\d)\\d{5}(?!\\d)\\s\\p{L}",
          FLAGS);

  /// Words that end a letter, alone on a line.
  private static final WordList CLOSING =
      WordList.of(
          """
          regards cheers sincerely cordially yours bye thanks thank grüße gruesse grüsse gruß gruss mfg lg vg bg
          cordialement saluti saludos salutations merci danke ciao best kind warm viele beste schöne
          herzliche freundliche mit amicalement bien cordiali
          """);

  private static final int LONGEST_CLOSING = 4;

  private Sayings() {}

  /// {@return whether a line is an address, a company or the like, as below a name}
  static boolean isContact(String line) {
    String bare = line.strip();
    return (Lines.hasDigit(bare) && STREET.matcher(bare).matches()) || COMPANY.matcher(bare).find();
  }

  /// {@return whether a line ends a letter, so that a name follows}
  public static boolean closes(String line) {
    String bare = line.strip();
    if (!bare.isEmpty() && !Lines.hasWord(bare)) {
      return bare.length() > 1 || bare.equals("—");
    }
    if (bare.isEmpty() || !CLOSING.begins(bare)) {
      return false;
    }
    return SmallWords.wordsOf(bare).size() <= LONGEST_CLOSING && ProseDetector.isCourtesy(bare);
  }

  /// {@return whether a small word greets or thanks}
  static boolean isPolite(String word) {
    return COURTESY.has(word);
  }

  /// {@return whether a line is an idiom}
  static boolean isIdiom(String line) {
    String bare = line.strip();
    return (IDIOMATIC.begins(bare) || bare.toLowerCase(Locale.ROOT).contains(" calling"))
        && IDIOM.matcher(bare).matches();
  }

  /// {@return a line without the initials of a name in it}
  static String withoutInitials(String line) {
    return line.indexOf('.') < 0 ? line.strip() : INITIALS.matcher(line.strip()).replaceFirst("");
  }

  /// {@return a line without the day in it, which is none of the game}
  static String withoutDay(String line) {
    return Lines.hasDigit(line) ? DATE.matcher(line).replaceAll(" ") : line;
  }

  /// {@return whether a line says where or when a letter is written, or where its writer is. If it
  /// also says what a unit should do, it is something else}
  static boolean tells(String line) {
    String bare = line.strip();
    return (Lines.hasDigit(bare) && (DATE.matcher(bare).find() || ADDRESS.matcher(bare).matches()))
        || (WHERE.begins(bare)
            && WHEREABOUTS.matcher(bare).matches()
            && !GOES.matcher(bare).find());
  }
}
