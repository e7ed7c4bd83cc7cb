package depesche.bot.report;

import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.Title;
import depesche.bot.config.UnusableInput;
import depesche.bot.report.page.Block;
import depesche.bot.report.page.CommandMark;
import depesche.bot.report.page.ForumPage;
import depesche.bot.report.page.ForumPage.Markup;
import depesche.bot.report.page.HtmlPage;
import depesche.bot.report.page.Layout;
import depesche.bot.report.page.MailtoLink;
import depesche.bot.report.page.Markdown;
import depesche.bot.report.page.PagePart;
import depesche.bot.report.page.Pieces;
import depesche.bot.report.page.PlainText;
import depesche.bot.report.page.TimeText;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// Writes mails: content in, finished text and HTML out.
public final class MailWriter {

  private static final String GENERAL = "general";

  private static final String END = ".ftl";
  private static final String POSTED = "mail/Posted.ftl";
  private static final String ISSUED = "mail/Issued.ftl";

  /// A message in more pieces than these is cut short, with a file behind it.
  private static final int MOST_PIECES = 4;

  /// The most characters of a piece of a report. So many pieces fit into one message, and people
  /// who are pinged are named below the first.
  private static final int OF_REPORT = 1750;

  /// What the few sentences need that belong to no mail.
  private static final Map<String, Object> DISCORD = Map.of("status", CommandMark.of("status"));

  private final Sentences sentences;

  private MailWriter(Sentences sentences) {
    this.sentences = sentences;
  }

  /// {@return a writer that uses the templates of this folder}
  ///
  /// @throws UnusableInput if one of them is broken, with file, line and fix
  public static MailWriter load(Path templates) {
    Sentences sentences = Sentences.load(templates);
    sentences.templates().parseAll();
    return new MailWriter(sentences);
  }

  /// Says every fact of a title once, and writes every kind of mail with them, for practice: so
  /// that a template that names what is not there is found at the start and not on the day of a
  /// report.
  ///
  /// @param folder of the title, or [Sentences#DESK]
  /// @param facts the sealed kinds of its facts, or single records
  /// @throws UnusableInput if a template is broken, with file, line and fix
  public void rehearse(String folder, List<Class<? extends Fact>> facts) {
    new TemplateRehearsal(this, folder, facts).run();
  }

  /// {@return the sentences this writer uses}
  public Sentences sentences() {
    return sentences;
  }

  /// {@return the fact in words, on one line, as this reader reads it}
  public String say(MailContext mailContext, Fact fact) {
    return sentences.say(mailContext, fact);
  }

  /// {@return a finished mail that cannot be answered, without its headers}
  public FinishedMail write(Mail mail) {
    return write(mail, MapWish.USUAL, Optional.empty());
  }

  /// {@return the finished mail without its headers}
  ///
  /// @param wish of its reader
  /// @param reply the mail that answers it
  public FinishedMail write(Mail mail, MapWish wish, Optional<MailtoLink> reply) {
    return write(mail, wish, reply, UnaryOperator.identity());
  }

  /// {@return a mail for a mailing list: an answer to it goes to the list and not to us}
  ///
  /// @param wish whether it has room for pictures
  /// @param address our own
  public FinishedMail listed(Mail mail, MapWish wish, String address) {
    Map<String, Object> about = Map.of("game", mail.heading().game(), "address", address);
    Block words = new Block.Words(sentences.fill("mail/lists", "Foot", about));
    return write(
        mail,
        wish,
        Optional.empty(),
        blocks ->
            Stream.concat(
                    blocks.stream().filter(block -> !(block instanceof Block.Foot)),
                    Stream.of(new Block.Foot(List.of(words))))
                .toList());
  }

