package depesche.bot.post.discord.session;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.requests.Response;
import net.dv8tion.jda.api.requests.Route;
import net.dv8tion.jda.api.utils.data.DataObject;
import net.dv8tion.jda.internal.requests.RestActionImpl;

/// How often Discord lets us present ourselves today, by its own count: other programs may use our
/// token too.
///
/// @param remaining how many more times
/// @param reset until the count begins again
record SessionStarts(int remaining, Duration reset) {

  private static final int SECONDS = 20;

  /// {@return what Discord says now}
  ///
  /// @throws RuntimeException if it says nothing
  static SessionStarts ask(JDA jda) {
    return new RestActionImpl<SessionStarts>(
            jda, Route.Misc.GATEWAY_BOT.compile(), (response, _) -> read(response))
        .priority()
        .timeout(SECONDS, TimeUnit.SECONDS)
        .complete();
  }

  private static SessionStarts read(Response response) {
    DataObject limit = response.getObject().getObject("session_start_limit");
    return new SessionStarts(
        limit.getInt("remaining"), Duration.ofMillis(limit.getLong("reset_after")));
  }
}
