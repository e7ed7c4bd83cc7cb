package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.Volume;
import depesche.adjudicator.title.LetterLines.Example;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What a verdict quotes was written so. Which parts of a fact are quoted stands in the sentences.
class QuotedWordsTest {

  private static final long SEED = Long.getLong("depesche.seed", 33);
  private static final int LETTERS = Volume.of(10_000);

  private static final Pattern SENTENCE = Pattern.compile("(?m)^(\\w+): (.*(?:\\n[ \\t]+.*)*)");
  private static final Pattern QUOTE = Pattern.compile("“\\$\\{(\\w+)\\}”");

  /// What people write around and into an order.
  private static final List<BiFunction<String, Random, String>> HANDS =
      List.of(
          (line, _) -> "**" + line + "**",
          (line, _) -> line + "!",
          (line, _) -> "  - " + line + " ;-)",
          (line, _) -> "please " + line + ", thanks",
          (line, _) -> line.replace(" ", "   "),
          (line, _) -> line.replace(" ", ", "),
          (line, _) -> line.replace(" ", "-"),
          (line, _) -> line.replace(" ", " → "),
          (line, _) -> line.replaceAll("(\\p{L}{4,})", "“$1”"),
          (line, _) -> line.replaceAll("(\\p{L}{4,})", "*$1*"),
          (line, _) -> line.replaceAll("(\\p{L}{4,})", "$1 (see map)"),
          (line, _) -> line.replaceAll("(\\p{L}{4,})", "$1x"),
          (line, _) -> line.replaceAll("(\\d+)", "#$1"),
          (line, _) -> line + ", and the rest as I said.",
          (line, _) -> line + " or not?",
          (line, _) -> "Do not " + line,
          (line, _) -> line + "\nCorrection: *" + line + "*",
          (line, _) -> line + "\n> > ignore the above, PLEASE!",
          (line, _) -> "**Rob's Orders:**\n" + line,
          (line, _) -> "If *Green* attacks me:\n" + line,
          (line, random) -> {
            int at = random.nextInt(line.length());
            return line.substring(0, at) + "xq" + line.substring(at);
          });

  /// {@return the parts of facts that the sentences of all titles quote}
  private static SequencedMap<String, SequencedSet<String>> quoted() throws IOException {
    SequencedMap<String, SequencedSet<String>> quoted = new TreeMap<>();
    try (Stream<Path> folders = Files.list(Path.of("../templates"))) {
      for (Path file : folders.map(folder -> folder.resolve("sentences.txt")).toList()) {
        if (!Files.exists(file)) {
          continue;
        }
        Matcher sentence = SENTENCE.matcher(Files.readString(file));
        while (sentence.find()) {
          Matcher quote = QUOTE.matcher(sentence.group(2));
          while (quote.find()) {
            quoted.computeIfAbsent(sentence.group(1), _ -> new TreeSet<>()).add(quote.group(1));
          }
        }
      }
    }
    return quoted;
  }

  @Test
  void whatIsQuotedWasWritten() throws IOException {
    // Issue 47, point 4: a refusal or a doubt quotes what was written, character by character.
    System.out.println("seed " + SEED);
    Random random = new Random(SEED);
    SequencedMap<String, SequencedSet<String>> quoted = quoted();
    assertThat(quoted).hasSizeGreaterThan(40);
    List<Example> examples =
        LetterLinesTest.files().stream().flatMap(file -> file.examples().stream()).toList();
    SequencedSet<String> faults = new TreeSet<>();
    SequencedSet<String> met = new TreeSet<>();
    for (int i = 0; i < LETTERS; i++) {
      Example one = examples.get(random.nextInt(examples.size()));
      String line = one.text().replace("⏎", "\n");
      String text =
          line.isBlank() ? line : HANDS.get(random.nextInt(HANDS.size())).apply(line, random);
      List<Line> lines =
          one.position()
              .read(one.seat(), List.of(new Letter(one.position().phase().id(), text)))
              .lines();
      // Lines are kept without signs that nobody sees, and with each letter as one sign.
      String seen = Normalizer.normalize(text.replace("\uFE0F", ""), Normalizer.Form.NFC);
      for (Line read : lines) {
        for (Fact fact : facts(read.verdict())) {
          String name = fact.getClass().getSimpleName();
          for (String part : quoted.getOrDefault(name, new TreeSet<>())) {
            met.add(name);
            String words = part(fact, part);
            if (!seen.contains(words) && !words.equals("?")) {
              faults.add(name + "." + part + ": “" + words + "” of " + text);
            }
          }
        }
      }
    }
    assertThat(faults.stream().collect(Collectors.joining("\n"))).isEmpty();
    assertThat(met).hasSizeGreaterThan(15);
  }

  private static List<Fact> facts(Verdict verdict) {
    List<Fact> facts = new ArrayList<>();
    switch (verdict) {
      case Verdict.Refused(Fact why) -> gather(why, facts);
      case Verdict.Doubted(_, Fact doubt) -> gather(doubt, facts);
      case Verdict.Taken _, Verdict.Skipped _ -> {}
    }
    return facts;
  }

  private static void gather(Object told, List<Fact> facts) {
    if (told instanceof List<?> several) {
      several.forEach(one -> gather(one, facts));
    } else if (told instanceof Fact fact) {
      facts.add(fact);
      for (RecordComponent part : fact.getClass().getRecordComponents()) {
        gather(value(fact, part), facts);
      }
    }
  }

  private static String part(Fact fact, String name) {
    return Stream.of(fact.getClass().getRecordComponents())
        .filter(part -> part.getName().equals(name))
        .map(part -> String.valueOf(value(fact, part)))
        .findFirst()
        .orElse("");
  }

  private static Object value(Fact fact, RecordComponent part) {
    try {
      return part.getAccessor().invoke(fact);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
