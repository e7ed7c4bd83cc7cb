package depesche.bot.post.discord.send;

import depesche.bot.post.Delivery;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.DiscordRefusal;
import depesche.bot.post.discord.MessageButton;
import depesche.bot.post.discord.MessageMenu;
import depesche.bot.post.discord.Posting;
import depesche.bot.post.discord.Snowflake;
import depesche.bot.post.discord.listen.InteractionListener;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.EmbedBuilder;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.MessageEmbed;
import net.dv8tion.jda.api.entities.channel.concrete.PrivateChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.requests.restaction.MessageCreateAction;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import net.dv8tion.jda.api.utils.messages.MessageRequest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Carries postings to where they go. Blocks until Discord has them; its refusals are exceptions.
public final class DiscordSender {

  private static final Logger LOG = LoggerFactory.getLogger(DiscordSender.class);

  /// Discord forgets an interaction after a quarter of an hour.
  private static final Duration PATIENCE = Duration.ofSeconds(870);

  /// So far back we look for a message that may have been sent before.
  private static final int LOOK_BACK = 100;

  /// Before what is written small.
  private static final String FINE = "-# ";

  /// A file of such a name can be shown in a frame.
  private static final Pattern PLAIN = Pattern.compile("[\\w-]+\\.png");

  private final GameThreads gameThreads;
  private final PrivateThreads privateThreads;
  private final PlaceReaders placeReaders;
  private final Clock clock;

  /// Whom we have written to: Discord does not like to be asked for many conversations at once.
  private final Map<String, PrivateChannel> conversations = new ConcurrentHashMap<>();

  public DiscordSender(
      GameThreads gameThreads,
      PrivateThreads privateThreads,
      PlaceReaders placeReaders,
      Clock clock) {
    this.placeReaders = placeReaders;
    this.gameThreads = gameThreads;
    this.privateThreads = privateThreads;
    this.clock = clock;
  }

  /// Discord pings everybody a message names, unless each request says not to.
  public static void pingNobody() {
    MessageRequest.setDefaultMentions(EnumSet.noneOf(Message.MentionType.class));
    MessageRequest.setDefaultMentionRepliedUser(false);
  }

  /// {@return what became of a posting}
  ///
  /// @param again whether this posting was begun before, so that part of it may be there already
  public Delivery deliver(JDA jda, String recipient, byte[] bytes, boolean again) {
    Optional<Destination> destination = Destination.parse(recipient);
    if (destination.isEmpty()) {
      return new Delivery.Rejected("not a destination");
    }
    try {
      String refused = carry(jda, destination.get(), Posting.read(bytes), again);
      return new Delivery.Accepted(refused);
    } catch (Elsewhere _) {
      return new Delivery.Rejected("they do not read it there");
    } catch (Expired _) {
      return new Delivery.Rejected("the interaction is over");
    } catch (ErrorResponseException e) {
      return judge(destination.get(), e);
    } catch (RuntimeException e) {
      LOG.warn("a posting broke on its way: {}", InteractionListener.reason(e));
      return new Delivery.Deferred("it broke on its way");
    }
  }

  /// What concerns a person or an interaction will not change; what concerns the game's place the
  /// operator can fix.
  private static Delivery judge(Destination destination, ErrorResponseException e) {
    boolean personal =
        switch (destination) {
          case Destination.Reply _, Destination.Person _ -> true;
          case Destination.Place _,
              Destination.Status _,
              Destination.Circle _,
              Destination.Beside _ ->
              false;
        };
    String reason = InteractionListener.reason(e);
    return DiscordRefusal.isFinal(e, personal)
        ? new Delivery.Rejected(reason)
        : new Delivery.Deferred(reason);
  }

  /// {@return what was refused, so that something simpler is there; empty if nothing was}
  private String carry(JDA jda, Destination destination, Posting posting, boolean again) {
    return switch (destination) {
      case Destination.Reply reply -> answer(jda, reply, posting);
      case Destination.Person(String user) -> say(conversation(jda, user), posting, again);
      case Destination.Place(String game) -> say(gameThreads.of(jda, game), posting, again);
      case Destination.Circle(String number) -> say(privateThreads.of(jda, number), posting, again);
      case Destination.Status(String game) -> show(jda, game, posting);
      case Destination.Beside(String user, String where) -> {
        if (!placeReaders.reads(jda, user, where)) {
          throw new Elsewhere();
        }
        yield "";
      }
    };
  }

