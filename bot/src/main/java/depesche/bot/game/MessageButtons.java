package depesche.bot.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.Suggests;
import depesche.adjudicator.rules.TitleWords;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.TableFact;
import depesche.bot.post.discord.ButtonId;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.MessageButton;
import depesche.bot.post.discord.MessageMenu;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// What can be pressed under a message: what its reader may want to say next. A button says no more
/// than a line that could be typed there.
///
/// @param label gives the words on a button, by its name
record MessageButtons(Mail mail, UnaryOperator<String> label) {

  private static final int MOST = 5;

  /// A message has five rows, and the buttons are one of them.
  private static final int MOST_MENUS = 4;

  /// {@return what stands under it}
  List<MessageButton> at(Destination place) {
    List<MessageButton> all =
        switch (place) {
          case Destination.Status _ -> status();
          case Destination.Place _ -> thread();
          case Destination.Circle _ -> press();
          case Destination.Person _, Destination.Reply _ -> own();
          case Destination.Beside _ -> List.of();
        };
    return all.stream().filter(one -> ButtonId.fits(one.id())).limit(MOST).toList();
  }

  /// {@return what can be chosen below them; where others read, nothing}
  List<MessageMenu> menusAt(Destination place) {
    return isOwn(place) && mail.heading().seat().isPresent()
        ? menus().stream()
            .filter(menu -> !menu.ordered())
            .map(this::menu)
            .filter(menu -> ButtonId.fits(menu.id()))
            .limit(MOST_MENUS)
            .toList()
        : List.of();
  }

  private static boolean isOwn(Destination place) {
    return place instanceof Destination.Person || place instanceof Destination.Reply;
  }

  /// What a table is asked comes before what a seat is.
  private List<Suggests.Menu> menus() {
    return answers().isEmpty() ? due().map(Due::menus).orElse(List.of()) : List.of();
  }

  private MessageMenu menu(Suggests.Menu menu) {
    ButtonId.Kind kind = menu.verb().isEmpty() ? ButtonId.Kind.CHOOSE : ButtonId.Kind.FILL;
    String id = id(kind, phase(), menu.about()).word();
    return new MessageMenu(id, choose(menu), menu.words(), menu.most());
  }

  private String choose(Suggests.Menu menu) {
    boolean several = menu.most() > 1 && !menu.ordered();
    return label.apply(several ? "ChooseSeveral" : "Choose") + ": " + menu.about();
  }

  /// Under the state of a game that is over nothing can be pressed.
  private List<MessageButton> status() {
    MailContext heading = mail.heading();
    if (mail instanceof Mail.StatusReport report
        && report.table().stream().anyMatch(TableFact.TableIsOver.class::isInstance)) {
      return List.of();
    }
    return heading.phase().isEmpty()
        ? List.of(button("Join", true, ButtonId.Kind.SAY, "", "JOIN " + heading.game()))
        : forEverybody();
  }

  private List<MessageButton> thread() {
    return mail instanceof Mail.TurnReport || mail instanceof Mail.StartReport
        ? forEverybody()
        : answers();
  }

  private List<MessageButton> forEverybody() {
    return List.of(orders(), mine());
  }

  private List<MessageButton> own() {
    List<MessageButton> said = mail instanceof Mail.Answer(_, var facts) ? invited(facts) : press();
    List<MessageButton> all = said.isEmpty() ? answers() : said;
    return all.isEmpty() ? due().map(this::seated).orElse(List.of()) : all;
  }

  private Optional<Due> due() {
    return switch (mail) {
      case Mail.TurnReport report -> Optional.of(report.due());
      case Mail.StartReport report -> Optional.of(report.due());
      case Mail.StatusReport status -> Optional.of(status.due());
      case Mail.Receipt receipt -> Optional.of(receipt.due());
      case Mail.Notice notice -> Optional.of(notice.due());
      case Mail.Press _,
          Mail.Answer _,
          Mail.FinalReport _,
          Mail.Welcome _,
          Mail.Preview _,
          Mail.History _,
          Mail.Transcript _,
          Mail.Trial _,
          Mail.Posting _,
          Mail.Issue _,
          Mail.MapSheet _,
          Mail.Help _,
          Mail.Digest _,
          Mail.PressLog _,
          Mail.SeriesTable _ ->
          Optional.empty();
    };
  }

  /// What a seat is asked.
  private List<MessageButton> seated(Due due) {
    if (due.prompts().isEmpty() || mail.heading().seat().isEmpty()) {
      return List.of();
    }
    List<MessageButton> all = new ArrayList<>(List.of(orders()));
    due.menus().stream()
        .filter(Suggests.Menu::ordered)
        .limit(1)
        .map(
            menu ->
                new MessageButton(
                    id(ButtonId.Kind.FILL, phase(), menu.about()).word(), choose(menu), true))
        .forEach(all::add);
    rest().ifPresent(all::add);
    all.add(say("Ready", "READY"));
    all.add(say("Wait", "SET WAIT"));
    all.add(mine());
    return all;
  }

  private Optional<MessageButton> rest() {
    String kind = mail.heading().phase().map(Phase::kind).orElse("");
    return mail.heading()
        .title()
        .flatMap(title -> title.words().rest())
        .filter(rest -> rest.kind().equalsIgnoreCase(kind))
        .map(
            (TitleWords.Rest rest) ->
                new MessageButton(
                    id(ButtonId.Kind.SAY, phase(), rest.line()).word(), rest.label(), false));
  }

  private List<MessageButton> press() {
    return mail instanceof Mail.Press press && !press.code().isEmpty()
        ? List.of(button("Reply", true, ButtonId.Kind.WRITE, "", "REPLY " + press.code()))
        : List.of();
  }

  /// Yes and no to what the table is asked.
  private List<MessageButton> answers() {
    return mail instanceof Mail.Notice notice
        ? notice.facts().stream()
            .flatMap(fact -> GameAsks.of(fact).stream())
            .findFirst()
            .map(asked -> List.of(say("Yes", asked.yes()), say("No", asked.no())))
            .orElseGet(List::of)
        : List.of();
  }

  private List<MessageButton> invited(List<Fact> facts) {
    return facts.stream()
        .filter(PeopleFact.YouAreInvited.class::isInstance)
        .map(PeopleFact.YouAreInvited.class::cast)
        .findFirst()
        .map(one -> List.of(button("Join", true, ButtonId.Kind.SAY, "", "JOIN " + one.game())))
        .orElseGet(List::of);
  }

  private MessageButton orders() {
    return button("Orders", true, ButtonId.Kind.ORDERS, phase(), "");
  }

  private MessageButton mine() {
    return button("Mine", false, ButtonId.Kind.SAY, "", "STATUS " + mail.heading().game());
  }

  private MessageButton say(String name, String line) {
    return button(name, false, ButtonId.Kind.SAY, phase(), line);
  }

  private MessageButton button(
      String name, boolean strong, ButtonId.Kind kind, String phase, String line) {
    return new MessageButton(id(kind, phase, line).word(), label.apply(name), strong);
  }

  private ButtonId id(ButtonId.Kind kind, String phase, String line) {
    MailContext heading = mail.heading();
    String seat = heading.seat().map(Seat::name).orElse("");
    return new ButtonId(kind, heading.game(), phase, seat, line);
  }

  private String phase() {
    return mail.heading().phase().map(Phase::id).orElse("");
  }
}
