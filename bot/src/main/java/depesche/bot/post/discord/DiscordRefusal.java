package depesche.bot.post.discord;

import java.util.Set;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;

/// What a refusal of Discord means. JDA takes every code it does not know for a fault of the
/// server; so what counts is the status of the answer, and the code as it came.
public final class DiscordRefusal {

  private static final int SERVER_FAULT = 500;

  /// The person, the conversation or the interaction is not there for us any more.
  private static final Set<Integer> GONE =
      Set.of(10003, 10008, 10013, 10015, 10062, 50001, 50007, 50013, 50027, 50278);

  /// The message itself cannot be taken, wherever it goes: invalid, too large, empty.
  private static final Set<Integer> MALFORMED = Set.of(50035, 40005, 50006);

  /// Too many conversations opened, too much written, too many edits: later it will do.
  private static final Set<Integer> TOO_FAST = Set.of(20016, 20022, 20028, 20029, 30046, 40003);

  private static final int TOO_MANY = 429;

  private DiscordRefusal() {}

  /// {@return whether it is none: Discord did not answer, or broke}
  public static boolean isSilence(ErrorResponseException refusal) {
    int status = refusal.getResponse().code;
    return status <= 0 || status >= SERVER_FAULT;
  }

  /// {@return whether it will be refused again, whenever and however often it is tried}
  ///
  /// @param personal whether it concerns a person or an interaction, where no operator can help
  public static boolean isFinal(ErrorResponseException refusal, boolean personal) {
    int code = refusal.getErrorCode();
    return !isSilence(refusal) && (MALFORMED.contains(code) || (personal && GONE.contains(code)));
  }

  /// {@return whether the message is at fault, so that a simpler one may be taken}
  public static boolean isMalformed(ErrorResponseException refusal) {
    return !isSilence(refusal) && MALFORMED.contains(refusal.getErrorCode());
  }

  /// {@return whether the same may well be taken later}
  public static boolean isForNow(ErrorResponseException refusal) {
    return isSilence(refusal)
        || refusal.getResponse().code == TOO_MANY
        || TOO_FAST.contains(refusal.getErrorCode());
  }

  /// {@return what Discord says is wrong, and where; for what is our own and no secret}
  public static String words(ErrorResponseException refusal) {
    String where =
        refusal.getSchemaErrors().stream()
            .flatMap(
                error ->
                    error.getErrors().stream()
                        .map(one -> error.getLocation() + ": " + one.getMessage()))
            .collect(Collectors.joining("; "));
    String what = "answer " + refusal.getErrorCode() + " (" + refusal.getMeaning() + ")";
    return where.isEmpty() ? what : what + ", " + where;
  }
}
