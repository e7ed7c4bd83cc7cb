package depesche.adjudicator.weimar.politics;

import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.board.WeimarSum;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// A sum for each party, such as seats or victory points, with all that it is made of.
public record PartyLedger(SequencedMap<WeimarParty, WeimarSum> sums) {

  public PartyLedger {
    sums = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(sums));
  }

  /// {@return a ledger that begins with these numbers}
  public static PartyLedger of(SequencedMap<WeimarParty, Integer> start) {
    SequencedMap<WeimarParty, WeimarSum> sums = new LinkedHashMap<>();
    for (WeimarParty party : WeimarParty.values()) {
      sums.put(party, WeimarSum.of(start.getOrDefault(party, 0), "before"));
    }
    return new PartyLedger(sums);
  }

  /// {@return a ledger that begins with nothing}
  public static PartyLedger empty() {
    return of(new LinkedHashMap<>());
  }

  /// {@return the same with a change; nobody has fewer than none}
  public PartyLedger plus(WeimarParty party, int amount, String what) {
    WeimarSum sum = sum(party);
    SequencedMap<WeimarParty, WeimarSum> changed = new LinkedHashMap<>(sums);
    changed.put(party, sum.plusSome(Math.max(amount, -sum.total()), what));
    return new PartyLedger(changed);
  }

  /// {@return the same with a change that may lead below nothing, as victory points may}
  public PartyLedger plusAny(WeimarParty party, int amount, String what) {
    SequencedMap<WeimarParty, WeimarSum> changed = new LinkedHashMap<>(sums);
    changed.put(party, sum(party).plusSome(amount, what));
    return new PartyLedger(changed);
  }

  public WeimarSum sum(WeimarParty party) {
    WeimarSum sum = sums.get(party);
    return sum == null ? new WeimarSum(List.of()) : sum;
  }

  public int total(WeimarParty party) {
    return sum(party).total();
  }

  /// {@return all parties together}
  public int total() {
    return sums.values().stream().mapToInt(WeimarSum::total).sum();
  }

  /// {@return what each party has now}
  public SequencedMap<WeimarParty, Integer> totals() {
    SequencedMap<WeimarParty, Integer> totals = new LinkedHashMap<>();
    sums.forEach((party, sum) -> totals.put(party, sum.total()));
    return totals;
  }

  /// {@return a line for each party: `SPD 7 before + 3 election = 10`}
  public String text() {
    StringBuilder text = new StringBuilder();
    sums.forEach((party, sum) -> text.append(party).append(' ').append(sum.text()).append('\n'));
    return text.toString();
  }
}