  private FinishedMail write(
      Mail mail, MapWish wish, Optional<MailtoLink> reply, UnaryOperator<List<Block>> changed) {
    Map<String, Object> model = model(mail, ReaderStyle.Channel.MAIL);
    String subject = sentences.fill("mail/subjects", mail.getClass().getSimpleName(), model);
    String alt = alt(model);
    List<Block> blocks = changed.apply(blocks(mail, model, subject));
    boolean shown = MailAttachments.isShown(mail, wish);
    boolean near = shown && MailAttachments.isNear(mail);
    HtmlPage.Seen seen =
        new HtmlPage.Seen(
            shown && !alt.isEmpty() ? alt : "",
            near ? sentences.fill("mail/pictures", "Near", Map.of()) : "");
    return new FinishedMail(
        subject, PlainText.page(blocks, when(mail)), HtmlPage.of(blocks, subject, seen, reply));
  }

  /// {@return the words of a mail as a part of a page on a web server}
  ///
  /// @param pictures HTML that stands below its title and headlines
  public String part(Mail mail, PagePart.Top top, String pictures) {
    return PagePart.of(blocks(mail, model(mail, ReaderStyle.Channel.MAIL), ""), top, pictures);
  }

  /// {@return what only such pages say}
  public String ofSite(String name) {
    return ofSite(name, Map.of());
  }

  /// As above, with what is to be filled in.
  public String ofSite(String name, Map<String, Object> model) {
    return of("site", name, model);
  }

  /// {@return what only calendars, forms for orders or Discord say}
  public String of(String what, String name, Map<String, ?> model) {
    return sentences.fill("mail/" + what, name, model);
  }

  /// {@return what the picture of a mail shows, for those who cannot see it; empty without one}
  public String alt(Mail mail) {
    return alt(model(mail, ReaderStyle.Channel.MAIL));
  }

  /// {@return a picture with the words of its title in place of facts and keys}
  public Picture worded(MailContext heading, Picture picture) {
    return sentences.worded(heading.folder(), picture);
  }

  private String alt(Map<String, Object> model) {
    String alt = sentences.templates().fill("mail/alt.ftl", model).strip();
    return alt.replaceAll("\\s+", " ");
  }

  /// {@return the mail as a message for Discord: the same sentences, in its markdown}
  public DiscordText discord(Mail mail) {
    List<Block> blocks = onDiscord(mail);
    boolean report = isReport(mail);
    List<String> whole = Pieces.of(blocks);
    List<String> pieces = report && whole.size() > 1 ? Pieces.of(blocks, OF_REPORT) : whole;
    if (pieces.size() <= MOST_PIECES) {
      boolean framed = report || mail instanceof Mail.Receipt;
      Optional<DiscordFrames> frames =
          framed ? DiscordFrames.of(blocks, mail.heading()) : Optional.empty();
      return new DiscordText(pieces, Optional.empty(), report, frames);
    }
    List<String> first = new ArrayList<>(pieces.subList(0, MOST_PIECES - 1));
    first.add(Markdown.plain(sentences.fill("mail/discord", "More", DISCORD)));
    return new DiscordText(first, Optional.of(PlainText.page(blocks, when(mail))), report);
  }

  private static boolean isReport(Mail mail) {
    return mail instanceof Mail.TurnReport
        || mail instanceof Mail.StartReport
        || mail instanceof Mail.FinalReport;
  }

  /// {@return the mail as one message for Discord; what does not fit is left out, and where it is
  /// told stands at its end}
  public DiscordText poster(Mail mail) {
    List<Block> blocks = onDiscord(mail);
    List<String> pieces = Pieces.of(blocks);
    if (pieces.size() == 1) {
      return new DiscordText(pieces, Optional.empty());
    }
    String rest = "\n\n" + Markdown.plain(sentences.fill("mail/discord", "Rest", DISCORD));
    String first = Pieces.of(blocks, Pieces.LONGEST - rest.length()).getFirst();
    return new DiscordText(List.of(first + rest), Optional.empty());
  }

  private List<Block> onDiscord(Mail mail) {
    Map<String, Object> model = model(mail, ReaderStyle.Channel.DISCORD);
    String subject = sentences.fill("mail/subjects", mail.getClass().getSimpleName(), model);
    return blocks(mail, model, subject);
  }

