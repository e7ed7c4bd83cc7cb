package depesche.bot.report.page;

import freemarker.template.TemplateBooleanModel;
import freemarker.template.TemplateCollectionModel;
import freemarker.template.TemplateDirectiveBody;
import freemarker.template.TemplateException;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import freemarker.template.TemplateModelIterator;
import freemarker.template.TemplateNumberModel;
import freemarker.template.TemplateScalarModel;
import freemarker.template.TemplateSequenceModel;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a template gives a directive: arguments by name, and what stands inside.
///
/// @param arguments the library gives them without types
public record TemplateArguments(Map<?, ?> arguments, @Nullable TemplateDirectiveBody body) {

  /// {@return a text; empty if it is not given}
  String text(String name) throws TemplateModelException {
    return arguments.get(name) == null ? "" : text(arguments.get(name));
  }

  boolean is(String name) throws TemplateModelException {
    return arguments.get(name) instanceof TemplateBooleanModel answer && answer.getAsBoolean();
  }

  int count(String name) throws TemplateModelException {
    return arguments.get(name) instanceof TemplateNumberModel number
        ? number.getAsNumber().intValue()
        : 0;
  }

  /// {@return a list of texts; empty if it is not given}
  List<String> texts(String name) throws TemplateModelException {
    return arguments.get(name) == null ? List.of() : texts(arguments.get(name));
  }

  /// {@return the lists of texts called `rows`}
  List<List<String>> rows() throws TemplateModelException {
    List<List<String>> rows = new ArrayList<>();
    if (arguments.get("rows") != null) {
      for (Object row : items(arguments.get("rows"))) {
        rows.add(texts(row));
      }
    }
    return rows;
  }

  /// {@return what stands inside, line by line, without empty lines at its ends}
  List<String> lines() throws TemplateException, IOException {
    return inside().lines().map(String::stripTrailing).filter(line -> !line.isEmpty()).toList();
  }

  /// {@return what stands inside}
  String inside() throws TemplateException, IOException {
    StringWriter inside = new StringWriter();
    if (body != null) {
      body.render(inside);
    }
    return inside.toString();
  }

  /// {@return the texts and numbers of a list}
  public static List<String> texts(Object given) throws TemplateModelException {
    List<String> texts = new ArrayList<>();
    for (Object item : items(given)) {
      texts.add(text(item));
    }
    return texts;
  }

  private static List<TemplateModel> items(Object given) throws TemplateModelException {
    List<TemplateModel> items = new ArrayList<>();
    switch (given) {
      case TemplateSequenceModel sequence -> {
        for (int i = 0; i < sequence.size(); i++) {
          items.add(sequence.get(i));
        }
      }
      case TemplateCollectionModel collection -> {
        TemplateModelIterator iterator = collection.iterator();
        while (iterator.hasNext()) {
          items.add(iterator.next());
        }
      }
      default -> throw new TemplateModelException("a list is wanted");
    }
    return items;
  }

  /// {@return a text or a number}
  public static String text(@Nullable Object given) throws TemplateModelException {
    return switch (given) {
      case TemplateScalarModel scalar -> scalar.getAsString();
      case TemplateNumberModel number -> number.getAsNumber().toString();
      case null, default -> throw new TemplateModelException("a text or a number is wanted");
    };
  }
}
