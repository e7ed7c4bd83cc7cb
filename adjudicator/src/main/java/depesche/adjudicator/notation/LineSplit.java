package depesche.adjudicator.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parts a line into its orders: at `;` and `,` outside of brackets, and at `and`, `&`, `/`, `+` or
/// a full stop before the next unit. An adjustment verb in front counts for all that follows
/// without a verb: `BUILD A PAR, F BRE`.
public final class LineSplit {

  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
  private static final String UNIT =
      "(?:a|aa|f|army|fleet|armee|armée|flotte|cannon|boat|ship)\\h++\\p{L}";
  private static final String AND = "(?<!\\h)\\h++(?:and|und)(?:\\h++(?:then|dann))?\\h++";

  private static final Pattern JOINT =
      Pattern.compile(
          "(?:"
              + AND
              + "|(?<!\\h)\\h*+(?:[&/|]|(?<!(?:sup|supp|spt|conv))\\.)\\h*+|(?<!\\h)\\h++\\+\\h*+)(?="
              + UNIT
              + ")",
          FLAGS);

  /// Between two orders without the kind of their units.
  private static final Pattern MOVES =
      Pattern.compile(
          AND
              + "(?=[\\p{L}. ]{3,30}(?:->?"
              + " ?\\p{L}|\\h(?:moves?|goes|holds?|stays|attacks?|supports?|retreats?"
              + "|should|shall|will|zieht|geht|hält|soll|unterstützt)\\h))",
          FLAGS);

  /// Between the units of one adjustment verb.
  private static final Pattern LISTED =
      Pattern.compile("(?<!\\h)\\h++(?=" + UNIT + ")|" + AND + "|(?<!\\h)\\h*+[&+]\\h*+", FLAGS);

  /// Where a move or a hold ends and, with nothing between, the next unit begins: `A CON - BUL A
  /// SMY
  /// - ARM`.
  private static final Pattern ENDED =
      Pattern.compile(
          "(?:(?:[->]|\\hto(?!\\h++(?:move|go|hold|attack|support|convoy|retreat|build|disband)\\h))\\h*+"
              + "\\p{L}{3,}+(?:/[nsew]c|\\([nsew]c\\))?+"
              + "|(?<!\\hs|sup|supp|spt|support|supports|\\hto)\\hh(?:olds?+)?+"
              + "|\\hd(?:isbands?+)?+|\\hr(?:etreats?+)?+(?:\\hto)?+\\h++\\p{L}{3,}+(?:/[nsew]c|\\([nsew]c\\))?+)\\h++(?="
              + UNIT
              + ")",
          FLAGS);

  private static final Pattern WORD = Pattern.compile("\\p{L}++");

  /// What an order begins with behind its verb.
  private static final Pattern BEGINS = Pattern.compile("(?<!\\h)\\h++" + UNIT, FLAGS);

  private static final Pattern JOINING = Pattern.compile("(?<!\\h)\\h++(?:and|und|&|\\+)$", FLAGS);

  private static final String OPENING = "([{";
  private static final String CLOSING = ")]}";

  private LineSplit() {}

