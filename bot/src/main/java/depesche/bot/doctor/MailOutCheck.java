package depesche.bot.doctor;

import depesche.bot.config.Settings;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.smtp.SmtpSender;
import java.util.List;

/// Whether the mail server for what goes out is there, guarded as set, and takes our password.
record MailOutCheck(Settings.MailServer server) implements Check {

  @Override
  public String subject() {
    return "mail out";
  }

  @Override
  public List<Finding> look() {
    return List.of(
        new SmtpSender(MailEndpoint.of(server))
            .trouble()
            .map(why -> Finding.toMend(subject(), why + "; see post.smtp in the settings"))
            .orElseGet(
                () ->
                    Finding.well(
                        subject(),
                        "%s:%d, %s, accepts the login"
                            .formatted(server.host(), server.port(), server.security()))));
  }
}
