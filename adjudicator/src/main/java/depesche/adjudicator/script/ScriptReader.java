package depesche.adjudicator.script;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Reads a script, line by line.
final class ScriptReader {

  private static final String MANY = "<<";
  private static final String END = ">>";

  private final String name;
  private final List<String> lines;
  private int next;

  ScriptReader(String name, String text) {
    this.name = name;
    this.lines = text.lines().toList();
  }

  /// {@return everything the script says}
  ///
  /// @throws BadScript naming the line, the word and the form, if a line cannot be read
  List<Instruction> read() {
    List<Instruction> instructions = new ArrayList<>();
    while (next < lines.size()) {
      String line = lines.get(next++).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        instructions.add(instruction(line, next));
      }
    }
    return instructions;
  }

  private Instruction instruction(String line, int number) {
    String[] parts = line.split("\\s+", 2);
    String rest = parts.length == 2 ? parts[1].strip() : "";
    return switch (parts[0]) {
      case "title" -> new Instruction.TitleIs(number, word(rest, number, "title blood-and-iron"));
      case "seats" -> new Instruction.Seats(number, words(rest, number, "seats A B C D E"));
      case "option" -> option(rest, number);
      case "chance" -> new Instruction.Seed(number, word(rest, number, "chance 42"));
      case "load" -> load(rest, number);
      case "position" -> new Instruction.PositionIs(number, block(rest, number, "position <<"));
      case "letter" -> letter(rest, number);
      case "reading" -> {
        Instruction.LetterFrom said = letter(rest, number);
        yield new Instruction.ReadingOf(number, said.seat(), said.text());
      }
      case "try" -> {
        Instruction.LetterFrom said = letter(rest, number);
        yield new Instruction.TryOf(number, said.seat(), said.text());
      }
      case "ask" -> {
        Instruction.LetterFrom said = letter(rest, number);
        yield new Instruction.AskOf(number, said.seat(), said.text());
      }
      case "resolve" -> resolve(rest, number);
      case "state" -> new Instruction.State(number);
      case "news" -> new Instruction.NewsOfStep(number);
      case "view" -> new Instruction.ViewOf(number, word(rest, number, "view A or view *"));
      case "draw" -> draw(rest, number);
      default ->
          throw bad(
              number,
              parts[0],
              "title, seats, option, chance, load, letter, resolve, state, news, reading, view,"
                  + " draw, try, ask or position");
    };
  }

  private Instruction draw(String rest, int number) {
    String[] parts = rest.split("\\s+", 2);
    if (parts.length != 2) {
      throw bad(number, rest, "draw A FILE or draw * FILE");
    }
    return new Instruction.Draw(number, parts[0], parts[1].strip());
  }

  private Instruction option(String rest, int number) {
    String[] option = rest.split("=", 2);
    if (option.length != 2 || option[0].isBlank() || option[1].isBlank()) {
      throw bad(number, rest, "option KEY=VALUE");
    }
    return new Instruction.Option(number, option[0].strip(), option[1].strip());
  }

  private Instruction load(String rest, int number) {
    String[] words = rest.split("\\s+");
    List<Integer> values = new ArrayList<>();
    for (String word : Arrays.asList(words).subList(1, words.length)) {
      if (!word.matches("\\d{1,6}")) {
        throw bad(number, word, "load DRAW and numbers from 0");
      }
      values.add(Integer.valueOf(word));
    }
    if (values.isEmpty() || !words[0].contains("/")) {
      throw bad(number, rest, "load start-army/PRUSSIA 4 0 1 2 3");
    }
    return new Instruction.Load(number, words[0], List.copyOf(values));
  }

  private Instruction.LetterFrom letter(String rest, int number) {
    if (rest.endsWith(MANY) && !rest.contains(":")) {
      String seat = word(rest.substring(0, rest.length() - MANY.length()), number, "letter A <<");
      return new Instruction.LetterFrom(number, seat, block(MANY, number, "letter A <<"));
    }
    String[] parts = rest.split(":", 2);
    if (parts.length != 2) {
      throw bad(number, rest, "letter A: text, or letter A << and lines ended by >>");
    }
    String seat = word(parts[0], number, "letter A: text");
    return parts[1].strip().equals(MANY)
        ? new Instruction.LetterFrom(number, seat, block(MANY, number, "letter A <<"))
        : new Instruction.LetterFrom(number, seat, parts[1].strip());
  }

  private Instruction resolve(String rest, int number) {
    return switch (rest) {
      case "" -> new Instruction.Resolve(number, false);
      case "turn" -> new Instruction.Resolve(number, true);
      case "deadline" -> new Instruction.Deadline(number);
      default -> throw bad(number, rest, "resolve, resolve turn or resolve deadline");
    };
  }

  private String block(String opening, int number, String form) {
    if (!opening.equals(MANY)) {
      throw bad(number, opening, form + " and lines ended by >>");
    }
    List<String> block = new ArrayList<>();
    while (next < lines.size()) {
      String line = lines.get(next++);
      if (line.strip().equals(END)) {
        return String.join("\n", block);
      }
      block.add(line);
    }
    throw bad(number, MANY, "lines and a last line >>");
  }

  private String word(String rest, int number, String form) {
    List<String> words = words(rest, number, form);
    if (words.size() != 1) {
      throw bad(number, rest.strip(), form);
    }
    return words.getFirst();
  }

  private List<String> words(String rest, int number, String form) {
    if (rest.isBlank()) {
      throw bad(number, "", form);
    }
    return List.of(rest.strip().split("\\s+"));
  }

  private BadScript bad(int number, String word, String form) {
    return new BadScript(name, number, word, form);
  }
}
