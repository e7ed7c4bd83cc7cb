package depesche.bot.standin;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.Heard;
import java.time.Duration;
import java.util.List;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.entities.Message.MentionType;
import net.dv8tion.jda.api.events.GenericEvent;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.message.MessageReceivedEvent;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.modals.Modal;
import net.dv8tion.jda.api.requests.RestAction;
import net.dv8tion.jda.api.utils.Compression;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The stand-in is Discord enough for JDA, and strict.
class StandInTest {

  private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, '\r', '\n'};

  private static final List<MentionType> NOBODY = List.of();

  private final Heard<String> heard = new Heard<>();

  private void answer(GenericEvent event) {
    switch (event) {
      case SlashCommandInteractionEvent command when command.getName().equals("orders") -> {
        TextInput field =
            TextInput.create("orders", TextInputStyle.PARAGRAPH).setValue("A BER H").build();
        command
            .replyModal(
                Modal.create("orders.1", "Orders")
                    .addComponents(Label.of("Your orders", field))
                    .build())
            .queue();
      }
      case SlashCommandInteractionEvent command ->
          command
              .deferReply(true)
              .flatMap(
                  hook ->
                      edited(
                          hook, "Read: " + requireNonNull(command.getOption("line")).getAsString()))
              .queue();
      case ModalInteractionEvent modal ->
          modal
              .deferReply(true)
              .flatMap(
                  hook ->
                      edited(
                          hook,
                          "On file: " + requireNonNull(modal.getValue("orders")).getAsString()))
              .queue();
      case CommandAutoCompleteInteractionEvent typed ->
          typed.replyChoiceStrings(typed.getFocusedOption().getValue() + "ER").queue();
      case MessageReceivedEvent message ->
          heard.add(message.getAuthor().getName() + ": " + message.getMessage().getContentRaw());
      default -> {}
    }
  }

  /// An edit names nobody to ping either, and must say so.
  private static RestAction<?> edited(InteractionHook hook, String text) {
    return hook.editOriginal(text).setAllowedMentions(NOBODY);
  }

  private void register(StandIn discord, JDA jda) {
    requireNonNull(jda.getGuildById(discord.guild()))
        .updateCommands()
        .addCommands(
            Commands.slash("orders", "All your orders"),
            Commands.slash("judge", "Any line")
                .addOptions(
                    new OptionData(OptionType.STRING, "line", "What you say", true)
                        .setAutoComplete(true)))
        .complete();
  }

  @ParameterizedTest
  @EnumSource(names = {"NONE", "ZLIB"})
  void jdaPlaysThroughTheStandIn(Compression compression) {
    // Commands, answers, modals, autocompletion and pictures work as they do with Discord.
    try (StandIn discord = StandIn.open();
        BareClient client = BareClient.open(discord, compression, this::answer)) {
      JDA jda = client.jda();
      register(discord, jda);
      User anna = discord.user("Anna");
      assertThat(anna.slash("judge", "line", "A BER - MUN").answer().content())
          .isEqualTo("Read: A BER - MUN");
      assertThat(anna.complete("judge", "line", "A B")).containsExactly("A BER");
      Exchange orders = anna.slash("orders");
      assertThat(orders.modal().values()).containsExactly("A BER H");
      Message receipt = orders.submit("A BER - KIE").answer();
      assertThat(receipt.content()).isEqualTo("On file: A BER - KIE");
      assertThat(discord.sees(discord.user("Bert"), receipt)).isFalse();
      assertThat(discord.sees(anna, receipt)).isTrue();
      var post =
          requireNonNull(jda.getForumChannelById(discord.games()))
              .createForumPost(
                  "bismarck",
                  new MessageCreateBuilder()
                      .setContent("The map")
                      .addFiles(FileUpload.fromData(PNG, "map.png"))
                      .build())
              .complete();
      post.getThreadChannel().sendMessage("The report").setNonce("bismarck.2").complete();
      post.getThreadChannel().sendMessage("The report").setNonce("bismarck.2").complete();
      Place place = discord.channel("bismarck");
      assertThat(place.messages()).hasSize(2);
      assertThat(place.messages().getFirst().attachments().getFirst().bytes()).isEqualTo(PNG);
      post.getMessage().editMessage("The newer map").setAllowedMentions(NOBODY).complete();
      assertThat(place.messages().getFirst().versions()).hasSize(2);
      assertThat(discord.refused()).isEmpty();
    }
  }

  @Test
  void wordsAreReadInPrivateOnly() {
    // Without the privileged intent a bot reads private messages and those that name it, no others.
    try (StandIn discord = StandIn.open();
        BareClient _ = BareClient.open(discord, Compression.ZLIB, this::answer)) {
      User anna = discord.user("Anna");
      anna.type(discord.place("general"), "secret");
      anna.type(discord.place("general"), "<@" + discord.bot().id() + "> hello");
      anna.whispers("HOLD");
      heard.await(3);
      assertThat(heard)
          .containsExactly("anna: ", "anna: <@" + discord.bot().id() + "> hello", "anna: HOLD");
    }
  }

  @Test
  void theClientResumesAndIsToldWhatItMissed() {
    // After a lost socket the session goes on; an invalid one begins anew.
    try (StandIn discord = StandIn.open();
        BareClient _ = BareClient.open(discord, Compression.ZLIB, this::answer)) {
      discord.line().cut();
      discord.user("Anna").whispers("while you were away");
      heard.await(1);
      assertThat(discord.resumed()).isEqualTo(1);
      discord.line().repeatEvents(1);
      discord.user("Anna").whispers("twice");
      heard.await(3);
      assertThat(discord.identified()).isEqualTo(1);
    }
  }

  @Test
  void tooManyRequestsAreHeldBack() {
    // A 429 is answered with when to come again, and the client comes again.
    try (StandIn discord = StandIn.open();
        BareClient client = BareClient.open(discord, Compression.NONE, this::answer)) {
      JDA jda = client.jda();
      discord.inject(new Fault.TooMany(Duration.ofMillis(200), false), "POST channels/", 1);
      discord.inject(new Fault.Broken(502), "POST channels/", 1);
      var general = requireNonNull(jda.getTextChannelById(discord.place("general").id()));
      for (int i = 0; i < 7; i++) {
        general.sendMessage("number " + i).complete();
      }
      assertThat(discord.place("general").messages()).hasSize(7);
      assertThat(discord.faultsHappened()).isEqualTo(2);
      assertThat(discord.refused()).isEmpty();
    }
  }

  @Test
  void aWrongTokenIsRefused() {
    // Without the bot's token one is not the bot.
    try (StandIn discord = StandIn.open()) {
      assertThatThrownBy(() -> BareClient.connect(discord, "wrong", Compression.NONE, this::answer))
          .isInstanceOf(InvalidTokenException.class);
      assertThat(discord.refused()).extracting(Refusal::status).containsExactly(401);
    }
  }

  @Test
  void whatDiscordRefusesIsRefused() {
    // Closed private messages, missing permissions, unknown messages: 403 and 404 with their codes.
    try (StandIn discord = StandIn.open();
        BareClient client = BareClient.open(discord, Compression.NONE, this::answer)) {
      JDA jda = client.jda();
      User anna = discord.user("Anna");
      anna.closesPrivateMessages(true);
      var dm = jda.openPrivateChannelById(anna.id()).complete();
      assertThatThrownBy(() -> dm.sendMessage("hello").complete())
          .isInstanceOf(ErrorResponseException.class);
      var general = requireNonNull(jda.getTextChannelById(discord.place("general").id()));
      assertThatThrownBy(() -> general.editMessageById(1L, "new").complete())
          .isInstanceOf(ErrorResponseException.class);
      assertThat(discord.refused()).extracting(Refusal::code).containsExactly(50007, 10008);
    }
  }

  @Test
  void whatDiscordDoesNotDescribeBreaksTheTest() {
    // Every test is a test of this, too: a request that is taken must be as Discord describes it.
    StandIn discord = StandIn.open();
    String body =
        "{'content':'x','components':[],'sticker_ids':['a'],'allowed_mentions':{'parse':[]}}";
    new RawClient(discord).send("POST channels/{general}/messages", body.replace('\'', '"'));
    assertThatThrownBy(discord::close)
        .cause()
        .hasMessageContaining("not as Discord describes it")
        .hasMessageContaining("sticker_ids");
  }
}
