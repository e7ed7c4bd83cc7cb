package depesche.laws;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import java.util.List;

/// Who sends what a letter brings about.
final class Sending {

  static final List<Law> LAWS =
      List.of(
          new Law(
              "No desk writes a parcel or tells a game",
              "what comes of a line is a value; keys, merging, order and budgets are the despatch's"
                  + " alone, and so no desk can forget them",
              root ->
                  noClasses()
                      .that()
                      .resideInAPackage(root + ".bot.desk..")
                      .and()
                      .doNotHaveSimpleName("Despatch")
                      .and()
                      // Where a letter has stopped the program, nothing of it is despatched.
                      .haveNameNotMatching(".*\\.FailureReply(?:\\$.*)?")
                      .should(
                          Calls.to(
                              "depesche.bot.game.ParcelWriter.post",
                              "depesche.bot.game.ParcelWriter.publish",
                              "depesche.bot.game.Game.tell",
                              "depesche.bot.game.Game.tellOthers",
                              "depesche.bot.game.Game.hear",
                              "depesche.bot.game.Game.send",
                              "depesche.bot.game.Game.show",
                              "depesche.bot.game.press.PressDelivery.deliver",
                              "depesche.bot.game.series.SeriesRounds.tell",
                              "depesche.bot.game.trouble.TroubleReporter.tell",
                              "depesche.bot.game.trouble.TroubleReporter.tellOperator"))));

  private Sending() {}
}
