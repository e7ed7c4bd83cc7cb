package depesche.bot.mime;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// How the addresses of a mailing list hang together: beside the one for posts there are some for
/// its owner, its program, and what comes back (RFC 2142 6).
public final class ListAddress {

  private static final Set<String> ENDS =
      Set.of(
          "owner",
          "owners",
          "bounce",
          "bounces",
          "request",
          "admin",
          "moderators",
          "editor",
          "help",
          "confirm",
          "noreply",
          "nobody");

  private ListAddress() {}

  /// {@return where the owner of a list reads: `name-owner`, but with these two houses}
  public static String owner(Address list) {
    String end =
        list.domain().equals("googlegroups.com")
            ? "+owners"
            : list.domain().endsWith("groups.io") ? "+owner" : "-owner";
    return list.local() + end + "@" + list.domain();
  }

  /// {@return the lists that a sender may speak for}
  public static List<String> spokenFor(String sender) {
    List<String> lists = new ArrayList<>();
    Address.read(sender)
        .ifPresent(
            address -> {
              lists.add(address.text());
              String local = address.local();
              int sign = Math.max(local.lastIndexOf('-'), local.lastIndexOf('+'));
              if (sign > 0 && ENDS.contains(local.substring(sign + 1))) {
                lists.add(local.substring(0, sign) + "@" + address.domain());
              }
            });
    return lists;
  }
}
