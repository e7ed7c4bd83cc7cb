package depesche.bot.post.imap;

import java.util.List;

/// Of which parts a mail is made, as its server says (RFC 3501 `BODYSTRUCTURE`).
///
/// @param parts of a multipart; none of anything else
record MailOutline(List<MailOutline> parts) {

  MailOutline {
    parts = List.copyOf(parts);
  }
}
