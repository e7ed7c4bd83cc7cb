package depesche.bot.door;

import java.util.List;

/// The head of an old mail as programs write it above its text: several lines of a word, a colon
/// and a value, in any language, and among the values a date, our address or our subject.
final class QuotedHeader {

  private static final int REACH = 12;
  private static final int FEWEST = 3;

  /// Two lines are enough where the words are known: who, and then when or to whom.
  private static final List<String> WHO =
      List.of(
          "from:",
          "von:",
          "de:",
          "da:",
          "van:",
          "från:",
          "fra:",
          "od:",
          "lähettäjä:",
          "от:",
          "від:",
          "expéditeur:",
          "remitente:",
          "mittente:",
          "afzender:",
          "差出人:",
          "发件人:",
          "寄件者:",
          "寄件人:",
          "보낸 사람:",
          "gönderen:",
          "kimden:",
          "feladó:",
          "από:",
          "מאת:",
          "من:");

  private static final List<String> NEXT =
      List.of(
          "sent:",
          "gesendet:",
          "date:",
          "datum:",
          "envoyé:",
          "date d'envoi:",
          "enviado:",
          "enviada:",
          "inviato:",
          "data:",
          "fecha:",
          "verzonden:",
          "skickat:",
          "sendt:",
          "lähetetty:",
          "wysłano:",
          "wysłane:",
          "odesláno:",
          "отправлено:",
          "дата:",
          "送信日時:",
          "发送时间:",
          "傳送日期:",
          "보낸 날짜:",
          "gönderme:",
          "elküldve:",
          "to:",
          "an:",
          "à:",
          "para:",
          "a:",
          "aan:",
          "till:",
          "til:",
          "do:",
          "komu:",
          "кому:",
          "宛先:",
          "收件人:",
          "받는 사람:",
          "subject:",
          "betreff:",
          "objet:",
          "asunto:",
          "oggetto:",
          "assunto:",
          "onderwerp:",
          "ämne:",
          "emne:",
          "aihe:",
          "temat:",
          "předmět:",
          "тема:",
          "件名:",
          "主题:");

  private QuotedHeader() {}

  /// {@return whether the head of an old mail begins at this line}
  static boolean at(List<LineShape> all, int at, String own) {
    if (!all.get(at).isNamed()) {
      return false;
    }
    List<LineShape> block = block(all, at);
    boolean known =
        starts(block.getFirst(), WHO)
            && block.stream().skip(1).limit(2).anyMatch(s -> starts(s, NEXT));
    boolean proved =
        block.stream()
            .anyMatch(
                line -> (line.hasDate() && line.hasTime()) || line.names(own) || line.hasGame());
    return known || (proved && block.size() >= FEWEST);
  }

  /// The lines with a word and a colon from here on; a value may go on in the line below its own.
  private static List<LineShape> block(List<LineShape> all, int at) {
    List<LineShape> spoken =
        all.subList(at, Math.min(all.size(), at + REACH)).stream()
            .filter(s -> !s.isBlank())
            .toList();
    int end = 0;
    while (end < spoken.size()
        && (spoken.get(end).isNamed() || (end > 0 && spoken.get(end - 1).isNamed()))) {
      end++;
    }
    return spoken.subList(0, end).stream().filter(LineShape::isNamed).toList();
  }

  private static boolean starts(LineShape line, List<String> words) {
    String plain = line.text().replace("*", "").replace(" :", ":");
    return words.stream().anyMatch(plain::startsWith);
  }
}
