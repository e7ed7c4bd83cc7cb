package depesche.bot.site;

import depesche.adjudicator.picture.Picture;
import depesche.bot.report.Mail;
import depesche.bot.report.form.OrderForm;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A judged phase, or the beginning of a game, as everybody may see it.
///
/// @param path of its page below the folder of the game, without an ending
/// @param judged when
/// @param brief what other pages say of it
/// @param made what its page says of what it is made of
/// @param asks whether orders are due now
/// @param story what happened; empty if its page is there and was made of the same
record PublicTurn(
    String path,
    Instant judged,
    TurnBrief brief,
    String made,
    boolean asks,
    Optional<Story> story) {

  /// What happened in it.
  ///
  /// @param judged as the report of it
  /// @param ordered the board with what was ordered; empty if nothing is drawn of that
  /// @param after the board as it came of it
  /// @param press what was written to everybody meanwhile
  /// @param form what may be ordered now
  /// @param json the same for other programs
  record Story(
      Mail.Posting judged,
      Optional<Picture> ordered,
      Optional<Picture> after,
      List<Mail> press,
      Optional<OrderForm> form,
      String json) {

    Story {
      press = List.copyOf(press);
    }
  }

  String title() {
    return brief.title();
  }

  /// {@return what stands in the head of its page}
  String head() {
    return made + " " + brief.text();
  }

  /// {@return its page, below the folder of the game}
  String page() {
    return path + ".html";
  }

  /// {@return the file of it for other programs}
  String json() {
    return path + ".json";
  }

  /// {@return the script of its form: what may be ordered in the position it came to}
  String orders() {
    return path + "-" + made.substring(0, made.indexOf('.')) + "-form.js";
  }

  /// {@return the picture that forums show} It stays at its address, whatever becomes of the turn.
  String posted() {
    return path + ".png";
  }

  /// {@return what its page may bring for forums}
  List<String> copies() {
    return Stream.concat(Stream.of(posted()), ForumCopies.files(path).stream()).toList();
  }

  /// {@return a picture of it} Its name says of what it was painted, so a picture never changes.
  ///
  /// @param what it shows; empty for the board after it
  String picture(String what) {
    return path + "-" + made.substring(0, made.indexOf('.')) + what + ".svg";
  }
}
