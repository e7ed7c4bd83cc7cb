package depesche.bot.post;

import depesche.bot.mime.Address;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.InternetHeaders;
import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The outside of a letter as a library reads it: for letters that stop our own reader. It is used
/// to say that, and for nothing else.
///
/// @param id of the letter, with angle brackets
public record LibraryHeader(String address, Optional<String> id) {

  /// A letter with any of these may be a machine's.
  private static final List<String> MACHINES =
      List.of(
          "X-Depesche",
          "Auto-Submitted",
          "Precedence",
          "List-Id",
          "List-Unsubscribe",
          "X-Auto-Response-Suppress",
          "X-Autoreply",
          "X-Autorespond");

  private static final Pattern MACHINE =
      Pattern.compile(
          "(?i)(mailer-daemon|postmaster|no-?reply|do-?not-?reply|owner-.*|.*-request)@");

  /// {@return who wrote it; nobody if that is unclear, or may be a machine}
  ///
  /// @param own our own address
  public static Optional<LibraryHeader> of(byte[] raw, String own) {
    try {
      InternetHeaders headers = new InternetHeaders(new ByteArrayInputStream(raw));
      boolean machine =
          MACHINES.stream().anyMatch(name -> headers.getHeader(name) != null)
              || "<>".equals(headers.getHeader("Return-Path", ""));
      return machine
          ? Optional.empty()
          : address(headers.getHeader("From"))
              .filter(address -> !address.equalsIgnoreCase(own))
              .map(address -> new LibraryHeader(address, id(headers)));
    } catch (MessagingException e) {
      return Optional.empty();
    }
  }

  private static Optional<String> address(String @Nullable [] from) throws AddressException {
    if (from == null || from.length != 1) {
      return Optional.empty();
    }
    return Optional.of(InternetAddress.parse(from[0], true))
        .filter(found -> found.length == 1)
        .flatMap(found -> Address.read(found[0].getAddress()))
        .map(Address::text)
        .filter(address -> !MACHINE.matcher(address).lookingAt());
  }

  private static Optional<String> id(InternetHeaders headers) {
    String @Nullable [] ids = headers.getHeader("Message-ID");
    return ids == null
        ? Optional.empty()
        : Arrays.stream(ids).findFirst().filter(id -> id.matches("<[!-~&&[^<>]]{3,240}>"));
  }
}
