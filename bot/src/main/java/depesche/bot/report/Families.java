package depesche.bot.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Which folders of templates share. A title may name in a file `family` another folder, which then
/// says what it does not say itself.
record Families(Path templates) {

  private static final String FAMILY = "family";

  /// {@return the folder that stands in for this one, if it names any}
  Optional<String> of(String folder) {
    Path file = templates.resolve(folder).resolve(FAMILY);
    return !folder.isEmpty() && Files.exists(file)
        ? Optional.of(Templates.read(file).strip())
        : Optional.empty();
  }

  /// {@return the folder and the one that stands in for it}
  List<String> with(String folder) {
    return Stream.concat(Stream.of(folder), of(folder).stream()).toList();
  }
}
