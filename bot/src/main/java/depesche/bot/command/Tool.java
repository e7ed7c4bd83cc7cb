package depesche.bot.command;

/// A command of a module of its own, which no server needs. It is there when its jar is on the
/// class path, where it is a service of this name.
public interface Tool {}
