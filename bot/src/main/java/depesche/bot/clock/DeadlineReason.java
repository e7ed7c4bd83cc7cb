package depesche.bot.clock;

import depesche.adjudicator.Fact;
import java.time.DayOfWeek;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Why a deadline lies where it does. A deadline has several, in the order in which they moved it.
public sealed interface DeadlineReason extends Fact {

  /// So long after the report.
  record AfterReport(String time) implements DeadlineReason {}

  /// At the clock time of the game, in its zone.
  record AtClock(String time, String zone) implements DeadlineReason {}

  /// The clock time that day would have left too little time.
  record LeftTooLittle(String least) implements DeadlineReason {}

  /// No deadlines on these days of the week.
  ///
  /// @param days their names
  record MovedPastDays(List<String> days) implements DeadlineReason {
    public MovedPastDays {
      days = List.copyOf(days);
    }
  }

  record MovedPastHoliday(String name) implements DeadlineReason {}

  /// Somebody is away; it is not said who.
  record MovedPastAbsence() implements DeadlineReason {}

  /// The clock time does not exist that day, or exists twice.
  record ClocksChange() implements DeadlineReason {}

  record SetByMaster() implements DeadlineReason {}

  record PutOff(String time, String by) implements DeadlineReason {}

  /// The program was not there for so long.
  record OutageCovered(String time) implements DeadlineReason {}

  record PauseCovered(String time) implements DeadlineReason {}

  /// {@return the days of the week as people write them}
  static DeadlineReason pastDays(List<DayOfWeek> days) {
    return new MovedPastDays(days.stream().distinct().map(DeadlineReason::name).toList());
  }

  private static String name(DayOfWeek day) {
    return day.name().charAt(0) + day.name().substring(1).toLowerCase(Locale.ROOT);
  }

  /// {@return them as the text that [#read] reads}
  static String text(List<DeadlineReason> reasons) {
    return reasons.stream()
        .map(reason -> String.join("|", words(reason)))
        .collect(Collectors.joining("\n"));
  }

  /// {@return the reasons in a text; a word that no reason begins with is left out}
  static List<DeadlineReason> read(String text) {
    return text.lines()
        .map(line -> Arrays.asList(line.split("\\|", -1)))
        .flatMap(DeadlineReason::reason)
        .toList();
  }

  private static List<String> words(DeadlineReason reason) {
    return switch (reason) {
      case AfterReport(String time) -> List.of("report", time);
      case AtClock(String time, String zone) -> List.of("clock", time, zone);
      case LeftTooLittle(String least) -> List.of("least", least);
      case MovedPastDays(List<String> days) ->
          Stream.concat(Stream.of("days"), days.stream()).toList();
      case MovedPastHoliday(String name) -> List.of("holiday", name.replaceAll("[|\r\n]", " "));
      case MovedPastAbsence() -> List.of("absence");
      case ClocksChange() -> List.of("change");
      case SetByMaster() -> List.of("master");
      case PutOff(String time, String by) -> List.of("put-off", time, by);
      case OutageCovered(String time) -> List.of("outage", time);
      case PauseCovered(String time) -> List.of("pause", time);
    };
  }

  private static Stream<DeadlineReason> reason(List<String> words) {
    String first = words.size() > 1 ? words.get(1) : "";
    String second = words.size() > 2 ? words.get(2) : "";
    return switch (words.getFirst()) {
      case "report" -> Stream.of(new AfterReport(first));
      case "clock" -> Stream.of(new AtClock(first, second));
      case "least" -> Stream.of(new LeftTooLittle(first));
      case "days" -> Stream.of(new MovedPastDays(words.subList(1, words.size())));
      case "holiday" -> Stream.of(new MovedPastHoliday(first));
      case "absence" -> Stream.of(new MovedPastAbsence());
      case "change" -> Stream.of(new ClocksChange());
      case "master" -> Stream.of(new SetByMaster());
      case "put-off" -> Stream.of(new PutOff(first, second));
      case "outage" -> Stream.of(new OutageCovered(first));
      case "pause" -> Stream.of(new PauseCovered(first));
      default -> Stream.empty();
    };
  }
}
