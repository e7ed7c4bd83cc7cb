package depesche.adjudicator.congress.state;

import depesche.adjudicator.congress.solo.DisplaySpace;
import depesche.adjudicator.congress.solo.FateDie;
import java.util.List;
import java.util.Optional;

/// The card display of a side: which of its cards lie face up, and what the fate die has opened.
///
/// @param up the spaces whose card, or whose top card, lies face up
/// @param spent whether the military pile has become the draw pile
/// @param fate the face of the die, until a card is played
/// @param available the spaces from which a card may be played
/// @param emptied the spaces that have to be filled
/// @param shuffles how often its draw pile was shuffled
public record SideDisplay(
    List<DisplaySpace> up,
    boolean spent,
    Optional<FateDie> fate,
    List<DisplaySpace> available,
    List<DisplaySpace> emptied,
    int shuffles) {

  /// No display.
  public static final SideDisplay NONE =
      new SideDisplay(List.of(), false, Optional.empty(), List.of(), List.of(), 0);

  public SideDisplay {
    up = List.copyOf(up);
    available = List.copyOf(available);
    emptied = List.copyOf(emptied);
  }

  public SideDisplay lying(List<DisplaySpace> faceUp, boolean isSpent) {
    return new SideDisplay(faceUp, isSpent, fate, available, emptied, shuffles);
  }

  /// {@return the same once the die has opened spaces, which are kept in their printed order}
  public SideDisplay opened(FateDie face, List<DisplaySpace> playable, List<DisplaySpace> empty) {
    return new SideDisplay(
        up,
        spent,
        Optional.of(face),
        playable.stream().sorted().distinct().toList(),
        empty.stream().sorted().distinct().toList(),
        shuffles);
  }

  /// {@return the same before the die is rolled}
  public SideDisplay closed() {
    return new SideDisplay(up, spent, Optional.empty(), List.of(), List.of(), shuffles);
  }

  public SideDisplay shuffledOnce() {
    return new SideDisplay(up, spent, fate, available, emptied, shuffles + 1);
  }
}
