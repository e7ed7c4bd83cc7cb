package depesche.bot.report;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import depesche.bot.report.page.CommandMark;
import depesche.bot.report.page.Layout;
import depesche.bot.report.page.MemberText;
import depesche.bot.report.page.TemplateArguments;
import depesche.bot.report.page.TimeText;
import freemarker.template.AdapterTemplateModel;
import freemarker.template.TemplateMethodModelEx;
import freemarker.template.TemplateModelException;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// How one reader is spoken to: what the seats are called, which is theirs, in which zone they
/// live. Sentences and mails have its functions: `country(seat)`, `brief(seat)`, `all(texts)`,
/// `any(texts)`, `say(fact)`, `sentence(fact)`, `when(moment)`, `soon(moment)`, `titled(phase)`,
/// `slash(command)`, `typed(words)`, and `me`, the name of the reader's seat, and `channel`, which
/// is `mail` or `discord`.
record ReaderStyle(
    Sentences sentences,
    String title,
    SeatNames names,
    String me,
    Optional<Phase> phase,
    ZoneId zone,
    Channel channel) {

  /// Components that are names of games or series, which are written as they are.
  private static final List<String> NAMES = List.of("game", "series");

  /// By which way a mail goes, as far as its words are concerned.
  enum Channel {
    MAIL,
    DISCORD;

    /// {@return what templates call it}
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /// {@return a moment in words; on Discord what each reader's program puts into words}
    String say(Instant moment, ZoneId zone) {
      return switch (this) {
        case MAIL -> TimeText.say(moment, zone);
        case DISCORD -> TimeText.mark(moment);
      };
    }

    /// {@return a command of Discord in words} By mail it cannot be tapped.
    String slash(String name) {
      return switch (this) {
        case MAIL -> "/" + name;
        case DISCORD -> CommandMark.of(name);
      };
    }

    /// {@return a sentence, with what is to be typed as it is printed}
    String typed(String sentence) {
      return switch (this) {
        case MAIL -> sentence.replace(Layout.TYPED, '`');
        case DISCORD -> sentence;
      };
    }

    /// {@return as above, in as few words as a subject has room for}
    String brief(Instant moment, ZoneId zone) {
      return switch (this) {
        case MAIL -> TimeText.brief(moment, zone);
        case DISCORD -> TimeText.mark(moment);
      };
    }
  }

  static ReaderStyle of(Sentences sentences, MailContext mailContext, Channel channel) {
    String me = mailContext.seat().map(Seat::name).orElse("");
    return new ReaderStyle(
        sentences,
        mailContext.folder(),
        mailContext.names(),
        me,
        mailContext.phase(),
        mailContext.zone(),
        channel);
  }

  /// {@return the same in another zone}
  ReaderStyle in(ZoneId other) {
    return new ReaderStyle(sentences, title, names, me, phase, other, channel);
  }

  /// {@return a sentence, with what is to be typed as it is printed}
  String typed(String sentence) {
    return channel.typed(sentence);
  }

  String say(Fact fact) {
    return sentences.say(title, fact, this);
  }

  /// {@return the same as a sentence of its own: with a capital, unless a game's name begins it}
  private String sentence(Fact fact) {
    String said = say(fact);
    Map<String, Object> parts = components((Record) fact);
    boolean named =
        NAMES.stream().anyMatch(key -> parts.get(key) instanceof String name && begins(said, name));
    return named || said.isEmpty()
        ? said
        : Character.toUpperCase(said.charAt(0)) + said.substring(1);
  }

  private static boolean begins(String said, String name) {
    return !name.isEmpty()
        && said.startsWith(name)
        && (said.length() == name.length() || " :,.".indexOf(said.charAt(name.length())) >= 0);
  }

  /// {@return the components of a fact, and the functions}
  Map<String, Object> model(Fact fact) {
    Map<String, Object> model = functions();
    model.put("rule", fact.rule());
    model.putAll(components((Record) fact));
    return model;
  }

  static Map<String, Object> components(Record record) {
    Map<String, Object> components = new LinkedHashMap<>();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      try {
        components.put(component.getName(), component.getAccessor().invoke(record));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("unreadable component of " + record.getClass(), e);
      }
    }
    return components;
  }

  /// {@return the functions that every template has}
  Map<String, Object> functions() {
    Map<String, Object> functions = new LinkedHashMap<>();
    functions.put("me", me);
    functions.put("channel", channel.word());
    functions.put("country", function(given -> names.of(TemplateArguments.text(given))));
    functions.put("brief", function(given -> names.shortly(TemplateArguments.text(given))));
    functions.put("say", function(given -> sentences.say(title, adapted(given, Fact.class), this)));
    functions.put("sentence", function(given -> sentence(adapted(given, Fact.class))));
    functions.put("when", function(given -> channel.say(adapted(given, Instant.class), zone)));
    functions.put("soon", function(given -> channel.brief(adapted(given, Instant.class), zone)));
    functions.put("member", function(given -> MemberText.mark(TemplateArguments.text(given))));
    functions.put("slash", function(given -> channel.slash(TemplateArguments.text(given))));
    functions.put(
        "typed",
        function(
            given -> channel.typed(Layout.TYPED + TemplateArguments.text(given) + Layout.TYPED)));
    functions.put("titled", function(given -> titled(TemplateArguments.text(given))));
    functions.put("all", function(given -> enumeration(given, "and")));
    functions.put("any", function(given -> enumeration(given, "or")));
    return functions;
  }

  /// {@return what a phase is called, if it is the current one; else its id}
  private String titled(String id) {
    return phase.filter(now -> now.id().equals(id)).map(Phase::title).orElse(id);
  }

  private static TemplateMethodModelEx function(Checked body) {
    return arguments -> {
      if (arguments.size() != 1) {
        throw new TemplateModelException("one argument is wanted, not " + arguments.size());
      }
      return body.apply(arguments.getFirst());
    };
  }

  /// {@return several things named in one sentence, such as `Danzig, Posen and Warsaw`, with the
  /// word before the last; `none` if there are none}
  private static String enumeration(Object given, String word) throws TemplateModelException {
    List<String> texts = TemplateArguments.texts(given);
    if (texts.isEmpty()) {
      return "none";
    }
    String last = texts.removeLast();
    return texts.isEmpty() ? last : String.join(", ", texts) + " " + word + " " + last;
  }

  static <T> T adapted(Object given, Class<T> type) throws TemplateModelException {
    if (given instanceof AdapterTemplateModel adapter
        && type.isInstance(adapter.getAdaptedObject(type))) {
      return type.cast(adapter.getAdaptedObject(type));
    }
    throw new TemplateModelException("a " + type.getSimpleName() + " is wanted");
  }

  /// A function of one argument.
  private interface Checked {
    Object apply(Object given) throws TemplateModelException;
  }
}
