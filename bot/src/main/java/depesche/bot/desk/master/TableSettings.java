package depesche.bot.desk.master;

import depesche.adjudicator.Fact;
import depesche.adjudicator.rules.DeckFiles;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Title;
import depesche.bot.clock.ClockPolicy;
import depesche.bot.clock.PolicyText;
import depesche.bot.config.DidYouMean;
import depesche.bot.config.PresetFolder;
import depesche.bot.config.UnusableInput;
import depesche.bot.desk.DeckRefused;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.PresetFact;
import depesche.bot.desk.Request;
import depesche.bot.desk.play.DeadlineDesk;
import depesche.bot.people.TableRules;
import depesche.bot.series.SeriesFact.Refusal.PresetOfOtherTitle;
import depesche.bot.series.SeriesFact.Refusal.PresetUnknown;
import depesche.bot.series.SeriesFact.Refusal.PresetUnreadable;
import depesche.bot.series.SeriesFact.Refusal.PresetWithoutTitle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// Reads how tables are to be played: a title, settings, and a preset that brings both.
public final class TableSettings {

  private static final String PRESET = "preset";
  private static final String TITLE = "title";

  /// So many findings in a deck are said; all of them are too many for an answer.
  private static final int FINDINGS = 3;

  /// What became of the words.
  public sealed interface Read {

    record Good(TableTerms terms) implements Read {}

    record Bad(Fact why) implements Read {}
  }

  private final Request request;

  private TableSettings(Request request) {
    this.request = request;
  }

  /// {@return what was said behind the name of a new game: a title unless a preset brings it, and
  /// settings, which count more than those of the preset}
  public static Read read(Request request, List<String> words) {
    return new TableSettings(request).read(words);
  }

  /// {@return what a preset says alone}
  public static Read preset(Request request, String name) {
    return new TableSettings(request).read(List.of(PRESET + "=" + name));
  }

  private Read read(List<String> words) {
    Optional<String> preset =
        words.stream()
            .filter(word -> key(word).equalsIgnoreCase(PRESET) && word.contains("="))
            .map(word -> word.substring(word.indexOf('=') + 1))
            .findFirst();
    List<String> rest = joined(words.stream().filter(word -> !isPreset(word)).toList());
    if (preset.isPresent()) {
      boolean titled = !rest.isEmpty() && !rest.getFirst().contains("=");
      String said = titled ? rest.getFirst() : "";
      return withPreset(preset.get(), said, titled ? rest.subList(1, rest.size()) : rest);
    }
    String word = rest.isEmpty() ? "" : rest.getFirst();
    return title(word)
        .map(title -> settings(title, rest.subList(1, rest.size())))
        .orElseGet(() -> new Read.Bad(new Refusal.UnknownTitle(word, titles())));
  }

  private static boolean isPreset(String word) {
    return key(word).equalsIgnoreCase(PRESET) && word.contains("=");
  }

  private static String key(String setting) {
    return setting.split("=", 2)[0];
  }

  private List<String> titles() {
    return request.services.library().titles().stream().map(Title::id).toList();
  }

  private Optional<Title> title(String word) {
    String id = word.toLowerCase(Locale.ROOT);
    return titles().contains(id)
        ? Optional.of(request.services.library().rules(id).title())
        : Optional.empty();
  }

  /// A title with a hyphen may be written as two words.
  private List<String> joined(List<String> words) {
    String both = String.join("-", words.subList(0, Math.min(2, words.size())));
    if (words.size() < 2 || title(both).isEmpty()) {
      return words;
    }
    return Stream.concat(Stream.of(both), words.stream().skip(2)).toList();
  }

  private Read withPreset(String name, String said, List<String> own) {
    PresetFolder folder = request.services.presets();
    List<PresetFolder.Setting> lines;
    try {
      List<String> known = folder.names();
      Optional<String> found = known.stream().filter(name::equalsIgnoreCase).findFirst();
      if (found.isEmpty()) {
        return new Read.Bad(new PresetUnknown(name, DidYouMean.missed(name, known), known));
      }
      lines = folder.read(found.get());
    } catch (UnusableInput e) {
      return new Read.Bad(new PresetUnreadable(String.valueOf(e.getMessage())));
    }
    String file = PresetFolder.file(name);
    String titled =
        lines.stream()
            .filter(line -> line.key().equals(TITLE))
            .map(PresetFolder.Setting::value)
            .findFirst()
            .orElse("");
    Optional<Title> title = title(titled);
    if (title.isEmpty()) {
      return new Read.Bad(new PresetWithoutTitle(file, titled, titles()));
    }
    if (!said.isEmpty() && !title(said).equals(title)) {
      return new Read.Bad(
          title(said).isEmpty()
              ? new Refusal.UnknownTitle(said, titles())
              : new PresetOfOtherTitle(file, title.get().id(), said));
    }
    List<PresetFolder.Setting> settings =
        lines.stream().filter(line -> !line.key().equals(TITLE)).toList();
    for (PresetFolder.Setting line : settings) {
      if (settings(title.get(), List.of(line.text())) instanceof Read.Bad(Fact why)) {
        return new Read.Bad(PresetFact.of(file, line.number(), why));
      }
    }
    return settings(
        title.get(),
        Stream.concat(settings.stream().map(PresetFolder.Setting::text), own.stream()).toList());
  }

