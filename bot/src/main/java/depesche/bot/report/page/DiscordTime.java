package depesche.bot.report.page;

import java.time.Instant;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// A moment within the words of a page: Discord shows it to each reader in their own zone and
/// language, with how long it is until then.
public final class DiscordTime {

  private static final Pattern MARK = Pattern.compile("\uE000(\\d{1,12})\uE001");

  private DiscordTime() {}

  /// {@return what stands for a moment until the page is finished}
  public static String mark(Instant moment) {
    return "\uE000" + moment.getEpochSecond() + "\uE001";
  }

  /// {@return the words, with every moment in them said in this way}
  public static String said(String words, Function<Instant, String> way) {
    return MARK.matcher(words).replaceAll(found -> way.apply(moment(found)));
  }

  /// {@return finished words, with every moment in them as Discord shows it}
  static String live(String words) {
    return MARK.matcher(words).replaceAll("<t:$1:f> (<t:$1:R>)");
  }

  private static Instant moment(MatchResult found) {
    return Instant.ofEpochSecond(Long.parseLong(found.group(1)));
  }
}
