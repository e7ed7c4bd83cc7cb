package depesche.bot.config;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What an operator may set, as `config/server.yaml` explains it. Components without a value take
/// their standard here.
///
/// @param address the moderator's own mail address
/// @param data the folder of everything that must survive
/// @param discord where the same games can be played too; empty for mail alone
/// @param backup which backups a running server takes by itself; empty for none
/// @param monitor where it says how it is; empty for nowhere
/// @param database where the rows lie; empty for a file in the data folder
/// @param site where the pages of games lie; empty for no pages
/// @param lists mailing lists to which masters may have reports sent without asking their owners
public record Settings(
    String address,
    String data,
    Master master,
    Post post,
    Games games,
    Optional<Discord> discord,
    Optional<Backup> backup,
    Optional<Monitor> monitor,
    Optional<Database> database,
    Optional<Site> site,
    List<MailingList> lists) {

  public Settings {
    lists = List.copyOf(lists);
  }

  @JsonCreator
  static Settings of(
      @JsonProperty("address") @Nullable String address,
      @JsonProperty("data") @Nullable String data,
      @JsonProperty("master") @Nullable Master master,
      @JsonProperty("post") @Nullable Post post,
      @JsonProperty("games") @Nullable Games games,
      @JsonProperty("discord") Optional<Discord> discord,
      @JsonProperty("backup") Optional<Backup> backup,
      @JsonProperty("monitor") Optional<Monitor> monitor,
      @JsonProperty("database") Optional<Database> database,
      @JsonProperty("site") Optional<Site> site,
      @JsonProperty("lists") @Nullable List<MailingList> lists) {
    return new Settings(
        or(address, "depesche@localhost"),
        or(data, "data"),
        or(master, Master.of(null, Optional.empty())),
        or(post, Post.of(null, Optional.empty(), Optional.empty(), null, null, null, null)),
        or(games, Games.of(null, null, null, null)),
        discord,
        backup,
        monitor,
        database,
        site,
        or(lists, List.of()));
  }

  static <T> T or(@Nullable T value, T standard) {
    return value == null ? standard : value;
  }

  /// {@return the settings of a server without a settings file}
  public static Settings standard() {
    return of(
        null,
        null,
        null,
        null,
        null,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        null);
  }

  /// {@return the same with other parts}
  public Settings with(Part... parts) {
    Settings all = this;
    for (Part part : parts) {
      all = all.withOne(part);
    }
    return all;
  }

  private Settings withOne(Part part) {
    return new Settings(
        address,
        data,
        part instanceof Master other ? other : master,
        part instanceof Post other ? other : post,
        part instanceof Games other ? other : games,
        part instanceof Discord other ? Optional.of(other) : discord,
        part instanceof Backup other ? Optional.of(other) : backup,
        part instanceof Monitor other ? Optional.of(other) : monitor,
        part instanceof Database other ? Optional.of(other) : database,
        part instanceof Site other ? Optional.of(other) : site,
        lists);
  }

  /// {@return the same with another data folder}
  public Settings in(String folder) {
    return new Settings(
        address, folder, master, post, games, discord, backup, monitor, database, site, lists);
  }

  /// {@return whether several servers work in the same database}
  public boolean nodes() {
    return database.map(Database::nodes).orElse(false);
  }

  /// {@return the part of the address behind the `@`}
  public String host() {
    return address.substring(address.indexOf('@') + 1);
  }

  /// {@return the id of a mail of ours}
  ///
  /// @param words without a blank, and never the same for two mails
  public String messageId(String words) {
    return "<" + words + "@" + host() + ">";
  }

  /// {@return the id of the mail on whose thread all mails of a game hang that answer nothing; it
  /// was never sent}
  public String thread(String game) {
    return messageId("game." + game);
  }

  /// {@return the plus-address that carries a reply token}
  public String address(String token) {
    int at = address.indexOf('@');
    return address.substring(0, at) + "+" + token + address.substring(at);
  }

  /// What is set together.
  public sealed interface Part {}

  /// A database of a PostgreSQL server.
  ///
  /// @param url a JDBC URL, `jdbc:postgresql://HOST:PORT/NAME`
  /// @param password without one the server must ask for none
  /// @param nodes whether several servers work in it at once
  public record Database(String url, String user, Optional<SecretSource> password, boolean nodes)
      implements Part {

    @JsonCreator
    static Database of(
        @JsonProperty(value = "url", required = true) String url,
        @JsonProperty(value = "user", required = true) String user,
        @JsonProperty("password") Optional<SecretSource> password,
        @JsonProperty("nodes") @Nullable Boolean nodes) {
      return new Database(url, user, password, or(nodes, false));
    }
  }

  /// Who creates and runs games.
  ///
  /// @param password what they sign on with; without one their address alone is believed
  public record Master(String address, Optional<SecretSource> password) implements Part {

    @JsonCreator
    static Master of(
        @JsonProperty("address") @Nullable String address,
        @JsonProperty("password") Optional<SecretSource> password) {
      return new Master(or(address, "master@localhost"), password);
    }
  }

  /// The way of mail. Either both servers are named or neither.
  ///
  /// @param connections by how many mails leave at a time
  /// @param perDomain how many of them at most are for one domain
  /// @param authserv how the receiving server signs its `Authentication-Results`, if it does
  public record Post(
      Embedded embedded,
      Optional<MailServer> smtp,
      Optional<MailServer> imap,
      int pollSeconds,
      int connections,
      int perDomain,
      Optional<String> authserv)
      implements Part {

    private static final int CONNECTIONS = 8;
    private static final int PER_DOMAIN = 4;

    public Post(
        Embedded embedded, Optional<MailServer> smtp, Optional<MailServer> imap, int pollSeconds) {
      this(embedded, smtp, imap, pollSeconds, CONNECTIONS, PER_DOMAIN, Optional.empty());
    }

    @JsonCreator
    static Post of(
        @JsonProperty("embedded") @Nullable Embedded embedded,
        @JsonProperty("smtp") Optional<MailServer> smtp,
        @JsonProperty("imap") Optional<MailServer> imap,
        @JsonProperty("pollSeconds") @Nullable Integer pollSeconds,
        @JsonProperty("connections") @Nullable Integer connections,
        @JsonProperty("perDomain") @Nullable Integer perDomain,
        @JsonProperty("authserv") @Nullable String authserv) {
      return new Post(
          or(embedded, Embedded.of(null, null, null, Optional.empty())),
          smtp,
          imap,
          or(pollSeconds, 60),
          or(connections, CONNECTIONS),
          or(perDomain, PER_DOMAIN),
          Optional.ofNullable(authserv));
    }
  }

  /// The post office on this machine.
  public record Embedded(String bind, int smtpPort, int imapPort, Optional<SecretSource> password) {

    @JsonCreator
    static Embedded of(
        @JsonProperty("bind") @Nullable String bind,
        @JsonProperty("smtpPort") @Nullable Integer smtpPort,
        @JsonProperty("imapPort") @Nullable Integer imapPort,
        @JsonProperty("password") Optional<SecretSource> password) {
      return new Embedded(or(bind, "127.0.0.1"), or(smtpPort, 3025), or(imapPort, 3143), password);
    }
  }

  /// A mail server elsewhere.
  ///
  /// @param trust a PEM file with the certificate to believe, or `sha256:` and its fingerprint;
  ///   without it those of the authorities that Java knows
  public record MailServer(
      String host,
      int port,
      Security security,
      Optional<String> user,
      Optional<SecretSource> password,
      String mailbox,
      Optional<String> trust) {

    @JsonCreator
    static MailServer of(
        @JsonProperty(value = "host", required = true) String host,
        @JsonProperty(value = "port", required = true) Integer port,
        @JsonProperty(value = "security", required = true) Security security,
        @JsonProperty("user") Optional<String> user,
        @JsonProperty("password") Optional<SecretSource> password,
        @JsonProperty("mailbox") @Nullable String mailbox,
        @JsonProperty("trust") Optional<String> trust) {
      return new MailServer(host, port, security, user, password, or(mailbox, "INBOX"), trust);
    }
  }

  /// How a connection is made private.
  public enum Security {
    TLS,
    STARTTLS,
    NONE
  }

  /// What a game gets that says nothing else.
  ///
  /// @param spreadMinutes over so many minutes the turns of many games are judged that have the
  ///   same deadline; 0 for all at once
  public record Games(String clock, String zone, int reminderHours, int spreadMinutes)
      implements Part {

    @JsonCreator
    static Games of(
        @JsonProperty("clock") @Nullable String clock,
        @JsonProperty("zone") @Nullable String zone,
        @JsonProperty("reminderHours") @Nullable Integer reminderHours,
        @JsonProperty("spreadMinutes") @Nullable Integer spreadMinutes) {
      return new Games(
          or(clock, "at 20:00; move 72 min 48; minor 24 min 12"),
          or(zone, "Europe/Berlin"),
          or(reminderHours, 24),
          or(spreadMinutes, 0));
    }
  }

  /// Backups that a running server takes.
  ///
  /// @param folder in which each gets a folder of its own
  /// @param everyHours how much time there is between two
  /// @param keep how many of the newest are kept
  public record Backup(String folder, int everyHours, int keep) implements Part {

    @JsonCreator
    static Backup of(
        @JsonProperty(value = "folder", required = true) String folder,
        @JsonProperty("everyHours") @Nullable Integer everyHours,
        @JsonProperty("keep") @Nullable Integer keep) {
      return new Backup(folder, or(everyHours, 24), or(keep, 7));
    }
  }

  /// Where the server says over HTTP how it is.
  ///
  /// @param bind the address of this machine; its own alone unless set
  /// @param port 0 for any that is free
  public record Monitor(String bind, int port) implements Part {

    @JsonCreator
    static Monitor of(
        @JsonProperty("bind") @Nullable String bind, @JsonProperty("port") @Nullable Integer port) {
      return new Monitor(or(bind, "127.0.0.1"), or(port, 9464));
    }
  }

  /// The pages of games.
  ///
  /// @param folder they lie in it
  /// @param bind the address of this machine on which they are served; its own alone unless set
  /// @param port on which they are served, 0 for any that is free; empty if others serve the folder
  /// @param address where people find them, ending in a slash, if that was said
  public record Site(String folder, String bind, Optional<Integer> port, Optional<String> address)
      implements Part {

    @JsonCreator
    static Site of(
        @JsonProperty("folder") @Nullable String folder,
        @JsonProperty("bind") @Nullable String bind,
        @JsonProperty("port") Optional<Integer> port,
        @JsonProperty("address") Optional<String> address) {
      return new Site(
          or(folder, "site"),
          or(bind, "127.0.0.1"),
          port,
          address.map(given -> given.endsWith("/") ? given : given + "/"));
    }

    /// {@return where people find what only the server itself shows; empty if it shows nothing}
    public Optional<String> home() {
      String host = bind.contains(":") ? "[" + bind + "]" : bind;
      return port.map(number -> address.orElse("http://" + host + ":" + number + "/"));
    }
  }

  /// A mailing list that the operator knows.
  ///
  /// @param largest the most bytes of a mail that it takes
  /// @param owner where its owner reads, who must agree; empty if the operator has asked them
  public record MailingList(String address, int largest, Optional<String> owner) {

    /// What lists take where nobody has changed it: Mailman's own limit.
    public static final int USUAL = 40_000;

    @JsonCreator
    static MailingList of(
        @JsonProperty(value = "address", required = true) String address,
        @JsonProperty("largest") @Nullable Integer largest,
        @JsonProperty("owner") Optional<String> owner) {
      return new MailingList(address, or(largest, USUAL), owner);
    }
  }

  /// The Discord server on which games can be played too.
  ///
  /// @param token of the bot's account
  /// @param guild the id of the server; that on which `/setup` is used unless set
  /// @param games the id of the forum, or of the text channel, in which each game gets its place;
  ///   it is chosen with `/setup` unless set
  /// @param masters the id of the role whose bearers are masters, if there is one
  /// @param observers the id of the role that shows games to those who have no seat in them; if
  ///   there is none, everybody is shown them
  /// @param threads the id of the text channel in which games have private threads for press, if
  ///   they may have any
  /// @param rest the address of Discord's API, ending in a slash; Discord's own unless set
  /// @param gateway the address of its gateway; Discord's own unless set
  public record Discord(
      SecretSource token,
      Optional<String> guild,
      Optional<String> games,
      Optional<String> masters,
      Optional<String> observers,
      Optional<String> threads,
      Optional<String> rest,
      Optional<String> gateway)
      implements Part {

    @JsonCreator
    static Discord of(
        @JsonProperty(value = "token", required = true) SecretSource token,
        @JsonProperty("guild") Optional<String> guild,
        @JsonProperty("games") Optional<String> games,
        @JsonProperty("masters") Optional<String> masters,
        @JsonProperty("observers") Optional<String> observers,
        @JsonProperty("threads") Optional<String> threads,
        @JsonProperty("rest") Optional<String> rest,
        @JsonProperty("gateway") Optional<String> gateway) {
      return new Discord(token, guild, games, masters, observers, threads, rest, gateway);
    }
  }
}
