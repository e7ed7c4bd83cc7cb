package depesche.bot.command;

import depesche.bot.config.ProgramFolders;
import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// A command of the shell that goes by the settings of the server.
abstract class ServerCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--config", description = "The settings file, if not config/server.yaml.")
  private Optional<Path> config = Optional.empty();

  /// {@return the settings file, if one is named}
  final Optional<Path> config() {
    return config;
  }

  /// {@return the settings of the file that is named, or else of the usual one}
  final Settings settings() {
    return settings(config);
  }

  static Settings settings(Optional<Path> config) {
    Path file = config.orElse(ProgramFolders.folder().resolve("config/server.yaml"));
    return config.isEmpty() && !Files.exists(file) ? Settings.standard() : SettingsFile.read(file);
  }

  static Path data(Settings settings) {
    return ProgramFolders.folder().resolve(settings.data());
  }

  final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  final PrintWriter err() {
    return spec.commandLine().getErr();
  }

  /// Says what went wrong.
  final void complain(String why) {
    err().println("depesche: " + why);
    err().flush();
  }
}