  /// {@return the mail, laid out}
  private List<Block> blocks(Mail mail, Map<String, Object> model, String subject) {
    model.put("subject", subject);
    if (mail instanceof Mail.Posting posting) {
      model.put("lines", posted(posting).lines(posting.markup(), posting.shown()));
    } else if (mail instanceof Mail.Issue) {
      List<Block> blocks = laid(ISSUED, model);
      model.put("lines", ForumPage.of(blocks, Markup.TEXT, Optional.empty(), when(mail)));
    }
    return laid("mail/" + mail.getClass().getSimpleName() + END, model);
  }

  /// {@return what everybody is told of a phase, laid out}
  public Posted posted(Mail.Posting posting) {
    return new Posted(laid(POSTED, model(posting, ReaderStyle.Channel.MAIL)), when(posting));
  }

  private static Function<Instant, String> when(Mail mail) {
    return moment -> TimeText.say(moment, mail.heading().zone());
  }

  private List<Block> laid(String template, Map<String, Object> model) {
    Layout layout = new Layout();
    model.put("block", layout.directives());
    sentences.templates().fill(template, model, layout);
    return layout.blocks();
  }

  /// Every template sees the components of its mail and of the mail's heading by their names, the
  /// functions of [ReaderStyle], and `folder`, the folder of the title; one that lays a mail out
  /// also sees its `subject`.
  private Map<String, Object> model(Mail mail, ReaderStyle.Channel channel) {
    MailContext mailContext = mail.heading();
    ReaderStyle readerStyle = ReaderStyle.of(sentences, mailContext, channel);
    Map<String, Object> model = readerStyle.functions();
    model.putAll(ReaderStyle.components(mailContext));
    model.remove("names");
    model.remove("zone");
    model.putAll(ReaderStyle.components((Record) mail));
    model.put("folder", mailContext.folder());
    model.put("zone", mailContext.zone().getId());
    switch (mail) {
      case Mail.TurnReport report ->
          model.put("news", digest(report.news(), mailContext, readerStyle));
      case Mail.StartReport report ->
          model.put("news", digest(report.news(), mailContext, readerStyle));
      case Mail.FinalReport report ->
          model.put("news", digest(report.news(), mailContext, readerStyle));
      case Mail.Preview preview ->
          model.put("news", digest(preview.news(), mailContext, readerStyle));
      case Mail.Trial trial -> {
        model.put("news", digest(trial.news(), mailContext, readerStyle));
        ToldLines lines = ToldLines.of(trial);
        model.put("told", lines.first());
        model.put("untold", lines.untold());
        model.put("brings", !trial.news().isEmpty());
      }
      case Mail.Posting posting ->
          model.put("news", digest(posting.news(), mailContext, readerStyle));
      case Mail.History history -> {
        Set<String> shown = ChapterPictures.of(history).keySet();
        model.put(
            "chapters",
            history.chapters().stream()
                .map(
                    chapter ->
                        Map.of(
                            "shown",
                            Optional.of(ChapterPictures.name(chapter))
                                .filter(shown::contains)
                                .orElse(""),
                            "phase",
                            chapter.phase(),
                            "news",
                            digest(chapter.news(), mailContext, readerStyle),
                            "sent",
                            chapter.sent()))
                .toList());
      }
      case Mail.Issue issue ->
          model.put(
              "parts",
              issue.parts().stream().map(part -> part(part, mailContext, readerStyle)).toList());
      case Mail.Receipt receipt -> {
        ToldLines lines = ToldLines.of(receipt);
        model.put("told", lines.told());
        model.put(
            "before", OrdersNamed.by(lines.told()).others(receipt.onFile(), readerStyle::say));
        model.put("acceptedUntold", lines.acceptedUntold());
        model.put("refusedUntold", lines.refusedUntold());
      }
      case Mail.Welcome _ -> model.put("place", mailContext.place());
      case Mail.StatusReport _, Mail.MapSheet _, Mail.SeriesTable _ -> {}
      case Mail.Help help -> model.putAll(help(help, readerStyle));
      case Mail.Answer _, Mail.Notice _, Mail.Transcript _, Mail.Press _, Mail.PressLog _ -> {}
      case Mail.Digest digest -> {
        model.put("open", digest.open());
        model.put(
            "games", digest.games().stream().map(game -> running(game, readerStyle)).toList());
      }
    }
    return model;
  }

