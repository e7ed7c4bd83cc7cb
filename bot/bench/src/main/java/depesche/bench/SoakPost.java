package depesche.bench;

import depesche.bot.post.smtp.SmtpSender;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What people write during a soak and what they get: letters by SMTP to the moderator's plain
/// address, as from somebody who has no mail of his at hand, and a sink that looks at each mail.
final class SoakPost implements AutoCloseable {

  /// A welcome tells the password at its end.
  private static final int HEAD = 4_000;

  private static final Pattern ANSWERED =
      Pattern.compile("(?mi)^In-Reply-To:\\s*<(\\d+)\\.soak@example\\.org>");

  private static final Pattern ASKED = Pattern.compile("(?mi)^Message-ID:\\s*<proof\\.(\\w+)[.@]");

  private static final Pattern TO = Pattern.compile("(?mi)^To:\\s*(\\S+)");

  private static final Pattern SUBJECT = Pattern.compile("(?mi)^Subject:\\s*(.*)$");

  /// A mail with such a subject has taken all that was in the letter.
  private static final Pattern TAKEN =
      Pattern.compile("Receipt(?!.*not accepted)|Welcome to|Status|About your mail");

  private static final Pattern REPORT =
      Pattern.compile(": report(;|$)|The game begins|: the game is over");

  private static final Pattern SIGN_ON = Pattern.compile("SIGNON (\\S+@\\S+) (\\w{6,40})");

  private final String moderator;
  private final SinkServer sinkServer;
  private final Set<Long> open = ConcurrentHashMap.newKeySet();
  private final Map<String, String> passwords = new ConcurrentHashMap<>();
  private final AtomicLong taken = new AtomicLong();
  private final AtomicLong refused = new AtomicLong();
  private final AtomicLong reports = new AtomicLong();
  private Optional<SmtpSender> door = Optional.empty();
  private long written;

  /// @param moderator the address that letters go to
  SoakPost(String moderator) {
    this.moderator = moderator;
    this.sinkServer = SinkServer.open(HEAD, this::note);
  }

  /// {@return where the moderator hands in what he sends}
  int port() {
    return sinkServer.port();
  }

  /// From now on letters are handed in here.
  void open(int port) {
    door = Optional.of(new SmtpSender(ServiceBench.server(port)));
  }

  /// Hands in a letter; its answer is awaited.
  synchronized void write(String from, String text) {
    long number = ++written;
    open.add(number);
    BenchLetters.hand(door.orElseThrow(), from, moderator, number + ".soak", text);
  }

  private void note(String head) {
    String subject = first(SUBJECT, head).orElse("");
    if (REPORT.matcher(subject).find()) {
      reports.incrementAndGet();
    }
    Matcher password = SIGN_ON.matcher(head);
    if (subject.contains("Welcome to") && password.find()) {
      passwords.put(password.group(1), password.group(2));
    }
    Optional<String> asked = first(ASKED, head);
    if (asked.isPresent()) {
      // A player who is asked whether a letter is theirs says so; that is answered.
      write(first(TO, head).orElseThrow(), "ACCEPT " + asked.get());
      first(ANSWERED, head).ifPresent(number -> open.remove(Long.valueOf(number)));
      return;
    }
    // One letter can have several answers.
    if (first(ANSWERED, head).filter(number -> open.remove(Long.valueOf(number))).isPresent()) {
      (TAKEN.matcher(subject).find() ? taken : refused).incrementAndGet();
    }
  }

  private static Optional<String> first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /// Waits until every letter has its answer.
  void awaitAnswers() {
    await(open::isEmpty, () -> open.size() + " letters without an answer");
  }

  /// Waits for as long as mails come.
  ///
  /// @param what is still awaited, to be said if nothing comes any more
  void await(BooleanSupplier done, Supplier<String> what) {
    sinkServer.await(done, what);
  }

  /// {@return the password of a seat, once its welcome has come}
  ///
  /// @param seat such as `Red@bismarck`
  String password(String seat) {
    return Optional.ofNullable(passwords.get(seat))
        .orElseThrow(() -> new IllegalStateException("no welcome has come for " + seat));
  }

  /// A game is over, and so is what was told of it.
  void forget(String seat) {
    passwords.remove(seat);
  }

  /// {@return how many letters were answered, with all in them accepted}
  long taken() {
    return taken.get();
  }

  /// {@return how many were answered otherwise}
  long refused() {
    return refused.get();
  }

  /// {@return how many reports have come, first and last ones too}
  long reports() {
    return reports.get();
  }

  /// {@return how many mails have come}
  long mails() {
    return sinkServer.mails();
  }

  @Override
  public void close() {
    door.ifPresent(SmtpSender::close);
    sinkServer.close();
  }
}
