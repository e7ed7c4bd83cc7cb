package depesche.bot.report;

import depesche.adjudicator.Fact;
import depesche.adjudicator.News;
import depesche.bot.command.Unusable;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Writes mails: content in, finished text and HTML out.
public final class Writer {

  private final Sentences sentences;

  private Writer(Sentences sentences) {
    this.sentences = sentences;
  }

  /// {@return a writer that uses the templates of this folder}
  ///
  /// @throws Unusable if one of them is broken, with file, line and mend
  public static Writer load(Path templates) {
    Sentences sentences = Sentences.load(templates);
    sentences.templates().parseAll();
    return new Writer(sentences);
  }

  /// {@return the sentences this writer uses}
  public Sentences sentences() {
    return sentences;
  }

  /// {@return the fact in words, on one line, as this reader reads it}
  public String say(Heading heading, Fact fact) {
    return sentences.say(heading, fact);
  }

  /// {@return the mail, finished but for its headers}
  public Written write(Mail mail) {
    String kind = mail.getClass().getSimpleName();
    String subject = sentences.fill("mail/subjects", kind, model(mail));
    String text = sentences.templates().fill("mail/" + kind + ".txt.ftl", model(mail));
    Map<String, Object> page = model(mail);
    page.put("subject", subject);
    String html = sentences.templates().fill("mail/" + kind + ".html.ftl", page);
    return new Written(subject, Plain.page(text), html);
  }

  /// Every template sees the components of its mail and of the mail's heading by their names, the
  /// functions of [Voice], and `folder`, the folder of the title.
  private Map<String, Object> model(Mail mail) {
    Heading heading = mail.heading();
    Voice voice = Voice.of(sentences, heading);
    Map<String, Object> model = voice.functions();
    model.putAll(Voice.components(heading));
    model.remove("names");
    model.remove("zone");
    model.putAll(Voice.components((Record) mail));
    model.put("folder", heading.folder());
    model.put("zone", heading.zone().getId());
    switch (mail) {
      case Mail.TurnReport report -> model.put("news", digest(report.news(), heading, voice));
      case Mail.StartReport report -> model.put("news", digest(report.news(), heading, voice));
      case Mail.FinalReport report -> model.put("news", digest(report.news(), heading, voice));
      case Mail.History history ->
          model.put(
              "chapters",
              history.chapters().stream()
                  .map(
                      chapter ->
                          Map.of(
                              "phase",
                              chapter.phase(),
                              "news",
                              digest(chapter.news(), heading, voice)))
                  .toList());
      case Mail.Receipt _, Mail.Welcome _, Mail.StatusReport _, Mail.MapSheet _ -> {}
      case Mail.Help _, Mail.Answer _, Mail.Notice _ -> {}
    }
    return model;
  }

  private static Map<String, Object> digest(List<News> news, Heading heading, Voice voice) {
    return new Digest(news, heading.reader(), voice).model();
  }
}
