package depesche.bot.chance;

import com.fasterxml.jackson.databind.JsonNode;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.Scriptable;

/// The script of `docs/verify/verify.html`, run without a browser.
final class VerifyPage {

  static final Path FILE = Path.of("..", "docs", "verify", "verify.html").normalize();

  private static final String CALL =
      "function called(name, text, known) {"
          + " return JSON.stringify(DEPESCHE.check(name, text, known ? known.split(' ') : []));"
          + " }"
          + " function bothSaw(mine, theirs) {"
          + " return JSON.stringify(DEPESCHE.compared("
          + "DEPESCHE.picked(mine).links, DEPESCHE.picked(theirs).links));"
          + " }";

  private final Scriptable scope;

  VerifyPage() {
    try (Context context = engine()) {
      scope = context.initSafeStandardObjects();
      context.evaluateString(scope, script("check") + CALL, FILE.toString(), 1, null);
    }
  }

  /// What a verifier says of a file.
  ///
  /// @param refused why it is no transcript; empty if it is one
  /// @param lines one a check
  record Said(String refused, List<String> lines) {

    boolean holds() {
      return refused.isEmpty() && failed().isEmpty();
    }

    List<String> failed() {
      return lines.stream().filter(line -> line.startsWith("FAILED")).toList();
    }
  }

  private static Context engine() {
    Context context = Context.enter();
    context.setLanguageVersion(Context.VERSION_ES6);
    return context;
  }

  static String html() {
    try {
      return Files.readString(FILE, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return what stands in one of the scripts of the page}
  static String script(String id) {
    Matcher found =
        Pattern.compile("<script id=\"" + id + "\">(.*?)</script>", Pattern.DOTALL).matcher(html());
    if (!found.find()) {
      throw new IllegalStateException("no script " + id);
    }
    return found.group(1);
  }

  /// {@return what the page says of a file}
  Said says(String text, List<String> known) {
    JsonNode said = TranscriptFile.node(call("called", "t", text, String.join(" ", known)));
    List<String> lines = new ArrayList<>();
    said.path("checks").forEach(check -> lines.add(line(check)));
    return new Said(said.path("refused").asText(""), lines);
  }

  private static String line(JsonNode check) {
    return (check.path("passed").asBoolean() ? "ok      " : "FAILED  ")
        + check.path("line").asText();
  }

  /// {@return what a function of the script gives}
  String call(String function, Object... arguments) {
    try (Context context = engine()) {
      Function called = (Function) scope.get(function, scope);
      return String.valueOf(called.call(context, scope, scope, arguments));
    }
  }

  /// {@return what `./depesche verify` says of it}
  static Said java(String text, List<String> known) {
    try {
      return new Said(
          "",
          Verification.of(TranscriptFile.read("t", text), known).stream()
              .map(check -> (check.passed() ? "ok      " : "FAILED  ") + check.line())
              .toList());
    } catch (UnusableInput e) {
      return new Said(String.valueOf(e.getMessage()), List.of());
    }
  }
}
