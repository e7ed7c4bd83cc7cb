package depesche.bot.post.discord;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.utils.data.DataObject;

/// Makes our commands known to a server: one at a time, and only those that are missing there or
/// differ. Nothing is ever deleted, whatever list comes back.
final class Registration {

  private Registration() {}

  static void at(Guild guild) {
    Map<String, Command> known = new HashMap<>();
    guild.retrieveCommands().complete().forEach(command -> known.put(command.getName(), command));
    List<SlashCommandData> ours = Vocabulary.all();
    for (SlashCommandData command : ours) {
      Command there = known.get(command.getName());
      if (there == null || !same(command, there)) {
        guild.upsertCommand(command).complete();
      }
    }
  }

  private static boolean same(SlashCommandData ours, Command there) {
    DataObject told = SlashCommandData.fromCommand(there).toData();
    return ours.getDescription().equals(there.getDescription())
        && ours.toData().getArray("options").toString().equals(told.getArray("options").toString());
  }
}
