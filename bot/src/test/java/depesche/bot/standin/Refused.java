package depesche.bot.standin;

import com.fasterxml.jackson.databind.node.ObjectNode;

/// What Discord answers to a request that it does not accept.
@SuppressWarnings("serial")
final class Refused extends RuntimeException {

  private static final int INVALID_FORM = 50035;

  private final int status;
  private final int code;
  private final String where;

  Refused(int status, int code, String why) {
    this(status, code, "", why);
  }

  private Refused(int status, int code, String where, String why) {
    super(why);
    this.status = status;
    this.code = code;
    this.where = where;
  }

  /// A body that says something Discord does not allow.
  static Refused invalid(String where, String why) {
    return new Refused(400, INVALID_FORM, where, why);
  }

  /// There is no such thing; the codes 10000 to 10099 say what kind of thing.
  static Refused unknown(int code, String what) {
    return new Refused(404, code, "Unknown " + what);
  }

  int status() {
    return status;
  }

  int code() {
    return code;
  }

  String why() {
    return where.isEmpty() ? String.valueOf(getMessage()) : where + ": " + getMessage();
  }

  ObjectNode json() {
    ObjectNode json = Nodes.object().put("code", code);
    if (code != INVALID_FORM) {
      return json.put("message", getMessage());
    }
    ObjectNode error = Nodes.object().put("code", "STAND_IN").put("message", getMessage());
    json.put("message", "Invalid Form Body")
        .putObject("errors")
        .putObject(where.isEmpty() ? "body" : where)
        .putArray("_errors")
        .add(error);
    return json;
  }
}
