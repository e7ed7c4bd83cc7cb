package depesche.bot.report;

import depesche.adjudicator.Seat;
import freemarker.template.AdapterTemplateModel;
import freemarker.template.Configuration;
import freemarker.template.SimpleObjectWrapper;
import freemarker.template.SimpleScalar;
import freemarker.template.TemplateHashModel;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import freemarker.template.TemplateScalarModel;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a template may see: texts, numbers, lists, and the components of records. Nothing else of
/// Java can be reached, and a record does not print itself.
final class TemplateAccess extends SimpleObjectWrapper {

  TemplateAccess() {
    super(Configuration.VERSION_2_3_35);
  }

  @Override
  protected @Nullable TemplateModel handleUnknownType(Object value) throws TemplateModelException {
    return switch (value) {
      case Optional<?> optional -> optional.isPresent() ? wrap(optional.get()) : null;
      case Seat seat -> new SeatModel(seat, this);
      case Record record -> new RecordModel(record, this);
      case Enum<?> constant -> new SimpleScalar(constant.name());
      case Instant instant -> new Moment(instant);
      default -> super.handleUnknownType(value);
    };
  }

  /// A moment; only `when(…)` prints it.
  record Moment(Instant instant) implements AdapterTemplateModel {

    @Override
    public Object getAdaptedObject(Class<?> hint) {
      return instant;
    }
  }

  /// A record by its components and its own methods without arguments. `record` is its name, unless
  /// a component is called so.
  static class RecordModel implements TemplateHashModel, AdapterTemplateModel {

    private final Record record;
    private final TemplateAccess templateAccess;

    RecordModel(Record record, TemplateAccess templateAccess) {
      this.record = record;
      this.templateAccess = templateAccess;
    }

    @Override
    public @Nullable TemplateModel get(String key) throws TemplateModelException {
      for (Method method : record.getClass().getDeclaredMethods()) {
        if (method.getName().equals(key) && readable(method)) {
          return templateAccess.wrap(read(method));
        }
      }
      return key.equals("record") ? new SimpleScalar(record.getClass().getSimpleName()) : null;
    }

    private static boolean readable(Method method) {
      return method.getParameterCount() == 0
          && Modifier.isPublic(method.getModifiers())
          && !Modifier.isStatic(method.getModifiers())
          && method.getReturnType() != void.class
          && !method.getName().equals("toString")
          && !method.getName().equals("hashCode");
    }

    private Object read(Method method) throws TemplateModelException {
      try {
        return method.invoke(record);
      } catch (IllegalAccessException | InvocationTargetException e) {
        throw new TemplateModelException(
            "cannot read " + method.getName() + " of " + record.getClass().getSimpleName(), e);
      }
    }

    @Override
    public boolean isEmpty() {
      return false;
    }

    @Override
    public Object getAdaptedObject(Class<?> hint) {
      return record;
    }
  }

  /// A seat, which prints as its name.
  static final class SeatModel extends RecordModel implements TemplateScalarModel {

    private final Seat seat;

    SeatModel(Seat seat, TemplateAccess templateAccess) {
      super(seat, templateAccess);
      this.seat = seat;
    }

    @Override
    public String getAsString() {
      return seat.name();
    }
  }
}
