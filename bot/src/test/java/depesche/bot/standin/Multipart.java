package depesche.bot.standin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The body of a request: JSON alone, or in parts with files.
///
/// @param json missing if there is none
/// @param files by the number in their part's name
record Multipart(JsonNode json, Map<Integer, Attachment> files) {

  private static final int LARGEST = 10 * 1024 * 1024;
  private static final Pattern BOUNDARY = Pattern.compile("boundary=\"?([^\";]+)\"?");
  private static final Pattern NAME = Pattern.compile("[; ]name=\"([^\"]*)\"");
  private static final Pattern FILE = Pattern.compile("filename=\"([^\"]*)\"");
  private static final Pattern TYPE = Pattern.compile("(?i)content-type: *([^\r\n]+)");
  private static final Pattern NUMBER = Pattern.compile("files\\[(\\d+)]");

  static Multipart read(String type, byte[] body) {
    if (body.length == 0) {
      return new Multipart(MissingNode.getInstance(), Map.of());
    }
    if (type.startsWith("application/json")) {
      return new Multipart(Nodes.read(new String(body, StandardCharsets.UTF_8)), Map.of());
    }
    Matcher boundary = BOUNDARY.matcher(type);
    if (!type.startsWith("multipart/form-data") || !boundary.find()) {
      throw Refused.invalid("", "neither JSON nor parts but " + type);
    }
    return parts("--" + boundary.group(1), new String(body, StandardCharsets.ISO_8859_1));
  }

  /// One character of the text stands for one byte of the body.
  private static Multipart parts(String boundary, String text) {
    JsonNode json = MissingNode.getInstance();
    Map<Integer, Attachment> files = new LinkedHashMap<>();
    int begin = text.indexOf(boundary);
    Check.require("", begin >= 0, "no part at all");
    int end = text.indexOf("\r\n" + boundary, begin);
    while (end >= 0) {
      String part = text.substring(begin + boundary.length() + 2, end);
      int head = part.indexOf("\r\n\r\n");
      String heading = part.substring(0, head);
      byte[] content = part.substring(head + 4).getBytes(StandardCharsets.ISO_8859_1);
      String name = found(NAME, heading);
      Matcher number = NUMBER.matcher(name);
      if (name.equals("payload_json")) {
        json = Nodes.read(new String(content, StandardCharsets.UTF_8));
      } else if (number.matches()) {
        files.put(Integer.parseInt(number.group(1)), file(heading, content));
      } else {
        throw Refused.invalid(name, "a part of this name is unknown");
      }
      begin = end + 2;
      end = text.indexOf("\r\n" + boundary, begin);
    }
    Check.require("", files.size() <= 10, "at most ten files");
    return new Multipart(json, files);
  }

  private static Attachment file(String heading, byte[] content) {
    Check.require("files", !found(FILE, heading).isEmpty(), "a file needs a name");
    if (content.length > LARGEST) {
      throw new Refused(413, 40005, "Request entity too large");
    }
    return new Attachment(Snowflakes.next(), found(FILE, heading), found(TYPE, heading), content);
  }

  private static String found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? matcher.group(1).strip() : "";
  }
}
