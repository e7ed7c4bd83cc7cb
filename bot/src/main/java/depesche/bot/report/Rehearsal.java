package depesche.bot.report;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.News;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Picture;
import depesche.adjudicator.Place;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Title;
import depesche.adjudicator.Verdict;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// Tries every sentence of a folder and every kind of mail on made-up facts.
final class Rehearsal {

  private static final String SEAT = "Sample";

  private static final List<Mail.Option> OPTIONS =
      List.of(
          new Mail.Option("key", SEAT, "other", "usual"),
          new Mail.Option("key", SEAT, "usual", "usual"));
  private static final List<Mail.SeatLine> SEATS = List.of(new Mail.SeatLine(SEAT, "held"));

  private final Writer writer;
  private final String folder;
  private final List<Class<?>> records;

  Rehearsal(Writer writer, String folder, List<Class<? extends Fact>> kinds) {
    this.writer = writer;
    this.folder = folder;
    this.records = kinds.stream().flatMap(kind -> Sample.records(kind).stream()).toList();
  }

  void run() {
    List<Fact> facts = new ArrayList<>();
    List<Fact> bare = samples(new Sample(Sample.Fill.BARE, List.of()));
    facts.addAll(bare);
    facts.addAll(samples(new Sample(Sample.Fill.FULL, bare)));
    facts.forEach(this::say);
    if (folder.equals(Sentences.DESK)) {
      write(Heading.none(ZoneOffset.UTC), List.of(), new Sample(Sample.Fill.BARE, facts));
    } else {
      write(heading(Optional.empty()), List.of(), new Sample(Sample.Fill.BARE, facts));
      write(heading(Optional.of(new Seat(SEAT))), facts, new Sample(Sample.Fill.FULL, facts));
    }
  }

  private List<Fact> samples(Sample sample) {
    return records.stream().map(record -> (Fact) sample.of(record)).toList();
  }

  private void say(Fact fact) {
    Voice voice =
        Voice.of(writer.sentences(), heading(Optional.of(new Seat(SEAT))), Voice.Channel.MAIL);
    writer.sentences().say(folder, fact, voice);
    for (String other : List.of("headlines", "yours")) {
      writer.sentences().lines(folder, other, fact, voice);
    }
  }

  private Heading heading(Optional<Seat> seat) {
    LinkedHashMap<Seat, String> countries = new LinkedHashMap<>();
    countries.put(new Seat(SEAT), "Land");
    Title title = new Title(folder, SEAT, "1", 2, 7, List.of(), List.of());
    Phase phase = new Phase("TP", SEAT, "T", "P");
    return new Heading(
        SEAT, Optional.of(title), Optional.of(phase), seat, new Names(countries), ZoneOffset.UTC);
  }

  private void write(Heading heading, List<Fact> facts, Sample sample) {
    List<News> news = facts.stream().map(News::forAll).toList();
    Phase phase = new Phase("TP", SEAT, "T", "P");
    List<Picture> pictures =
        Sample.records(Picture.class).stream().map(kind -> (Picture) sample.of(kind)).toList();
    Optional<Picture> picture =
        facts.isEmpty() ? Optional.empty() : Optional.of(pictures.getFirst());
    Due due = facts.isEmpty() ? Due.nothing() : due(facts);
    List<Fact> few = facts.stream().limit(2).toList();
    List<News> fewNews = news.stream().limit(2).toList();
    if (heading.title().isPresent()) {
      write(new Mail.TurnReport(heading, phase, news, picture, due));
      write(new Mail.StartReport(heading, fewNews, OPTIONS, picture, due));
      write(new Mail.FinalReport(heading, phase, fewNews, standing(few), picture, few, SEAT));
      write(new Mail.History(heading, List.of(new Mail.Chapter(phase, fewNews))));
      write(new Mail.StatusReport(heading, SEATS, Optional.empty(), picture, few, due));
      pictures.forEach(one -> write(new Mail.MapSheet(heading, one)));
      write(new Mail.Welcome(heading, SEAT, 1, 2, few));
      write(new Mail.Transcript(heading, few, SEAT));
    }
    write(new Mail.Receipt(heading, lines(few), few, few, due));
    write(new Mail.Answer(heading, few));
    write(new Mail.Notice(heading, few, due));
    writer.topics(heading.folder()).forEach(topic -> write(new Mail.Help(heading, topic)));
  }

  private void write(Mail mail) {
    writer.write(mail);
    writer.discord(mail);
  }

  private static Due due(List<Fact> facts) {
    List<Fact> few = facts.stream().limit(2).toList();
    return new Due(Optional.of(Instant.EPOCH), few, List.of(SEAT), few);
  }

  private static List<Place> standing(List<Fact> facts) {
    return facts.stream().map(fact -> new Place(1, new Seat(SEAT), fact)).toList();
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
