package depesche.demo;

import depesche.adjudicator.bloodandiron.BloodAndIronRulings;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.standard.Standard;
import depesche.bot.config.DidYouMean;
import depesche.bot.config.InstalledTitles;
import depesche.bot.config.UnusableInput;
import depesche.demo.letters.Correspondence;
import depesche.demo.planning.TrialBoard;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/// Who plays the demonstration of a title.
///
/// @param title as it is printed on the box
/// @param start two hundred years after the game's own beginning: far from any real date, so that
///   no alarm of the real clock interferes
/// @param options the house rules if nobody asks for others
/// @param offset for a year, how many fewer units than centres a seat may have
record DemoCast(
    String id,
    String title,
    Instant start,
    List<String> options,
    List<Role> roles,
    IntUnaryOperator offset) {

  private static final DemoCast BLOOD_AND_IRON =
      new DemoCast(
          "blood-and-iron",
          "Blood & Iron",
          Instant.parse("2065-03-02T18:00:00Z"),
          List.of(),
          List.of(
              new Role("Red", "Nordmark", WritingStyle.FIELD, false, ""),
              new Role(
                  "Blue", "Wettinland", WritingStyle.GERMAN, false, "-- \nMit bestem Gruß, Blau"),
              new Role(
                  "Green", "Rhenania", WritingStyle.ENGLISH, true, "SIGNOFF\nYours, the Margrave"),
              new Role("Yellow", "Helvetia Nova", WritingStyle.SMALL, false, ""),
              new Role("Black", "Ostland", WritingStyle.TERSE, true, "")),
          BloodAndIronRulings.of(new LinkedHashMap<>())::offset);

  /// Those of the standard players who try their orders out before they send them; the others send
  /// what they think of first. Were all alike, nobody would get anywhere.
  private static final List<String> CAREFUL = List.of("ENGLAND", "GERMANY", "TURKEY");

  private static final DemoCast STANDARD =
      new DemoCast(
          "standard",
          "standard Diplomacy",
          Instant.parse("2101-03-02T18:00:00Z"),
          List.of("lastYear=1909"),
          List.of(
              new Role("AUSTRIA", "", WritingStyle.GERMAN, false, "-- \nKüss die Hand"),
              new Role(
                  "ENGLAND", "", WritingStyle.ENGLISH, true, "SIGNOFF\nYours, the First Sea Lord"),
              new Role("FRANCE", "", WritingStyle.TERSE, false, ""),
              new Role("GERMANY", "", WritingStyle.FIELD, false, ""),
              new Role("ITALY", "", WritingStyle.SMALL, false, ""),
              new Role("RUSSIA", "", WritingStyle.ENGLISH, false, ""),
              new Role("TURKEY", "", WritingStyle.SMALL, true, "")),
          _ -> 0);

  private static final DemoCast GREAT_POWERS =
      new DemoCast(
          "great-powers",
          "Great Powers",
          Instant.parse("2035-03-02T18:00:00Z"),
          List.of(),
          List.of(
              new Role("Red", "Albion", WritingStyle.FIELD, false, ""),
              new Role("Blue", "Gallia", WritingStyle.GERMAN, false, "-- \nMit bestem Gruß, Blau"),
              new Role(
                  "Green", "Teutonia", WritingStyle.TERSE, true, "SIGNOFF\nYours, the Chancellor"),
              new Role("Yellow", "Habsburgia", WritingStyle.SMALL, false, ""),
              new Role("Black", "Rossiya", WritingStyle.ENGLISH, true, ""),
              new Role("White", "Columbia", WritingStyle.FIELD, false, ""),
              new Role("Brown", "Ausonia", WritingStyle.TERSE, false, ""),
              new Role("Orange", "Nippon", WritingStyle.SMALL, true, "")),
          _ -> 0);

  private static final List<DemoCast> ALL = List.of(BLOOD_AND_IRON, STANDARD, GREAT_POWERS);
  private static final int FEWEST_BIDDERS = 3;

  DemoCast {
    options = List.copyOf(options);
    roles = List.copyOf(roles);
  }

  /// A player: their seat, the name they give their country if it has none, and how they write.
  ///
  /// @param signsOn whether they write new mails with their password, or answer reports
  /// @param farewell what they put below their orders
  record Role(
      String seat, String country, WritingStyle writingStyle, boolean signsOn, String farewell) {

    /// {@return what others call the country: its given name, or `Austria` for `AUSTRIA`}
    String title() {
      return country.isEmpty()
          ? seat.charAt(0) + seat.substring(1).toLowerCase(Locale.ROOT)
          : country;
    }
  }

  /// Great Powers is played with bids on an open table, the others with units on a map.
  private boolean bids() {
    return id.equals(GREAT_POWERS.id);
  }

  /// {@return the players of a table of this size}
  ///
  /// @param seats 0 for as many as there are
  /// @throws UnusableInput if the title is not for so many
  List<Role> roles(int seats) {
    int fewest = bids() ? FEWEST_BIDDERS : roles.size();
    if (seats != 0 && (seats < fewest || seats > roles.size())) {
      throw new UnusableInput(
          "%s is for %d to %d seats, not for %d".formatted(title, fewest, roles.size(), seats));
    }
    return seats == 0 ? roles : roles.subList(0, seats);
  }

  /// {@return what the players of a table write to each other}
  Correspondence correspondence(List<Role> table) {
    return Correspondence.of(
        id,
        seat ->
            table.stream()
                .filter(role -> role.seat().equals(seat))
                .map(Role::title)
                .findFirst()
                .orElse(""),
        table.size() / 2 + 1);
  }

  /// {@return where a player tries orders out, if they do}
  static Optional<TrialBoard> table(Role role, Rules<?, ?> title) {
    return title instanceof Standard standard && CAREFUL.contains(role.seat())
        ? Optional.of(new TrialBoard(standard.map().board()))
        : Optional.empty();
  }

  /// {@return whether every report goes to everybody; where players act one after the other, most
  /// of what they hear is for some of them alone}
  boolean isForAll() {
    return ALL.contains(this);
  }

  /// {@return the casting of a title}
  ///
  /// @param title its id
  /// @param seats how many play; 0 for as many as usual
  /// @param home the folder of `config`
  /// @throws UnusableInput if there is none, naming those there are
  static DemoCast of(String title, int seats, Path home) {
    return ALL.stream()
        .filter(demoCast -> demoCast.id.equals(title))
        .findFirst()
        .orElseGet(() -> plain(title, seats, InstalledTitles.from(home.resolve("config"))));
  }

  private static DemoCast plain(String title, int seats, List<Rules<?, ?>> titles) {
    return PlainCast.of(titles, title, seats)
        .orElseThrow(
            () -> {
              List<String> shown =
                  Stream.concat(ALL.stream().map(DemoCast::id), PlainCast.ids(titles).stream())
                      .toList();
              String nearest = DidYouMean.ask(title, shown);
              return new UnusableInput(
                  "there is no demonstration of %s%s"
                      .formatted(
                          title,
                          nearest.isEmpty()
                              ? "; there are " + String.join(" and ", shown)
                              : nearest));
            });
  }
}
