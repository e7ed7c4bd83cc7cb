package depesche.bot.standin;

import java.util.Arrays;

/// What a member may do in a place, and its bit.
public enum Permission {
  ADMINISTRATOR(3),
  MANAGE_CHANNELS(4),
  MANAGE_GUILD(5),
  VIEW_CHANNEL(10),
  SEND_MESSAGES(11),
  MANAGE_MESSAGES(13),
  EMBED_LINKS(14),
  ATTACH_FILES(15),
  READ_MESSAGE_HISTORY(16),
  MENTION_EVERYONE(17),
  MANAGE_ROLES(28),
  USE_APPLICATION_COMMANDS(31),
  MANAGE_THREADS(34),
  CREATE_PUBLIC_THREADS(35),
  CREATE_PRIVATE_THREADS(36),
  SEND_MESSAGES_IN_THREADS(38),
  PIN_MESSAGES(51);

  private final int bit;

  Permission(int bit) {
    this.bit = bit;
  }

  long mask() {
    return 1L << bit;
  }

  /// {@return these permissions as Discord counts them}
  public static long masks(Permission... permissions) {
    return Arrays.stream(permissions).mapToLong(Permission::mask).reduce(0, (a, b) -> a | b);
  }
}
