package depesche.bot.desk;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.slf4j.LoggerFactory;

/// Looks for what a mail tells beside its words: whom it answers, when it was made, and what the
/// log says of it.
final class PressTraces implements AutoCloseable {

  private static final Pattern ID = Pattern.compile("<[^<>\\s]+@[^<>\\s]+>");
  private static final Pattern THREAD =
      Pattern.compile("(?ms)^(?:References|In-Reply-To):(.*?)(?=^\\S)");
  private static final Pattern QUARTER = Pattern.compile("(?m)^Date: .*:(?:00|15|30|45):00 ");
  private static final Pattern PARCEL = Pattern.compile("Logged: parcel (\\d+)");
  private static final Pattern ANSWERED = Pattern.compile("parcels? (\\d+)(?: to (\\d+))?");

  private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  private final ListAppender<ILoggingEvent> heard = new ListAppender<>();

  PressTraces() {
    heard.start();
    root.addAppender(heard);
  }

  /// {@return what was logged since the last time}
  List<String> log() {
    List<String> lines = heard.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    heard.list.clear();
    return lines;
  }

  /// {@return the mails whose thread names a letter or a mail of somebody else}
  ///
  /// @param writers of letters, by Message-ID
  static List<String> threads(List<Bureau.Mail> mails, Map<String, String> writers) {
    Map<String, String> owners = new LinkedHashMap<>(writers);
    mails.forEach(mail -> owners.put(mail.id(), mail.to()));
    List<String> found = new ArrayList<>();
    for (Bureau.Mail mail : mails) {
      THREAD
          .matcher(mail.headers())
          .results()
          .flatMap((MatchResult thread) -> ID.matcher(thread.group(1)).results())
          .map(MatchResult::group)
          .filter(id -> !owners.getOrDefault(id, mail.to()).equals(mail.to()))
          .forEach(id -> found.add(mail.to() + " sees " + id + " of " + owners.get(id)));
    }
    return found;
  }

  /// {@return what betrays the writer of unsigned press that somebody else got}
  static List<String> times(List<Bureau.Mail> unsigned, List<String> log) {
    List<String> found = new ArrayList<>();
    for (Bureau.Mail mail : unsigned) {
      if (!mail.headers().isEmpty() && !mail.to().startsWith("discord:")) {
        if (!QUARTER.matcher(mail.headers()).find()) {
          found.add("a time of its own: " + mail.headers());
        }
        if (mail.headers().contains(", for message ")) {
          found.add("the log names the letter: " + mail.headers());
        }
      }
      PARCEL
          .matcher(mail.headers())
          .results()
          .mapToLong(parcel -> Long.parseLong(parcel.group(1)))
          .filter(parcel -> log.stream().anyMatch(line -> answers(line, parcel)))
          .forEach(parcel -> found.add("the log lays parcel " + parcel + " beside its letter"));
    }
    return found;
  }

  private static boolean answers(String line, long parcel) {
    return line.contains("answered by")
        && ANSWERED
            .matcher(line)
            .results()
            .anyMatch(
                range -> {
                  long first = Long.parseLong(range.group(1));
                  long last = range.group(2) == null ? first : Long.parseLong(range.group(2));
                  return first <= parcel && parcel <= last;
                });
  }

  @Override
  public void close() {
    root.detachAppender(heard);
  }
}
