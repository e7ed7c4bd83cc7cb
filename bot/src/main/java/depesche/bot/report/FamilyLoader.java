package depesche.bot.report;

import freemarker.cache.FileTemplateLoader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds a template in the folder of its title, or else in that of its family.
final class FamilyLoader extends FileTemplateLoader {

  private final Families families;

  FamilyLoader(Path folder) throws IOException {
    super(folder.toFile());
    this.families = new Families(folder);
  }

  @Override
  public @Nullable Object findTemplateSource(String name) throws IOException {
    Object own = super.findTemplateSource(name);
    int slash = name.indexOf('/');
    if (own != null || slash < 0) {
      return own;
    }
    Optional<String> family = families.of(name.substring(0, slash));
    return family.isPresent()
        ? super.findTemplateSource(family.get() + name.substring(slash))
        : null;
  }
}
