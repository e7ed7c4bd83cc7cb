import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// One tree of sources and where its classes lie.
record Tree(Path sources, Path classes, Path resources, boolean isTest) {

  static final String SOURCE = ".java";
  static final String CLASS = ".class";

  /// By this name ArchUnit knows tests.
  private static final String TESTS = "out/test";

  static Tree of(String module, boolean isTest) {
    Path source = Path.of(module, "src", isTest ? "test" : "main");
    return new Tree(
        source.resolve("java"),
        Path.of(module, "target/quick", isTest ? TESTS : "classes"),
        source.resolve("resources"),
        isTest);
  }

  /// There while its compiler runs.
  Path mark() {
    return classes.resolveSibling(classes.getFileName() + ".compiling");
  }

  Path classFile(Path source) {
    String path = sources.relativize(source).toString();
    return classes.resolve(path.replaceAll("\\.java$", CLASS));
  }

  static boolean isDescription(Path file) {
    return file.getFileName().toString().matches("(module|package)-info\\..*");
  }

  /// {@return all its classes}
  Map<String, Compiled> compiled() throws IOException {
    Map<String, Compiled> all = new TreeMap<>();
    for (Path file : files(classes, CLASS)) {
      if (!isDescription(file)) {
        Compiled one = Compiled.read(sources, file);
        all.put(one.name(), one);
      }
    }
    return all;
  }

  /// {@return the classes that lie beside each other and were compiled from these sources}
  Map<String, Compiled> compiled(Collection<Path> some) throws IOException {
    Map<String, Compiled> all = new TreeMap<>();
    for (Path source : some) {
      Path first = classFile(source);
      String stem = first.getFileName().toString().replace(CLASS, "");
      Path folder = first.getParent();
      if (folder == null || Files.notExists(folder)) {
        continue;
      }
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.toList()) {
          String name = file.getFileName().toString();
          if (name.equals(stem + CLASS) || name.startsWith(stem + "$")) {
            Compiled one = Compiled.read(sources, file);
            all.put(one.name(), one);
          }
        }
      }
    }
    return all;
  }

  List<Path> newer() throws IOException {
    FileTime begun = Files.getLastModifiedTime(mark());
    List<Path> newer = new ArrayList<>();
    for (Path file : files(classes, CLASS)) {
      if (Files.getLastModifiedTime(file).compareTo(begun) >= 0) {
        newer.add(file);
      }
    }
    return newer;
  }

  /// A compiler that was stopped, or found mistakes, may have left some classes, of which one may
  /// be cut short.
  void forgetHalf() throws IOException {
    if (Files.exists(mark())) {
      for (Path file : newer()) {
        Files.delete(file);
      }
      Files.delete(mark());
    }
  }

  void copyResources() throws IOException {
    for (Path file : files(resources, "")) {
      Path copy = classes.resolve(resources.relativize(file));
      if (Files.notExists(copy)
          || Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(copy)) > 0) {
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  static List<Path> files(Path folder, String ending) throws IOException {
    if (Files.notExists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(ending) && Files.isRegularFile(file))
          .toList();
    }
  }
}
