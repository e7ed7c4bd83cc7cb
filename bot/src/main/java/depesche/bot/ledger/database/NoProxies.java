package depesche.bot.ledger.database;

import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.bytecode.internal.none.BytecodeProviderImpl;
import org.hibernate.bytecode.spi.BytecodeProvider;
import org.hibernate.service.spi.ServiceContributor;

/// Tells Hibernate to write no classes of its own. Rows are plain, none refers to another, and none
/// is read later than asked for; three classes for each would cost a start half a second and a
/// server ten megabytes.
public final class NoProxies implements ServiceContributor {

  @Override
  public void contribute(StandardServiceRegistryBuilder services) {
    services.addService(BytecodeProvider.class, new BytecodeProviderImpl());
  }
}
