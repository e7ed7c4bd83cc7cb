package depesche.bot.doctor;

import depesche.bot.config.OwnerOnly;
import java.nio.file.Path;
import java.util.List;

/// Whether other accounts of this machine may look at games and mails.
record OwnerCheck(Path data) implements Check {

  @Override
  public String subject() {
    return "permissions";
  }

  @Override
  public List<Finding> look() {
    return List.of(
        OwnerOnly.trouble(data)
            .map(why -> Finding.toMend(subject(), why))
            .orElseGet(() -> Finding.well(subject(), data + " is for its owner only")));
  }
}
