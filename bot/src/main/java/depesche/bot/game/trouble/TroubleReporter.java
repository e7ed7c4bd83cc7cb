package depesche.bot.game.trouble;

import depesche.bot.config.Settings;
import depesche.bot.game.Game;
import depesche.bot.game.ParcelWriter;
import depesche.bot.game.Trouble;
import depesche.bot.game.parcel.Ways;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.master.Masters;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Tells those who can do something about it what goes wrong: the master of the game, and the
/// operator, who is the master named in the settings.
public final class TroubleReporter {

  /// One fault may stop every letter there is.
  private static final int MOST_A_DAY = 20;

  private static final Duration DAY = Duration.ofDays(1);

  private final Settings settings;
  private final ParcelWriter parcelWriter;
  private final PlainWords plain;

  public TroubleReporter(Settings settings, ParcelWriter parcelWriter) {
    this.settings = settings;
    this.parcelWriter = parcelWriter;
    this.plain = new PlainWords(settings);
  }

  ParcelWriter parcelWriter() {
    return parcelWriter;
  }

  /// The words for something.
  public enum Words {
    /// By the templates.
    OURS,
    /// Without them.
    PLAIN
  }

  /// {@return whether this was the operator's address}
  private boolean isOperator(String address) {
    return address.equalsIgnoreCase(settings.master().address());
  }

  /// Tells those who run the game, if it is about one, and the operator.
  ///
  /// @param key what it is about, once for ever; its first word is what kind of thing it is
  public void tell(
      UnitOfWork unitOfWork,
      Words words,
      Optional<Game> game,
      String key,
      Trouble trouble,
      Instant now) {
    String kind = key.substring(0, key.indexOf('.') + 1);
    if (unitOfWork.registry().posted(kind, now.minus(DAY)) >= MOST_A_DAY) {
      return;
    }
    game.ifPresent(
        row -> tellMasters(words, row, key, trouble, now, address -> !isOperator(address)));
    tellOperator(unitOfWork, words, game, key, trouble, now);
  }

  /// Tells those who run a game alone.
  void tellMasters(Words words, Game game, String key, Trouble trouble, Instant now) {
    tellMasters(words, game, key, trouble, now, _ -> true);
  }

  private void tellMasters(
      Words words, Game game, String key, Trouble trouble, Instant now, Predicate<String> wanted) {
    MailContext mailContext =
        words == Words.OURS ? game.heading(Optional.empty()) : MailContext.none(ZoneId.of("UTC"));
    Mail mail = new Mail.Notice(mailContext, List.of(trouble), Due.nothing());
    List<String> masters = new Masters(game).addresses();
    for (String master : masters) {
      int place = masters.indexOf(master);
      String name = key + ".master" + (place == 0 ? "" : place + 1);
      if (wanted.test(master)) {
        post(game.book(), words, name, master, mail, trouble, now);
      }
    }
  }

  /// Tells the operator alone.
  public void tellOperator(
      UnitOfWork unitOfWork,
      Words words,
      Optional<Game> game,
      String key,
      Trouble trouble,
      Instant now) {
    MailContext mailContext =
        words == Words.OURS && game.isPresent()
            ? game.get().heading(Optional.empty())
            : MailContext.none(ZoneId.of(settings.games().zone()));
    Mail mail = new Mail.Notice(mailContext, List.of(trouble), Due.nothing());
    post(unitOfWork, words, key + ".operator", settings.master().address(), mail, trouble, now);
  }

  private void post(
      UnitOfWork unitOfWork,
      Words words,
      String key,
      String address,
      Mail mail,
      Trouble trouble,
      Instant now) {
    for (List<String> ways : Ways.to(unitOfWork, address)) {
      switch (words) {
        case OURS ->
            parcelWriter.post(unitOfWork, key, ways, Optional.empty(), mail, Optional.empty(), now);
        case PLAIN -> plain.post(unitOfWork, key, ways, trouble, Optional.empty(), now);
      }
    }
  }
}
