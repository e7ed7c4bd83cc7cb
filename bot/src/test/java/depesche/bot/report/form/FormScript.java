package depesche.bot.report.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.Scriptable;

/// The script of a form as far as it needs no page, run without a browser.
final class FormScript {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static final String CALLS =
      "function said(form, chosen) {"
          + " const words = JSON.parse(chosen);"
          + " return JSON.stringify(JSON.parse(form).sheets[0].choices.map((choice, at) =>"
          + " FORM.said(choice, words[at].map(one => FORM.unpacked(choice.words)[one]))));"
          + " }"
          + " function filed(form, lines) {"
          + " return JSON.stringify(JSON.parse(form).sheets[0].choices.map(choice =>"
          + " FORM.chosen(choice, FORM.unpacked(choice.words), JSON.parse(lines))));"
          + " }"
          + " function link(start, lines) { return FORM.link(start, JSON.parse(lines)); }";

  private final Scriptable scope;

  FormScript() {
    String script = FormSection.file(FormSection.SCRIPT);
    try (Context context = engine()) {
      scope = context.initSafeStandardObjects();
      String page = "if (typeof document";
      context.evaluateString(
          scope, script.substring(0, script.indexOf(page)) + CALLS, "form.js", 1, null);
    }
  }

  private static Context engine() {
    Context context = Context.enter();
    context.setLanguageVersion(Context.VERSION_ES6);
    return context;
  }

  private String call(String function, Object... arguments) {
    try (Context context = engine()) {
      Function called = (Function) scope.get(function, scope);
      return String.valueOf(called.call(context, scope, scope, arguments));
    }
  }

  private static String json(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<List<String>> lists(String json) {
    try {
      List<List<String>> lists = new ArrayList<>();
      for (JsonNode list : JSON.readTree(json)) {
        List<String> words = new ArrayList<>();
        list.forEach(word -> words.add(word.asText()));
        lists.add(words);
      }
      return lists;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String data(FilledForms.Filled filled) {
    String script = filled.form().script(Optional.empty());
    return script.substring("const orders = ".length(), script.length() - 2);
  }

  /// {@return the lines that come of what is chosen, by its place in each pull-down}
  List<String> lines(FilledForms.Filled filled) {
    List<List<Integer>> places = new ArrayList<>();
    for (int i = 0; i < filled.choices().size(); i++) {
      List<String> words = filled.choices().get(i).words();
      places.add(filled.chosen().get(i).stream().map(words::indexOf).toList());
    }
    return lists(call("said", data(filled), json(places))).stream().flatMap(List::stream).toList();
  }

  /// {@return what is chosen to begin with, where these lines are on file}
  List<List<String>> filed(FilledForms.Filled filled, List<String> lines) {
    return lists(call("filed", data(filled), json(lines)));
  }

  String link(String start, List<String> lines) {
    return call("link", start, json(lines));
  }
}
