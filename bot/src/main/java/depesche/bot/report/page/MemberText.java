package depesche.bot.report.page;

import java.util.regex.Pattern;

/// Somebody's account in words for Discord. A mark stands for it until the page is finished: there
/// each reader sees the name that its owner has on the server, and nobody is pinged.
public final class MemberText {

  private static final Pattern MARK = Pattern.compile("\uE004(\\d{1,20})\uE005");

  private MemberText() {}

  /// {@return what stands for an account}
  public static String mark(String account) {
    return "\uE004" + account + "\uE005";
  }

  /// {@return finished words, with every account in them as Discord shows it}
  static String live(String words) {
    return MARK.matcher(words).replaceAll("<@$1>");
  }
}
