package depesche.bot.post.discord.listen;

import depesche.bot.mime.Joiners;
import depesche.bot.post.discord.ButtonId;
import depesche.bot.post.discord.DiscordHandler;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.post.discord.SlashCommands;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.callbacks.IModalCallback;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.modals.ModalMapping;
import net.dv8tion.jda.api.modals.Modal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Takes buttons and forms. A button says a line, or opens a form; whatever was said is stored and
/// read as a command is.
public final class FormListener extends ListenerAdapter implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(FormListener.class);
  private static final String FIELD = "text";
  private static final String PLACE = "place";
  private static final String FILED = "One order per line";
  private static final String EXAMPLES = "One order per line; these are examples";
  private static final String TRIAL = "Nothing of this is kept";
  private static final String TEXT = "Your text";
  private static final String WRITE = "Your answer";
  private static final int LONGEST_FORM = 4000;
  private static final int LONGEST_GAME = 90;

  private final DiscordHandler board;
  private final InteractionListener interactionListener;
  private final ExecutorService asking = Executors.newVirtualThreadPerTaskExecutor();

  public FormListener(DiscordHandler board, InteractionListener interactionListener) {
    this.board = board;
    this.interactionListener = interactionListener;
  }

  @Override
  public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
    if (!SlashCommands.opensForm(event.getName()) || !interactionListener.isNew(event)) {
      return;
    }
    String game = InteractionListener.said(event, "game");
    if (event.getName().equals(SlashCommands.TRY)) {
      show(event, trial(game));
      return;
    }
    ButtonId named = new ButtonId(ButtonId.Kind.ORDERS, game, "", "", "");
    asking.execute(() -> open(event, event, named));
  }

  @Override
  public void onButtonInteraction(ButtonInteractionEvent event) {
    if (interactionListener.isNew(event)) {
      ButtonId.parse(event.getComponentId())
          .ifPresentOrElse(pressed -> press(event, pressed), () -> unknown(event));
    }
  }

  private void press(ButtonInteractionEvent event, ButtonId pressed) {
    switch (pressed.kind()) {
      case SAY, CHOOSE -> take(event, pressed, List.of(pressed.line()));
      case ORDERS -> asking.execute(() -> open(event, event, pressed));
      case FILL -> asking.execute(() -> rank(event, pressed));
      case WRITE -> show(event, written(pressed));
    }
  }

  @Override
  public void onStringSelectInteraction(StringSelectInteractionEvent event) {
    if (interactionListener.isNew(event)) {
      ButtonId.parse(event.getComponentId())
          .filter(ButtonId::isMenu)
          .ifPresentOrElse(
              menu -> take(event, menu, chosen(menu, event.getValues())), () -> unknown(event));
    }
  }

  private static List<String> chosen(ButtonId menu, List<String> words) {
    return menu.kind() == ButtonId.Kind.FILL
        ? List.of(menu.line() + " " + String.join(" ", words))
        : words;
  }

  /// What nobody knows any more was under a message of an earlier program.
  private void unknown(IReplyCallback event) {
    interactionListener.take(event, interactionListener.call(event, "", "", List.of()));
  }

  private void take(IReplyCallback event, ButtonId pressed, List<String> lines) {
    DiscordInput said = interactionListener.call(event, "", pressed.game(), lines);
    interactionListener.take(event, said.pressed(pressed));
  }

  /// A form must be the first answer, so it is looked up before anything is acknowledged. If there
  /// is none, the desk says why.
  private <E extends IModalCallback & IReplyCallback> void open(
      E event, Interaction whose, ButtonId asked) {
    Optional<DiscordHandler.Form> form = Optional.empty();
    try {
      String channel = InteractionListener.channel(whose);
      form = board.form(whose.getUser().getId(), channel, asked);
    } catch (RuntimeException e) {
      LOG.error("a form could not be made: {}", e.getClass().getName());
    }
    form.ifPresentOrElse(
        found -> show(event, modal(found)), () -> take(event, asked, List.of(SlashCommands.FORM)));
  }

  /// As above, with menus.
  private void rank(ButtonInteractionEvent event, ButtonId asked) {
    Optional<DiscordHandler.Ranking> form = Optional.empty();
    try {
      String channel = InteractionListener.channel(event);
      form = board.ranking(event.getUser().getId(), channel, asked);
    } catch (RuntimeException e) {
      LOG.error("a form of menus could not be made: {}", e.getClass().getName());
    }
    form.ifPresentOrElse(
        found -> show(event, modal(found, asked)), () -> take(event, asked, List.of(asked.line())));
  }

  private static Modal modal(DiscordHandler.Ranking form, ButtonId asked) {
    List<Label> places = new ArrayList<>();
    for (int place = 1; place <= form.count(); place++) {
      StringSelectMenu.Builder words = StringSelectMenu.create(PLACE + place).setRequired(true);
      form.words().forEach(word -> words.addOption(word, word));
      places.add(Label.of(asked.line() + " " + place, words.build()));
    }
    return Modal.create(asked.word(), form.title()).addComponents(places).build();
  }

  private static void show(IModalCallback event, Modal modal) {
    event
        .replyModal(modal)
        .queue(
            _ -> {},
            failure -> LOG.warn("a form was not shown: {}", InteractionListener.reason(failure)));
  }

  private static Modal modal(DiscordHandler.Form form) {
    boolean known = form.filed() || form.text().isBlank();
    String id = SlashCommands.FORM + ":" + form.token();
    return modal(id, form.title(), known ? FILED : EXAMPLES, form.text());
  }

  /// It proves nothing and needs no look at the ledger: what is written into it is a call as any.
  private static Modal trial(String game) {
    String named = game.length() > LONGEST_GAME ? "" : game;
    return modal(SlashCommands.TRY + ":" + named, TRIAL, FILED, "");
  }

  private static Modal written(ButtonId pressed) {
    return modal(pressed.word(), WRITE, TEXT, "");
  }

  private static Modal modal(String id, String title, String label, String value) {
    TextInput.Builder text =
        TextInput.create(FIELD, TextInputStyle.PARAGRAPH)
            .setRequired(true)
            .setMaxLength(LONGEST_FORM);
    if (!value.isBlank()) {
      text.setValue(value);
    }
    return Modal.create(id, title).addComponents(Label.of(label, text.build())).build();
  }

  @Override
  public void onModalInteraction(ModalInteractionEvent event) {
    if (!interactionListener.isNew(event)) {
      return;
    }
    String text =
        Optional.ofNullable(event.getValue(FIELD)).map(ModalMapping::getAsString).orElse("");
    Optional<ButtonId> pressed = ButtonId.parse(event.getModalId());
    if (pressed.filter(ButtonId::isMenu).isPresent()) {
      List<String> words =
          event.getValues().stream().flatMap(one -> one.getAsStringList().stream()).toList();
      take(event, pressed.get(), chosen(pressed.get(), words));
      return;
    }
    if (pressed.isPresent()) {
      take(event, pressed.get(), below(pressed.get().line(), text));
      return;
    }
    String[] id = event.getModalId().split(":", 2);
    if (id.length == 2 && id[0].equals(SlashCommands.TRY)) {
      List<String> tried = SlashCommands.tried(text);
      interactionListener.take(event, interactionListener.call(event, "", id[1], tried));
      return;
    }
    String token = id.length == 2 ? id[1] : "?";
    interactionListener.take(
        event, interactionListener.call(event, token, "", SlashCommands.split(text)));
  }

  /// Where a text ends is certain, so its lines say so.
  private static List<String> below(String head, String text) {
    List<String> lines = new ArrayList<>(List.of(head));
    lines.addAll(Joiners.lines(text));
    lines.add("ENDPRESS");
    return lines;
  }

  @Override
  public void close() {
    asking.close();
  }
}
