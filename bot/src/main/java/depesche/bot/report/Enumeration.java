package depesche.bot.report;

import freemarker.template.TemplateCollectionModel;
import freemarker.template.TemplateModelException;
import freemarker.template.TemplateModelIterator;
import freemarker.template.TemplateSequenceModel;
import java.util.ArrayList;
import java.util.List;

/// Several things named in one sentence: `Danzig, Posen and Warsaw`.
final class Enumeration {

  private Enumeration() {}

  /// {@return the texts with commas between them and the word before the last; `none` if there are
  /// none}
  static String of(Object given, String word) throws TemplateModelException {
    List<String> texts = texts(given);
    if (texts.isEmpty()) {
      return "none";
    }
    String last = texts.removeLast();
    return texts.isEmpty() ? last : String.join(", ", texts) + " " + word + " " + last;
  }

  private static List<String> texts(Object given) throws TemplateModelException {
    List<String> texts = new ArrayList<>();
    if (given instanceof TemplateSequenceModel sequence) {
      for (int i = 0; i < sequence.size(); i++) {
        texts.add(Voice.text(sequence.get(i)));
      }
    } else if (given instanceof TemplateCollectionModel collection) {
      TemplateModelIterator items = collection.iterator();
      while (items.hasNext()) {
        texts.add(Voice.text(items.next()));
      }
    } else {
      throw new TemplateModelException("a list of texts is wanted");
    }
    return texts;
  }
}
