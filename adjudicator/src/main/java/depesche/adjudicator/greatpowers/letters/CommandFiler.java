package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.greatpowers.cards.Token;
import depesche.adjudicator.greatpowers.plans.Aim;
import depesche.adjudicator.greatpowers.plans.Verb;
import depesche.adjudicator.greatpowers.plans.Wish;
import depesche.adjudicator.greatpowers.questions.Asked;
import depesche.adjudicator.greatpowers.questions.Coming;
import depesche.adjudicator.greatpowers.table.Position;
import depesche.adjudicator.greatpowers.table.Sides;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.table.World;
import depesche.adjudicator.greatpowers.wars.WarPhase;
import depesche.adjudicator.kit.Heard;
import depesche.adjudicator.kit.LetterCommand;
import depesche.adjudicator.kit.LineFacts;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// Puts one command on file.
final class CommandFiler {

  private final Scene scene;
  private final OnFile file;
  private final LineFacts facts;

  CommandFiler(Scene scene, OnFile file, LineFacts facts) {
    this.scene = scene;
    this.file = file;
    this.facts = facts;
  }

  void read(LetterCommand<Verb> command, Verb said) {
    Verb verb = meant(command, said);
    if (verb == Verb.PASS && !command.items().isEmpty()) {
      facts.refuse(new RefusalFact.WordTooMany(command.items().getFirst(), verb.name()));
    } else if (verb == Verb.CLEAR) {
      clear(command);
    } else if (!Coming.may(scene.position(), scene.seat(), verb)) {
      spent(said);
    } else if (verb == Verb.PASS) {
      pass();
    } else {
      open(command, verb);
    }
  }

  /// {@return the last phase in which a command says anything}
  private Stage last(Verb verb) {
    return switch (verb) {
      case BID -> Stage.BID;
      case PICK, DISCARD, RESOLVE -> Stage.ACTION;
      case PASS, TARGET, STEAL, KEEP -> Stage.SCORE;
      case FOE, ALLY -> Stage.WAR;
      case CLEAR, NONE -> Stage.OVER;
    };
  }

  /// What an earlier letter said of an earlier phase counted then.
  private void spent(Verb said) {
    if (!scene.isFresh()) {
      return;
    }
    String verb = said.name();
    if (scene.now() == Stage.OVER) {
      facts.refuse(new RefusalFact.GameOver(verb));
      return;
    }
    Stage asked = last(said);
    if (asked.compareTo(scene.now()) < 0) {
      facts.refuse(new RefusalFact.TooLate(verb, asked.heading()));
    } else {
      int turn = scene.world().round().turn();
      boolean more = turn < scene.world().rulings().turns();
      facts.refuse(new RefusalFact.NotAsked(verb, asked.heading(), more ? turn + 1 : 0));
    }
  }

  /// In the Score Phase one resolves a card that was drawn.
  private Verb meant(LetterCommand<Verb> command, Verb said) {
    boolean drawn = scene.written().stage() == Stage.SCORE && !command.items().isEmpty();
    return said == Verb.RESOLVE && drawn ? Verb.KEEP : said;
  }

  /// Ruling `passMeans`: it declines the question that stands open for the seat, or the next one if
  /// none is; it answers no question after that.
  private void pass() {
    Stage.Moment answered = scene.world().round().answered().get(scene.seat());
    if (answered != null && answered.compareTo(scene.written()) >= 0) {
      return;
    }
    Optional<Verb> open = Asked.declinable(scene.position(), scene.seat());
    if (open.isPresent() && open.get() != Verb.TARGET) {
      listed(open.get(), List.of("pass"));
    } else {
      Set<Verb> questions = open.map(EnumSet::of).orElse(EnumSet.of(Verb.STEAL, Verb.KEEP));
      file.decline(questions);
      facts.mean(OnFile.declined(questions));
    }
  }

  private void open(LetterCommand<Verb> command, Verb verb) {
    List<String> items = command.items();
    if (verb == Verb.DISCARD || verb == Verb.RESOLVE) {
      discard(verb == Verb.DISCARD, items);
    } else if (items.isEmpty()) {
      facts.refuse(new RefusalFact.NothingNamed(verb.name()));
    } else if (verb == Verb.BID) {
      bid(items);
    } else {
      listed(verb, items);
    }
  }

