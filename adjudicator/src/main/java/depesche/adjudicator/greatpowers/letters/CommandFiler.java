package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.greatpowers.table.Aim;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.SharedTable;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.greatpowers.table.Token;
import depesche.adjudicator.greatpowers.table.WarSides;
import depesche.adjudicator.greatpowers.table.Wish;
import depesche.adjudicator.greatpowers.turns.OpenQuestions;
import depesche.adjudicator.greatpowers.turns.WarPhase;
import depesche.adjudicator.kit.AheadLine;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.MeantFact;
import depesche.adjudicator.kit.ParsedCommand;
import depesche.adjudicator.kit.ParsedList;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Supplier;

/// Puts one command on file.
final class CommandFiler {

  private final PlanContext planContext;
  private final PlanOnFile file;
  private final LineFacts facts;

  private final Supplier<List<String>> contents;

  /// @param contents what is on file, as one would write it
  CommandFiler(
      PlanContext planContext, PlanOnFile file, LineFacts facts, Supplier<List<String>> contents) {
    this.contents = contents;
    this.planContext = planContext;
    this.file = file;
    this.facts = facts;
  }

  void read(ParsedCommand<PlanVerb> command, PlanVerb said) {
    PlanVerb planVerb = meant(command, said);
    if (planVerb == PlanVerb.CLEAR) {
      clear(command);
    } else if (!new OpenQuestions(planContext.position()).may(planContext.seat(), planVerb)) {
      spent(said);
    } else if (planVerb == PlanVerb.PASS) {
      pass();
    } else if (planVerb == PlanVerb.DISCARD || planVerb == PlanVerb.RESOLVE) {
      discard(planVerb == PlanVerb.DISCARD, command.items());
    } else if (command.items().isEmpty()) {
      facts.refuse(new PlanRefusalFact.NothingNamed(planVerb.name()));
    } else if (planVerb == PlanVerb.BID) {
      bid(command);
    } else {
      listed(planVerb, command.items());
    }
  }

  /// {@return the last phase in which a command says anything}
  private Stage last(PlanVerb planVerb) {
    return switch (planVerb) {
      case BID -> Stage.BID;
      case PICK, DISCARD, RESOLVE -> Stage.ACTION;
      case PASS, TARGET, STEAL, KEEP -> Stage.SCORE;
      case FOE, ALLY -> Stage.WAR;
      case CLEAR, NONE -> Stage.OVER;
    };
  }

  /// What an earlier letter said of an earlier phase counted then.
  private void spent(PlanVerb said) {
    if (!planContext.isFresh()) {
      return;
    }
    String verb = said.name();
    if (planContext.now() == Stage.OVER) {
      facts.refuse(new PlanRefusalFact.GameOver(verb));
      return;
    }
    Stage asked = last(said);
    if (asked.compareTo(planContext.now()) < 0) {
      facts.refuse(new PlanRefusalFact.TooLate(verb, asked.heading()));
    } else {
      int turn = planContext.world().round().turn();
      boolean more = turn < planContext.world().rulings().turns();
      facts.refuse(new PlanRefusalFact.NotAsked(verb, asked.heading(), more ? turn + 1 : 0));
    }
  }

  /// In the Score Phase one resolves a card that was drawn.
  private PlanVerb meant(ParsedCommand<PlanVerb> command, PlanVerb said) {
    boolean drawn = planContext.written().stage() == Stage.SCORE && !command.items().isEmpty();
    return said == PlanVerb.RESOLVE && drawn ? PlanVerb.KEEP : said;
  }

  /// Ruling `passMeans`: it declines the question that is open for the seat, or the next one if
  /// none is; it answers no question after that.
  private void pass() {
    Stage.Moment answered = planContext.world().round().answered().get(planContext.seat());
    if (answered != null && answered.compareTo(planContext.written()) >= 0) {
      return;
    }
    if (planContext.written().stage() == Stage.BID) {
      declineBids();
      return;
    }
    Optional<PlanVerb> open =
        new OpenQuestions(planContext.position()).declinable(planContext.seat());
    if (open.isPresent() && open.get() != PlanVerb.TARGET) {
      listed(open.get(), List.of("pass"));
    } else {
      Set<PlanVerb> questions =
          open.map(EnumSet::of).orElse(EnumSet.of(PlanVerb.STEAL, PlanVerb.KEEP));
      file.decline(questions);
      facts.mean(PlanOnFile.declined(questions));
    }
  }

  /// In the Bid Phase bids are asked for, and the card is not.
  private void declineBids() {
    if (planContext.isFresh() && !file.bids().isEmpty()) {
      facts.refuse(new PlanRefusalFact.BidsOnFile());
    } else if (planContext.isFresh() && planContext.world().power(planContext.seat()).bids() == 0) {
      facts.refuse(new PlanRefusalFact.NoBidsAllowed());
    } else {
      Set<PlanVerb> questions = EnumSet.of(PlanVerb.BID);
      file.decline(questions);
      facts.mean(PlanOnFile.declined(questions));
    }
  }

