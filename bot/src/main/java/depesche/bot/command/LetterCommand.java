package depesche.bot.command;

import depesche.bot.config.SecretSource;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.post.Attachment;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.Tls;
import depesche.bot.post.client.MailClient;
import depesche.bot.post.client.ReceivedMail;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Sends one letter to the moderator that serves on this machine and prints the answers: for those
/// without a mail program.
@Command(
    name = "letter",
    description = "Sends a mail to the moderator on this machine and prints the answer.")
public final class LetterCommand extends ServerCommand {

  /// After this somebody who waits is told so.
  private static final Duration SILENCE = Duration.ofSeconds(10);

  /// Answers to one letter leave together; after the first no other is long in coming.
  private static final Duration REST = Duration.ofMillis(250);

  /// That a letter in one's name is one's own.
  private static final String YES = "YES";

  @Option(names = "--from", required = true, description = "Who writes: a mail address.")
  private String from = "";

  @Option(names = "--to", description = "The recipient; by default the moderator.")
  private Optional<String> to = Optional.empty();

  @Option(names = "--subject", description = "The subject of a new mail.")
  private Optional<String> subject = Optional.empty();

  @Option(names = "--fresh", description = "Writes a new mail instead of replying to the last.")
  private boolean fresh;

  @Option(
      names = "--wait",
      paramLabel = "SECONDS",
      description = "How long to wait for the answer; ${DEFAULT-VALUE} by default.")
  private int wait = 120;

  @Option(
      names = "--newest",
      description = "Prints the moderator's newest mail, such as a late answer; sends nothing.")
  private boolean newest;

  @Option(names = "--save", description = "A folder for attached pictures.")
  private Optional<Path> save = Optional.empty();

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      description = "What to write; standard input if there is none.")
  private Optional<Path> file = Optional.empty();

  @Override
  public Integer call() {
    String text = newest ? "" : text();
    Settings settings = settings();
    try (MailClient mail = open(settings)) {
      String recipient = to.orElse(settings.address());
      return newest ? show(mail, recipient) : exchange(mail, recipient, text);
    } catch (UncheckedIOException e) {
      throw new UnusableInput(
          "the mail could not be sent (%s): check the addresses, and that ./depesche serve still runs"
              .formatted(String.valueOf(e.getMessage()).lines().findFirst().orElse("")));
    }
  }

  private int show(MailClient mail, String sender) {
    PrintWriter out = out();
    Optional<ReceivedMail> found = mail.newest(sender);
    found.ifPresentOrElse(
        one -> print(out, one), () -> out.println("There is no mail from " + sender + " yet."));
    out.flush();
    return found.isPresent() ? 0 : 1;
  }

  private int exchange(MailClient mail, String recipient, String text) {
    Optional<ReceivedMail> last =
        fresh || to.isPresent() ? Optional.empty() : mail.newest(recipient);
    String about = subject.orElse(last.map(LetterCommand::reply).orElse("Letter"));
    return answers(mail, mail.send(recipient, about, text, last));
  }

  /// Prints what a letter is answered.
  private int answers(MailClient mail, String id) {
    PrintWriter out = out();
    Optional<ReceivedMail> answer = answer(mail, id);
    if (answer.isEmpty()) {
      out.println(
          "The mail has been delivered, but no answer has come within %d seconds. To see it later:"
              .formatted(wait));
      out.println("  ./depesche letter --from %s --newest".formatted(from) + named());
      out.flush();
      return 1;
    }
    Optional<ReceivedMail> asked = Optional.empty();
    while (answer.isPresent()) {
      print(out, answer.get());
      out.flush();
      asked = asked.isPresent() ? asked : answer.filter(ReceivedMail::asksWhose);
      answer = mail.await(receivedMail -> receivedMail.answers(id), REST);
    }
    return asked.isPresent() ? say(mail, asked.get()) : 0;
  }

  /// A server that judges a large turn, or has just been started, may take its time.
  private Optional<ReceivedMail> answer(MailClient mail, String id) {
    Duration longest = Duration.ofSeconds(wait);
    boolean patient = longest.compareTo(SILENCE) > 0;
    Optional<ReceivedMail> soon =
        mail.await(received -> received.answers(id), patient ? SILENCE : longest);
    if (soon.isPresent() || !patient) {
      return soon;
    }
    PrintWriter err = err();
    err.println(
        "The mail has been delivered; waiting up to %d seconds for the answer. Ctrl-C stops nothing"
                .formatted(wait)
            + " but the waiting.");
    err.flush();
    return mail.await(received -> received.answers(id), longest.minus(SILENCE));
  }

  /// {@return the settings that must be named again}
  private String named() {
    return config().map(file -> " --config " + file).orElse("");
  }

  /// The caller reads at that address: it says so itself.
  private int say(MailClient mail, ReceivedMail asked) {
    out().println("> " + YES + "\n");
    return answers(mail, mail.send(asked.replyTo(), reply(asked), YES, Optional.of(asked)));
  }

  private static String reply(ReceivedMail last) {
    return last.subject().startsWith("Re: ") ? last.subject() : "Re: " + last.subject();
  }

  private String text() {
    try (InputStream in = file.isPresent() ? Files.newInputStream(file.get()) : System.in) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      if (text.isBlank()) {
        throw new UnusableInput(
            "the mail is empty: write something, such as echo HELP | ./depesche letter --from "
                + from);
      }
      return text;
    } catch (IOException _) {
      throw new UnusableInput(
          "cannot read "
              + file.map(Path::toString).orElse("standard input")
              + ": name a readable text file");
    }
  }

  private MailClient open(Settings settings) {
    Settings.Embedded embedded = settings.post().embedded();
    if (settings.post().smtp().isPresent()) {
      throw new UnusableInput(
          "the settings name a mail server of your own: write to %s with your mail program"
              .formatted(settings.address()));
    }
    String host = embedded.bind();
    MailEndpoint.Login login =
        new MailEndpoint.Login(
            from, embedded.password().map(SecretSource::reveal).orElse("depesche"));
    try {
      return MailClient.open(
          from,
          new MailEndpoint(host, embedded.smtpPort(), Tls.NONE, Optional.of(login)),
          new MailEndpoint(host, embedded.imapPort(), Tls.NONE, Optional.of(login)),
          Clock.systemUTC());
    } catch (UncheckedIOException e) {
      throw new UnusableInput(
          (MailClient.isRefused(e)
                  ? "the post office at %s:%d does not open the mailbox: see what the server's log"
                      + " says"
                  : "nothing answers at %s:%d: start ./depesche serve in another window")
              .formatted(host, embedded.imapPort()));
    }
  }

  private void print(PrintWriter out, ReceivedMail mail) {
    out.println("Subject: " + mail.subject());
    out.println();
    out.println(mail.text().strip());
    for (Attachment attached : mail.attachments()) {
      out.println(kept(attached));
    }
    out.println();
  }

  private String kept(Attachment attached) {
    if (save.isEmpty()) {
      return "[attached: %s; --save FOLDER keeps it]".formatted(attached.name());
    }
    Path target = save.get().resolve(attached.name());
    try {
      Files.createDirectories(save.get());
      Files.write(target, attached.bytes());
      return "[saved: " + target + "]";
    } catch (IOException _) {
      throw new UnusableInput("cannot write " + target + ": name another folder with --save");
    }
  }
}
