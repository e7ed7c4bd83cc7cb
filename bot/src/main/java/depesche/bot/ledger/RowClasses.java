package depesche.bot.ledger;

import depesche.bot.ledger.discord.CommandRow;
import depesche.bot.ledger.discord.HeardRow;
import depesche.bot.ledger.discord.HomeRow;
import depesche.bot.ledger.discord.LinkRow;
import depesche.bot.ledger.discord.LoginRow;
import depesche.bot.ledger.discord.PlaceRow;
import depesche.bot.ledger.discord.TalkRow;
import depesche.bot.ledger.mail.EnclosureRow;
import depesche.bot.ledger.mail.IdleAnswerRow;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.ListRow;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.mail.StrangerRow;
import depesche.bot.ledger.mail.TokenRow;
import depesche.bot.ledger.master.CallRow;
import depesche.bot.ledger.master.MasterEntryRow;
import depesche.bot.ledger.master.MasterRow;
import depesche.bot.ledger.master.RequestRow;
import depesche.bot.ledger.people.AbsenceRow;
import depesche.bot.ledger.people.AddressRow;
import depesche.bot.ledger.people.AllowanceRow;
import depesche.bot.ledger.people.EjectionRow;
import depesche.bot.ledger.people.KeptSeatRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.ledger.people.OutcomeRow;
import depesche.bot.ledger.people.SignOnFailureRow;
import depesche.bot.ledger.people.WaitingRow;
import depesche.bot.ledger.press.DiaryRow;
import depesche.bot.ledger.press.IssueRow;
import depesche.bot.ledger.press.PressCopyRow;
import depesche.bot.ledger.press.PressMemberRow;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.ledger.press.PressThreadRow;
import depesche.bot.ledger.series.SeriesGameRow;
import depesche.bot.ledger.series.SeriesPlayerRow;
import depesche.bot.ledger.series.SeriesRoundRow;
import depesche.bot.ledger.series.SeriesRow;
import depesche.bot.ledger.series.SeriesSeatRow;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.DrawRow;
import depesche.bot.ledger.turn.LetterRow;
import depesche.bot.ledger.turn.PresenceRow;
import depesche.bot.ledger.turn.SealRow;
import depesche.bot.ledger.turn.TodoRow;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.ledger.votes.EndingRow;
import depesche.bot.ledger.votes.ProposalRow;
import depesche.bot.ledger.votes.StatementRow;
import depesche.bot.ledger.votes.VoteRow;
import java.util.List;
import javax.sql.DataSource;
import org.hibernate.SessionFactory;
import org.hibernate.jpa.HibernatePersistenceConfiguration;

/// The rows of all tables.
final class RowClasses {

  static final List<Class<?>> ALL =
      List.of(
          PlayerRow.class,
          GameRow.class,
          SeatRow.class,
          TokenRow.class,
          InboxRow.class,
          LetterRow.class,
          TurnRow.class,
          DrawRow.class,
          SealRow.class,
          ParcelRow.class,
          EnclosureRow.class,
          AlarmRow.class,
          TodoRow.class,
          StrangerRow.class,
          IdleAnswerRow.class,
          SignOnFailureRow.class,
          PlaceRow.class,
          TalkRow.class,
          HeardRow.class,
          HomeRow.class,
          LoginRow.class,
          LinkRow.class,
          CommandRow.class,
          AbsenceRow.class,
          PresenceRow.class,
          AddressRow.class,
          AllowanceRow.class,
          KeptSeatRow.class,
          OutcomeRow.class,
          OfferRow.class,
          WaitingRow.class,
          EjectionRow.class,
          MasterRow.class,
          ListRow.class,
          MasterEntryRow.class,
          RequestRow.class,
          CallRow.class,
          VoteRow.class,
          ProposalRow.class,
          EndingRow.class,
          StatementRow.class,
          PressRow.class,
          PressCopyRow.class,
          DiaryRow.class,
          IssueRow.class,
          PressThreadRow.class,
          PressMemberRow.class,
          SeriesRow.class,
          SeriesPlayerRow.class,
          SeriesGameRow.class,
          SeriesSeatRow.class,
          SeriesRoundRow.class);

  private RowClasses() {}

  /// {@return what reads and writes them}
  static SessionFactory sessions(DataSource source) {
    HibernatePersistenceConfiguration configuration =
        new HibernatePersistenceConfiguration("ledger")
            .property("jakarta.persistence.nonJtaDataSource", source)
            .property("hibernate.hbm2ddl.auto", "none")
            // The schema is Flyway's alone: no tables for questions that nobody asks.
            .property("hibernate.query.mutation_strategy.global_temporary.create_tables", false)
            .property("hibernate.jdbc.batch_size", 64)
            .property("hibernate.order_inserts", true)
            .property("hibernate.order_updates", true);
    ALL.forEach(configuration::managedClass);
    return configuration.createEntityManagerFactory();
  }
}
