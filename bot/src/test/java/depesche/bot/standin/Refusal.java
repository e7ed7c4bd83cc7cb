package depesche.bot.standin;

/// A request that was refused.
///
/// @param request its method and path
/// @param status the HTTP status it was answered with, or the code a socket was closed with
/// @param code Discord's own code for the reason; 0 if it has none
public record Refusal(String request, int status, int code, String reason) {}
