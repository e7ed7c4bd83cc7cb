package depesche.bot.report;

import depesche.adjudicator.Fact;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Line;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.bloodandiron.BallotFact.BallotMissing;
import depesche.adjudicator.bloodandiron.BloodAndIronSetupFact.MapReconstructed;
import depesche.adjudicator.bloodandiron.BloodAndIronSetupFact.Start;
import depesche.adjudicator.bloodandiron.BloodAndIronSetupFact.StartDrawn;
import depesche.adjudicator.bloodandiron.ForeignFact.BallotBlank;
import depesche.adjudicator.bloodandiron.ForeignFact.BallotDiscarded;
import depesche.adjudicator.bloodandiron.ForeignFact.BallotDrawn;
import depesche.adjudicator.diplomacy.BoardView;
import depesche.adjudicator.diplomacy.campaign.MapDrawn;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.diplomacy.letters.OrderMissingFact.UnitWithoutOrder;
import depesche.adjudicator.diplomacy.letters.OrderPromptFact.BuildsWanted;
import depesche.adjudicator.diplomacy.letters.OrderPromptFact.Choice;
import depesche.adjudicator.diplomacy.letters.OrderPromptFact.OrdersWanted;
import depesche.adjudicator.diplomacy.letters.OrderPromptFact.RetreatsWanted;
import depesche.adjudicator.diplomacy.moves.MovementFact.Dislodged;
import depesche.adjudicator.diplomacy.moves.MovementFact.HoldStood;
import depesche.adjudicator.diplomacy.moves.MovementFact.MoveBounced;
import depesche.adjudicator.diplomacy.moves.MovementFact.MoveSucceeded;
import depesche.adjudicator.diplomacy.moves.MovementFact.NoOrderStood;
import depesche.adjudicator.diplomacy.moves.MovementFact.Rival;
import depesche.adjudicator.diplomacy.moves.MovementFact.SupportCut;
import depesche.adjudicator.diplomacy.moves.MovementFact.SupportGiven;
import depesche.adjudicator.diplomacy.orders.OrderDoubtFact.ReadAs;
import depesche.adjudicator.diplomacy.orders.OrderFact.MoveOrdered;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact.NotAdjacent;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact.UnknownPlace;
import depesche.adjudicator.diplomacy.winter.EndFact;
import depesche.adjudicator.diplomacy.winter.WinterFact.CentreRow;
import depesche.adjudicator.diplomacy.winter.WinterFact.CentreTable;
import depesche.adjudicator.diplomacy.winter.WinterFact.CentreTaken;
import depesche.adjudicator.diplomacy.winter.WinterFact.CentreWon;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LetterNote;
import depesche.bot.game.GameNotice;
import depesche.bot.game.Proof;
import depesche.bot.votes.GameEnd;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// Moments of one game, as the bot would hand them to the writer.
final class Scenes {

  private static final Seat RED = new Seat("Red");
  private static final Seat BLUE = new Seat("Blue");
  private static final Seat GREEN = new Seat("Green");
  private static final NamedProvince BERLIN = new NamedProvince("BER", "Berlin");
  private static final NamedProvince MUNICH = new NamedProvince("MUN", "Munich");
  private static final NamedProvince SILESIA = new NamedProvince("SIL", "Silesia");
  private static final NamedProvince KUSTRIN = new NamedProvince("KUS", "Küstrin");
  private static final NamedProvince POSEN = new NamedProvince("POS", "Posen");
  private static final UnitAt RED_BERLIN = new UnitAt("Red", "A", BERLIN);
  private static final UnitAt BLUE_POSEN = new UnitAt("Blue", "A", POSEN);
  private static final UnitAt RED_SILESIA = new UnitAt("Red", "A", SILESIA);
  private static final UnitAt AUSTRIA =
      new UnitAt("AUSTRIA", "AA", new NamedProvince("PAS", "Passau"));
  private static final Phase FALL = new Phase("F1868M", "Fall 1868, movement", "F1868", "movement");
  private static final Phase FLIGHT =
      new Phase("F1868R", "Fall 1868, retreats", "F1868", "retreats");
  private static final Phase WINTER =
      new Phase("W1868A", "Winter 1868, adjustments", "W1868", "adjustments");
  private static final Optional<Instant> DEADLINE =
      Optional.of(Instant.parse("2026-11-24T19:00:00Z"));

  private Scenes() {}

