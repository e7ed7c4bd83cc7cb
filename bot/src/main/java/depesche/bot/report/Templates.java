package depesche.bot.report;

import depesche.bot.config.UnusableInput;
import depesche.bot.report.page.Layout;
import freemarker.cache.FileTemplateLoader;
import freemarker.core.ParseException;
import freemarker.core.PlainTextOutputFormat;
import freemarker.core.TemplateClassResolver;
import freemarker.template.Configuration;
import freemarker.template.Template;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The folder of templates, read once. Templates see records and lists and can do nothing but
/// print: they make no objects, call no Java and read no file outside the folder.
final class Templates {

  private static final Pattern FORBIDDEN =
      Pattern.compile("\\?\\s*(eval|eval_json|evalJson|interpret|new|api)\\b");

  /// What the sentences of a folder share.
  private static final String WORDS = "words.ftl";

  private static final String FAMILY = "family";

  private static final String END = ".ftl";

  /// The attribute of a sentence that makes it again, behind all lines before it.
  private static final String IN_PLACE = "depesche.in-place";

  private final Path folder;
  private final Configuration configuration;

  /// By title; the folder does not change while the program runs.
  private final Map<String, List<String>> homes = new ConcurrentHashMap<>();

  private final List<Path> files;

  /// By the name of the template.
  private final Map<String, String> texts = new ConcurrentHashMap<>();

  Templates(Path folder) {
    this.folder = folder;
    this.configuration = configure(folder);
    this.files = listed(folder);
  }

  private static Configuration configure(Path folder) {
    Configuration configuration = new Configuration(Configuration.VERSION_2_3_35);
    try {
      configuration.setTemplateLoader(new FamilyLoader(folder));
    } catch (IOException e) {
      throw new UnusableInput(
          "no folder of templates at " + folder + ": put the folder templates/ there (" + e + ")");
    }
    configuration.setRecognizeStandardFileExtensions(false);
    configuration.setOutputFormat(PlainTextOutputFormat.INSTANCE);
    configuration.setObjectWrapper(new TemplateAccess());
    configuration.setNewBuiltinClassResolver(TemplateClassResolver.ALLOWS_NOTHING_RESOLVER);
    configuration.setAPIBuiltinEnabled(false);
    configuration.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
    configuration.setLogTemplateExceptions(false);
    configuration.setWrapUncheckedExceptions(true);
    configuration.setFallbackOnNullLoopVariable(false);
    configuration.setTemplateUpdateDelayMilliseconds(Long.MAX_VALUE);
    configuration.setDefaultEncoding("UTF-8");
    configuration.setLocale(Locale.ROOT);
    configuration.setNumberFormat("computer");
    return configuration;
  }

  /// {@return the folder of a title and the one that stands in for it}
  List<String> homes(String title) {
    return homes.computeIfAbsent(
        title, own -> Stream.concat(Stream.of(own), family(folder, own).stream()).toList());
  }

  /// A title may name in a file `family` another folder, which then says what it does not say
  /// itself.
  private static Optional<String> family(Path templates, String title) {
    Path file = templates.resolve(title).resolve(FAMILY);
    return !title.isEmpty() && Files.exists(file)
        ? Optional.of(read(file).strip())
        : Optional.empty();
  }

