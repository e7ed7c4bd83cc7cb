package depesche.bot.ledger.database;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.flywaydb.core.api.ResourceProvider;
import org.flywaydb.core.api.resource.LoadableResource;
import org.jspecify.annotations.Nullable;

/// The steps of the schema in the words of PostgreSQL. Each is written once, in `db/migration`, for
/// both databases: here stands in what the two differ.
///
/// The steps that have been taken must never change, so neither may these words, except for what no
/// step has used.
final class PostgresScripts implements ResourceProvider {

  private static final String COMMON = "db/migration";
  private static final String OWN = "db/postgresql";

  /// What H2 says, and what PostgreSQL says instead.
  private static final List<Word> WORDS =
      List.of(
          new Word("blob|image|varbinary(?:\\s*\\(\\s*\\d+\\s*\\))?", "bytea"),
          // In the order of its code points, as H2 has it, whatever language the server speaks.
          new Word("(varchar(?:\\s*\\(\\s*\\d+\\s*\\))?)", "$1 collate \"C\""),
          new Word("x''", "''"),
          new Word("(generated always as \\((?:[^()]|\\([^()]*\\))*\\))", "$1 stored"));

  private final SequencedMap<String, LoadableResource> scripts = new TreeMap<>();

  PostgresScripts() {
    texts(COMMON).forEach((name, text) -> scripts.put(name, new Script(name, translated(text))));
    texts(OWN).forEach((name, text) -> scripts.put(name, new Script(name, text)));
  }

  private static SequencedMap<String, String> texts(String from) {
    URL folder = PostgresScripts.class.getClassLoader().getResource(from);
    if (folder == null) {
      throw new IllegalStateException("the program lacks " + from);
    }
    try {
      URI uri = folder.toURI();
      if (!uri.getScheme().equals("jar")) {
        return texts(Path.of(uri));
      }
      try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
        return texts(jar.getPath(from));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static SequencedMap<String, String> texts(Path folder) throws IOException {
    SequencedMap<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        texts.put(String.valueOf(file.getFileName()), Files.readString(file));
      }
    }
    return texts;
  }

  static String translated(String script) {
    String text = script;
    for (Word word : WORDS) {
      text = word.h2().matcher(text).replaceAll(word.postgres());
    }
    return text;
  }

  @Override
  public @Nullable LoadableResource getResource(String name) {
    return scripts.get(name);
  }

  @Override
  public Collection<LoadableResource> getResources(String prefix, String[] suffixes) {
    List<LoadableResource> found = new ArrayList<>();
    scripts.forEach(
        (name, script) -> {
          if (name.startsWith(prefix) && Arrays.stream(suffixes).anyMatch(name::endsWith)) {
            found.add(script);
          }
        });
    return found;
  }

  private record Word(Pattern h2, String postgres) {

    Word(String h2, String postgres) {
      // Whole words only; a name such as QRTZ_BLOB_TRIGGERS is one.
      this(
          Pattern.compile("(?<![\\w'])(?:%s)(?![\\w(])".formatted(h2), Pattern.CASE_INSENSITIVE),
          postgres);
    }
  }

  private static final class Script extends LoadableResource {

    private final String name;
    private final String text;

    Script(String name, String text) {
      this.name = name;
      this.text = text;
    }

    @Override
    public Reader read() {
      return new StringReader(text);
    }

    @Override
    public String getAbsolutePath() {
      return COMMON + "/" + name;
    }

    @Override
    public String getAbsolutePathOnDisk() {
      return getAbsolutePath();
    }

    @Override
    public String getFilename() {
      return name;
    }

    @Override
    public String getRelativePath() {
      return name;
    }
  }
}
