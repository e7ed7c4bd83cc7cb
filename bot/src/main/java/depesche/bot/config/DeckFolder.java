package depesche.bot.config;

import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckCheck;
import depesche.adjudicator.rules.DeckFormat;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The folder `config/decks`: files into which owners of printed games type their cards. Whatever
/// lies there, reading it never stops the program; what keeps a deck from being played is said.
public final class DeckFolder {

  private static final String NAME = "[A-Za-z0-9][A-Za-z0-9._-]*\\.json";

  /// A deck of 63 cards has some 30 kilobytes.
  private static final long LARGEST = 1_000_000;

  private static final long MEGABYTE = 1_000_000;

  private final Path folder;
  private final List<DeckFormat> formats;

  /// @param formats those that a file may have
  public DeckFolder(Path folder, List<DeckFormat> formats) {
    this.folder = folder;
    this.formats = List.copyOf(formats);
  }

  /// A file of the folder.
  ///
  /// @param name without the folder
  /// @param game the id of the title whose cards it has; empty if that cannot be known
  /// @param asks whether the table is asked for what is missing
  /// @param json what is in it; empty if that could not be read
  /// @param check what was found in it
  /// @param twins which other files have its title
  public record Deck(
      String name,
      String game,
      boolean asks,
      Optional<JsonValue> json,
      DeckCheck check,
      List<String> twins) {

    public Deck {
      twins = List.copyOf(twins);
    }

    /// {@return whether a game can be played with it}
    public boolean isPlayable() {
      return json.isPresent() && check.wrong().isEmpty() && (asks || check.isPlayable());
    }

    /// {@return whether its cards are those of a title, as far as can be known}
    public boolean isFor(String title) {
      return game.isEmpty() || game.equals(title);
    }
  }

  /// {@return how a deck is called in answers}
  public static String file(String name) {
    return "config/decks/" + name;
  }

  /// {@return the decks there are, by name}
  ///
  /// @throws UnusableInput if the folder cannot be read
  public List<Deck> decks() {
    List<Deck> decks = new ArrayList<>();
    for (Path file : files()) {
      decks.add(clashing(deck(file), decks));
    }
    return List.copyOf(decks);
  }

  private List<Path> files() {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".json"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UnusableInput("cannot read " + folder + ": put the folder there");
    }
  }

  private Deck deck(Path path) {
    String name = String.valueOf(path.getFileName());
    String file = file(name);
    if (!name.matches(NAME)) {
      return broken(name, file + ": use letters, digits, - and _ alone in its name, then .json");
    }
    if (!Files.exists(path)) {
      return broken(name, file + " is a link to a file that is not there; put it there");
    }
    if (!Files.isRegularFile(path)) {
      return broken(name, file + " is no file; delete it");
    }
    try {
      long size = Files.size(path);
      if (size > LARGEST) {
        return broken(
            name,
            "%s has %d megabytes, and a deck has less than one; is it another file?"
                .formatted(file, Math.max(1, size / MEGABYTE)));
      }
      return checked(name, JsonValue.read(file, Files.readString(path)));
    } catch (BadFile e) {
      return broken(name, String.valueOf(e.getMessage()));
    } catch (CharacterCodingException _) {
      return broken(name, file + " is not text in UTF-8; save it as UTF-8");
    } catch (IOException _) {
      return broken(name, file + " cannot be read; fix its permissions");
    }
  }

  private static Deck broken(String name, String why) {
    return new Deck(
        name,
        "",
        false,
        Optional.empty(),
        new DeckCheck(0, 0, List.of(why), List.of(), List.of()),
        List.of());
  }

  /// The format in which most of its cards are whole is the one it is meant to have. Where nothing
  /// is wrong or missing, no other needs to be tried.
  private Deck checked(String name, JsonValue json) {
    DeckFormat best = formats.getFirst();
    DeckCheck check = best.check(json);
    for (DeckFormat format : formats.subList(1, formats.size())) {
      if (check.isPlayable()) {
        break;
      }
      DeckCheck other = format.check(json);
      if (other.whole() > check.whole()) {
        best = format;
        check = other;
      }
    }
    return new Deck(name, best.title(), best.isAsked(), Optional.of(json), check, List.of());
  }

  /// Two files that a letter cannot tell apart, or that have one title.
  private static Deck clashing(Deck deck, List<Deck> before) {
    DeckCheck check = deck.check();
    List<String> wrong = new ArrayList<>(check.wrong());
    List<String> twins = new ArrayList<>();
    for (Deck other : before) {
      if (plain(other.name()).equals(plain(deck.name()))) {
        wrong.add(
            "%s: CREATE cannot tell it from %s, for capitals and marks do not count; rename it"
                .formatted(file(deck.name()), other.name()));
      } else if (!title(deck).isBlank() && title(deck).equals(title(other))) {
        twins.add(other.name());
      }
    }
    DeckCheck whole =
        new DeckCheck(check.whole(), check.needed(), wrong, check.missing(), check.doubtful());
    return new Deck(deck.name(), deck.game(), deck.asks(), deck.json(), whole, twins);
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }

  private static String title(Deck deck) {
    return deck.json()
        .filter(JsonValue::isObject)
        .flatMap(json -> json.find("title"))
        .filter(JsonValue::isText)
        .map(JsonValue::text)
        .orElse("");
  }
}
