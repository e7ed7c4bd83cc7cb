package depesche.adjudicator.title;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.script.FactText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A file of lines as people send them, each with its verdict and the heart of the answer; the
/// first of these files says how it is read.
record LetterLines(Path file, List<Example> examples) {

  private static final Pattern HEAD = Pattern.compile("AS (\\S+) (\\S+) <<");
  private static final Pattern ROW = Pattern.compile("(.*?)\\s+\\| (\\w+)\\s+\\| (.*)");

  /// What asks which of several readings is meant.
  private static final List<String> QUESTIONS =
      List.of(
          "UnclearPlace",
          "WhichCoast",
          "WhichKind",
          "WhichCoastBuilt",
          "RemoveOrDisband",
          "SeveralRetreats",
          "Unclear");

  /// A letter, most often of one line.
  ///
  /// @param verdict as the file has it
  /// @param heart what must be on file, or must be said
  record Example(
      int line, GamePosition<?, ?> position, Seat seat, String text, String verdict, String heart) {

    /// {@return what is wrong with the answer; empty if it is the expected one}
    String fault() {
      Letter letter = new Letter(position.phase().id(), text.replace("⏎", "\n"));
      Reading<?> reading = position.read(seat, List.of(letter));
      Verdict given = reading.lines().getLast().verdict();
      String file = onFile(reading);
      boolean good =
          word(given).equals(verdict)
              && switch (given) {
                case Verdict.Taken _, Verdict.Skipped _ -> file.equals(heart);
                case Verdict.Doubted(_, Fact doubt) -> {
                  String[] parts = heart.split(" \\? ", 2);
                  yield parts.length == 2 && file.equals(parts[0]) && holds(doubt, parts[1]);
                }
                case Verdict.Refused(Fact why) -> holds(why, heart);
              };
      return good
          ? ""
          : "%d: %s%n      wanted %s: %s%n      got    %s: %s %s"
              .formatted(line, text, verdict, heart, word(given), file, said(given));
    }

    private static String said(Verdict verdict) {
      return switch (verdict) {
        case Verdict.Doubted(_, Fact doubt) -> "? " + FactText.of(doubt);
        case Verdict.Refused(Fact why) -> FactText.of(why);
        case Verdict.Taken _, Verdict.Skipped _ -> "";
      };
    }

    private static boolean holds(Fact fact, String words) {
      List<String> known = List.of(FactText.of(fact).split("[\\s()\\[\\],;\"]+"));
      return known.containsAll(List.of(words.split("[\\s()\\[\\],;\"]+")));
    }

    private static String word(Verdict verdict) {
      return switch (verdict) {
        case Verdict.Taken _ -> "taken";
        case Verdict.Doubted _ -> "doubted";
        case Verdict.Refused(Fact why) ->
            QUESTIONS.contains(why.getClass().getSimpleName()) ? "asked" : "refused";
        case Verdict.Skipped _ -> "skipped";
      };
    }

    private static String onFile(Reading<?> reading) {
      List<String> file = reading.onFile().stream().map(Example::brief).toList();
      boolean orders = reading.onFile().stream().anyMatch(Example::isOrder);
      return file.isEmpty() ? "-" : String.join(orders ? "; " : " ", file);
    }

    private static boolean isOrder(Fact fact) {
      return first(fact).filter(one -> one.getName().equals("order")).isPresent();
    }

    private static Optional<RecordComponent> first(Fact fact) {
      return List.of(fact.getClass().getRecordComponents()).stream().findFirst();
    }

    private static String brief(Fact fact) {
      String text = FactText.of(fact);
      if (!isOrder(fact)) {
        return text.replaceAll("[()\\[\\];,]+", " ").strip().replaceAll("\\s+", " ");
      }
      String order = text.substring(text.indexOf('(') + 1).replaceFirst("(, .*)?\\)$", "");
      return fact.getClass().getSimpleName().startsWith("Kept") ? "later " + order : order;
    }
  }

  /// {@return a file, read}
  static LetterLines of(Path file) {
    List<Example> examples = new ArrayList<>();
    List<String> lines = lines(file);
    GamePosition<?, ?> position = null;
    Seat seat = new Seat("none");
    for (int at = 0; at < lines.size(); at++) {
      String line = lines.get(at);
      Matcher head = HEAD.matcher(line);
      Matcher row = ROW.matcher(line);
      if (head.matches()) {
        List<String> block =
            lines.subList(at + 1, lines.size()).stream().takeWhile(it -> !it.equals(">>")).toList();
        at += block.size() + 1;
        position = position(head.group(1), String.join("\n", block));
        seat = new Seat(head.group(2));
      } else if (position != null && row.matches() && !line.startsWith("# -")) {
        examples.add(
            new Example(at + 1, position, seat, row.group(1), row.group(2), row.group(3).strip()));
      } else if (!line.isBlank() && !line.startsWith("#")) {
        throw new IllegalStateException(file + ", line " + (at + 1) + ": " + line);
      }
    }
    return new LetterLines(file, examples);
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static GamePosition<?, ?> position(String title, String text) {
    Rules<?, ?> rules =
        MapFiles.TITLES.stream().filter(one -> one.title().id().equals(title)).findFirst().get();
    return GamePosition.at(rules, text);
  }

  /// {@return what is wrong, a block for each line; empty if all is well}
  String faults() {
    return examples.stream()
        .map(Example::fault)
        .filter(fault -> !fault.isEmpty())
        .collect(Collectors.joining("\n"));
  }
}
