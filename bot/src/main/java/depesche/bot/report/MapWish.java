package depesche.bot.report;

/// How a reader wants pictures in their mails.
///
/// @param shown whether there are any, but for those they ask for
/// @param large whether the large one comes beside the small ones
/// @param dark whether maps are for the night
public record MapWish(boolean shown, boolean large, boolean dark) {

  /// What is sent to those who said nothing.
  public static final MapWish USUAL = new MapWish(true, false, false);
}
