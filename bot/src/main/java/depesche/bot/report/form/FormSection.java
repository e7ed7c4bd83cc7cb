package depesche.bot.report.form;

import static depesche.bot.report.page.PagePart.literal;

import depesche.bot.report.page.MailtoLink;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// A form as a part of a page. Its pull-downs come by a script; without it lines stand there to
/// begin with.
///
/// @param words what it says, by name
public record FormSection(OrderForm form, UnaryOperator<String> words) {

  /// The script of every form.
  public static final String SCRIPT = "form.js";

  /// Its style.
  public static final String STYLE = "form.css";

  /// {@return the text of one of these files}
  public static String file(String name) {
    try (InputStream in = FormSection.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return the section}
  ///
  /// @param reply the mail that it may open
  String html(Optional<MailtoLink> reply) {
    StringBuilder html = new StringBuilder();
    html.append("<section id=\"form\" data-who=\"").append(said("Who")).append("\">\n<h2>");
    html.append(said("Heading"))
        .append("</h2>\n<p>")
        .append(said(reply.isPresent() ? "Mailed" : "Public"));
    html.append("</p>\n<div class=\"example\">\n");
    form.sheets().forEach(sheet -> example(html, sheet));
    html.append("</div>\n<div class=\"who scripted\" hidden></div>\n");
    html.append(
        """
        <div class="map"></div>
        <div class="fields scripted" hidden></div>
        <p class="scripted" hidden><label>\
        """);
    html.append(said("Lines"))
        .append(" <textarea class=\"text\" rows=\"3\" readonly></textarea></label>");
    html.append("<button type=\"button\" class=\"copy\">")
        .append(said("Copy"))
        .append("</button></p>\n");
    reply.ifPresent(
        link -> {
          html.append("<p><a class=\"send\" data-start=\"").append(literal(link.to(List.of())));
          html.append("\" href=\"")
              .append(literal(link.to(lines())))
              .append("\">")
              .append(said("Send"));
          html.append("</a></p>\n<p class=\"long\" hidden>").append(said("Long")).append("</p>\n");
        });
    return html.append("</section>\n").toString();
  }

  /// {@return the section of a page for everybody}
  public String html() {
    return html(Optional.empty());
  }

  /// {@return a page of its own for one seat, whole in itself}
  ///
  /// @param title of the page
  public String page(String title, MailtoLink reply) {
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        + "<meta name=\"color-scheme\" content=\"light dark\">\n<title>"
        + literal(title)
        + "</title>\n"
        + "<style>\n"
        + "body { font: 1.05rem/1.5 sans-serif; margin: 0 auto; padding: 1rem; max-width: 62rem;"
        + " }\n"
        + file(STYLE)
        + "</style>\n</head>\n<body>\n<main>\n<h1>"
        + literal(title)
        + "</h1>\n"
        + html(Optional.of(reply))
        + "</main>\n<script>\n"
        + form.script(Optional.empty())
        + file(SCRIPT)
        + "</script>\n</body>\n</html>\n";
  }

  private List<String> lines() {
    return form.sheets().stream().flatMap(sheet -> sheet.lines().stream()).toList();
  }

  private void example(StringBuilder html, OrderForm.Sheet sheet) {
    if (form.sheets().size() > 1) {
      html.append("<h3>").append(literal(sheet.seat())).append("</h3>\n");
    }
    html.append("<pre>");
    sheet.lines().forEach(line -> html.append(literal(line)).append('\n'));
    html.append("</pre>\n");
  }

  private String said(String name) {
    return literal(words.apply(name));
  }
}
