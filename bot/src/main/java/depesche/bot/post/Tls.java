package depesche.bot.post;

/// How a connection is guarded.
public enum Tls {
  /// Not at all: for loopback only.
  NONE,
  /// Upgraded before anything else is said; a server that cannot is refused.
  STARTTLS,
  /// From the first byte.
  TLS
}
