package depesche.bot.config;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Reads `config/server.yaml`, strictly.
public final class SettingsFile {

  private static final YAMLMapper MAPPER =
      YAMLMapper.builder()
          .addModule(new Jdk8Module())
          .addModule(
              new SimpleModule()
                  .addDeserializer(Integer.class, new WholeNumbers())
                  .addDeserializer(int.class, new WholeNumbers()))
          .annotationIntrospector(new RequiredIsFilled())
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
          .withCoercionConfig(
              LogicalType.Enum,
              config -> config.setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail))
          .withCoercionConfig(
              LogicalType.Boolean,
              config ->
                  config
                      .setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail))
          .build();

  private SettingsFile() {}

  /// {@return the settings in the file}
  ///
  /// @throws UnusableInput naming file, line and fix if there is a mistake in it
  public static Settings read(Path file) {
    try {
      String text = text(file);
      SettingsKeys keys = SettingsKeys.of(file, MAPPER, text);
      return keys.isEmpty() ? Settings.standard() : read(file, text, keys);
    } catch (JsonProcessingException e) {
      throw mistake(file, SettingsMistake.unreadable(e));
    } catch (IOException _) {
      throw new UnusableInput("cannot read " + file + ": name another file with --config");
    }
  }

  private static Settings read(Path file, String text, SettingsKeys keys)
      throws JsonProcessingException {
    try {
      return new SettingsChecks(file).checked(MAPPER.readValue(text, Settings.class));
    } catch (JsonMappingException e) {
      throw mistake(file, SettingsMistake.of(e, keys));
    }
  }

  private static UnusableInput mistake(Path file, SettingsMistake mistake) {
    return new UnusableInput("%s, line %d: %s".formatted(file, mistake.line(), mistake.words()));
  }

  private static String text(Path file) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
    CharBuffer text = CharBuffer.allocate(bytes.remaining());
    CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
    CoderResult result = utf8.decode(bytes, text, true);
    text.flip();
    if (result.isError()) {
      int line = 1 + (int) text.chars().filter(letter -> letter == '\n').count();
      throw mistake(
          file, new SettingsMistake(line, "this line is not UTF-8: save the file as UTF-8"));
    }
    return text.toString();
  }

  /// A key that is required needs a value, too.
  private static final class RequiredIsFilled extends JacksonAnnotationIntrospector {

    private static final long serialVersionUID = 1L;

    @Override
    public JsonSetter.Value findSetterInfo(Annotated key) {
      return key instanceof AnnotatedMember member && Boolean.TRUE.equals(hasRequiredMarker(member))
          ? JsonSetter.Value.forValueNulls(Nulls.FAIL)
          : super.findSetterInfo(key);
    }
  }
}
