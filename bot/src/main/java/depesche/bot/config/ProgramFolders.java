package depesche.bot.config;

import java.nio.file.Path;

/// Where the program's folders are: the launcher says so, otherwise it is the current folder.
public final class ProgramFolders {

  private ProgramFolders() {}

  /// {@return the folder that holds `config` and `templates`}
  public static Path folder() {
    return Path.of(System.getProperty("depesche.home", ".")).toAbsolutePath().normalize();
  }
}
