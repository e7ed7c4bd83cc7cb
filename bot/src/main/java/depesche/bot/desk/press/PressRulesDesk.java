package depesche.bot.desk.press;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.TableRules;
import depesche.bot.people.TableRules.Rule;
import depesche.bot.press.PressFact;
import depesche.bot.press.PressFact.Refusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// `SET PRESS bismarck grey fake=on`: what may be written at a table. Everybody there is told.
public final class PressRulesDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("SETPRESS");
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    List<String> words = new ArrayList<>(command.words());
    words.removeFirst();
    boolean named =
        !words.isEmpty() && request.named(words.getFirst().toLowerCase(Locale.ROOT)).isPresent();
    String name = named ? words.removeFirst().toLowerCase(Locale.ROOT) : "";
    return CommonVerdicts.forMaster(request, "SET PRESS", name, game -> set(request, game, words));
  }

  private static LineOutcome set(Request request, Game game, List<String> words) {
    if (game.isOver()) {
      return CommonVerdicts.notNow("SET PRESS", game);
    }
    SequencedMap<Rule, String> wanted = new LinkedHashMap<>();
    for (String word : words) {
      String[] parts = word.split("=", 2);
      Optional<Rule> rule =
          parts.length == 1
              ? Optional.of(Rule.PRESS)
              : Rule.named(parts[0]).filter(Rule::isOfPress);
      if (rule.isEmpty()) {
        return unclear(word);
      }
      String said = parts[parts.length - 1];
      Optional<String> value = rule.get().read(said);
      if (value.isEmpty()) {
        return refused(
            new PeopleFact.Refusal.RuleValue(rule.get().key(), said, rule.get().answers()));
      }
      if (rule.get().isPromise() && game.hasBegun()) {
        return refused(new PeopleFact.Refusal.RuleFixed(rule.get().key(), game.name()));
      }
      wanted.put(rule.get(), value.get());
    }
    if (wanted.isEmpty()) {
      return unclear(String.join(" ", words));
    }
    Optional<Refusal> obstacle = new ThreadTerms(request).obstacle(game, wanted);
    if (obstacle.isPresent()) {
      return refused(obstacle.get());
    }
    wanted.forEach((rule, value) -> TableRules.set(game, rule, value));
    Fact told =
        new PressFact.PressRulesSet(
            game.name(),
            wanted.entrySet().stream()
                .map(entry -> entry.getKey().key() + "=" + entry.getValue())
                .toList());
    return taken(told).with(LetterEffect.everyone(game, told));
  }

  private static LineOutcome unclear(String said) {
    return refused(
        new Refusal.PressRuleUnclear(
            said, Arrays.stream(Rule.values()).filter(Rule::isOfPress).map(Rule::key).toList()));
  }
}
