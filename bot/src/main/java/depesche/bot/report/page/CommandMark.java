package depesche.bot.report.page;

import depesche.bot.chance.RandomTokens;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// Commands of Discord in words. A mark stands for each until it is known where the words go: there
/// it may be one that can be tapped. A mark bears a word that nobody knows, so that what a person
/// wrote never becomes one.
public final class CommandMark {

  private static final String BEGIN = "\uE007" + RandomTokens.token();
  private static final String END = "\uE008";
  private static final Pattern MARK = Pattern.compile(BEGIN + "([a-z0-9-]{1,32})" + END);

  private CommandMark() {}

  /// {@return what stands for a command until the page is finished}
  ///
  /// @param name without the slash
  public static String of(String name) {
    return BEGIN + name + END;
  }

  /// {@return the words, with every command as it is typed}
  public static String plain(String words) {
    return said(words, name -> "/" + name);
  }

  /// {@return the words, with every command said in this way}
  public static String said(String words, UnaryOperator<String> way) {
    return words.contains(BEGIN)
        ? MARK.matcher(words).replaceAll(found -> way.apply(found.group(1)))
        : words;
  }
}
