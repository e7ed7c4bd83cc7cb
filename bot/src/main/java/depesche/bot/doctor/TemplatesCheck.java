package depesche.bot.doctor;

import depesche.bot.server.start.CheckedTemplates;
import java.nio.file.Path;
import java.util.List;

/// Whether maps and templates can be used: they are tried as at the start of a server.
record TemplatesCheck(Path home) implements Check {

  @Override
  public String subject() {
    return "maps, templates";
  }

  @Override
  public List<Finding> look() {
    int titles = CheckedTemplates.in(home).library().titles().size();
    return List.of(
        Finding.well(subject(), "every sentence and every mail has been tried; titles: " + titles));
  }
}
