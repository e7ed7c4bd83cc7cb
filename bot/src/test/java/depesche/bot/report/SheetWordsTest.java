package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Fact;
import depesche.adjudicator.bismarck.decks.CardOperation;
import depesche.adjudicator.bismarck.decks.CardOperation.PartyTarget;
import depesche.adjudicator.bismarck.decks.CardPart;
import depesche.adjudicator.bismarck.decks.Party;
import depesche.adjudicator.picture.SheetPicture;
import depesche.adjudicator.picture.SheetPicture.Card;
import depesche.adjudicator.picture.SheetPicture.Cards;
import depesche.adjudicator.picture.SheetPicture.Panel;
import depesche.adjudicator.picture.SheetPicture.Tone;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class SheetWordsTest {

  private static final Sentences SENTENCES = Sentences.load(Templated.FOLDER);

  private static SheetPicture sheet(Card card) {
    Panel panel = new Panel("Row", List.of(new Cards("", List.of(card))));
    return new SheetPicture("Bismarck's Dance", "Turn 1", List.of(panel));
  }

  private static Card card(List<Fact> says) {
    return new Card("Place1", "Hand", "Event", Tone.BLACK, "", 0, "CancelFor:2", says);
  }

  @Test
  void whatASheetSaysByKeysIsPutIntoWords() {
    // Labels are keys of sheet.txt, cards say facts; the name of a card is neither.
    CardOperation lose = new CardOperation.Lose(new PartyTarget.Named(Party.C));
    SheetPicture bare = sheet(card(List.of(new CardPart.EventPart(List.of(lose)))));
    Card worded =
        new Card(
            "1 · 1 in 3",
            "Hand",
            "Event",
            Tone.BLACK,
            "Event: Lose the support of the Conservatives (C).",
            0,
            "cancel for 2");
    Panel panel = new Panel("The row", List.of(new Cards("", List.of(worded))));
    assertThat(SENTENCES.worded("bismarcks-dance", bare))
        .isEqualTo(new SheetPicture("Bismarck's Dance", "Turn 1", List.of(panel)));
    assertThat(SENTENCES.worded("weimar", sheet(card(List.of()))))
        .isEqualTo(sheet(card(List.of())));
  }

  @Test
  void whatIsKeptOfASheetHasItsOldForm() {
    // A picture in the outbox was kept without facts, and is read so.
    SheetPicture picture = sheet(card(List.of()));
    byte[] file = PictureFile.of(picture);
    assertThat(new String(file, StandardCharsets.UTF_8)).doesNotContain("says");
    assertThat(PictureFile.picture(file)).contains(picture);
  }
}
