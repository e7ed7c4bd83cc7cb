package depesche.bot.server.start;

import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.Ledger;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/// What a start waits for longest, opened side by side: the database, and the titles with their
/// templates, each of which is tried.
public record Opened(CheckedTemplates checkedTemplates, Ledger ledger) {

  /// Opens both.
  ///
  /// @param home the folder that holds `config` and `templates`
  /// @param data the folder of the database
  /// @throws UnusableInput if either cannot be used; nothing stays open then
  public static Opened in(Path home, Path data) {
    CompletableFuture<CheckedTemplates> checked =
        CompletableFuture.supplyAsync(() -> CheckedTemplates.in(home, data));
    Ledger ledger = Ledger.in(data);
    try {
      return new Opened(checked.join(), ledger);
    } catch (CompletionException e) {
      ledger.close();
      if (e.getCause() instanceof UnusableInput unusable) {
        throw unusable;
      }
      throw e;
    }
  }
}
