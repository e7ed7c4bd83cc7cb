package depesche.bot.report;

import depesche.adjudicator.Fact;
import depesche.adjudicator.FinalPlace;
import depesche.adjudicator.Line;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.Title;
import depesche.adjudicator.rules.TitleWords;
import depesche.bot.report.page.ForumPage;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Tries every sentence of a folder and every kind of mail on made-up facts.
final class TemplateRehearsal {

  private static final String SEAT = "Sample";

  private static final List<OptionLine> OPTIONS =
      List.of(
          new OptionLine("key", SEAT, "other", "usual"),
          new OptionLine("key", SEAT, "usual", "usual"));
  private static final List<SeatLine> SEATS = List.of(new SeatLine(SEAT, "held"));

  private final MailWriter mailWriter;
  private final String folder;
  private final List<Class<?>> records;

  TemplateRehearsal(MailWriter mailWriter, String folder, List<Class<? extends Fact>> kinds) {
    this.mailWriter = mailWriter;
    this.folder = folder;
    this.records = kinds.stream().flatMap(kind -> SampleFacts.records(kind).stream()).toList();
  }

  void run() {
    List<Fact> facts = new ArrayList<>();
    List<Fact> bare = samples(new SampleFacts(SampleFacts.Fill.BARE, List.of()));
    facts.addAll(bare);
    facts.addAll(samples(new SampleFacts(SampleFacts.Fill.FULL, bare)));
    facts.forEach(this::say);
    if (folder.equals(Sentences.DESK)) {
      Map<String, String> all =
          Map.of("channel", SEAT, "rights", SEAT, "link", SEAT, "role", SEAT, "server", SEAT);
      mailWriter
          .sentences()
          .names("mail/discord")
          .forEach(name -> mailWriter.of("discord", name, all));
      write(
          MailContext.none(ZoneOffset.UTC),
          List.of(),
          new SampleFacts(SampleFacts.Fill.BARE, facts));
    } else {
      write(heading(Optional.empty()), List.of(), new SampleFacts(SampleFacts.Fill.BARE, facts));
      write(
          heading(Optional.of(new Seat(SEAT))),
          facts,
          new SampleFacts(SampleFacts.Fill.FULL, facts));
    }
  }

  private List<Fact> samples(SampleFacts sampleFacts) {
    return records.stream().map(record -> (Fact) sampleFacts.of(record)).toList();
  }

  private void say(Fact fact) {
    ReaderStyle readerStyle =
        ReaderStyle.of(
            mailWriter.sentences(), heading(Optional.of(new Seat(SEAT))), ReaderStyle.Channel.MAIL);
    mailWriter.sentences().say(folder, fact, readerStyle);
    for (String other : List.of("headlines", "yours")) {
      mailWriter.sentences().lines(folder, other, fact, readerStyle);
    }
  }

  private MailContext heading(Optional<Seat> seat) {
    LinkedHashMap<Seat, String> countries = new LinkedHashMap<>();
    countries.put(new Seat(SEAT), "Land");
    Title title =
        new Title(
            folder,
            SEAT,
            "1",
            2,
            7,
            List.of(),
            List.of(),
            Title.Naming.PLAYERS,
            new TitleWords("", List.of(new TitleWords.Shortcut(SEAT, SEAT, SEAT, SEAT, SEAT))),
            Title.Asked.SEATS);
    Phase phase = new Phase("TP", SEAT, "T", "P");
    return new MailContext(
        SEAT,
        Optional.of(title),
        Optional.of(phase),
        seat,
        new SeatNames(countries),
        ZoneOffset.UTC);
  }