  private String show(JDA jda, String game, Posting posting) {
    try {
      gameThreads.show(jda, game, posting);
      return "";
    } catch (ErrorResponseException e) {
      show(jda, game, simpler(posting, 0, e));
      return DiscordRefusal.words(e);
    }
  }

  /// {@return what may be taken in the place of what was refused}
  ///
  /// @param from the first piece that is not there
  /// @throws ErrorResponseException if that is not the fault of the message, or nothing is simpler
  private static Posting simpler(Posting posting, int from, ErrorResponseException refusal) {
    Optional<Posting> simpler =
        DiscordRefusal.isMalformed(refusal) ? posting.simpler(from) : Optional.empty();
    return simpler.orElseThrow(() -> refusal);
  }

  private PrivateChannel conversation(JDA jda, String user) {
    return Optional.ofNullable(conversations.get(user)).orElseGet(() -> begun(jda, user));
  }

  private PrivateChannel begun(JDA jda, String user) {
    PrivateChannel channel = jda.openPrivateChannelById(user).complete();
    conversations.put(user, channel);
    return channel;
  }

  private String answer(JDA jda, Destination.Reply reply, Posting posting) {
    Duration age = Duration.between(Snowflake.time(reply.interaction()), clock.instant());
    if (age.compareTo(PATIENCE) > 0) {
      throw new Expired();
    }
    InteractionHook hook = InteractionHook.from(jda, reply.bareToken());
    Posting apart = posting.hasTitle() ? posting : posting.apart();
    for (int i = 0; i < apart.pieces().size(); i++) {
      MessageCreateData message = message(apart.pieces().get(i), List.of(), "", rows(apart, i));
      try {
        if (reply.first() && i == 0) {
          hook.editOriginal(edit(message)).complete();
        } else {
          hook.sendMessage(message).setEphemeral(true).complete();
        }
      } catch (ErrorResponseException e) {
        boolean first = reply.first() && i == 0;
        answer(
            jda,
            new Destination.Reply(reply.interaction(), reply.token(), first),
            simpler(apart, i, e));
        return DiscordRefusal.words(e);
      }
    }
    return "";
  }

  private String say(MessageChannel channel, Posting whole, boolean again) {
    Posting posting = mayFrame(channel) ? whole : whole.apart();
    Set<String> there = again ? feet(channel) : Set.of();
    for (int i = 0; i < posting.pieces().size(); i++) {
      if (!there.contains(Posting.foot(posting.code(), i))) {
        boolean last = i == posting.pieces().size() - 1;
        List<String> pings = last ? posting.pings() : List.of();
        try {
          MessageCreateAction sent =
              channel
                  .sendMessage(
                      message(posting.pieces().get(i), pings, posting.nonce(i), rows(posting, i)))
                  .setNonce(posting.nonce(i));
          // It may be in another place, or be gone: then this one stands alone.
          (i > 0 || posting.answers().isEmpty()
                  ? sent
                  : sent.setMessageReference(posting.answers()).failOnInvalidReply(false))
              .complete();
        } catch (ErrorResponseException e) {
          say(channel, simpler(posting, i, e), again);
          return DiscordRefusal.words(e);
        }
      }
    }
    return "";
  }

  /// {@return whether frames are shown there} Without the permission Discord drops them silently.
  private static boolean mayFrame(MessageChannel channel) {
    return !(channel instanceof GuildMessageChannel place)
        || place.getGuild().getSelfMember().hasPermission(place, Permission.MESSAGE_EMBED_LINKS);
  }

  private Set<String> feet(MessageChannel channel) {
    return ours(channel).flatMap(message -> foot(message).stream()).collect(Collectors.toSet());
  }

