package depesche.bot.post.discord;

/// What can be pressed under a message.
///
/// @param id as [ButtonId#word] writes it
/// @param label at most 80 characters
/// @param strong whether it is what most readers want
public record MessageButton(String id, String label, boolean strong) {}