  private void bid(List<String> items) {
    Heard<Token> remarks = new Heard<>();
    SequencedMap<Integer, Token> bids = BidReader.read(scene, file.bids(), items, remarks);
    if (remarks.refusals().isEmpty()) {
      file.bids(bids);
      facts.mean(OnFile.laid(bids, scene.world().rulings()));
    }
    facts.take(remarks);
  }

  private void discard(boolean unresolved, List<String> items) {
    file.discard(unresolved);
    facts.mean(unresolved ? new PlanFact.DiscardPlanned() : new PlanFact.ResolvePlanned());
    if (!items.isEmpty() && !Words.plain(items.getFirst()).matches("it|card|thecard")) {
      listed(Verb.PICK, items);
    }
  }

  private void listed(Verb verb, List<String> items) {
    boolean ended = file.isEnded(verb);
    switch (verb) {
      case PICK -> wishes(verb, WishReader.read(scene, WishReader.Source.ROW, items, ended));
      case KEEP -> wishes(verb, WishReader.read(scene, WishReader.Source.DRAWN, items, ended));
      case STEAL -> {
        String first = items.getFirst().replaceFirst("^(?i)(a |1 |one )?(colony )?(from|von) ", "");
        List<String> names = new ArrayList<>(items);
        names.set(0, first);
        aims(verb, AimReader.read(scene, names, ended));
      }
      case TARGET, FOE, ALLY -> aims(verb, AimReader.read(scene, items, ended));
      case BID, PASS, DISCARD, RESOLVE, CLEAR, NONE ->
          throw new IllegalStateException("no list belongs to " + verb);
    }
  }

  private void wishes(Verb verb, Heard<Wish> heard) {
    if (!heard.entries().isEmpty()) {
      file.wish(verb, heard.entries());
      List<String> texts = heard.entries().stream().map(Wish::text).toList();
      facts.mean(
          verb == Verb.PICK ? new PlanFact.CardsWished(texts) : new PlanFact.KeepPlanned(texts));
    }
    facts.take(heard);
  }

  private void aims(Verb verb, Heard<Aim> heard) {
    Heard<Aim> open = new Heard<>();
    heard.entries().forEach(aim -> admit(verb, aim, open));
    if (!open.entries().isEmpty()) {
      file.aim(verb, open.entries());
      List<String> texts = open.entries().stream().map(Aim::text).toList();
      facts.mean(
          switch (verb) {
            case TARGET -> new PlanFact.TargetsNamed(texts);
            case STEAL -> new PlanFact.TheftPlanned(texts);
            case FOE -> new PlanFact.FoePlanned(texts);
            default -> new PlanFact.AlliesPlanned(texts);
          });
    }
    facts.take(heard);
    facts.take(open);
  }

  /// Who is on a side of the war already cannot be named for one.
  private void admit(Verb verb, Aim aim, Heard<Aim> open) {
    boolean war = verb == Verb.FOE || verb == Verb.ALLY;
    if (war
        && aim instanceof Aim.At at
        && scene.isFresh()
        && scene.position() instanceof Position.War(World world, Sides sides, _, _)
        && !WarPhase.eligible(world, sides).contains(at.seat())) {
      open.refuse(new RefusalFact.AlreadyOnASide(at.seat(), WarPhase.eligible(world, sides)));
    } else if (aim instanceof Aim.Nobody && verb != Verb.STEAL) {
      open.refuse(new RefusalFact.UnknownSeat(aim.text(), scene.others()));
    } else {
      open.entry(aim);
    }
  }

  private void clear(LetterCommand<Verb> command) {
    String word = command.items().isEmpty() ? "" : command.items().getFirst();
    Verb verb = Verb.of(word);
    List<String> gone =
        verb == Verb.NONE && !word.isEmpty() && !Words.plain(word).equals("all")
            ? List.of()
            : file.clear(verb);
    if (gone.isEmpty()) {
      facts.refuse(new RefusalFact.NothingOnFile(word.isEmpty() ? command.text() : word));
    } else {
      facts.mean(new PlanFact.Withdrawn(gone));
    }
  }
}
