import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.attribute.ConstantValueAttribute;
import java.lang.classfile.attribute.SignatureAttribute;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.lang.reflect.AccessFlag;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// What is in one class file.
///
/// @param name with slashes
/// @param source the file it was compiled from
/// @param seen what other classes can depend on
record Compiled(String name, Path source, String seen, Set<String> parents, Set<String> named) {

  private static final Pattern NAMES = Pattern.compile("depesche/[\\w/$]+");

  /// @param sources where the sources of its tree lie
  static Compiled read(Path sources, Path file) throws IOException {
    ClassModel model = ClassFile.of().parse(file);
    String name = model.thisClass().asInternalName();
    Set<String> named = new HashSet<>();
    for (PoolEntry entry : model.constantPool()) {
      if (entry instanceof Utf8Entry text && text.stringValue().contains("depesche/")) {
        NAMES.matcher(text.stringValue()).results().map(MatchResult::group).forEach(named::add);
      }
    }
    named.remove(name);
    Set<String> parents = new HashSet<>();
    model.superclass().map(ClassEntry::asInternalName).ifPresent(parents::add);
    model.interfaces().forEach(one -> parents.add(one.asInternalName()));
    Path source = sources.resolve(name.replaceAll("\\$.*", "") + Tree.SOURCE);
    return new Compiled(name, source, seen(model, parents), parents, named);
  }

  /// {@return what users of a class are compiled against, as text}
  private static String seen(ClassModel model, Set<String> parents) {
    List<String> lines = new ArrayList<>();
    String record =
        model
            .findAttribute(Attributes.record())
            .map(
                one -> one.components().stream().map(c -> c.name() + " " + c.descriptor()).toList())
            .map(String::valueOf)
            .orElse("");
    String permitted =
        model
            .findAttribute(Attributes.permittedSubclasses())
            .map(one -> one.permittedSubclasses().stream().map(ClassEntry::asInternalName).toList())
            .map(String::valueOf)
            .orElse("");
    lines.add(
        "%s %s %s %s".formatted(model.flags().flags(), new TreeSet<>(parents), record, permitted));
    lines.add(model.findAttribute(Attributes.signature()).map(Compiled::text).orElse(""));
    model.fields().stream()
        .filter(field -> !field.flags().has(AccessFlag.PRIVATE))
        .map(
            field ->
                "%s %s %s %s %s"
                    .formatted(
                        field.flags().flags(),
                        field.fieldName(),
                        field.fieldType(),
                        field.findAttribute(Attributes.signature()).map(Compiled::text).orElse(""),
                        field
                            .findAttribute(Attributes.constantValue())
                            .map(ConstantValueAttribute::constant)
                            .map(value -> value.constantValue().toString())
                            .orElse("")))
        .sorted()
        .forEach(lines::add);
    model.methods().stream()
        .filter(method -> !method.flags().has(AccessFlag.PRIVATE))
        .map(
            method ->
                "%s %s %s %s %s"
                    .formatted(
                        method.flags().flags(),
                        method.methodName(),
                        method.methodType(),
                        method.findAttribute(Attributes.signature()).map(Compiled::text).orElse(""),
                        method
                            .findAttribute(Attributes.exceptions())
                            .map(
                                one ->
                                    one.exceptions().stream()
                                        .map(ClassEntry::asInternalName)
                                        .toList())
                            .map(String::valueOf)
                            .orElse("")))
        .sorted()
        .forEach(lines::add);
    return String.join("\n", lines);
  }

  private static String text(SignatureAttribute signature) {
    return signature.signature().stringValue();
  }
}
