package depesche.bot.mime;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// How the addresses of a mailing list hang together: beside the one for posts there are some for
/// its owner, its program, and what comes back (RFC 2142 6).
public final class ListAddress {

  /// At some of them people read. `request` is Sympa's; elsewhere a program reads there.
  private static final Set<String> OWNERS =
      Set.of("owner", "owners", "request", "managers", "moderators", "admin", "editor");

  /// Behind these may stand what a mail was about.
  private static final Set<String> PROGRAMS =
      Set.of("bounce", "bounces", "confirm", "help", "noreply", "nobody");

  /// Majordomo's, and what LISTSERV writes from.
  private static final String OWNER_OF = "owner-";

  private ListAddress() {}

  /// {@return where the owner of a list reads} `name-owner` at Mailman, and where nothing else is
  /// known. Sympa takes what comes there for mail that came back: its owners are at `name-request`.
  ///
  /// @param told what a mail of the list says of it, in List-Owner; anybody can write such a mail,
  ///   so it only chooses among the addresses that a list of this name can have
  public static String owner(Address list, Optional<Address> told) {
    return told.filter(address -> isOwner(address, list))
        .map(Address::text)
        .orElseGet(() -> usual(list));
  }

  private static boolean isOwner(Address address, Address list) {
    String local = address.local();
    int behind = list.local().length() + 1;
    return address.domain().equals(list.domain())
        && (local.equals(OWNER_OF + list.local())
            || (local.length() > behind
                && OWNERS.contains(local.substring(behind))
                && spokenFor(address.text()).contains(list.text())));
  }

  private static String usual(Address list) {
    String domain = list.domain();
    String end =
        domain.equals("googlegroups.com")
            ? "+owners"
            : domain.equals("groups.io") || domain.endsWith(".groups.io") ? "+owner" : "-owner";
    return list.local() + end + "@" + domain;
  }

  /// {@return the lists that a sender may speak for}
  public static List<String> spokenFor(String sender) {
    List<String> lists = new ArrayList<>();
    Address.read(sender)
        .ifPresent(
            address -> {
              lists.add(address.text());
              String local = address.local();
              if (local.startsWith(OWNER_OF)) {
                lists.add(local.substring(OWNER_OF.length()) + "@" + address.domain());
              }
              for (int i = 1; i < local.length(); i++) {
                if (isSign(local.charAt(i)) && isBeside(local.substring(i + 1))) {
                  lists.add(local.substring(0, i) + "@" + address.domain());
                }
              }
            });
    return lists;
  }

  private static boolean isSign(char sign) {
    return sign == '-' || sign == '+';
  }

  private static boolean isBeside(String end) {
    return OWNERS.contains(end) || PROGRAMS.contains(end.split("[-+=]", 2)[0]);
  }
}