  /// {@return what we said there last, newest first}
  static Stream<Message> ours(MessageChannel channel) {
    return channel.getHistory().retrievePast(LOOK_BACK).complete().stream()
        .filter(message -> message.getAuthor().equals(message.getJDA().getSelfUser()));
  }

  static Optional<String> foot(Message message) {
    return message.getEmbeds().stream()
        .flatMap(frame -> Optional.ofNullable(frame.getFooter()).stream())
        .flatMap(footer -> Optional.ofNullable(footer.getText()).stream())
        .map(text -> FINE + text)
        .findFirst()
        .or(() -> message.getContentRaw().lines().reduce((_, last) -> last));
  }

  /// Only those named here are pinged, whatever the text says.
  ///
  /// @param name by which it is known again, if it has frames
  public static MessageCreateData message(Posting.Piece piece, List<String> pings, String name) {
    return message(piece, pings, name, List.of());
  }

  /// As above.
  ///
  /// @param under what can be pressed
  static MessageCreateData message(
      Posting.Piece piece, List<String> pings, String name, List<ActionRow> under) {
    return new MessageCreateBuilder()
        .setContent(piece.text())
        .setEmbeds(frames(piece, name))
        // Frames would not be shown either.
        .setSuppressEmbeds(piece.more().isEmpty())
        .setAllowedMentions(EnumSet.noneOf(Message.MentionType.class))
        .mentionUsers(pings)
        .setComponents(under)
        .setFiles(piece.files().stream().map(DiscordSender::upload).toList())
        .build();
  }

  /// {@return what can be pressed under one message: buttons in a row, and below them each menu in
  /// one}
  static List<ActionRow> rows(Posting posting, int piece) {
    if (!posting.isLast(piece)) {
      return List.of();
    }
    List<ActionRow> rows = new ArrayList<>();
    if (!posting.buttons().isEmpty()) {
      rows.addAll(
          ActionRow.partitionOf(posting.buttons().stream().map(DiscordSender::button).toList()));
    }
    posting.menus().forEach(menu -> rows.add(ActionRow.of(menu(menu))));
    return rows;
  }

  private static StringSelectMenu menu(MessageMenu menu) {
    StringSelectMenu.Builder all =
        StringSelectMenu.create(menu.id()).setPlaceholder(menu.hint()).setMaxValues(menu.most());
    menu.words().forEach(word -> all.addOption(word, word));
    return all.build();
  }

  private static Button button(MessageButton one) {
    return Button.of(
        one.strong() ? ButtonStyle.PRIMARY : ButtonStyle.SECONDARY, one.id(), one.label());
  }

  private static List<MessageEmbed> frames(Posting.Piece piece, String name) {
    List<EmbedBuilder> frames =
        piece.more().stream().map(text -> new EmbedBuilder().setDescription(text)).toList();
    if (!frames.isEmpty()) {
      frames.getLast().setFooter(name.isEmpty() ? null : name);
    }
    if (!piece.title().isEmpty()) {
      frames.getFirst().setTitle(piece.title());
      piece.files().stream()
          .filter(file -> !file.alt().isEmpty() && PLAIN.matcher(file.name()).matches())
          .findFirst()
          .ifPresent(picture -> frames.getLast().setImage("attachment://" + picture.name()));
      if (piece.colour() != 0) {
        frames.forEach(frame -> frame.setColor(piece.colour()));
      }
    }
    return frames.stream().map(EmbedBuilder::build).toList();
  }

  private static FileUpload upload(Posting.Enclosure file) {
    FileUpload upload = FileUpload.fromData(file.bytes(), file.name());
    return file.alt().isEmpty() ? upload : upload.setDescription(file.alt());
  }

  /// {@return the same in the place of what stood there; no link in it unfolds either}
  static MessageEditData edit(MessageCreateData message) {
    return new MessageEditBuilder()
        .applyCreateData(message)
        .setSuppressEmbeds(message.getEmbeds().isEmpty())
        .build();
  }

  /// Somebody does not read what was said in a place.
  private static final class Elsewhere extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /// An interaction can be answered no more.
  static final class Expired extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }
}