  private void write(MailContext mailContext, List<Fact> facts, SampleFacts sampleFacts) {
    List<News> news = facts.stream().map(News::forAll).toList();
    Phase phase = new Phase("TP", SEAT, "T", "P");
    List<Picture> pictures =
        SampleFacts.records(Picture.class).stream()
            .map(kind -> (Picture) sampleFacts.of(kind))
            .toList();
    Optional<Picture> picture =
        facts.isEmpty() ? Optional.empty() : Optional.of(pictures.getFirst());
    Due due = facts.isEmpty() ? Due.nothing() : due(facts);
    List<Fact> few = facts.stream().limit(2).toList();
    List<News> fewNews = news.stream().limit(2).toList();
    if (mailContext.title().isPresent()) {
      write(new Mail.TurnReport(mailContext, phase, news, picture, due));
      write(new Mail.StartReport(mailContext, fewNews, OPTIONS, picture, due));
      write(new Mail.FinalReport(mailContext, phase, fewNews, standing(few), picture, few, SEAT));
      write(new Mail.Preview(mailContext, phase, fewNews, picture));
      write(new Mail.Trial(mailContext, phase, lines(few), fewNews, picture, few));
      for (ForumPage.Markup form : ForumPage.Markup.values()) {
        write(
            new Mail.Posting(
                mailContext, phase, fewNews, Optional.of(Instant.EPOCH), form, Optional.empty()));
      }
      write(new Mail.History(mailContext, List.of(new Mail.Chapter(phase, fewNews))));
      WrittenText press =
          new WrittenText(0, "TP", Instant.EPOCH, SEAT, List.of("ALL"), List.of(SEAT));
      write(
          new Mail.Issue(
              mailContext,
              List.of(
                  new Mail.Part(Optional.of(new Mail.Chapter(phase, fewNews)), List.of(press)),
                  new Mail.Part(Optional.empty(), List.of(press))),
              Optional.empty()));
      write(new Mail.StatusReport(mailContext, SEATS, Optional.empty(), picture, few, due, few));
      pictures.forEach(one -> write(new Mail.MapSheet(mailContext, one)));
      write(new Mail.Welcome(mailContext, SEAT, 1, 2, few, few, few, few));
      write(new Mail.Transcript(mailContext, few, SEAT));
      DigestGame running = new DigestGame(mailContext, due, false, true, true, SEAT);
      DigestGame paused = DigestGame.paused(SEAT, ZoneOffset.UTC);
      write(new Mail.Digest(MailContext.none(ZoneOffset.UTC), List.of(running, paused)));
    }
    write(new Mail.Receipt(mailContext, lines(few), few, few, due));
    write(new Mail.Answer(mailContext, few));
    write(new Mail.Notice(mailContext, few, due));
    List<String> words = List.of(SEAT, "ALL", "M", "O");
    for (String from : List.of("", "M", "O", SEAT)) {
      for (List<String> to : List.of(List.<String>of(), words, List.of(SEAT))) {
        write(new Mail.Press(mailContext, from, to, words, from.isEmpty() ? "" : SEAT));
        WrittenText written = new WrittenText(1, "TP", Instant.EPOCH, from, to, words);
        write(new Mail.PressLog(mailContext, "DIARY", List.of(written), from.isEmpty()));
        write(new Mail.PressLog(mailContext, "PRESS LOG", List.of(written), from.isEmpty()));
      }
    }
    mailWriter
        .topics(mailContext.folder())
        .forEach(
            topic -> write(new Mail.Help(mailContext, topic, List.of(phase, phase), List.of())));
  }

  private void write(Mail mail) {
    mailWriter.write(mail);
    mailWriter.discord(mail);
  }

  private static Due due(List<Fact> facts) {
    List<Fact> few = facts.stream().limit(2).toList();
    return new Due(Optional.of(Instant.EPOCH), few, List.of(SEAT), few);
  }

  private static List<FinalPlace> standing(List<Fact> facts) {
    return facts.stream().map(fact -> new FinalPlace(1, new Seat(SEAT), fact)).toList();
  }

  private static List<Line> lines(List<Fact> facts) {
    List<Line> lines = new ArrayList<>();
    for (Fact fact : facts) {
      lines.add(new Line(1, SEAT, new Verdict.Taken(fact)));
      lines.add(new Line(2, SEAT, new Verdict.Doubted(fact, fact)));
      lines.add(new Line(3, SEAT, new Verdict.Refused(fact)));
      lines.add(new Line(4, SEAT, new Verdict.Skipped()));
    }
    return lines;
  }
}
