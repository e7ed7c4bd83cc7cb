package depesche.bot.report.page;

import freemarker.core.Environment;
import freemarker.template.TemplateDirectiveBody;
import freemarker.template.TemplateDirectiveModel;
import freemarker.template.TemplateException;
import freemarker.template.TemplateModelException;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Takes what the template of a mail prints, as blocks. The template sees the directives as
/// `block`: `<@block.heading words="Orders"/>`. Text outside of them is prose, each line for
/// itself; an empty line is a gap.
public final class Layout extends Writer {

  /// Between these stands what a page prints in strong letters.
  static final char STRONG = '\uE002';

  static final char WEAK = '\uE003';

  /// Around what is to be typed, in a sentence for Discord.
  public static final char TYPED = '\uE006';

  private static final Pattern INDENTED = Pattern.compile(" {4,}\\S.*");
  private static final Pattern POINT = Pattern.compile("( ?\\d{1,2}\\.) (.*)");

  private final StringBuilder prose = new StringBuilder();
  private List<Block> blocks = new ArrayList<>();

  /// {@return what has been laid out}
  public List<Block> blocks() {
    endProse();
    return List.copyOf(blocks);
  }

  /// {@return the directives, by name}
  public Map<String, TemplateDirectiveModel> directives() {
    Map<String, TemplateDirectiveModel> all = new LinkedHashMap<>();
    all.put("title", one(given -> new Block.Title(given.text("words"), given.text("under"))));
    all.put("heading", one(given -> new Block.Heading(given.text("words"))));
    all.put("group", one(given -> new Block.Group(given.text("words"))));
    all.put("picture", one(given -> new Block.Picture(given.text("name"))));
    all.put("items", one(given -> new Block.Items(given.texts("lines"), given.is("headlines"))));
    all.put(
        "answers",
        one(given -> new Block.Answers(given.texts("heads"), given.rows(), marks(given))));
    all.put(
        "rows",
        one(
            given ->
                new Block.Rows(
                    given.texts("heads"),
                    given.count("width"),
                    given.texts("places"),
                    given.rows(),
                    marks(given))));
    all.put(
        "table", one(given -> new Block.Table(given.texts("heads"), given.rows(), given.lines())));
    all.put("quoted", one(given -> new Block.Quoted(given.texts("lines"))));
    all.put("draft", one(given -> new Block.Draft(given.text("words"), given.texts("lines"))));
    all.put("code", one(given -> new Block.Code(given.lines())));
    all.put("paste", one(given -> new Block.Paste(given.texts("lines"))));
    all.put("fine", around(Block.Fine::new));
    all.put("foot", around(Block.Foot::new));
    all.put("text", around(Block.TextOnly::new));
    all.put("page", around(Block.PageOnly::new));
    all.put(
        "help",
        (_, arguments, _, body) -> {
          endProse();
          blocks.addAll(help(new TemplateArguments(arguments, body).inside()));
        });
    all.put("strong", (env, _, _, body) -> strong(env, body));
    return all;
  }

  private static List<Block.Mark> marks(TemplateArguments given) throws TemplateModelException {
    return given.texts("marks").stream()
        .map(mark -> Block.Mark.valueOf(mark.toUpperCase(Locale.ROOT)))
        .toList();
  }

  private TemplateDirectiveModel one(Kind kind) {
    return (_, arguments, _, body) -> {
      endProse();
      blocks.add(kind.of(new TemplateArguments(arguments, body)));
    };
  }

  private TemplateDirectiveModel around(Function<List<Block>, Block> kind) {
    return (_, _, _, body) -> {
      endProse();
      List<Block> outside = blocks;
      blocks = new ArrayList<>();
      if (body != null) {
        body.render(this);
      }
      outside.add(kind.apply(blocks()));
      blocks = outside;
    };
  }

  private static void strong(Environment environment, @Nullable TemplateDirectiveBody body)
      throws TemplateException, IOException {
    Writer out = environment.getOut();
    out.write(STRONG);
    if (body != null) {
      body.render(out);
    }
    out.write(WEAK);
  }

  private void endProse() {
    prose.toString().lines().map(Layout::worded).forEach(blocks::add);
    prose.setLength(0);
  }

  private static Block worded(String line) {
    return line.isBlank() ? new Block.Gap() : new Block.Words(line.strip());
  }

  /// {@return a text of HELP as blocks: what is indented by four is to be typed, a number at the
  /// edge begins a point, and the rest is prose}
  static List<Block> help(String text) {
    List<Block> blocks = new ArrayList<>();
    List<String> typed = new ArrayList<>();
    for (String line : (text + "\n\n").split("\n", -1)) {
      if (INDENTED.matcher(line).matches()) {
        typed.add(line.substring(4).stripTrailing());
        continue;
      }
      if (!typed.isEmpty()) {
        blocks.add(new Block.Code(List.copyOf(typed)));
        typed.clear();
      }
      Matcher point = POINT.matcher(line);
      blocks.add(point.matches() ? new Block.Point(point.group(1), point.group(2)) : worded(line));
    }
    return blocks;
  }

  @Override
  public void write(char[] letters, int from, int length) {
    prose.append(letters, from, length);
  }

  @Override
  public void flush() {
    // It is all here already.
  }

  @Override
  public void close() {
    // Nothing is open.
  }

  /// Makes a block of what the template gives.
  private interface Kind {
    Block of(TemplateArguments given) throws TemplateException, IOException;
  }
}
