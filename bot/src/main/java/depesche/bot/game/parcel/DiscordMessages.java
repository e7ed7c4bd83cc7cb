package depesche.bot.game.parcel;

import depesche.adjudicator.Phase;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.mime.Fingerprint;
import depesche.bot.post.Attachment;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.Posting;
import depesche.bot.report.DiscordFrames;
import depesche.bot.report.DiscordText;
import depesche.bot.report.Mail;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A mail as messages on Discord.
public final class DiscordMessages {

  private static final int CODE = 16;

  /// With the foot below, Discord takes no more in a message.
  private static final int LONGEST = 1970;

  /// An address in a text below which there are frames; such a message cannot be told not to show
  /// what is there.
  private static final Pattern ADDRESS = Pattern.compile("(?<!<)\\bhttps?://[^\\s<>]+");

  private DiscordMessages() {}

  /// {@return what goes there, with commands that can be tapped there} The place of a game bears a
  /// mark, by which we know it from that of another game of the same name, of another data folder.
  ///
  /// @param key names the posting for ever
  public static Posting posting(
      UnitOfWork unitOfWork,
      Optional<Destination> there,
      String key,
      Mail mail,
      DiscordText said,
      List<Attachment> attached,
      List<String> pings) {
    String mark =
        there
            .filter(Destination.Status.class::isInstance)
            .map(status -> unitOfWork.word(Posting.MARK, "place", status.word()))
            .orElse("");
    DiscordText tapped = new TappedCommands(unitOfWork.directory(), there).in(said);
    return posting(key, mark, mail, tapped, attached, pings);
  }

  /// {@return what a place on Discord gets: a report as one message, whose further pieces are
  /// frames below the first; anything else as a message a piece}
  ///
  /// @param key names the posting for ever
  /// @param mark with which its code begins; may be empty
  /// @param attached go with its last piece
  /// @param pings whom its last line pings; it is a message of its own only where there is no room
  public static Posting posting(
      String key,
      String mark,
      Mail mail,
      DiscordText said,
      List<Attachment> attached,
      List<String> pings) {
    String print = Fingerprint.of(key.getBytes(StandardCharsets.UTF_8));
    String code = (mark + print).substring(0, CODE);
    List<String> texts = new ArrayList<>(said.pieces());
    String rings = pings.stream().map(user -> "<@" + user + ">").collect(Collectors.joining(" "));
    if (said.frames().isPresent()) {
      DiscordFrames frames = said.frames().get();
      List<Posting.Enclosure> files = enclosures(said, attached);
      Posting.Piece all =
          new Posting.Piece(rings, files, frames.texts(), frames.title(), frames.colour());
      return new Posting(code, List.of(all), pings, tags(mail));
    }
    if (said.inOne() && texts.size() > 1) {
      String first = ADDRESS.matcher(texts.getFirst().strip()).replaceAll("<$0>");
      String text = rings.isEmpty() ? first : first + "\n\n" + rings;
      if (text.length() <= LONGEST) {
        List<String> more = texts.subList(1, texts.size()).stream().map(String::strip).toList();
        Posting.Piece all = new Posting.Piece(text, enclosures(said, attached), more);
        return new Posting(code, List.of(all), pings, tags(mail));
      }
    }
    if (!pings.isEmpty()) {
      String joined = texts.isEmpty() ? rings : texts.removeLast().strip() + "\n\n" + rings;
      if (joined.length() <= LONGEST) {
        texts.add(joined);
      } else {
        texts.add(joined.substring(0, joined.length() - rings.length()));
        texts.add(rings);
      }
    }
    List<Posting.Piece> pieces = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      boolean last = i == texts.size() - 1;
      pieces.add(piece(code, i, texts.get(i), last ? enclosures(said, attached) : List.of()));
    }
    return new Posting(code, pieces, pings, tags(mail));
  }

  private static Posting.Piece piece(
      String code, int number, String text, List<Posting.Enclosure> files) {
    return new Posting.Piece(text.strip() + "\n" + Posting.foot(code, number), files);
  }

  private static List<Posting.Enclosure> enclosures(DiscordText said, List<Attachment> files) {
    return Stream.concat(
            files.stream()
                .map(file -> new Posting.Enclosure(file.name(), file.bytes(), file.alt())),
            said.attachment().stream()
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .map(bytes -> new Posting.Enclosure("report.txt", bytes, "")))
        .toList();
  }

  private static List<String> tags(Mail mail) {
    return mail.heading().phase().stream().map(Phase::kind).toList();
  }
}