  private void bid(ParsedCommand<PlanVerb> command) {
    ParsedList<Token> remarks = new ParsedList<>();
    SequencedMap<Integer, Token> bids =
        new BidReader(planContext, file.bids(), remarks, command.written()).bids(command);
    if (remarks.refusals().isEmpty()) {
      file.bids(bids);
      facts.mean(PlanOnFile.laid(bids, planContext.world().rulings()));
    }
    facts.take(remarks);
  }

  /// With cards behind it, it wishes for them, too; with other words it says nothing.
  private void discard(boolean unresolved, List<String> items) {
    boolean named =
        !items.isEmpty() && !GreatPowersWords.plain(items.getFirst()).matches("it|card|thecard");
    if (named && !listed(PlanVerb.PICK, items)) {
      return;
    }
    file.discard(unresolved);
    facts.mean(unresolved ? new PlanFact.DiscardPlanned() : new PlanFact.ResolvePlanned());
  }

  /// {@return whether something of a list counts}
  private boolean listed(PlanVerb planVerb, List<String> items) {
    boolean ended = file.isEnded(planVerb);
    return switch (planVerb) {
      case PICK ->
          wishes(planVerb, new WishReader(planContext, WishReader.Source.ROW, ended).read(items));
      case KEEP ->
          wishes(planVerb, new WishReader(planContext, WishReader.Source.DRAWN, ended).read(items));
      case STEAL -> {
        String first = items.getFirst().replaceFirst("^(?i)(a |1 |one )?(colony )?(from|von) ", "");
        List<String> names = new ArrayList<>(items);
        names.set(0, first);
        yield aims(planVerb, AimReader.read(planContext, names, ended));
      }
      case TARGET, FOE, ALLY -> aims(planVerb, AimReader.read(planContext, items, ended));
      case BID, PASS, DISCARD, RESOLVE, CLEAR, NONE ->
          throw new IllegalStateException("no list belongs to " + planVerb);
    };
  }

  private boolean wishes(PlanVerb planVerb, ParsedList<Wish> parsedList) {
    boolean counts = !parsedList.entries().isEmpty() && !parsedList.isStrange();
    if (counts) {
      file.wish(planVerb, parsedList.entries());
      List<String> texts = parsedList.entries().stream().map(Wish::text).toList();
      facts.mean(
          planVerb == PlanVerb.PICK
              ? new PlanFact.CardsWished(texts)
              : new PlanFact.KeepPlanned(texts));
    }
    facts.take(parsedList);
    return counts;
  }

  private boolean aims(PlanVerb planVerb, ParsedList<Aim> parsedList) {
    ParsedList<Aim> open = new ParsedList<>();
    parsedList.entries().forEach(aim -> admit(planVerb, aim, open));
    boolean counts = !open.entries().isEmpty() && !parsedList.isStrange();
    if (counts) {
      file.aim(planVerb, open.entries());
      List<String> texts = open.entries().stream().map(Aim::text).toList();
      facts.mean(
          switch (planVerb) {
            case TARGET -> new PlanFact.TargetsNamed(texts);
            case STEAL -> new PlanFact.TheftPlanned(texts);
            case FOE -> new PlanFact.FoePlanned(texts);
            default -> new PlanFact.AlliesPlanned(texts);
          });
    }
    facts.take(parsedList);
    facts.take(open);
    return counts;
  }

  /// A seat on a side of the war already cannot be named for one.
  private void admit(PlanVerb planVerb, Aim aim, ParsedList<Aim> open) {
    boolean war = planVerb == PlanVerb.FOE || planVerb == PlanVerb.ALLY;
    if (war
        && aim instanceof Aim.At at
        && planContext.isFresh()
        && planContext.position()
            instanceof GreatPowersPosition.War(SharedTable sharedTable, WarSides warSides, _, _)
        && !WarPhase.eligible(sharedTable, warSides).contains(at.seat())) {
      open.refuse(
          new PlanRefusalFact.AlreadyOnASide(at.seat(), WarPhase.eligible(sharedTable, warSides)));
    } else if (aim instanceof Aim.Nobody && planVerb != PlanVerb.STEAL) {
      open.refuse(new PlanRefusalFact.UnknownSeat(aim.text(), planContext.others()));
    } else {
      open.entry(aim);
    }
  }

  private void clear(ParsedCommand<PlanVerb> command) {
    String word = command.items().isEmpty() ? "" : command.items().getFirst();
    PlanVerb planVerb = PlanVerb.of(word);
    boolean isAll = word.isEmpty() || AheadLine.isAll(word);
    List<String> gone = planVerb == PlanVerb.NONE && !isAll ? List.of() : file.clear(planVerb);
    if (gone.isEmpty()) {
      facts.refuse(new MeantFact.NothingOnFile(isAll ? "" : word, contents.get()));
    } else {
      facts.mean(new MeantFact.Withdrawn(gone));
    }
  }
}