  /// Parses every template of the folder.
  ///
  /// @throws UnusableInput naming the first that is broken, its line and the fix
  void parseAll() {
    for (Path file : files(END)) {
      refuseOld(file);
      refuseForbidden(file, 1, read(file));
      try {
        configuration.getTemplate(name(file));
      } catch (ParseException e) {
        throw broken(file, e);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// {@return the files of the folder whose names end so, in order of their paths}
  List<Path> files(String end) {
    return files.stream().filter(file -> file.toString().endsWith(end)).toList();
  }

  private static List<Path> listed(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.sorted().toList();
    } catch (IOException e) {
      throw new UnusableInput("cannot list the templates in " + folder + ": " + e.getMessage());
    }
  }

  /// {@return the names of the templates whose names contain this part, in order}
  List<String> names(String part) {
    return files(END).stream().map(this::name).filter(name -> name.contains(part)).toList();
  }

  /// {@return the text of a template}
  String text(String name) {
    return texts.computeIfAbsent(name, known -> read(folder.resolve(known)));
  }

  private String name(Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UnusableInput("cannot read " + file + " as UTF-8 text: " + e.getMessage());
    }
  }

  /// {@return a sentence as a template of plain text}
  ///
  /// @param line where it begins in its file, from 1
  Template sentence(Path file, int line, String words) {
    refuseForbidden(file, line, words);
    // A template keeps each line of its source: empty lines before all sentences would fill a third
    // of the memory. Only for a complaint they are put there, so that it names the true line.
    Supplier<Template> inPlace = () -> parsed(file, "\n".repeat(line - 1) + words);
    try {
      Template sentence = parsed(file, words);
      sentence.setCustomAttribute(IN_PLACE, inPlace);
      return sentence;
    } catch (UnusableInput _) {
      return inPlace.get();
    }
  }

  private Template parsed(Path file, String source) {
    try {
      Template sentence =
          new Template(
              file.toString(), new StringReader(source.replace('`', Layout.TYPED)), configuration);
      for (String home : homes(name(file.resolveSibling("").normalize()))) {
        if (Files.exists(folder.resolve(home).resolve(WORDS))) {
          sentence.addAutoInclude(home + "/" + WORDS);
        }
      }
      return sentence;
    } catch (ParseException e) {
      throw broken(file, e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return the template of this name, filled in}
  String fill(String name, Map<String, ?> model) {
    StringWriter out = new StringWriter();
    fill(name, model, out);
    return out.toString();
  }

  /// Fills in the template of this name.
  void fill(String name, Map<String, ?> model, Writer out) {
    try {
      fill(configuration.getTemplate(name), model, out);
    } catch (IOException e) {
      throw new UnusableInput("no template " + folder.resolve(name) + ": put it back");
    }
  }

  /// {@return a template, filled in}
  static String fill(Template template, Object model) {
    StringWriter out = new StringWriter();
    try {
      template.process(model, out);
    } catch (TemplateException e) {
      throw unfit(template, model, e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }

  private static void fill(Template template, Object model, Writer out) {
    try {
      template.process(model, out);
    } catch (TemplateException e) {
      throw unfit(template, model, e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static UnusableInput unfit(Template template, Object model, TemplateException e) {
    if (template.getCustomAttribute(IN_PLACE) instanceof Supplier<?> inPlace
        && inPlace.get() instanceof Template same) {
      // It fails as well, and names the true line.
      fill(same, model);
    }
    return new UnusableInput(
        (e.getTemplateSourceName() == null ? template.getName() : e.getTemplateSourceName())
            + (e.getLineNumber() == null ? "" : ", line " + e.getLineNumber())
            + ": "
            + oneLine(e.getMessageWithoutStackTop())
            + "; a template may name only what its fact or mail has");
  }

  /// A mail had one template for its text and another for its HTML before it was laid out once.
  private static void refuseOld(Path file) {
    String name = file.getFileName().toString();
    for (String old : List.of(".txt.ftl", ".html.ftl")) {
      if (name.endsWith(old)) {
        throw new UnusableInput(
            "%s is of an older version, with text and HTML apart: make your changes in %s, and delete it"
                .formatted(file, name.replace(old, END)));
      }
    }
  }

  private static void refuseForbidden(Path file, long first, String source) {
    var found = FORBIDDEN.matcher(source);
    if (found.find()) {
      long line = first + source.substring(0, found.start()).chars().filter(c -> c == '\n').count();
      throw new UnusableInput(
          file + ", line " + line + ": templates only print; take out " + found.group());
    }
  }

  private static UnusableInput broken(Path file, ParseException e) {
    return new UnusableInput(
        file
            + ", line "
            + e.getLineNumber()
            + ": "
            + oneLine(e.getEditorMessage())
            + "; mend it or put the file of the release back");
  }

  /// The library explains at length; the first two lines have what counts.
  private static String oneLine(String message) {
    return message
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .limit(2)
        .collect(Collectors.joining(" "));
  }

  /// Finds a template in the folder of its title, or else in that of its family.
  private static final class FamilyLoader extends FileTemplateLoader {

    private final Path folder;

    FamilyLoader(Path folder) throws IOException {
      super(folder.toFile());
      this.folder = folder;
    }

    @Override
    public @Nullable Object findTemplateSource(String name) throws IOException {
      Object own = super.findTemplateSource(name);
      int slash = name.indexOf('/');
      if (own != null || slash < 0) {
        return own;
      }
      Optional<String> family = family(folder, name.substring(0, slash));
      return family.isPresent()
          ? super.findTemplateSource(family.get() + name.substring(slash))
          : null;
    }
  }
}
