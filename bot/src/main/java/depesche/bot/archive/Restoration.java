package depesche.bot.archive;

import depesche.bot.config.Unusable;
import depesche.bot.ledger.LedgerFile;
import depesche.bot.ledger.LedgerState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Puts a copy back where it came from: first whole beside its place, then by renaming, the ledger
/// last. If that is interrupted there is no ledger, and it can be begun again.
public final class Restoration {

  /// What is being put back, within the data folder.
  private static final String DRAFT = "restoring";

  /// These may be there already and stay as they are: the key, which no copy holds, and mailboxes,
  /// which are newer than those of the copy. The rest is left by a restoration that was
  /// interrupted.
  private static final List<String> MAY_BE_THERE =
      List.of("chance.key", Mailbags.FOLDER, DRAFT, Memory.NAME);

  private final Archive archive;
  private final Path data;
  private final Progress progress;

  /// @param data the folder in which everything lives
  public Restoration(Archive archive, Path data, Progress progress) {
    this.archive = archive;
    this.data = data;
    this.progress = progress;
  }

  /// {@return whether a restoration into this folder was begun and not ended}
  public static boolean isHalf(Path data) {
    return Files.exists(data.resolve(DRAFT)) && !Files.exists(data.resolve(LedgerFile.NAME));
  }

  /// Puts everything back.
  ///
  /// @return whether the mailboxes were there and stayed as they are
  /// @throws Unusable if something is there already that would be overwritten
  /// @throws Damaged if the copy is not as it was written
  public boolean restore() {
    archive.check(progress);
    refuseToOverwrite();
    try {
      Path draft = draft();
      boolean kept = Files.exists(data.resolve(Mailbags.FOLDER));
      for (Manifest.Entry entry : entries(kept)) {
        put(entry, draft);
      }
      refuseNewer(draft);
      if (Files.exists(draft.resolve(Mailbags.FOLDER))) {
        Coffer.rename(draft.resolve(Mailbags.FOLDER), data.resolve(Mailbags.FOLDER));
      }
      Memory.leave(data, archive.made());
      Coffer.rename(draft.resolve(LedgerFile.NAME), data.resolve(LedgerFile.NAME));
      Coffer.clear(draft);
      Files.delete(draft);
      return kept;
    } catch (IOException e) {
      throw new Unusable(
          "cannot write to %s (%s): make room or allow it, then restore again"
              .formatted(data, e.getClass().getSimpleName()));
    }
  }

  private void refuseToOverwrite() {
    if (!Files.exists(data)) {
      return;
    }
    try (Stream<Path> entries = Files.list(data)) {
      entries
          .map(entry -> String.valueOf(entry.getFileName()))
          .filter(name -> !MAY_BE_THERE.contains(name))
          .sorted()
          .findFirst()
          .ifPresent(
              name -> {
                throw new Unusable(
                    ("there is %s in %s, and nothing is overwritten: stop the server, move the"
                            + " folder away (mv %s %s.before), then restore again")
                        .formatted(name, data, data, data));
              });
    } catch (IOException _) {
      throw new Unusable("cannot read " + data + ": allow it, or set another data folder");
    }
  }

  private Path draft() throws IOException {
    Coffer.folder(data);
    Path draft = Coffer.folder(data.resolve(DRAFT));
    Coffer.clear(draft);
    Coffer.flush(data);
    return draft;
  }

  private List<Manifest.Entry> entries(boolean withoutMail) {
    return archive.manifest().entries().stream()
        .filter(entry -> !withoutMail || entry.name().equals(LedgerFile.NAME))
        .toList();
  }

  private void put(Manifest.Entry entry, Path draft) throws IOException {
    Path target = draft.resolve(entry.name());
    Path folder = target.getParent();
    if (folder != null) {
      Coffer.folder(folder);
    }
    if (!Coffer.copy(archive.file(entry.name()), target, entry.name()).equals(entry)) {
      throw archive.differs(entry.name());
    }
    Coffer.flush(folder);
  }

  private void refuseNewer(Path draft) throws IOException {
    if (LedgerState.of(draft) instanceof LedgerState.Newer) {
      Coffer.clear(draft);
      Files.delete(draft);
      throw new Unusable(
          "the backup in %s was made by a newer Depesche: restore it with that one"
              .formatted(archive.folder()));
    }
  }
}