  private static Map<String, Object> part(
      Mail.Part part, MailContext mailContext, ReaderStyle readerStyle) {
    Map<String, Object> model = new HashMap<>(Map.of("press", part.press()));
    part.chapter()
        .ifPresent(
            chapter -> {
              model.put("phase", chapter.phase());
              model.put("news", digest(chapter.news(), mailContext, readerStyle));
            });
    return model;
  }

  /// Each game is told of in the words of its own title.
  private static Map<String, Object> running(DigestGame game, ReaderStyle reader) {
    MailContext mailContext = game.heading();
    ReaderStyle style =
        ReaderStyle.of(reader.sentences(), mailContext, reader.channel()).in(reader.zone());
    Map<String, Object> model = ReaderStyle.components(game);
    mailContext.title().ifPresent(title -> model.put("title", title.name()));
    mailContext.phase().ifPresent(phase -> model.put("phase", phase));
    model.put("game", mailContext.game());
    model.put("seat", mailContext.seat().map(seat -> style.names().of(seat.name())).orElse(""));
    model.put("open", game.isOpen());
    model.put("asked", game.due().prompts().stream().map(style::say).toList());
    model.put("missing", game.due().missing().stream().map(style::say).toList());
    return model;
  }

  private Map<String, Object> help(Mail.Help help, ReaderStyle readerStyle) {
    SequencedMap<String, String> topics = helpTopics(help.heading().folder()).files();
    String topic = topics.containsKey(key(help.topic())) ? key(help.topic()) : GENERAL;
    String file = topics.getOrDefault(topic, "desk/help/general.ftl");
    Map<String, Object> model = readerStyle.functions();
    model.put("chosen", help.heading().chosen());
    model.put("later", help.later());
    help.heading().phase().ifPresent(phase -> model.put("phase", phase));
    ExampleSeats seats = ExampleSeats.of(help.heading());
    model.put("seats", seats.names());
    model.put("initials", seats.initials());
    model.put("place", help.heading().place());
    boolean fixed =
        help.heading().title().filter(title -> title.naming() == Title.Naming.SEATS).isPresent();
    model.put("countries", !fixed && !help.heading().isNamed());
    String body = sentences.templates().fill(file, model).strip();
    return Map.of("topic", topic, "topics", List.copyOf(topics.sequencedKeySet()), "body", body);
  }

  private HelpTopics helpTopics(String title) {
    return HelpTopics.in(sentences.templates(), title);
  }

  private static String key(String topic) {
    return topic.strip().toLowerCase(Locale.ROOT);
  }

  /// {@return the topics of HELP, in small letters}
  ///
  /// @param title its id; empty outside a game
  public List<String> topics(String title) {
    return List.copyOf(helpTopics(title).files().sequencedKeySet());
  }

  /// {@return the topic of HELP that explains a command or bears its name}
  ///
  /// @param title its id; empty outside a game
  public Optional<String> explaining(String words, String title) {
    return helpTopics(title).of(key(words));
  }

  /// {@return the titles that have help of their own on a topic, by id}
  public List<String> helpers(String topic) {
    return HelpTopics.homes(sentences.templates(), key(topic));
  }

  private static Map<String, Object> digest(
      List<News> news, MailContext mailContext, ReaderStyle readerStyle) {
    return new ReaderNews(news, mailContext.reader(), readerStyle).model();
  }
}
