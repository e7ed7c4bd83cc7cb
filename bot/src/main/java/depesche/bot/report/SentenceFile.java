package depesche.bot.report;

import depesche.bot.config.UnusableInput;
import freemarker.template.Template;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads a file of sentences: `Name: sentence`, longer ones going on in indented lines, comments
/// behind `#` at the start of a line.
final class SentenceFile {

  private static final Pattern ENTRY = Pattern.compile("([A-Z][A-Za-z0-9]*):(?:\\s+(.*))?");

  private final Path file;
  private final SequencedMap<String, Template> sentences = new LinkedHashMap<>();

  private SentenceFile(Path file) {
    this.file = file;
  }

  /// {@return the sentences of a file by name, in its order; none if there is no such file}
  static SequencedMap<String, Template> read(Path file, Templates templates) {
    SentenceFile sentenceFile = new SentenceFile(file);
    if (Files.exists(file)) {
      sentenceFile.parse(templates);
    }
    return sentenceFile.sentences;
  }

  private void parse(Templates templates) {
    int number = 0;
    int begun = 0;
    String name = "";
    StringBuilder sentence = new StringBuilder();
    for (String line : Templates.read(file).split("\n", -1)) {
      number++;
      Matcher entry = ENTRY.matcher(line.strip());
      if (line.isBlank() || line.startsWith("#")) {
        sentence.append('\n');
      } else if (Character.isWhitespace(line.charAt(0)) && !name.isEmpty()) {
        sentence.append('\n').append(line);
      } else if (entry.matches()) {
        keep(name, begun, sentence.toString(), templates);
        name = entry.group(1);
        begun = number;
        sentence = new StringBuilder(entry.group(2) == null ? "" : entry.group(2));
      } else {
        throw new UnusableInput(
            file
                + ", line "
                + number
                + ": neither `Name: sentence` nor a comment; indent lines that go on");
      }
    }
    keep(name, begun, sentence.toString(), templates);
  }

  private void keep(String name, int line, String sentence, Templates templates) {
    if (name.isEmpty()) {
      return;
    }
    if (sentences.containsKey(name)) {
      throw new UnusableInput(
          file + ", line " + line + ": a second sentence for " + name + "; take one of them out");
    }
    sentences.put(name, templates.sentence(file, line, sentence.stripTrailing()));
  }
}