  static MailContext heading(Phase phase, String country) {
    LinkedHashMap<Seat, String> countries = new LinkedHashMap<>();
    countries.put(RED, country);
    countries.put(BLUE, "Rhineland");
    countries.put(GREEN, "");
    return new MailContext(
        "bismarck",
        Optional.of(Templated.bloodAndIron()),
        Optional.of(phase),
        Optional.of(RED),
        new SeatNames(countries),
        ZoneId.of("Europe/Berlin"));
  }

  private static List<News> news(Fact... facts) {
    return List.of(facts).stream().map(News::forAll).toList();
  }

  private static MapPicture picture(Phase phase) {
    return new MapPicture(
        "blood-and-iron",
        phase.title(),
        List.of(
            new MapPicture.Owner("Red", true, 3, 3),
            new MapPicture.Owner("Blue", true, 4, 3),
            new MapPicture.Owner("Green", true, 0, 0),
            new MapPicture.Owner("AUSTRIA", false, 0, 1)),
        List.of(),
        List.of(),
        List.of());
  }

  static Mail movement(String country) {
    List<News> news =
        news(
            new BallotBlank("AUSTRIA", 1),
            new BallotDiscarded("AUSTRIA", 2, "AA PAS H"),
            new BallotDrawn("AUSTRIA", 3, "AA PAS - MUN"),
            new MoveBounced(
                "Red",
                "A BER - KUS",
                KUSTRIN,
                1,
                List.of(new Rival("Blue", "A KUS H", 2), new Rival("Green", "A GLO - KUS", 1))),
            new NoOrderStood("Red", RED_SILESIA),
            new MoveSucceeded("Blue", "A POS - SIL", SILESIA),
            new SupportGiven("Blue", "A MAS S A POS - SIL"),
            new SupportCut("Blue", "A KUS S A POS - SIL", RED_BERLIN),
            new HoldStood("Green", "A ULM H"),
            new MoveSucceeded("AUSTRIA", "AA PAS - MUN", MUNICH),
            new Dislodged(RED_SILESIA, BLUE_POSEN, List.of(BERLIN, KUSTRIN)),
            new MapDrawn(picture(FALL)),
            new Proof.TurnProven("d9".repeat(32)),
            new Proof.SealsChained(12, "c4".repeat(32)));
    Due due =
        new Due(
            DEADLINE,
            List.of(
                new RetreatsWanted(
                    "Fall 1868, retreats",
                    List.of(new Choice(RED_SILESIA, List.of(BERLIN, KUSTRIN))),
                    List.of())),
            List.of("A SIL R BER"),
            List.of());
    return new Mail.TurnReport(
        heading(FLIGHT, country), FALL, news, Optional.of(picture(FALL)), due);
  }

  static Mail winter() {
    List<News> news =
        news(
            new CentreTaken(SILESIA, "Blue", "Red"),
            new CentreWon(MUNICH, "AUSTRIA"),
            new CentreTable(
                1868,
                1,
                List.of(
                    new CentreRow("Red", List.of(BERLIN, KUSTRIN, POSEN), 3, 1, 2, 3, 0, 1),
                    new CentreRow("Blue", List.of(SILESIA), 5, 1, 4, 3, 1, 0),
                    new CentreRow("Green", List.of(), 0, 1, 0, 0, 0, 0),
                    new CentreRow("AUSTRIA", List.of(MUNICH), 1, 0, 0, 1, 0, 0))),
            new EndFact.SeatEliminated(GREEN, 1868, List.of(MUNICH)));
    Due due =
        new Due(
            DEADLINE,
            List.of(new BuildsWanted("Winter 1868, adjustments", 1, List.of(BERLIN, KUSTRIN))),
            List.of("BUILD A BER"),
            List.of());
    return new Mail.TurnReport(
        heading(WINTER, "Nordmark"), FLIGHT, news, Optional.of(picture(WINTER)), due);
  }

  static Mail start() {
    Phase spring = new Phase("S1865M", "Spring 1865, movement", "S1865", "movement");
    List<News> news =
        news(
            new MapReconstructed(),
            new StartDrawn("Prussia", List.of(new Start(RED, BERLIN), new Start(BLUE, POSEN))),
            fixed(),
            new Proof.PhraseGiven("Red", "seven grey geese", true),
            new Proof.PhraseMissing("Blue", false),
            new Proof.TurnProven("d9".repeat(32)),
            new Proof.SealsChained(12, "c4".repeat(32)));
    return new Mail.StartReport(
        heading(spring, "Nordmark"),
        news,
        List.of(
            new OptionLine("endYear", "the last year", "1870", "1876"),
            new OptionLine("victoryCount", "10 counted as", "ACTUAL", "ACTUAL")),
        Optional.of(picture(spring)),
        orders(List.of()));
  }

