package depesche.bot.game.trouble;

import depesche.bot.chance.RandomTokens;
import depesche.bot.config.Settings;
import depesche.bot.ledger.mail.ParcelRow;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where a mail comes back to that cannot be delivered: an address of its own, with a word that
/// nobody can guess. Only who got the mail, and the servers on its way, can write to it.
public final class ReturnAddress {

  /// 57 bits; the whole must be short.
  private static final int LENGTH = 12;

  /// RFC 5321 4.5.3.1.1.
  private static final int LONGEST = 64;

  private static final Pattern TAG =
      Pattern.compile("b([0-9a-z]{1,13})-([" + RandomTokens.LETTERS + "]{" + LENGTH + "})");

  private ReturnAddress() {}

  /// Makes words that nobody can guess, the same whenever the same thing is asked about.
  @FunctionalInterface
  public interface Words {

    String word(int length, String... about);
  }

  /// {@return the address of a mail; without the word if it would be too long}
  public static String of(Settings settings, ParcelRow parcel, Words words) {
    String address = settings.address("b%s-%s".formatted(number(parcel.id), word(parcel, words)));
    return address.indexOf('@') > LONGEST ? settings.address() : address;
  }

  private static String number(long id) {
    return Long.toString(id, Character.MAX_RADIX);
  }

  private static String word(ParcelRow parcel, Words words) {
    return words.word(LENGTH, "bounce", parcel.key, parcel.recipient);
  }

  /// {@return the number that is named behind the plus of such an address}
  static Optional<Long> parcel(String tag) {
    Matcher matcher = TAG.matcher(tag);
    return matcher.matches()
        ? Optional.of(Long.parseLong(matcher.group(1), Character.MAX_RADIX))
        : Optional.empty();
  }

  /// {@return whether an address with this tag was made for this mail}
  static boolean isOf(String tag, ParcelRow parcel, Words words) {
    return tag.equals("b%s-%s".formatted(number(parcel.id), word(parcel, words)));
  }
}
