package depesche.bot.desk.letter;

import depesche.bot.desk.Request;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.DiscordInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Where an answer goes.
record ReplyWays(Request request) {

  /// {@return where an answer goes: the first of these that works}
  ///
  /// @param number of the answer, from 0
  List<String> of(int number) {
    List<String> ways = new ArrayList<>();
    for (DiscordInput said : request.envelope.call().stream().toList()) {
      if (said.awaitsReply()) {
        ways.add(new Destination.Reply(said.id(), said.reply(), number == 0).word());
      }
      ways.add(new Destination.Person(said.user()).word());
    }
    if (request.address.contains("@")) {
      ways.add(request.address);
    }
    request
        .player()
        .flatMap(row -> Optional.ofNullable(row.discord))
        .map(account -> new Destination.Person(account).word())
        // A caller is answered at their own account, though another may just have taken its place.
        .filter(_ -> !request.isCall())
        .ifPresent(ways::add);
    return ways;
  }
}
