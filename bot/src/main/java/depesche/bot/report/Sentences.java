package depesche.bot.report;

import depesche.adjudicator.Fact;
import depesche.adjudicator.picture.Picture;
import depesche.bot.config.UnusableInput;
import depesche.bot.report.page.PlainText;
import freemarker.template.Template;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// The one place where facts become words. The simple name of a fact's record picks the sentence in
/// `templates/TITLE/sentences.txt`, or in `templates/desk/sentences.txt` for what every title
/// shares; the record's components fill it.
public final class Sentences {

  /// The folder of the desk's own facts.
  public static final String DESK = "desk";

  private final Templates templates;
  private final SequencedMap<String, SequencedMap<String, Template>> catalogues =
      new LinkedHashMap<>();

  private Sentences(Templates templates) {
    this.templates = templates;
  }

  /// {@return every sentence of the folder}
  ///
  /// @throws UnusableInput if one cannot be read, with file, line and fix
  public static Sentences load(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new UnusableInput(
          "no folder of templates at " + folder + ": put the folder templates/ there");
    }
    Sentences sentences = new Sentences(new Templates(folder));
    for (Path file : sentences.templates.files(".txt")) {
      sentences.catalogues.put(
          key(folder.relativize(file)), SentenceFile.read(file, sentences.templates));
    }
    return sentences;
  }

  private static String key(Path file) {
    return file.toString().replace('\\', '/').replaceFirst("\\.txt$", "");
  }

  Templates templates() {
    return templates;
  }

  /// {@return the fact in words, on one line, with bare seat names and dates in UTC}
  ///
  /// @param title the id of the title, or [#DESK]
  public String say(String title, Fact fact) {
    return say(
        title,
        fact,
        new ReaderStyle(
            this,
            title,
            SeatNames.none(),
            "",
            Optional.empty(),
            ZoneOffset.UTC,
            ReaderStyle.Channel.MAIL));
  }

  /// {@return the fact in words, on one line, as this reader reads it}
  public String say(MailContext mailContext, Fact fact) {
    return say(
        mailContext.folder(), fact, ReaderStyle.of(this, mailContext, ReaderStyle.Channel.MAIL));
  }

  String say(String title, Fact fact, ReaderStyle readerStyle) {
    Template sentence =
        find(title, "sentences", fact)
            .or(() -> find(DESK, "sentences", fact))
            .orElseThrow(
                () ->
                    new UnusableInput(
                        "templates/"
                            + title
                            + "/sentences.txt: no sentence for "
                            + name(fact)
                            + "; add a line `"
                            + name(fact)
                            + ": …`"));
    return PlainText.line(readerStyle.typed(Templates.fill(sentence, readerStyle.model(fact))));
  }

  /// {@return what another catalogue of the title has for a fact, line by line; none if nothing}
  ///
  /// @param catalogue such as `headlines`
  List<String> lines(String title, String catalogue, Fact fact, ReaderStyle readerStyle) {
    return find(title, catalogue, fact).or(() -> find(DESK, catalogue, fact)).stream()
        .flatMap(found -> Templates.fill(found, readerStyle.model(fact)).lines())
        .map(readerStyle::typed)
        .map(PlainText::line)
        .filter(line -> !line.isEmpty())
        .toList();
  }

  /// {@return a sentence that no fact fills, such as the subject of a kind of mail}
  String fill(String catalogue, String name, Map<String, ?> model) {
    return PlainText.line(
        ReaderStyle.Channel.MAIL.typed(
            Templates.fill(
                sentence(catalogue, name)
                    .orElseThrow(
                        () ->
                            new UnusableInput(
                                "templates/" + catalogue + ".txt: no line `" + name + ": …`")),
                model)));
  }

  /// {@return what a title has a name for, such as the colour of a kind of cards}
  ///
  /// @param catalogue such as `cards`
  Optional<String> named(String title, String catalogue, String name, Map<String, ?> model) {
    return templates.homes(title).stream()
        .flatMap(home -> sentence(home + "/" + catalogue, name).stream())
        .findFirst()
        .map(found -> PlainText.line(Templates.fill(found, model)));
  }

  /// {@return a picture with the words of its title in place of facts and keys}
  public Picture worded(String title, Picture picture) {
    return new SheetWords(this, title).of(picture);
  }

  /// {@return what is painted for a label of a picture: itself, unless its title's `sheet.txt` has
  /// a line for it}
  String label(String title, String label) {
    int colon = label.indexOf(':');
    String name = colon < 0 ? label : label.substring(0, colon);
    Map<String, String> model = Map.of("of", label.substring(colon + 1));
    return named(title, "sheet", name, model).orElse(label);
  }

  /// {@return the names in a catalogue, in its order}
  List<String> names(String catalogue) {
    return catalogues.containsKey(catalogue)
        ? List.copyOf(catalogues.get(catalogue).sequencedKeySet())
        : List.of();
  }

  /// {@return the catalogues, such as `desk/sentences`}
  List<String> catalogues() {
    return List.copyOf(catalogues.keySet());
  }

  /// A title's own words come before those of its family.
  private Optional<Template> find(String folder, String catalogue, Fact fact) {
    return templates.homes(folder).stream()
        .flatMap(home -> sentence(home + "/" + catalogue, name(fact)).stream())
        .findFirst();
  }

  private Optional<Template> sentence(String catalogue, String name) {
    return Optional.ofNullable(catalogues.get(catalogue)).map(found -> found.get(name));
  }

  private static String name(Fact fact) {
    return fact.getClass().getSimpleName();
  }
}
