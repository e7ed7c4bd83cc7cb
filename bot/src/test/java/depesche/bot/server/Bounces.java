package depesche.bot.server;

import java.nio.charset.StandardCharsets;

/// Mails in which a mail server says that a mail of ours did not arrive.
final class Bounces {

  private Bounces() {}

  /// As RFC 3464 has it.
  static byte[] report(String id, String action, String status, int number) {
    return """
    From: Mail Delivery System <MAILER-DAEMON@relay.example>
    To: depesche@localhost
    Subject: Undelivered Mail Returned to Sender
    Message-ID: <%d.bounce@relay.example>
    MIME-Version: 1.0
    Content-Type: multipart/report; report-type=delivery-status; boundary="b"

    --b
    Content-Type: text/plain

    I am sorry.
    --b
    Content-Type: message/delivery-status

    Reporting-MTA: dns; relay.example

    Final-Recipient: rfc822; anna@localhost
    Action: %s
    Status: %s

    --b
    Content-Type: text/rfc822-headers

    From: Depesche <depesche@localhost>
    Message-ID: %s
    Subject: report
    --b--
    """
        .formatted(number, action, status, id)
        .replace("\n", "\r\n")
        .getBytes(StandardCharsets.US_ASCII);
  }

  /// As older servers have it, with a copy of the mail.
  static byte[] inWords(String id, String status) {
    return """
    From: MAILER-DAEMON@relay.example
    To: depesche@localhost
    Subject: failure notice
    Message-ID: <%s.words@relay.example>

    Hi. This is the qmail-send program at relay.example.
    I'm afraid I wasn't able to deliver your message.

    <anna@localhost>:
    Sorry, no mailbox here by that name. (#%s)

    --- Below this line is a copy of the message.

    From: Depesche <depesche@localhost>
    To: anna@localhost
    Message-ID: %s
    Subject: report

    A KON H
    """
        .formatted(status, status, id)
        .replace("\n", "\r\n")
        .getBytes(StandardCharsets.US_ASCII);
  }
}