  /// Of two settings with one key the later counts.
  private Read settings(Title title, List<String> said) {
    SequencedMap<String, String> settings = new LinkedHashMap<>();
    List<String> clock = new ArrayList<>();
    for (String setting : said) {
      if (isOfClock(title, setting)) {
        clock.add(setting);
      } else {
        Optional<Fact> problem = problem(title, setting);
        if (problem.isPresent()) {
          return new Read.Bad(problem.get());
        }
        settings.put(key(setting), setting);
      }
    }
    return switch (DeadlineDesk.clock(request, together(clock))) {
      case DeadlineDesk.Clock.Good(ClockPolicy policy) ->
          new Read.Good(
              new TableTerms(
                  title, settings.entrySet().stream().map(Map.Entry::getValue).toList(), policy));
      case DeadlineDesk.Clock.Bad(Fact why) -> new Read.Bad(why);
    };
  }

  /// `min=48` behind `move=72` is about movement, as in `SET MOVE 72 MIN 48`; other settings are
  /// about all.
  private static String together(List<String> clock) {
    return String.join("; ", clock)
        .replaceAll("(?i)((?:move|retreat|adjust|minor)=\\S+?); (?=min=)", "$1 ");
  }

  /// {@return whether it is about deadlines, such as `days=Mon-Fri`} Where a title has an option of
  /// the same name, what stands behind it says which is meant: `retreat=24` is no ruling.
  private boolean isOfClock(Title title, String setting) {
    String key = key(setting);
    boolean option = title.options().stream().anyMatch(known -> known.key().equals(key));
    return PolicyText.isKey(key)
        && setting.contains("=")
        && (!option || DeadlineDesk.clock(request, setting) instanceof DeadlineDesk.Clock.Good);
  }

  private Optional<Fact> problem(Title title, String setting) {
    String[] parts = setting.split("=", 2);
    String value = parts.length == 2 ? parts[1] : "";
    Optional<TableRules.Rule> rule = TableRules.Rule.named(parts[0]);
    if (rule.isPresent()) {
      return rule.get().read(value).isPresent()
          ? Optional.empty()
          : Optional.of(new Refusal.OptionRefused(parts[0], value, rule.get().answers()));
    }
    Optional<Ruling> ruling =
        title.options().stream().filter(known -> known.key().equals(parts[0])).findFirst();
    if (ruling.isEmpty()) {
      List<String> keys =
          Stream.concat(title.options().stream().map(Ruling::key), TableRules.keys().stream())
              .toList();
      return Optional.of(new Refusal.UnknownOption(parts[0], title.name(), keys));
    }
    return request.services.library().allows(title, parts[0], value)
        ? Optional.empty()
        : Optional.of(refused(request.services.library().rules(title.id()), ruling.get(), value));
  }

  /// A deck that is here but not whole is told apart from one that is not here.
  private static Fact refused(Rules<?, ?> rules, Ruling ruling, String value) {
    boolean deck =
        DeckFiles.of(rules, new LinkedHashMap<>())
            .filter(played -> played.file().equals(ruling.standard()))
            .isPresent();
    if (!deck) {
      return new Refusal.OptionRefused(ruling.key(), value, ruling.values());
    }
    String file = value.toLowerCase(Locale.ROOT).endsWith(".json") ? value : value + ".json";
    String near = DidYouMean.missed(file, ruling.values());
    String nearest = near.isEmpty() ? ruling.standard() : near;
    return rules
        .as(DeckFiles.class)
        .flatMap(decks -> decks.unplayableDeck(file))
        .<Fact>map(
            found ->
                new DeckRefused(
                    file,
                    found.first(FINDINGS),
                    found.stops() - found.first(FINDINGS).size(),
                    nearest,
                    ruling.values()))
        .orElseGet(() -> new DeckRefused(value, List.of(), 0, nearest, ruling.values()));
  }
}