  private static Due orders(List<Fact> missing) {
    return new Due(
        DEADLINE,
        List.of(
            new OrdersWanted(
                "Fall 1868, movement", List.of(RED_BERLIN, RED_SILESIA), List.of(AUSTRIA))),
        List.of("A BER - KUS", "A SIL S A BER - KUS", "FOREIGN AUSTRIA AA PAS - MUN"),
        missing);
  }

  static Mail receipt() {
    Fact move = new MoveOrdered("A BER - KUS", RED_BERLIN, KUSTRIN);
    List<Line> lines =
        List.of(
            new Line(1, "PHASE F1868M", new Verdict.Taken(new DeskFact.PhaseAgreed("F1868M"))),
            new Line(2, "", new Verdict.Skipped()),
            new Line(
                3, "A Berln - Kustrin", new Verdict.Doubted(move, new ReadAs("Berln", BERLIN))),
            new Line(
                4,
                "A SIL - ULM",
                new Verdict.Refused(
                    new NotAdjacent(
                        RED_SILESIA,
                        new NamedProvince("ULM", "Ulm"),
                        List.of(BERLIN, KUSTRIN, POSEN)))),
            new Line(
                5,
                "A <b>Xyz</b> - ${7*7} @everyone",
                new Verdict.Refused(new UnknownPlace("<b>Xyz</b>", List.of()))),
            new Line(6, "Best regards,", new Verdict.Skipped()),
            new Line(7, "Anna <b>@everyone</b> ${7*7} " + "x".repeat(60), new Verdict.Skipped()));
    return new Mail.Receipt(
        heading(FALL, "Nordmark"),
        lines,
        List.of(move),
        List.of(new LetterNote.QuotedUnread(12), new Proof.LetterCoded("f3".repeat(32))),
        orders(List.of(new UnitWithoutOrder(RED_SILESIA), new BallotMissing("AUSTRIA", AUSTRIA))));
  }

  static Mail status() {
    LinkedHashMap<String, List<String>> centres = new LinkedHashMap<>();
    centres.put("Red", List.of("BER", "KUS"));
    Fact state =
        new BoardView.BoardState(
            "F1868M",
            List.of("AUSTRIA AA PAS", "Red A BER", "Red A SIL"),
            centres,
            List.of("Red"),
            false,
            List.of());
    return new Mail.StatusReport(
        heading(FALL, "Nordmark"),
        List.of(new SeatLine("Red", "held"), new SeatLine("Green", "abandoned")),
        Optional.of(new BoardView(state, Optional.empty())),
        Optional.of(picture(FALL)),
        List.of(new MoveOrdered("A BER - KUS", RED_BERLIN, KUSTRIN)),
        orders(List.of(new UnitWithoutOrder(RED_SILESIA))),
        List.of());
  }

  private static Fact fixed() {
    return new Proof.ChanceFixed("bismarck", "6e".repeat(32), "19".repeat(32));
  }

  static Mail welcome() {
    return new Mail.Welcome(
        heading(FALL, ""), "amber-fox-42", 3, 5, List.of(fixed()), List.of(), List.of(), List.of());
  }

  static Mail last() {
    return new Mail.FinalReport(
        heading(WINTER, "Nordmark"),
        WINTER,
        news(new CentreWon(MUNICH, "Red"), new EndFact.VictoryWon(RED, 1868, 10)),
        List.of(
            new FinalPlace(1, RED, new EndFact.HeldEnough(10)),
            new FinalPlace(2, BLUE, new EndFact.HeldAtEnd(4)),
            new FinalPlace(3, GREEN, new EndFact.OutSince(1868))),
        Optional.of(picture(WINTER)),
        List.of(),
        "{}");
  }

  static Mail history() {
    return new Mail.History(
        heading(WINTER, "Nordmark"),
        List.of(new Mail.Chapter(FALL, news(new CentreTaken(SILESIA, "Blue", "Red")))));
  }

  static Mail map() {
    return new Mail.MapSheet(heading(FALL, "Nordmark"), picture(FALL));
  }

  static Mail transcript() {
    return new Mail.Transcript(
        heading(FALL, "Nordmark"), List.of(new GameEnd.GameGivenUp("bismarck", "")), "{}");
  }

  static Mail notice() {
    return new Mail.Notice(
        heading(FALL, "Nordmark"),
        List.of(new GameNotice.Reminded("Fall 1868, movement")),
        orders(List.of(new UnitWithoutOrder(RED_SILESIA))));
  }
}
