import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.attribute.SourceFileAttribute;
import java.lang.classfile.instruction.LineNumber;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Notes which lines of `depesche` run between two marks, for `.ci/ways`. A program finds the
/// marker, a consumer of texts, among the system properties as `depesche.ways`: a name begins a
/// way, `name@Class` begins it where that class next runs, and an empty text ends it. `idle` notes
/// what runs while nobody does anything, for longer than one beat of the clock. Lines that run in
/// the thread which sets the marks are a player's and are left out.
public final class WaysAgent {

  private static final int MOST = 1 << 18;
  private static final String IDLE = "idle";
  private static final int SECONDS = 20;
  private static final boolean[] RAN = new boolean[MOST];
  private static final List<String> PLACES = new ArrayList<>();
  private static final List<String> COURSE = new ArrayList<>();
  private static final ClassDesc HERE = ClassDesc.of("WaysAgent");
  private static final MethodTypeDesc NUMBER =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int);

  private static volatile boolean on;
  private static volatile String start = "";
  private static volatile Thread player;
  private static String way = "";

  private WaysAgent() {}

  public static void premain(String out, Instrumentation instrumentation) {
    instrumentation.addTransformer(
        new ClassFileTransformer() {
          @Override
          public byte[] transform(
              ClassLoader loader,
              String name,
              Class<?> old,
              ProtectionDomain domain,
              byte[] bytes) {
            return name != null && name.startsWith("depesche/")
                ? marked(loader, name, bytes)
                : null;
          }
        });
    Consumer<String> marker = text -> mark(Path.of(out), text);
    System.getProperties().put("depesche.ways", marker);
  }

  private static byte[] marked(ClassLoader loader, String name, byte[] bytes) {
    try {
      // Asking the loader for a class would load it too early: its file says enough.
      ClassFile format =
          ClassFile.of(
              ClassFile.ClassHierarchyResolverOption.of(
                  ClassHierarchyResolver.ofResourceParsing(loader)
                      .orElse(ClassHierarchyResolver.defaultResolver())));
      var parsed = format.parse(bytes);
      String folder = name.substring(0, name.lastIndexOf('/') + 1);
      String file =
          parsed
              .elementStream()
              .filter(SourceFileAttribute.class::isInstance)
              .map(part -> ((SourceFileAttribute) part).sourceFile().stringValue())
              .findFirst()
              .orElse("?");
      ClassTransform lines =
          (type, element) -> {
            if (element instanceof MethodModel method && isWritten(method)) {
              type.transformMethod(
                  method, MethodTransform.transformingCode(lines(folder + file, method)));
            } else {
              type.with(element);
            }
          };
      return format.transformClass(parsed, lines);
    } catch (RuntimeException e) {
      System.err.println("ways: " + name + ": " + e);
      return null;
    }
  }

  private static CodeTransform lines(String file, MethodModel method) {
    String name = method.methodName().stringValue() + method.methodType().stringValue();
    return (code, element) -> {
      code.with(element);
      if (element instanceof LineNumber line) {
        code.loadConstant(number(file + ":" + line.line() + ":" + name));
        code.invokestatic(HERE, "ran", NUMBER);
      }
    };
  }

  /// The compiler writes the accessors and most constructors of records, all on one line.
  private static boolean isWritten(MethodModel method) {
    boolean ofRecord = method.parent().orElseThrow().findAttribute(Attributes.record()).isPresent();
    return !ofRecord
        || method.code().stream()
                .flatMap(code -> code.elementStream())
                .filter(LineNumber.class::isInstance)
                .count()
            > 1;
  }

  private static int number(String place) {
    synchronized (PLACES) {
      PLACES.add(place);
      return PLACES.size() - 1;
    }
  }

  /// Called by every line of ours.
  public static void ran(int number) {
    if (!on || Thread.currentThread() == player) {
      return;
    }
    if (!start.isEmpty()) {
      String place;
      synchronized (PLACES) {
        place = PLACES.get(number);
      }
      if (!place.contains("/" + start + ".java:")) {
        return;
      }
      start = "";
    }
    if (!RAN[number]) {
      RAN[number] = true;
      note(number);
    }
  }

  /// Notes how many methods of ours stand here, and how many of them above the letter.
  private static void note(int number) {
    List<String> stack =
        StackWalker.getInstance()
            .walk(
                frames ->
                    frames
                        .filter(frame -> frame.getClassName().startsWith("depesche."))
                        .map(frame -> frame.getClassName() + "." + frame.getMethodName())
                        .toList())
            .reversed();
    int above = stack.indexOf("depesche.bot.desk.letter.LetterHandler.receive");
    synchronized (PLACES) {
      COURSE.add(String.join("\t", PLACES.get(number), "" + above, String.join(" ", stack)));
    }
  }

  private static void mark(Path out, String text) {
    if (!text.isEmpty()) {
      Arrays.fill(RAN, false);
      synchronized (PLACES) {
        COURSE.clear();
      }
      way = text.replaceFirst("@.*", "");
      start = text.contains("@") ? text.replaceFirst(".*@", "") : "";
      player = Thread.currentThread();
      on = true;
      if (way.equals(IDLE)) {
        LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(SECONDS));
        mark(out, "");
      }
      return;
    }
    on = false;
    Map<String, TreeSet<Integer>> files = new TreeMap<>();
    synchronized (PLACES) {
      for (int i = 0; i < PLACES.size(); i++) {
        if (RAN[i]) {
          String[] place = PLACES.get(i).split(":");
          files.computeIfAbsent(place[0], _ -> new TreeSet<>()).add(Integer.valueOf(place[1]));
        }
      }
    }
    try {
      List<String> rows = new ArrayList<>();
      files.forEach(
          (file, lines) ->
              rows.add(
                  file + lines.stream().map(line -> "\t" + line).collect(Collectors.joining())));
      Files.write(out.resolve(way + ".tsv"), rows);
      synchronized (PLACES) {
        Files.write(out.resolve(way + ".course"), COURSE);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