  /// {@return the parts between separators that stand in no brackets}
  public static List<String> parts(String line) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int begin = 0;
    for (int at = 0; at <= line.length(); at++) {
      char sign = at < line.length() ? line.charAt(at) : ';';
      depth += OPENING.indexOf(sign) >= 0 ? 1 : CLOSING.indexOf(sign) >= 0 && depth > 0 ? -1 : 0;
      boolean parted = depth == 0 && (sign == ';' || sign == ',');
      if (parted || at == line.length()) {
        String part = line.substring(begin, at).strip();
        if (Lines.hasWord(part)) {
          parts.add(part);
        }
        begin = at + 1;
      }
    }
    return parts;
  }

  /// {@return the orders for units that a line holds}
  ///
  /// @param label what stands before a colon in front of them; may be empty
  public static List<String> orders(String label, String line) {
    Optional<String> lead = lead(last(label));
    List<String> orders = new ArrayList<>();
    if (Alternatives.isWhole(line)) {
      return List.of((lead.orElse("") + " " + line).strip());
    }
    for (String part : parts(line)) {
      for (String one : mayJoin(part) ? JOINT.split(part) : new String[] {part}) {
        for (String order : mayAdd(one) ? MOVES.split(one) : new String[] {one}) {
          lead = add(parted(order), lead, orders);
        }
      }
    }
    return orders;
  }

  /// {@return the orders of a text in which one stands behind the other; the text alone if it is
  /// one}
  private static List<String> parted(String text) {
    if (!mayPart(text)) {
      return List.of(text);
    }
    Matcher ended = ENDED.matcher(text);
    List<String> orders = new ArrayList<>();
    int begin = 0;
    while (ended.find()) {
      orders.add(text.substring(begin, ended.end()).strip());
      begin = ended.end();
    }
    orders.add(text.substring(begin));
    return orders;
  }

  private static Optional<String> add(
      List<String> texts, Optional<String> lead, List<String> orders) {
    Optional<String> verb = lead;
    for (String text : texts) {
      verb = add(text, verb, orders);
    }
    return verb;
  }

  /// Whether a word for a unit stands within a text.
  private static boolean mayPart(String text) {
    for (int at = text.indexOf(' ', 3); at >= 0; at = text.indexOf(' ', at + 1)) {
      int end = text.indexOf(' ', at + 1);
      int length = end - at - 1;
      if (end > 0 && length != 3 && length <= 6 && mayBeUnit(text, at + 1)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a sign or an `and` before what may be a unit stands in a text, as in few orders.
  private static boolean mayJoin(String text) {
    for (int at = 0; at < text.length(); at++) {
      boolean sign = "&/|.+".indexOf(text.charAt(at)) >= 0;
      if ((sign && mayBeUnit(text, at + 1)) || (isAnd(text, at) && mayBeUnit(text, at + 2))) {
        return true;
      }
    }
    return false;
  }

  /// Whether an `and` may stand in a text.
  private static boolean mayAdd(String text) {
    for (int at = 0; at < text.length(); at++) {
      if (isAnd(text, at)) {
        return true;
      }
    }
    return false;
  }

  /// Whether the end of an `and` stands here.
  private static boolean isAnd(String text, int at) {
    return (text.charAt(at) | ' ') == 'n'
        && at + 2 < text.length()
        && (text.charAt(at + 1) | ' ') == 'd'
        && (text.charAt(at + 2) <= ' ' || text.charAt(at + 2) > '~');
  }

  private static boolean mayBeUnit(String text, int begin) {
    int at = begin;
    while (at < text.length() && text.charAt(at) <= ' ') {
      at++;
    }
    // A `t` or `d` is that of `and then`.
    return at < text.length()
        && (text.charAt(at) > '~' || "aAfFcCbBsStTdD".indexOf(text.charAt(at)) >= 0);
  }

  /// @return the verb that counts for what follows
  private static Optional<String> add(String order, Optional<String> lead, List<String> orders) {
    String bare = SmallWords.withoutPoliteness(order);
    boolean goesOn = !orders.isEmpty() && order.indexOf(' ') < 0;
    if (lead.isEmpty() && !goesOn && lead(first(bare)).isEmpty()) {
      orders.add(order);
      return lead;
    }
    int again = again(order, lead.isPresent());
    if (again > 0) {
      String before = JOINING.matcher(order.substring(0, again).strip()).replaceFirst("");
      return add(order.substring(again), add(before, lead, orders), orders);
    }
    List<String> words = OrderTokens.of(bare);
    Optional<String> own = words.isEmpty() ? Optional.empty() : lead(words.getFirst());
    boolean acts = words.stream().anyMatch(word -> OrderVerb.of(word) != OrderVerb.NONE);
    if (own.isPresent() && isList(words)) {
      listed(own.get(), order, orders);
      return own;
    }
    if (!acts && lead.isPresent()) {
      listed(lead.get(), lead.get() + " " + order, orders);
      return lead;
    }
    if (!acts && words.size() == 1 && !orders.isEmpty() && isOpen(orders.getLast())) {
      orders.add(orders.removeLast() + ", " + order);
    } else {
      orders.add(order);
    }
    return own;
  }

  /// {@return where the verb of an adjustment stands once more: `BUILD A PAR BUILD F BRE`; 0 if it
  /// does not} Behind a unit, as in `A PAR DISBAND A MUN DISBAND`, it would be that unit's.
  ///
  /// @param led whether a verb stands before it that counts for it
  private static int again(String order, boolean led) {
    Matcher word = WORD.matcher(order);
    boolean begins = word.find() && lead(word.group()).isPresent();
    if (!begins && !led) {
      return 0;
    }
    int units = begins ? 0 : 1;
    while (word.find()) {
      boolean verb = word.group().length() > 1 && lead(word.group()).isPresent();
      if (verb
          && units > 0
          && BEGINS.matcher(order).region(word.end(), order.length()).lookingAt()) {
        return word.start();
      }
      units += verb || OrderVerb.of(word.group()) == OrderVerb.AND ? 0 : 1;
    }
    return 0;
  }

  /// Whether nothing but units follows a verb.
  private static boolean isList(List<String> words) {
    return words.stream()
        .skip(1)
        .map(OrderVerb::of)
        .allMatch(one -> one == OrderVerb.NONE || one == OrderVerb.AND || one == OrderVerb.BUILD);
  }

  private static void listed(String verb, String order, List<String> orders) {
    int begin = small(order).indexOf(small(verb)) + verb.length();
    String[] units = LISTED.split(order.substring(begin).strip());
    if (units.length < 2) {
      orders.add(order);
      return;
    }
    String before = "";
    for (String unit : units) {
      // `Build an army in Paris`: the article is no unit of its own.
      boolean small = OrderTokens.of(unit).stream().allMatch(word -> word.equalsIgnoreCase("a"));
      before = small ? before + unit + " " : before;
      if (!small) {
        orders.add(verb + " " + before + unit.strip());
        before = "";
      }
    }
  }

  private static String small(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  /// A way by sea or a retreat may go on with another name.
  private static boolean isOpen(String order) {
    return OrderTokens.of(order).stream()
        .map(OrderVerb::of)
        .anyMatch(one -> one == OrderVerb.VIA || one == OrderVerb.RETREAT);
  }

  private static String first(String order) {
    int end = 0;
    while (end < order.length() && Character.isLetter(order.charAt(end))) {
      end++;
    }
    return order.substring(0, Math.max(end, Math.min(1, order.length())));
  }

  private static String last(String label) {
    String bare = label.strip();
    return bare.substring(bare.lastIndexOf(' ') + 1);
  }

  /// {@return the verb of builds and removals that a word is, or names: `Removals`}
  private static Optional<String> lead(String word) {
    if (word.equalsIgnoreCase("removal") || word.equalsIgnoreCase("removals")) {
      return Optional.of("REMOVE");
    }
    return switch (OrderVerb.of(word)) {
      case BUILD, REMOVE, DISBAND -> Optional.of(word);
      case HOLD, MOVE, SUPPORT, CONVOY, VIA, RETREAT, WAIVE, PASS, CLEAR, OR, AND, FROM, NONE ->
          Optional.empty();
    };
  }
}
