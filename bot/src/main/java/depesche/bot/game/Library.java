package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.notation.EverydayWords;
import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.rules.DeckFiles;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Maps;
import depesche.adjudicator.rules.PlayedDeck;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Seating;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.TitleWords;
import depesche.bot.chance.SetupText;
import depesche.bot.chance.TurnChance;
import depesche.bot.ledger.StoredGame;
import depesche.bot.people.UnreadSetting;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The titles that can be played.
public final class Library {

  /// By the ids of their titles, in the order of the shelf.
  private final SequencedMap<String, Rules<?, ?>> shelf = new LinkedHashMap<>();

  public Library(List<Rules<?, ?>> shelf) {
    shelf.forEach(rules -> this.shelf.putIfAbsent(rules.title().id(), rules));
  }

  /// {@return every title, in the order of the shelf}
  public List<Title> titles() {
    return shelf.values().stream().<Title>map(Rules::title).toList();
  }

  /// {@return the commands that titles bring, each once}
  ///
  /// @throws IllegalArgumentException if two titles mean different things by one name
  public List<TitleWords.Shortcut> shortcuts() {
    SequencedMap<String, TitleWords.Shortcut> shortcuts = new LinkedHashMap<>();
    for (Title title : titles()) {
      for (TitleWords.Shortcut one : title.words().shortcuts()) {
        TitleWords.Shortcut known = shortcuts.putIfAbsent(one.name(), one);
        if (known != null && !known.verb().equals(one.verb())) {
          throw new IllegalArgumentException(
              "two titles have a command /%s: it cannot say %s and %s"
                  .formatted(one.name(), known.verb(), one.verb()));
        }
      }
    }
    return List.copyOf(shortcuts.values());
  }

  /// {@return the kinds of facts of every title, by its id: what its templates have to say}
  public SequencedMap<String, List<Class<? extends Fact>>> facts() {
    SequencedMap<String, List<Class<? extends Fact>>> facts = new LinkedHashMap<>();
    shelf.forEach((id, rules) -> facts.put(id, rules.facts()));
    return facts;
  }

  /// {@return the printed maps of every title}
  public List<MapDrawing> maps() {
    return shelf.values().stream()
        .flatMap(rules -> rules.as(Maps.class).stream())
        .flatMap(title -> title.maps().stream())
        .toList();
  }

  /// {@return the rules of a title}
  ///
  /// @throws IllegalArgumentException if there is no such title
  public Rules<?, ?> rules(String title) {
    return Optional.ofNullable(shelf.get(title))
        .orElseThrow(() -> new IllegalArgumentException("no title " + title));
  }

  /// {@return the editions of the rules that are here, as `title/edition`}
  List<String> editions() {
    return titles().stream().map(title -> title.id() + "/" + title.edition()).toList();
  }

  /// {@return the titles of which a game is played with a file of cards that an option names}
  List<String> titlesWithDecks() {
    return titles().stream()
        .map(Title::id)
        .filter(id -> DeckFiles.of(rules(id), new LinkedHashMap<>()).isPresent())
        .toList();
  }

  /// {@return why this game cannot be judged here: it began with another edition of its rules, or
  /// with other cards}
  public Optional<Trouble.OtherRules> otherRules(StoredGame game) {
    Optional<Trouble.OtherRules> other = otherEdition(game).map(edition -> edition);
    return other.isPresent() ? other : otherDeck(game).map(deck -> deck);
  }

  /// A game that was committed before decks were says nothing of its own.
  private Optional<Trouble.OtherDeck> otherDeck(StoredGame game) {
    Optional<PlayedDeck> here;
    try {
      here = DeckFiles.of(rules(game.titleId()), game.options());
      if (here.isEmpty()) {
        return Optional.empty();
      }
    } catch (IllegalArgumentException _) {
      here = Optional.empty();
    }
    Optional<SetupText.DeckFile> found =
        here.map(deck -> SetupText.DeckFile.of(deck.file(), deck.content()));
    Optional<SetupText.DeckFile> committed = SetupText.of(game.chance().setup()).deck();
    String file =
        committed
            .map(SetupText.DeckFile::file)
            .orElseGet(() -> game.options().getOrDefault("deck", ""));
    return found.isPresent() && (committed.isEmpty() || committed.equals(found))
        ? Optional.empty()
        : Optional.of(
            new Trouble.OtherDeck(
                game.name(), PlayedDeck.path(file), found.isPresent(), game.hasBegun()));
  }

  private Optional<Trouble.OtherEdition> otherEdition(StoredGame game) {
    Optional<String> here =
        Optional.ofNullable(shelf.get(game.titleId())).map(rules -> rules.title().edition());
    return here.filter(game.edition()::equals).isPresent()
        ? Optional.empty()
        : Optional.of(
            new Trouble.OtherEdition(
                game.name(), game.titleId(), game.edition(), here.orElse(""), game.hasBegun()));
  }

  /// {@return whether a line is plainly no order in any title}
  public boolean isProse(String line) {
    return shelf.values().stream().allMatch(rules -> rules.isProse(line));
  }

  /// {@return whether a line that is none of one title is plainly no order in any other, either}
  public boolean isProseElsewhere(String line, String title) {
    return EverydayWords.isSentence(line)
        || shelf.entrySet().stream()
            .filter(rules -> !rules.getKey().equals(title))
            .allMatch(rules -> rules.getValue().isProse(line));
  }

  /// {@return whether a game of the title may choose this answer: a table is set up with it, for
  /// trial}
  public boolean allows(Title title, String option, String value) {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    options.put(option, value);
    Rules<?, ?> rules = rules(title.id());
    try {
      Seating seating = Seated.of(rules, options);
      List<Seat> seats =
          seating.seats().stream().limit(seating.size().most()).map(Seat::new).toList();
      GamePosition.open(rules, new Table(seats, options), TurnChance.seeded("trial", 1));
      return true;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  /// {@return whether the options that a game has on file, `key=value`, are none of its title}
  boolean isUnread(String title, String options) {
    Rules<?, ?> rules = shelf.get(title);
    List<String> keys =
        rules == null ? List.of() : rules.title().options().stream().map(Ruling::key).toList();
    return rules != null
        && !options.lines().allMatch(line -> line.contains("=") && keys.contains(key(line)));
  }

  private static String key(String line) {
    return line.split("=", 2)[0];
  }

  /// {@return what cannot be read of the options of a game} They were fixed when it was created, so
  /// no command sets them.
  Optional<UnreadSetting> unread(StoredGame game) {
    return isUnread(game.titleId(), game.optionLines())
        ? Optional.of(new UnreadSetting("options", game.optionLines(), ""))
        : Optional.empty();
  }
}
