package depesche.bot.door;

import java.util.List;
import java.util.regex.Pattern;

/// The line that telephones and mail programs put below a letter, `Sent from my iPhone`: short, the
/// last of all, and with the name of something that sends mail, which is the same in every
/// language.
final class SentFrom {

  private static final int LONGEST = 100;

  private static final List<String> SENDERS =
      List.of(
          "iphone",
          "ipad",
          "android",
          "samsung",
          "galaxy",
          "huawei",
          "xiaomi",
          "oneplus",
          "blackberry",
          "nokia",
          "windows phone",
          "windows-telefon",
          "outlook",
          "yahoo",
          "mail.ru",
          "yandex",
          "protonmail",
          "proton mail",
          "tutanota",
          "gmx",
          "web.de",
          "fairemail",
          "k-9 mail",
          "k-@ mail",
          "aqua mail",
          "bluemail",
          "blue mail",
          "thunderbird",
          "mail für windows",
          "mail for windows",
          "zoho",
          "foxmail",
          "qq邮箱",
          "网易",
          "vivaldi mail");

  /// A country may well be called Galaxy.
  private static final Pattern COMMAND = Pattern.compile("(name|join|set|signon|create|resign) ");

  private SentFrom() {}

  static boolean is(Shape line) {
    return line.text().length() <= LONGEST
        && !line.hasAddress()
        && !COMMAND.matcher(line.text()).lookingAt()
        && SENDERS.stream().anyMatch(line.text()::contains);
  }
}
