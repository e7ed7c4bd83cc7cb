package depesche.bot.post.discord;

import java.util.List;

/// What can be chosen from under a message.
///
/// @param id as [ButtonId#word] writes it
/// @param hint what stands there until something is chosen; at most 150 characters
/// @param words each of at most 100 characters
/// @param most how many of them may be chosen
public record MessageMenu(String id, String hint, List<String> words, int most) {

  public MessageMenu {
    words = List.copyOf(words);
  }
}
