package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.standin.Exchange;
import depesche.bot.standin.Message;
import depesche.bot.standin.User;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/// A game of people who have neither a mail address nor a command: they press what stands under the
/// messages they see, choose from the menus there, and send the forms that open as they are.
final class ClickedGame {

  static final String ENTER = "Enter orders";
  private static final String CHOOSE = "Choose: ";
  private static final int PATIENCE = 5;

  private final House house;
  private final String game;
  private final Person master;
  private final List<User> users;
  private final Random random;
  private final Set<Message> answered = new LinkedHashSet<>();
  private final Set<String> chosen = new LinkedHashSet<>();

  /// They join by the button of the forming game, and its master begins it.
  ClickedGame(House house, String game, String title, List<String> names, Random random) {
    this.house = house;
    this.game = game;
    this.random = random;
    master = house.person("master");
    House.ask(master, "CREATE " + game + " " + title);
    house.awaitQuiet();
    Message forming = house.discord().channel(game).messages().getFirst();
    users = names.stream().map(house.discord()::user).toList();
    for (User user : users) {
      assertThat(user.press(forming, "Join").answer().text()).contains("Welcome");
    }
    House.ask(master, "START " + game);
    house.awaitQuiet();
  }

  List<User> users() {
    return users;
  }

  Person master() {
    return master;
  }

  /// {@return what was chosen in menus so far, by what stood there before}
  Set<String> chosen() {
    return chosen;
  }

  /// {@return whether the game has ended}
  boolean isOver() {
    return users.getFirst().privateMessages().stream()
        .anyMatch(message -> message.text().contains("Thank you all for playing"));
  }

  /// {@return the newest message that asks somebody for something, if they have not answered it}
  Optional<Message> asked(User user) {
    return user.privateMessages().reversed().stream()
        .filter(message -> message.buttons().contains(ENTER) || !message.menus().isEmpty())
        .findFirst()
        .filter(message -> !answered.contains(message));
  }

  /// Everybody who is asked answers.
  ///
  /// @return how many did
  int round() {
    house.awaitQuiet();
    int answers = 0;
    for (User user : users) {
      Optional<Message> message = asked(user);
      message.ifPresent(answered::add);
      answers += message.filter(asking -> answers(user, asking)).isPresent() ? 1 : 0;
    }
    house.awaitQuiet();
    return answers;
  }

  /// A receipt bears what is still missing, too.
  ///
  /// @return whether it was not too late
  private boolean answers(User user, Message asking) {
    Message receipt = asking;
    for (int acts = 0; acts == 0 || isOpen(receipt); acts++) {
      assertThat(acts).as("%s", receipt).isLessThan(PATIENCE);
      receipt = act(user, acts < 2 ? asking : receipt, acts);
      assertThat(receipt.onlyFor()).contains(user);
      if (acts == 0 && isLate(receipt)) {
        return false;
      }
      assertThat(receipt.text()).contains("OK: ");
    }
    return true;
  }

  private static boolean isLate(Message receipt) {
    return Stream.of("this is meant for", "has nothing to do", "not possible now")
        .anyMatch(receipt.text()::contains);
  }

  private static boolean isOpen(Message receipt) {
    return receipt.text().contains("Still missing");
  }

  private Message act(User user, Message message, int acts) {
    List<String> menus = List.copyOf(message.menus().sequencedKeySet());
    Optional<String> ranking =
        message.buttons().stream().filter(label -> label.startsWith(CHOOSE)).findFirst();
    if (acts < menus.size()) {
      return choose(user, message, menus.get(acts));
    }
    return ranking.isPresent() ? rank(user, message, ranking.get()) : form(user, message);
  }

  private Message choose(User user, Message message, String menu) {
    List<String> words = new ArrayList<>(message.menus().getOrDefault(menu, List.of()));
    Collections.shuffle(words, random);
    chosen.add(menu);
    String[] some = words.subList(0, message.most(menu)).toArray(String[]::new);
    return user.choose(message, menu, some).answer();
  }

  private Message rank(User user, Message message, String button) {
    Exchange form = user.press(message, button);
    if (form.isMessage()) {
      return form.answer();
    }
    List<List<String>> choices = form.modal().choices();
    List<String> words = new ArrayList<>(choices.getFirst());
    Collections.shuffle(words, random);
    chosen.add(button);
    return form.submit(words.subList(0, choices.size()).toArray(String[]::new)).answer();
  }

  private static Message form(User user, Message message) {
    Exchange form = user.press(message, ENTER);
    if (form.isMessage()) {
      return form.answer();
    }
    assertThat(form.modal().values().getFirst()).as("%s", message).isNotBlank();
    return form.submit().answer();
  }
}
