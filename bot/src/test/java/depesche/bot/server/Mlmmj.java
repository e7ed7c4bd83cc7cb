package depesche.bot.server;

import depesche.bot.post.client.ReceivedMail;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A real list manager.
final class Mlmmj implements MailingList.Manager {

  private static final Path RECEIVE = Path.of("/usr/bin/mlmmj-receive");
  private static final Path MAINTAIN = Path.of("/usr/bin/mlmmj-maintd");

  private final Path folder;

  /// @param port of the mail server by which it sends
  Mlmmj(Path folder, int port, List<String> readers) {
    this.folder = folder;
    List<String> make =
        new ArrayList<>(
            List.of(
                Program.HOME.resolve(".ci/mlmmj").toString(),
                folder.toString(),
                MailingList.ADDRESS,
                String.valueOf(port),
                Person.MODERATOR));
    make.addAll(readers);
    run("", make);
  }

  static boolean isHere() {
    return Files.isExecutable(RECEIVE);
  }

  /// It takes line feeds alone, and nothing without a sender.
  @Override
  public void post(Person box, ReceivedMail post) {
    String raw = new String(post.raw(), StandardCharsets.ISO_8859_1).replace("\r", "");
    String sender =
        raw.substring(raw.indexOf("Return-Path: "), raw.indexOf("\nDelivered-To: ") + 1);
    run(
        sender + raw.substring(raw.indexOf("\nDate: ") + 1),
        List.of(RECEIVE.toString(), "-F", "-L", folder.toString()));
  }

  /// What a server did not take is tried again.
  @Override
  public void release(Person box) {
    run("", List.of(MAINTAIN.toString(), "-F", "-L", folder.toString()));
  }

  private void run(String input, List<String> line) {
    try {
      Path in =
          Files.writeString(folder.resolveSibling("post"), input, StandardCharsets.ISO_8859_1);
      Path out = folder.resolveSibling("mlmmj.log");
      Process process =
          new ProcessBuilder(line)
              .redirectInput(in.toFile())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.appendTo(out.toFile()))
              .start();
      int status = process.waitFor();
      if (status != 0) {
        throw new IllegalStateException(line + " ended with " + status + Files.readString(out));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
