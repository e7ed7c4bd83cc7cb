package depesche.bot.config;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import depesche.adjudicator.board.Defect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The text of a map file and what stands in it.
///
/// @param text to find the line of a defect
/// @param sheet what stands in it, but for the drawing
record MapText<T>(Path file, String text, T sheet) {

  /// {@return the map in this file}
  ///
  /// @throws UnusableInput naming file, line and mend if it is not a map of this kind
  static <T> MapText<T> read(Path file, Class<T> kind) {
    try {
      String text = Files.readString(file);
      JsonMapper mapper =
          JsonMapper.builder()
              .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
              .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
              .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
              .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
              .build();
      return new MapText<>(file, text, mapper.readValue(text, kind));
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
      String said = e.getOriginalMessage().lines().findFirst().orElse("");
      throw new UnusableInput("%s, line %d: %s".formatted(file, line, said));
    } catch (IOException e) {
      throw new UnusableInput("cannot read " + file + ": put the map file there");
    }
  }

  /// {@return the id of the map: the name of its file without folder and ending}
  static String id(Path file) {
    return String.valueOf(file.getFileName()).replaceFirst("\\.json$", "");
  }

  /// Refuses the map for the first of its defects.
  ///
  /// @throws UnusableInput naming file, line and mend, if there are any
  void refuse(List<Defect> defects) {
    if (!defects.isEmpty()) {
      Defect first = defects.getFirst();
      String more = defects.size() == 1 ? "" : " (and %d more)".formatted(defects.size() - 1);
      int line = line(text, "\"id\": \"" + first.at() + "\"");
      throw new UnusableInput("%s, line %d: %s%s".formatted(file, line, mend(first), more));
    }
  }

  private static int line(String text, String word) {
    int at = Math.max(0, text.indexOf(word));
    return 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
  }

  private static String mend(Defect defect) {
    return switch (defect) {
      case Defect.Duplicate(String at) -> at + " is there twice; give one of them another id";
      case Defect.Unknown(String at, String province) ->
          "%s names %s, which is no province; correct the id or add it".formatted(at, province);
      case Defect.BordersItself(String at) -> at + " is its own neighbour; take it out of its list";
      case Defect.OneWay(String at, String province) ->
          "%s has %2$s as a neighbour, but %2$s does not have %1$s; add it there or remove it here"
              .formatted(at, province);
      case Defect.NotNeighbours(String at, String province) ->
          "\"borders\" has %s and %s, which are no neighbours; remove the pair"
              .formatted(at, province);
      case Defect.NotInBorders(String at, String province) ->
          "%s and %s are neighbours; add the pair to \"borders\"".formatted(at, province);
      case Defect.Unfit(String at, String place) ->
          "%s names %s, where such a unit cannot be; correct it".formatted(at, place);
      case Defect.NoCentre(String at, String province) ->
          "%s deals an army to %s, which is no centre; make it one or remove it"
              .formatted(at, province);
    };
  }
}
